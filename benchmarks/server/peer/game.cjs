// Two players take turns; a move counts one up. It never ends.
exports.counting = {
  name: 'counting',
  setup: () => ({ count: 0 }),
  moves: { count: ({ G }) => ({ count: G.count + 1 }) },
  turn: { minMoves: 1, maxMoves: 1 },
};
