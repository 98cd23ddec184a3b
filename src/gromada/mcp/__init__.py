"""A seat for a language model: the table in words behind the Model Context Protocol."""
