/**
 * The floor of a server with secrets: ws and the hand-written duel. JSON in, one filtered JSON view per player out.
 * DUEL_COMMIT=each or group: every move is committed to SQLite, synced to disk, before anybody is told of it;
 * one commit per move, or one for all moves of a turn of the event loop. Without it nothing is kept.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { DatabaseSync } from '@photostructure/sqlite';
import { WebSocketServer } from 'ws';
import { Match } from '../games/duel-floor.mjs';
import { control } from './control.mjs';

const commit = process.env.DUEL_COMMIT;
const matches = new Map();
let seeds = 1;

const tell = room =>
  room.sockets.forEach((socket, seat) => socket?.send(JSON.stringify({ type: 'update', match: room.id, view: room.game.view(String(seat)) })));

const leave = (room, seat) => {
  room.sockets[seat] = null;
  if (!room.sockets[0] && !room.sockets[1]) matches.delete(room.id);
};

function keeper() {
  // Beside the bench and not in /tmp, which may be memory: a sync must reach a disk.
  const directory = new URL('../tmp/', import.meta.url);
  mkdirSync(directory, { recursive: true });
  const file = new URL(`duel-${process.pid}.db`, directory).pathname;
  const database = new DatabaseSync(file);
  database.exec('PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL');
  database.exec('CREATE TABLE input (match TEXT, number INTEGER, data TEXT, PRIMARY KEY (match, number)) WITHOUT ROWID');
  const insert = database.prepare('INSERT INTO input VALUES (?, ?, ?)');
  process.on('exit', () => {
    database.close();
    for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true });
  });
  if (commit === 'each')
    return (room, number, data) => {
      insert.run(room.id, number, data);
      tell(room);
    };
  let pending = [];
  const flush = () => {
    const group = pending;
    pending = [];
    database.exec('BEGIN IMMEDIATE');
    for (const { room, number, data } of group) insert.run(room.id, number, data);
    database.exec('COMMIT');
    for (const { room } of group) tell(room);
  };
  return (room, number, data) => {
    if (!pending.length) setImmediate(flush);
    pending.push({ room, number, data });
  };
}
const keep = commit ? keeper() : tell;

const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false, maxPayload: 4096 });
server.on('connection', socket => {
  let room = null;
  let seat = 0;
  socket.on('message', bytes => {
    const text = bytes.toString();
    const message = JSON.parse(text);
    if (message.type === 'join') {
      if (room) leave(room, seat);
      seat = Number(message.seat);
      room = matches.get(message.match);
      if (!room) matches.set(message.match, (room = { id: message.match, game: new Match(seeds++), sockets: [null, null] }));
      room.sockets[seat] = socket;
      socket.send(JSON.stringify({ type: 'sync', match: room.id, view: room.game.view(String(seat)) }));
      return;
    }
    const { number, move } = message;
    const { game } = room;
    if (number !== game.number || game.current !== seat || !Array.isArray(move) || !game.apply(...move)) return socket.send('{"type":"refused"}');
    keep(room, game.number, text);
  });
  socket.on('close', () => room && leave(room, seat));
});
server.on('listening', () => control(server.address()));
