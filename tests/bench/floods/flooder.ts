import { connect, type Socket } from 'node:net';

/**
 * Requests pages as fast as it receives them, in a separate process: `flooder.ts ORIGIN CONNECTIONS
 * CLIENTS PATHS [RATE]`. RATE limits the requests a second. Request `n` comes from the next address
 * in CLIENTS, which are separated by commas. It asks for the next path in PATHS, one a line, with
 * `n` in place of `{n}`. The flooder reads as little of a response as possible, so that the site
 * keeps the processor. It prints a line when it begins. On SIGTERM it prints the count of each
 * status as JSON and ends.
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

/** The time at which RATE allows the next request. */
let due = performance.now();

/** Requests the next page at its due time. */
function ask(socket: Socket): void {
  if (rate === 'Infinity') {
    socket.write(nextRequest());
    return;
  }
  due = Math.max(due, performance.now()) + 1_000 / Number(rate);
  setTimeout(() => socket.write(nextRequest()), due - performance.now());
}

/** Sends requests on one connection, and opens another when it closes. */
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
