import { connect, type Socket } from 'node:net';

/**
 * Asks for pages as fast as it gets them, in a process of its own: `flooder.ts ORIGIN CONNECTIONS
 * CLIENTS PATHS [RATE]`. With RATE it asks for so many a second at most. Request `n` comes from the next address of CLIENTS, which have commas between
 * them, and asks for the next of PATHS, which are on lines of their own, with `n` in place of
 * `{n}`. It reads no more of a response than it must, so that it takes little of the processor from
 * the site. It prints a line when it begins; on SIGTERM how often it got each status, as JSON, and
 * ends.
 */
const [origin = '', connections = '', clients = '', paths = '', rate = 'Infinity'] =
  process.argv.slice(2);
const { hostname, port, host } = new URL(origin);
const clientList = clients.split(',');
const pathList = paths.split('\n');
const statuses: Record<string, number> = {};
let asked = 0;
let over = false;

function nextRequest(): string {
  asked += 1;
  const path = pathList[asked % pathList.length] ?? '';
  return [
    `GET ${path.replaceAll('{n}', String(asked))} HTTP/1.1`,
    `Host: ${host}`,
    'Accept: */*',
    'Accept-Encoding: gzip, deflate, br',
    `X-Forwarded-For: ${clientList[asked % clientList.length] ?? ''}`,
    '\r\n',
  ].join('\r\n');
}

/** When the next request is due, by RATE. */
let due = performance.now();

/** Asks for the next page once it is due. */
function ask(socket: Socket): void {
  if (rate === 'Infinity') {
    socket.write(nextRequest());
    return;
  }
  due = Math.max(due, performance.now()) + 1_000 / Number(rate);
  setTimeout(() => socket.write(nextRequest()), due - performance.now());
}

/** Asks on one connection, and on another one once that is closed. */
function flood(): void {
  let head = '';
  let left = 0;
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  socket.on('connect', () => ask(socket));
  socket.on('data', (chunk) => {
    if (left > 0) left -= chunk.length;
    else {
      head += chunk.toString('latin1');
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      const status = head.slice(9, 12);
      statuses[status] = (statuses[status] ?? 0) + 1;
      const [, length = '0'] = /\r\ncontent-length: (\d+)/i.exec(head.slice(0, end)) ?? [];
      left = Number(length) - (head.length - end - 4);
      head = '';
    }
    if (left <= 0) ask(socket);
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    if (!over) setTimeout(flood, 10);
  });
}

process.stdout.write('flooding\n');
for (let opened = 0; opened < Number(connections); opened += 1) flood();
process.once('SIGTERM', () => {
  over = true;
  process.stdout.write(JSON.stringify(statuses), () => process.exit(0));
});
