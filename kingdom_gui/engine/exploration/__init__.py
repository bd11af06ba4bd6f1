"""Exploration: days by terrain, the quickest way through land that nobody knows, expeditions (IT L1370)."""
