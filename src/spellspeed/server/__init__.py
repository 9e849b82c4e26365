"""The server: tables for people and programs, over HTTP and websockets. See docs/server.md.

Nothing here is imported by a duel at the terminal; `messages` and `bodies`, which tell what travels, import
neither a web framework nor a database.
"""
