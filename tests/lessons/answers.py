"""The answers that lead through a lesson."""

from operahouse.lessons.lesson import NEXT, Lesson, Step


def answers_of(step: Step) -> list[str]:
    """What “show me” would do in a step; a free choice is made as the lesson goes on, and then read about."""
    if step.choice is not None:
        return [step.choice.solution, NEXT]
    return [task.solution for task in step.tasks] or [NEXT]


def solutions(each: Lesson) -> list[str]:
    """The answers from the first step to the last."""
    return [answer for step in each.steps for answer in answers_of(step)]
