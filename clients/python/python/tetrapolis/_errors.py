"""What the rules answer to a step that is not possible."""


class Refusal(ValueError):
    """A step that a rule forbids; ``rule`` is its number in the rulebook, such as ``PC-3.2``."""

    def __init__(self, reason: str, rule: str) -> None:
        super().__init__(reason, rule)
        self.reason = reason
        self.rule = rule

    def __str__(self) -> str:
        return f"{self.reason} ({self.rule})"
