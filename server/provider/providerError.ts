const unreachable = 'The provider cannot be reached.';
const invalid = 'The provider sent an invalid response.';
const timeout = 'The provider did not respond in time.';

const reasons = {
  refused: [502, unreachable],
  dns: [502, unreachable],
  unreachable: [502, unreachable],
  tls: [502, unreachable],
  reset: [502, 'The provider closed the connection.'],
  cut: [502, 'The provider sent an incomplete response.'],
  header_too_large: [502, invalid],
  bad_http: [502, invalid],
  bad_status: [502, invalid],
  redirect: [502, invalid],
  bad_encoding: [502, invalid],
  wrong_type: [502, invalid],
  bad_json: [502, invalid],
  too_large: [502, invalid],
  credentials: [502, 'The provider refused the credentials of this site.'],
  connect_timeout: [504, timeout],
  first_byte_timeout: [504, timeout],
  whole_timeout: [504, timeout],
  told_to_wait: [503, 'The provider asked for a pause.'],
  breaker_open: [503, 'The provider is failing. Requests to it are paused.'],
  hotel_breaker_open: [503, 'The hotel is not responding. Requests for it are paused.'],
  hotel_busy: [503, 'Too many requests for this hotel wait for a response.'],
  overloaded: [503, 'The site is handling too many large responses.'],
} as const satisfies Record<string, readonly [502 | 503 | 504, string]>;

/** Why there is no response, as logged and as the `outcome` label of the metrics. */
export type ProviderErrorReason = keyof typeof reasons;

/**
 * A failed request to the provider, without a usable response. `status` and `message` are for the
 * problem body. `reason` and `code` (of the system or of the HTTP parser) are for the log.
 * `retryAfter` is in seconds. `noBytesReceived` means that a retry is safe. The error never
 * contains sent or received data.
 */
export class ProviderError extends Error {
  override name = 'ProviderError';
  readonly status: 502 | 503 | 504;
  readonly reason: ProviderErrorReason;
  readonly code: string | undefined;
  readonly retryAfter: number | undefined;
  readonly noBytesReceived: boolean;

  constructor(
    reason: ProviderErrorReason,
    details: { code?: string; retryAfter?: number; noBytesReceived?: boolean } = {},
  ) {
    const [status, message] = reasons[reason];
    super(message);
    this.status = status;
    this.reason = reason;
    this.code = details.code;
    this.retryAfter = details.retryAfter;
    this.noBytesReceived = details.noBytesReceived ?? false;
  }
}

const reasonsByCode: Readonly<Record<string, ProviderErrorReason>> = {
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
 * Maps a connection error to the logged reason. After the response's headers have arrived, every
 * connection error means that the body is incomplete.
 */
export function reasonOf(error: unknown, headersReceived: boolean): ProviderErrorReason {
  const code = codeOf(error);
  if (code === 'HPE_HEADER_OVERFLOW') return 'header_too_large';
  if (code.startsWith('HPE_')) return 'bad_http';
  if (headersReceived) return 'cut';
  const isTls = /CERT|TLS|SSL|UNABLE_TO_(GET|VERIFY)/.test(code);
  return reasonsByCode[code] ?? (isTls ? 'tls' : 'unreachable');
}

/** Returns the code of an error of the system, the HTTP parser or zlib, else `unknown`. */
export function codeOf(error: unknown): string {
  const known = typeof error === 'object' && error !== null && 'code' in error;
  return known && typeof error.code === 'string' ? error.code : 'unknown';
}

/** Returns the error of a call that must wait for this many milliseconds. */
export function pausedError(
  reason: 'told_to_wait' | 'breaker_open' | 'hotel_breaker_open',
  ms: number,
): ProviderError {
  return new ProviderError(reason, { retryAfter: Math.max(1, Math.ceil(ms / 1_000)) });
}
