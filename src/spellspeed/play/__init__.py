"""Playing at a terminal: the command line and the table in plain lines."""
