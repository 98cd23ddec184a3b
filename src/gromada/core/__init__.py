"""The engine: steps on an agenda, questions to seats, luck, records. It knows no game and does no I/O."""
