"""Players for any game: they see a Game and a guess at the truth, never the truth and never a particular game."""
