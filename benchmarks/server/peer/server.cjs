// The peer: boardgame.io with its default in-memory store and a game of one move per turn.
const { Server, Origins } = require('boardgame.io/server');
const { counting } = require('./game.cjs');

const port = Number(process.argv[2]);
Server({ games: [counting], origins: [Origins.LOCALHOST] }).run(port, () => console.log('ready'));
