const faults = {
  refused: [502, 'The provider cannot be reached.'],
  dns: [502, 'The provider cannot be reached.'],
  unreachable: [502, 'The provider cannot be reached.'],
  tls: [502, 'The provider cannot be reached.'],
  reset: [502, 'The provider broke the connection.'],
  cut: [502, 'The provider broke off its answer.'],
  header_too_large: [502, 'The provider gave no valid answer.'],
  bad_http: [502, 'The provider gave no valid answer.'],
  bad_status: [502, 'The provider gave no valid answer.'],
  redirect: [502, 'The provider gave no valid answer.'],
  bad_encoding: [502, 'The provider gave no valid answer.'],
  wrong_type: [502, 'The provider gave no valid answer.'],
  bad_json: [502, 'The provider gave no valid answer.'],
  too_large: [502, 'The provider gave no valid answer.'],
  credentials: [502, 'The provider refused this site.'],
  connect_timeout: [504, 'The provider did not answer in time.'],
  first_byte_timeout: [504, 'The provider did not answer in time.'],
  whole_timeout: [504, 'The provider did not answer in time.'],
  told_to_wait: [503, 'The provider asked for a pause.'],
  breaker_open: [503, 'The provider is failing and is given a pause.'],
} as const satisfies Record<string, readonly [502 | 503 | 504, string]>;

/** Why there is no answer, one word for the log and for the metrics. */
export type ProviderErrorReason = keyof typeof faults;

/**
 * A question that got no answer worth passing on: `status` and `message` are fit for the traveller's
 * problem body, `reason` and `code` (of the system or of the HTTP parser) for the operator,
 * `retryAfter` counts the seconds in which no new call will be made, and `silent` says that not a byte
 * had come. It holds nothing of what was sent or received, so that it can be logged whole.
 */
export class ProviderError extends Error {
  override name = 'ProviderError';
  readonly status: 502 | 503 | 504;
  readonly reason: ProviderErrorReason;
  readonly code: string | undefined;
  readonly retryAfter: number | undefined;
  readonly silent: boolean;

  constructor(
    reason: ProviderErrorReason,
    details: { code?: string; retryAfter?: number; silent?: boolean } = {},
  ) {
    const [status, message] = faults[reason];
    super(message);
    this.status = status;
    this.reason = reason;
    this.code = details.code;
    this.retryAfter = details.retryAfter;
    this.silent = details.silent ?? false;
  }
}
