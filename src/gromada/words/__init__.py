"""The table in words: boards as text, what an answer costs, looking things up, understanding what somebody typed."""
