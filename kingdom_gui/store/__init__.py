"""What is kept on disk: rule files, campaigns, exchange formats."""
