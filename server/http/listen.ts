import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Config } from '../config.ts';

type Address = Pick<Config, 'host' | 'port'>;

/**
 * Listens, and resolves to the address a person types into a browser. Throws one plain sentence when
 * the port or the host cannot be had, because the operator reads it, not a programmer; `prefix` begins the names of the settings.
 */
export async function listen(
  server: Server,
  { host, port }: Address,
  prefix = '',
): Promise<string> {
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (fault) {
    throw new Error(listenFault(fault, { host, port }, prefix), { cause: fault });
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

function listenFault(fault: unknown, { host, port }: Address, prefix: string): string {
  const code = isObject(fault) && 'code' in fault ? fault.code : undefined;
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is taken: stop what uses it, or set ${prefix}PORT to another one.`;
    case 'EACCES':
      return `Port ${port} is not allowed for this user: set ${prefix}PORT to 1024 or above.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `${prefix}HOST ${host} is not an address of this machine: set ${prefix}HOST to one that is.`;
    default:
      return `The server cannot listen on ${host} port ${port} (${String(code ?? fault)}).`;
  }
}
