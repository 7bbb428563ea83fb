"""Learns a network from sampled positions with PyTorch, and rounds it to whole numbers.

The network corrects the linear judge: its score is added to what the weighed features say, and at first it adds
nothing. Half of what a seat is told to expect is how its game ended, half what the network itself says of the same
game some time later: that has less luck in it.
"""

# ruff: noqa: ANN401 (PyTorch is an extra: what comes from it has no types here)

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from operahouse.bots.network import FIRST_BITS, LAST_BITS, MIDDLE_BITS, Stages, Weights
from operahouse.kernel.codes import CodeBook, CodeEncoder
from operahouse.lab.optional_libraries import require
from operahouse.lab.train.samples import Samples

UNITS = 64
MIDDLE_UNITS = 32
CLEAN = 1
"""Games with habits up to this number are clean: calibration goes by them."""
FEWEST_ROWS = 300
"""A stage of which fewer clean positions are held out stays as it was learned."""
CEILING = 8.0
"""What a unit passes on at most."""
LATER = 0.22
"""The judgement that counts as half of a target is so much of the game later."""
POINTS_SCALE = 10.0
HELD_OUT = 10
"""One game in so many is held out, to see when learning turns into learning by heart."""
MOST_WEIGHT = 31.0
MOST_SUM = 100.0
"""Sums of the first layer stay below: a lane of the network holds up to 128."""

Array = NDArray[np.generic]


@dataclass(frozen=True)
class Course:
    """How long and how fast to learn."""

    epochs: int = 3
    batch: int = 4096
    rate: float = 1.5e-3
    row_rate: float = 5e-4
    """How fast rows of codes learn: many of them are added up, so that each must change little."""
    decay: float = 0.3
    dropout: float = 0.2
    units: int = UNITS


@dataclass(frozen=True)
class Learned:
    """A network and how well it predicts games it never saw, beside the linear judge."""

    weights: Weights
    log_loss: float
    linear_log_loss: float
    epochs: list[float]
    by_stage: dict[str, list[float]]


