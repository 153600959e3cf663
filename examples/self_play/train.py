"""A player of Alaska that has taught itself: self-play and a policy gradient, on one core.

    python -m examples.self_play.train --minutes 60 --out alaska-2.npz
    runehall arena alaska --bots alaska-2.npz,skilled --paired --games 2000

It knows nothing of the game but which actions are legal and, at the end, who has won. A small
network looks at what a seat knows and gives each action a number (how likely it is to be chosen)
and the position one more (what it expects to come of it). It plays 512 games at once against
itself and, in some of them, against what it was some time ago; then what turned out better than
expected is made more likely, what turned out worse less: proximal policy optimization (PPO).
"""

from __future__ import annotations

import argparse
import copy
import math
import time
from itertools import pairwise
from pathlib import Path

import numpy as np
import torch
from rich.console import Console
from torch import Tensor, nn

import runehall
from examples.self_play.alaska import FEATURES, GAME, SEATS, measure
from examples.self_play.hindsight import Rows, Steps, look_back
from runehall.bots.features import Encoder
from runehall.bots.trained import SUFFIX, Trained, training_for
from runehall.engine.arrays import Batch
from runehall.games import GAMES

HIDDEN = (128, 128)
LANES = 512  # games at once
STEPS = 64  # decisions in each, before learning from them
AGAINST_PAST = LANES // 4  # lanes in which one seat is played by an earlier self
PASTS_KEPT = 12
PAST_EVERY = 20  # rounds
EPOCHS, MINIBATCH = 2, 2048
CLIP = 0.2
CURIOSITY = (0.02, 0.002)  # what keeps unlikely actions alive, at the beginning and at the end
LEARNING_RATE = (1e-3, 5e-5)
NOT_LEGAL = -1e9


def new_network(inputs: int, actions: int) -> nn.Sequential:
    """Two hidden layers; the last output is what the seat expects to win."""
    sizes = (inputs, *HIDDEN, actions + 1)
    layers: list[nn.Module] = []
    for before, after in pairwise(sizes):
        layers += [nn.Linear(before, after), nn.ReLU()]
    network = nn.Sequential(*layers[:-1])
    with torch.no_grad():
        network[-1].weight.mul_(0.01)  # at first all legal actions are about equally likely
    return network


def judge(network: nn.Sequential, seen: Tensor, legal: Tensor) -> tuple[Tensor, Tensor]:
    """The logarithms of the odds of all actions, and what is expected."""
    given = network(seen)
    return given[:, :-1].masked_fill(~legal, NOT_LEGAL).log_softmax(dim=1), given[:, -1]


# --- playing --------------------------------------------------------------------------------------


def play(batch: Batch, encoder: Encoder, network: nn.Sequential, past: nn.Sequential) -> Steps:
    """Play some steps in every lane; in the first lanes one seat is the past self's."""
    steps = Steps()
    lanes = np.arange(LANES)
    pasts_seat = np.where(lanes < AGAINST_PAST, lanes % SEATS, -1)
    for _ in range(STEPS):
        seen, legal, seat = encoder.encode(batch.obs), batch.mask() > 0, batch.to_play.copy()
        own = seat != pasts_seat
        chosen, odds, expected = choose(network, seen, legal)
        chosen[~own] = choose(past, seen[~own], legal[~own])[0]
        # Where there is nothing to choose there is nothing to learn either.
        own &= batch.counts > 1
        batch.step(ids=chosen)
        for kept, new in (
            (steps.seen, seen),
            (steps.legal, legal),
            (steps.chosen, chosen),
            (steps.odds, odds),
            (steps.expected, expected),
            (steps.seat, seat),
            (steps.own, own),
            (steps.done, batch.done.copy()),
            (steps.reward, batch.reward.copy()),
        ):
            kept.append(new)
    return steps


def choose(network: nn.Sequential, seen: Rows, legal: Rows) -> tuple[Rows, Rows, Rows]:
    """Actions drawn by their odds, those odds, and what is expected."""
    with torch.no_grad():
        odds, expected = judge(network, torch.from_numpy(seen), torch.from_numpy(legal))
        # The largest of logarithms with Gumbel's noise is a draw by the odds.
        noise = -torch.log(torch.empty_like(odds).exponential_() + 1e-20)
        chosen = (odds + noise).argmax(dim=1)
        return chosen.numpy(), odds.gather(1, chosen[:, None])[:, 0].numpy(), expected.numpy()


