"""Speed, measured by `make bench` and never in a timed test."""
