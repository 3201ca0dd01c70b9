import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/**
 * Opens a connection. `heard` resolves to the output of the server when the connection is closed.
 */
export function openSocket(port: number): { socket: Socket; heard: Promise<string> } {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => (text += chunk.toString('latin1')));
  socket.on('error', () => undefined);
  return { socket, heard: once(socket, 'close').then(() => text) };
}

/** Sends bytes that no HTTP client would send and resolves to the raw response. */
export async function rawRequest(port: number, bytes: string | Buffer): Promise<string> {
  const { socket, heard } = openSocket(port);
  socket.write(bytes);
  return heard;
}
