import type { ProviderErrorReason } from '../providerError.ts';

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
 * Maps an error of a connection to the reason that is logged. Once the response's headers have been
 * received, every connection error means that the body is incomplete.
 */
export function reasonOf(error: unknown, headersReceived: boolean): ProviderErrorReason {
  const code = codeOf(error);
  if (code === 'HPE_HEADER_OVERFLOW') return 'header_too_large';
  if (code.startsWith('HPE_')) return 'bad_http';
  if (headersReceived) return 'cut';
  const isTls = /CERT|TLS|SSL|UNABLE_TO_(GET|VERIFY)/.test(code);
  return reasons[code] ?? (isTls ? 'tls' : 'unreachable');
}

/** The code of an error of the system, the HTTP parser or zlib, else `unknown`. */
export function codeOf(error: unknown): string {
  const known = typeof error === 'object' && error !== null && 'code' in error;
  return known && typeof error.code === 'string' ? error.code : 'unknown';
}
