// Drives a server with many busy tables of two and prints moves per second and latencies as JSON.
//
//     node drive.cjs boardgameio ADDRESS PROCESS TABLES SECONDS
//     node drive.cjs runehall ADDRESS PROCESS TABLES SECONDS GAME
//
// The pattern is the same for both: two connections for each table; whoever's turn it is moves as
// soon as it sees the position, and a move's latency is the time until its own seat is shown the
// position that follows.
const [kind, address, server, tableCount, seconds, game] = process.argv.slice(2);

/** Counts moves and their latencies once the warm-up is over. */
class Tally {
  constructor() {
    this.latencies = [];
    this.counting = false;
  }
  moved(since) {
    if (this.counting) this.latencies.push(performance.now() - since);
  }
  report() {
    const sorted = Float64Array.from(this.latencies).sort();
    const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
    return {
      moves_per_second: Math.round(sorted.length / Number(seconds)),
      moves_per_processor_second: Math.round(sorted.length / this.processorSeconds),
      p50_ms: at(0.5),
      p99_ms: at(0.99),
    };
  }
}

// Nobody moves before every table is open.
let begin;
const begun = new Promise((resolve) => {
  begin = resolve;
});

/** The processor time the server has used, in seconds. */
function processorSeconds() {
  const stat = require('node:fs').readFileSync(`/proc/${server}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

const post = async (path, body) => {
  const response = await fetch(address + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Connection: 'close' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return response.json();
};

async function boardgameioTable(tally) {
  const { Client } = require('boardgame.io/client');
  const { SocketIO } = require('boardgame.io/multiplayer');
  const { counting } = require('./peer/game.cjs');
  const { matchID } = await post('/games/counting/create', { numPlayers: 2 });
  for (const playerID of ['0', '1']) {
    const { playerCredentials } = await post(`/games/counting/${matchID}/join`, {
      playerID,
      playerName: `player ${playerID}`,
    });
    // The game is given without its moves, so that the client shows only what the server says.
    const client = Client({
      game: { ...counting, moves: { count: { move: counting.moves.count, client: false } } },
      multiplayer: SocketIO({ server: address }),
      matchID,
      playerID,
      credentials: playerCredentials,
      debug: false,
    });
    let since = 0;
    let turn = -1;
    client.subscribe((state) => {
      if (state === null || !state.isConnected || state.ctx.turn === turn) return;
      turn = state.ctx.turn;
      if (since > 0) tally.moved(since);
      since = 0;
      if (state.ctx.currentPlayer === playerID) {
        begun.then(() => {
          since = performance.now();
          client.moves.count();
        });
      }
    });
    client.start();
  }
}

const nonce = () => require('node:crypto').randomBytes(16).toString('hex');
const opening = (type) => ({
  type,
  id: type,
  nonce: nonce(),
  ...(type === 'ready' ? { ready: true } : {}),
});

// Everybody has a name of their own, as in life: sentences with names are not made for each other.
let opened = 0;

async function runehallTable(tally) {
  opened += 1;
  const number = opened;
  const { table, token } = await post('/api/tables', {
    game,
    seats: 2,
    name: `Ada ${number}`,
    pace: 'relaxed',
  });
  const guest = await post(`/api/tables/${table}/seats`, { name: `Ben ${number}` });
  await runehallSeat(table, guest.token, tally, 'ready', () => {});
  // A game that ends makes room for the next one: all tables are busy all the time.
  await runehallSeat(table, token, tally, 'start', () => runehallTable(tally));
}

function runehallSeat(table, token, tally, first, ended) {
  const WebSocket = require('ws');
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/tables/${table}/socket`);
  let since = 0;
  let moves = 0;
  const act = (position) => {
    if (since > 0) tally.moved(since);
    since = 0;
    if (position.view.phase === 'over') {
      socket.close();
      ended();
    }
    const legal = position.legal;
    if (legal.length === 0) return;
    begun.then(() => {
      since = performance.now();
      moves += 1;
      const text = legal[moves % legal.length].text;
      socket.send(JSON.stringify({ type: 'act', id: String(moves), text }));
    });
  };
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', token })));
    socket.on('message', (data) => {
      const message = JSON.parse(data);
      if (message.type === 'welcome') {
        if (message.position) act(message.position);
        else socket.send(JSON.stringify(opening(first)));
      } else if (message.type === 'update') {
        act(message.position);
      } else if (message.type === 'accepted' && message.id === first) {
        resolve();
      } else if (message.type === 'refused') {
        console.error(message);
        process.exit(1);
      }
    });
  });
}

async function main() {
  const tally = new Tally();
  const open = kind === 'runehall' ? runehallTable : boardgameioTable;
  // Ten at a time: opening tables is not what is measured.
  for (let table = 0; table < Number(tableCount); table += 10) {
    await Promise.all(Array.from({ length: 10 }, () => open(tally)));
  }
  begin();
  await new Promise((resolve) => setTimeout(resolve, 3000));
  tally.counting = true;
  const before = processorSeconds();
  await new Promise((resolve) => setTimeout(resolve, 1000 * Number(seconds)));
  tally.processorSeconds = processorSeconds() - before;
  console.log(JSON.stringify(tally.report()));
  process.exit(0);
}

main();