def learn(
    codes: CodeEncoder,
    data: list[Samples],
    spread: list[float],
    course: Course,
    before: Weights | None = None,
    seed: int = 1,
) -> Learned:
    """Learn from samples, one set for each number of players."""
    torch = require("torch", "train")
    torch.manual_seed(seed)
    torch.set_float32_matmul_precision("high")
    device = "cuda" if torch.cuda.is_available() else "cpu"
    model = _model(torch, codes, spread, course).to(device)
    taught = before is not None and len(before.first_bias) == course.units
    if before is not None and taught:
        _load(torch, model, before)
    sets = [_tensors(torch, samples, device) for samples in data if len(samples["stage"]) > 0]
    history: list[float] = []
    best, best_state = float("inf"), None
    steps = course.epochs * sum(-(-len(part["train"]) // course.batch) for part in sets)
    optimizer, schedule = _optimizer(torch, model, course, steps)
    for epoch in range(course.epochs):
        for part in sets:
            part["target"] = part["z"] if epoch == 0 and not taught else _targets(torch, model, part)
        _run_epoch(torch, model, sets, course, optimizer, schedule)
        loss = _held_out_loss(torch, model, sets)
        history.append(loss)
        if loss < best:
            best, best_state = loss, {name: value.clone() for name, value in model.state_dict().items()}
    assert best_state is not None
    model.load_state_dict(best_state)
    _calibrate(torch, model, sets)
    best = _held_out_loss(torch, model, sets)
    linear = _held_out_loss(torch, model, sets, linear=True)
    if model.largest > MOST_SUM:
        raise ValueError(f"a sum of the first layer is {model.largest:.0f}: learn with more decay")
    return Learned(_rounded(torch, model), best, linear, history, _by_stage(torch, model, sets))


def _optimizer(torch: Any, model: Any, course: Course, steps: int) -> tuple[Any, Any]:
    groups: dict[bool, list[Any]] = {True: [], False: []}
    for name, parameter in model.named_parameters():
        groups[name.endswith((".each", ".steps"))].append(parameter)
    rates = [course.row_rate, course.rate]
    parameters = [{"params": groups[rows], "lr": rate} for rows, rate in zip([True, False], rates, strict=True)]
    optimizer = torch.optim.AdamW(parameters, lr=course.rate, weight_decay=course.decay)
    return optimizer, torch.optim.lr_scheduler.OneCycleLR(optimizer, rates, total_steps=steps + 1, pct_start=0.1)


def _model(torch: Any, codes: CodeEncoder, spread: list[float], course: Course) -> Any:
    nn = torch.nn
    units = course.units

    class Rows(nn.Module):  # type: ignore[misc, name-defined]
        """A row of weights for each code; neighbours in a group share what the lower ones learned."""

        def __init__(self, book: CodeBook) -> None:
            super().__init__()
            self.each = nn.Parameter(torch.randn(book.size, units) * 0.03)
            self.steps = nn.Parameter(torch.zeros(book.size, units))
            below = torch.zeros(book.size, book.size)
            for group in book.groups:
                end = group.first + group.size
                below[group.first : end, group.first : end] = torch.tril(torch.ones(group.size, group.size))
            self.register_buffer("below", below)

        def rows(self) -> Any:
            return self.each + self.below @ self.steps

        def forward(self, found: Any) -> Any:
            return _hot(torch, found, len(self.below)) @ self.rows()

    class Judge(nn.Module):  # type: ignore[misc, name-defined]
        def __init__(self) -> None:
            super().__init__()
            self.table = Rows(codes.table)
            self.seat = Rows(codes.seat)
            self.others = Rows(codes.seat)
            self.secret = Rows(codes.secret) if codes.secret.size else None
            self.first_bias = nn.Parameter(torch.full((units,), 0.5))
            self.middle = nn.Linear(units, MIDDLE_UNITS)
            self.heads = nn.Linear(MIDDLE_UNITS, 2, bias=False)
            nn.init.zeros_(self.heads.weight)
            self.slope = nn.Parameter(torch.tensor([1 / value for value in spread]))
            self.register_buffer("trust", torch.ones(len(spread)))
            self.register_buffer("offset", torch.zeros(len(spread)))
            self.dropout = nn.Dropout(course.dropout)
            self.largest = 0.0

        def forward(self, table: Any, seats: Any, secrets: Any, stage: Any, expected: Any) -> Any:
            own, others = self._both(seats)
            total = self.first_bias + self.table(table)[:, None] + own
            total = total + others.sum(1, keepdim=True) - others
            if self.secret is not None:
                total = total + self.secret(secrets)
            self.largest = max(self.largest, float(total.detach().abs().max())) if not self.training else self.largest
            first = self.dropout(total.clamp(0, CEILING))
            middle = self.dropout(self.middle(first).clamp(0, CEILING))
            heads = self.heads(middle)
            scores = expected * self.slope[stage][:, None] + heads[..., 0] * self.trust[stage][:, None]
            return scores, heads[..., 1] * POINTS_SCALE + self.offset[stage][:, None]

        def _both(self, seats: Any) -> Any:
            rows = torch.cat([self.seat.rows(), self.others.rows()], 1)
            return (_hot(torch, seats, len(rows)) @ rows).split(units, -1)

    return Judge()


def _hot(torch: Any, found: Any, size: int) -> Any:
    """How often each code is found: a product with rows is quicker than to look them up, above all when learning."""
    counts = torch.zeros(*found.shape[:-1], size + 1, device=found.device)
    counts.scatter_add_(-1, found % (size + 1), torch.ones_like(found, dtype=counts.dtype))
    return counts[..., :size]


def _tensors(torch: Any, samples: Samples, device: str) -> dict[str, Any]:
    """The columns on the device, with the places of training and held-out rows, and of each row's later one."""
    part = {
        name: torch.from_numpy(np.ascontiguousarray(samples[name])).to(device)
        for name in ["table", "seats", "secrets", "expected", "stage", "z", "final", "habits"]
    }
    game = np.asarray(samples["game"])
    part["later"] = torch.from_numpy(later_rows(game)).to(device)
    held = game % HELD_OUT == 0
    part["train"] = torch.from_numpy(np.flatnonzero(~held)).to(device)
    part["held"] = torch.from_numpy(np.flatnonzero(held)).to(device)
    return part


def later_rows(game: NDArray[np.generic]) -> NDArray[np.int64]:
    """For each row the row of the same game that is a part of the game later; -1 where the game is over by then."""
    count = len(game)
    starts = np.flatnonzero(np.r_[True, game[1:] != game[:-1]]) if count else np.zeros(0, np.int64)
    sizes = np.diff(np.r_[starts, count])
    end = np.repeat(starts + sizes, sizes)
    later = np.arange(count) + np.ceil(np.repeat(sizes, sizes) * LATER).astype(np.int64)
    return np.where(later < end, later, -1)


def _batch(part: dict[str, Any], rows: Any) -> list[Any]:
    names = ["table", "seats", "secrets", "stage", "expected"]
    return [part[name][rows].long() if name != "expected" else part[name][rows] for name in names]


def _targets(torch: Any, model: Any, part: dict[str, Any]) -> Any:
    """Half how the game ended, half what the network says of it later."""
    model.eval()
    with torch.no_grad():
        count = len(part["stage"])
        said = [
            model(*_batch(part, torch.arange(first, min(first + 16384, count), device=part["z"].device)))[0].softmax(-1)
            for first in range(0, count, 16384)
        ]
    chances = torch.cat(said)
    over = (part["later"] < 0)[:, None]
    return 0.5 * part["z"] + 0.5 * torch.where(over, part["z"], chances[part["later"]])


def _run_epoch(
    torch: Any, model: Any, sets: list[dict[str, Any]], course: Course, optimizer: Any, schedule: Any
) -> None:
    model.train()
    batches = []
    for number, part in enumerate(sets):
        order = part["train"][torch.randperm(len(part["train"]), device=part["train"].device)]
        batches += [(number, rows) for rows in order.split(course.batch) if len(rows) > 0]
    for place in torch.randperm(len(batches)).tolist():
        number, rows = batches[place]
        part = sets[number]
        scores, points = model(*_batch(part, rows))
        loss = -(part["target"][rows] * scores.log_softmax(-1)).sum(-1).mean()
        missing = (part["final"][rows] - part["expected"][rows] - points) / POINTS_SCALE
        loss = loss + 0.3 * (missing**2).clamp(max=25.0).mean()
        optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()
        schedule.step()


def _judged(torch: Any, model: Any, part: dict[str, Any], linear: bool = False) -> tuple[Any, Any]:
    """Chances and expected points of the held-out rows."""
    model.eval()
    chances, points = [], []
    with torch.no_grad():
        for rows in part["held"].split(16384):
            scores, more = model(*_batch(part, rows))
            if linear:
                scores = part["expected"][rows] * model.slope[part["stage"][rows].long()][:, None]
                more = more * 0
            chances.append(scores.softmax(-1))
            points.append(part["expected"][rows] + more)
    return torch.cat(chances), torch.cat(points)


def _held_out_loss(torch: Any, model: Any, sets: list[dict[str, Any]], linear: bool = False) -> float:
    total, count = 0.0, 0
    for part in sets:
        chances, _ = _judged(torch, model, part, linear)
        losses = -(part["z"][part["held"]] * chances.clamp(min=1e-6).log()).sum(-1)
        total += float(losses.sum())
        count += len(losses)
    return total / max(1, count)


def _calibrate(torch: Any, model: Any, sets: list[dict[str, Any]]) -> None:
    """Fit slope, trust and offset of each stage to the clean games held out: what good players make of a position."""
    judged: list[tuple[Any, ...]] = []
    model.eval()
    with torch.no_grad():
        for part in sets:
            clean = part["held"][part["habits"][part["held"]] <= CLEAN]
            for rows in clean.split(16384) if len(clean) > 0 else []:
                scores, points = model(*_batch(part, rows))
                weighed = part["expected"][rows] * model.slope[part["stage"][rows].long()][:, None]
                short = part["final"][rows] - part["expected"][rows] - points
                judged.append((part["stage"][rows], weighed, scores - weighed, part["z"][rows], short))
        for stage in range(len(model.trust)):
            here = [[column[found[0] == stage] for column in found[1:]] for found in judged]
            here = [columns for columns in here if len(columns[0]) > 0]
            if sum(len(columns[0]) for columns in here) < FEWEST_ROWS:
                continue
            slope, trust = _fit_scales(torch, [columns[:3] for columns in here])
            model.slope[stage] *= slope
            model.trust[stage] *= trust
            model.offset[stage] += torch.cat([columns[3].flatten() for columns in here]).mean()


def _fit_scales(torch: Any, judged: list[list[Any]]) -> tuple[float, float]:
    """By what to multiply the two parts of a score, so that chances come true."""
    with torch.enable_grad():
        scales = torch.ones(2, device=judged[0][0].device, requires_grad=True)
        optimizer = torch.optim.LBFGS([scales], max_iter=30, line_search_fn="strong_wolfe")

        def loss() -> Any:
            optimizer.zero_grad()
            total = sum(
                -(z * (scales[0] * weighed + scales[1] * said).log_softmax(-1)).sum() for weighed, said, z in judged
            ) / sum(len(z) for _, _, z in judged)
            total.backward()
            return total

        optimizer.step(loss)
    return float(scales[0]), float(scales[1])


def _by_stage(torch: Any, model: Any, sets: list[dict[str, Any]]) -> dict[str, list[float]]:
    """Of clean games, by stage: rows, log loss, that of the linear judge, error of calibration, and points too many."""
    report: dict[str, list[float]] = {}
    for whole in sets:
        part = {**whole, "held": whole["held"][whole["habits"][whole["held"]] <= CLEAN]}
        if len(part["held"]) == 0:
            continue
        players = part["z"].shape[1]
        chances, points = _judged(torch, model, part)
        linear, _ = _judged(torch, model, part, linear=True)
        z, final, stages = part["z"][part["held"]], part["final"][part["held"]], part["stage"][part["held"]]
        for stage in sorted(set(stages.tolist())):
            here = stages == stage
            losses = [float(-(z[here] * said[here].clamp(min=1e-6).log()).sum(-1).mean()) for said in (chances, linear)]
            bias = float((points[here] - final[here]).mean())
            error = calibration_error(chances[here].cpu().numpy(), z[here].cpu().numpy())
            report[f"{players}/{stage}"] = [int(here.sum()), *[round(x, 4) for x in (*losses, error, bias)]]
    return report


def calibration_error(chances: Array, won: Array, bins: int = 10) -> float:
    """How far chances are from what comes true, on average over bins of chances."""
    said, came = np.asarray(chances).ravel(), np.asarray(won).ravel()
    place = np.minimum((said * bins).astype(int), bins - 1)
    total = 0.0
    for number in range(bins):
        here = place == number
        if here.any():
            total += abs(float(said[here].mean() - came[here].mean())) * int(here.sum())
    return total / max(1, len(said))


def _whole(rows: Any, bits: int) -> list[list[int]]:
    values = rows.detach().cpu().numpy().clip(-MOST_WEIGHT, MOST_WEIGHT)
    return [[int(value) for value in row] for row in np.round(values * (1 << bits))]


def _rounded(torch: Any, model: Any) -> Weights:
    """The network in whole numbers."""
    secret = _whole(model.secret.rows(), FIRST_BITS) if model.secret is not None else []
    heads = model.heads.weight * torch.tensor([[1.0], [POINTS_SCALE]], device=model.heads.weight.device)
    return Weights(
        _whole(model.table.rows(), FIRST_BITS),
        _whole(model.seat.rows(), FIRST_BITS),
        _whole(model.others.rows(), FIRST_BITS),
        secret,
        _whole(model.first_bias[None], FIRST_BITS)[0],
        _whole(model.middle.weight.T, MIDDLE_BITS),
        _whole(model.middle.bias[None], MIDDLE_BITS)[0],
        _whole(heads, LAST_BITS),
        Stages(*[[float(value) for value in part.detach().cpu()] for part in (model.slope, model.trust, model.offset)]),
    )


def _load(torch: Any, model: Any, weights: Weights) -> None:
    """Begin with a network learned before."""

    def rows(values: list[list[int]], bits: int) -> Any:
        return torch.tensor(values, dtype=torch.float32) / (1 << bits)

    with torch.no_grad():
        pairs = [(model.table, weights.table), (model.seat, weights.seat), (model.others, weights.others)]
        if model.secret is not None:
            pairs.append((model.secret, weights.secret))
        for module, values in pairs:
            module.each.copy_(rows(values, FIRST_BITS))
            module.steps.zero_()
        model.first_bias.copy_(rows([weights.first_bias], FIRST_BITS)[0])
        model.middle.weight.copy_(rows(weights.middle, MIDDLE_BITS).T)
        model.middle.bias.copy_(rows([weights.middle_bias], MIDDLE_BITS)[0])
        scale = torch.tensor([[1.0], [POINTS_SCALE]])
        model.heads.weight.copy_(rows(weights.heads, LAST_BITS) / scale)
        model.slope.copy_(torch.tensor(weights.stages.slope))
