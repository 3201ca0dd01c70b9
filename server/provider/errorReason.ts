import type { ProviderErrorReason } from './providerError.ts';

const reasons: Readonly<Record<string, ProviderErrorReason>> = {
  ECONNREFUSED: 'refused',
  ENOTFOUND: 'dns',
  EAI_AGAIN: 'dns',
  EAI_FAIL: 'dns',
  EAI_NODATA: 'dns',
  ECONNRESET: 'reset',
  EPIPE: 'reset',
  EPROTO: 'tls',
  ETIMEDOUT: 'connect_timeout',
};

/**
 * Names what went wrong on the way to the provider. `begun` tells an answer that was broken off from a
 * connection that never gave one.
 */
export function reasonOf(error: unknown, begun: boolean): ProviderErrorReason {
  const code = codeOf(error);
  if (code === 'HPE_HEADER_OVERFLOW') return 'header_too_large';
  if (code.startsWith('HPE_')) return 'bad_http';
  if (begun) return 'cut';
  const isTls = /CERT|TLS|SSL|UNABLE_TO_(GET|VERIFY)/.test(code);
  return reasons[code] ?? (isTls ? 'tls' : 'unreachable');
}

/** The code of a fault of the system, the HTTP parser or the unpacker: all that is logged of it. */
export function codeOf(error: unknown): string {
  const known = typeof error === 'object' && error !== null && 'code' in error;
  return known && typeof error.code === 'string' ? error.code : 'unknown';
}
