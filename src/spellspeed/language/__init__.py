"""What cards are written in: selections, conditions, verbs, costs and static effects (DESIGN §4)."""
