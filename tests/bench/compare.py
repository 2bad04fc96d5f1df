"""What a 768-pixel board takes with python-chess and CairoSVG, the usual way of chess bots. Prints median ms and KB."""

import random
import statistics
import sys
import time

import cairosvg
import chess
import chess.svg

SIZE = 768


def boards(count):
    chance = random.Random(1)
    board = chess.Board()
    for _ in range(count):
        if board.is_game_over():
            board = chess.Board()
        board.push(chance.choice(list(board.legal_moves)))
        yield board


def draw(board):
    last = board.peek() if board.move_stack else None
    svg = chess.svg.board(board, size=SIZE, lastmove=last)
    return cairosvg.svg2png(svg.encode(), output_width=SIZE, output_height=SIZE)


def main():
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    times, sizes = [], []
    draw(chess.Board())
    busy = time.process_time()
    for board in boards(count):
        begun = time.perf_counter()
        png = draw(board)
        times.append(1e3 * (time.perf_counter() - begun))
        sizes.append(len(png) / 1024)
    mean = 1e3 * (time.process_time() - busy) / count
    print(f"python-chess: mean {mean:.2f} ms of processor time")
    print(f"python-chess: median {statistics.median(times):.2f} ms {statistics.median(sizes):.1f} KB")


main()
