import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Config } from '../main/config.ts';

/** `exclusive` means that the processes of the site do not share the port. */
type Address = Pick<Config, 'host' | 'port'> & { exclusive?: boolean };

/**
 * Listens, and resolves to the address for a browser. Throws a one-sentence error for the operator
 * if the port or the host is not available. `prefix` begins the names of the settings in that
 * error.
 */
export async function listen(
  server: Server,
  { host, port, exclusive = false }: Address,
  prefix = '',
): Promise<string> {
  try {
    server.listen({ port, host, exclusive });
    await once(server, 'listening');
  } catch (error) {
    throw new Error(listenErrorMessage(error, { host, port }, prefix), { cause: error });
  }
  const bound = server.address();
  const boundPort = typeof bound === 'object' && bound ? bound.port : port;
  return `http://${isLocal(host) ? 'localhost' : bracketed(host)}:${boundPort}`;
}

function isLocal(host: string): boolean {
  return ['127.0.0.1', '0.0.0.0', '::1', '::'].includes(host);
}

function bracketed(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function listenErrorMessage(error: unknown, { host, port }: Address, prefix: string): string {
  const code = isObject(error) && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is in use: stop the other program, or set ${prefix}PORT to another one.`;
    case 'EACCES':
      return `Port ${port} is not allowed for this user: set ${prefix}PORT to 1024 or above.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `${prefix}HOST ${host} is not an address of this machine: set ${prefix}HOST to one that is.`;
    default:
      return `The server cannot listen on ${host} port ${port} (${String(code ?? error)}).`;
  }
}