# --- learning -------------------------------------------------------------------------------------


def learn(
    network: nn.Sequential, optimizer: torch.optim.Optimizer, steps: Steps, curiosity: float
) -> None:
    """Make what turned out better than expected more likely, in small and cautious steps."""
    better, usable = look_back(steps)
    seen, legal, chosen, odds, expected = (
        torch.from_numpy(np.stack(each)[usable])
        for each in (steps.seen, steps.legal, steps.chosen, steps.odds, steps.expected)
    )
    gain = torch.from_numpy(better[usable])
    came_of_it = expected + gain
    gain = (gain - gain.mean()) / (gain.std() + 1e-8)
    for _ in range(EPOCHS):
        for some in torch.randperm(len(gain)).split(MINIBATCH):
            all_odds, hope = judge(network, seen[some], legal[some])
            ratio = (all_odds.gather(1, chosen[some, None])[:, 0] - odds[some]).exp()
            bounded = ratio.clamp(1.0 - CLIP, 1.0 + CLIP)
            policy = -torch.minimum(ratio * gain[some], bounded * gain[some]).mean()
            spread = -(all_odds.exp() * all_odds.clamp(min=-50.0)).sum(dim=1).mean()
            error = (hope - came_of_it[some]).square().mean()
            optimizer.zero_grad()
            (policy + 0.5 * error - curiosity * spread).backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimizer.step()


def between(ends: tuple[float, float], share: float) -> float:
    """What falls from one number to another while so much of the time has passed."""
    return ends[0] * math.pow(ends[1] / ends[0], share)


def save(network: nn.Sequential, path: Path) -> None:
    """Write a player's file: the network without its last output, which playing does not need."""
    linear = [layer for layer in network if isinstance(layer, nn.Linear)]
    layers = [
        (layer.weight.detach().numpy().T.copy(), layer.bias.detach().numpy().copy())
        for layer in linear
    ]
    layers[-1] = (layers[-1][0][:, :-1], layers[-1][1][:-1])
    training = training_for(GAMES[GAME], SEATS, {}, FEATURES)
    Trained(path.stem, training, layers).save(path)


def train(out: Path, minutes: float, seed: int, look_every: float) -> None:
    """Play and learn in turn until the time is up; save and measure now and then."""
    torch.set_num_threads(1)
    torch.manual_seed(seed)
    chance = np.random.default_rng(seed)
    batch = runehall.batch(GAME, SEATS, size=LANES, seed=seed)
    encoder = Encoder(FEATURES, batch.observation)
    network = new_network(encoder.inputs, int(batch.actions.size))
    optimizer = torch.optim.Adam(network.parameters(), LEARNING_RATE[0])
    pasts = [copy.deepcopy(network)]
    console = Console(highlight=False)
    began, looked, rounds, share = time.process_time(), 0.0, 0, 0.0
    while share < 1.0:
        for group in optimizer.param_groups:
            group["lr"] = between(LEARNING_RATE, share)
        steps = play(batch, encoder, network, pasts[chance.integers(len(pasts))])
        learn(network, optimizer, steps, between(CURIOSITY, share))
        rounds += 1
        if rounds % PAST_EVERY == 0:
            pasts = [*pasts, copy.deepcopy(network)][-PASTS_KEPT:]
        spent = (time.process_time() - began) / 60.0
        share = spent / minutes
        if share >= 1.0 or spent - looked >= look_every:
            looked = spent
            save(network, out)
            games = sum(lane_games - 1 for lane_games in batch.lanes.games)
            told = ", ".join(measure(out, level, 400) for level in ("novice", "skilled"))
            console.print(f"{spent:.1f} min, {rounds} rounds, {games:,} games; {told}")


def main() -> None:
    """Read what is wished for, and train."""
    wishes = argparse.ArgumentParser(description="Let a player teach itself Alaska.")
    wishes.add_argument("--out", type=Path, default=Path("alaska-2.npz"), help="the player's file")
    wishes.add_argument("--minutes", type=float, default=60.0, help="of processor time")
    wishes.add_argument("--seed", type=int, default=1, help="the same seed, the same deals")
    wishes.add_argument(
        "--look-every", type=float, default=5.0, help="minutes between measurements"
    )
    asked = wishes.parse_args()
    if asked.out.suffix != SUFFIX:
        wishes.error(f"a player's file ends with {SUFFIX}")
    train(asked.out, asked.minutes, asked.seed, asked.look_every)


if __name__ == "__main__":
    main()
