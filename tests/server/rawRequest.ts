import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A bare connection to a server, and a promise of all it says until it closes it. */
export function openSocket(port: number): { socket: Socket; heard: Promise<string> } {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => (text += chunk.toString('latin1')));
  socket.on('error', () => undefined);
  return { socket, heard: once(socket, 'close').then(() => text) };
}

/** Sends bytes as they are, which no HTTP client would, and resolves to the answer as it came. */
export async function rawRequest(port: number, bytes: string): Promise<string> {
  const { socket, heard } = openSocket(port);
  socket.write(bytes);
  return heard;
}
