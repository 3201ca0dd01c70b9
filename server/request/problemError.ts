import type { FieldError, Problem } from '#contracts/provider/problem.ts';

/** What a problem response may carry besides its status and detail. */
type ProblemOptions = {
  /** Names the kind of problem for programs, such as `price-changed`. */
  type?: Problem['type'];
  /** The invalid fields of the request. */
  errors?: readonly FieldError[];
  /** Further members of the problem body, such as the new price. RFC 9457 §3.2. */
  members?: Readonly<Record<string, unknown>>;
  /** Response headers, such as `Allow` or `Retry-After`. */
  headers?: Readonly<Record<string, string>>;
  /** What was thrown by the part that failed. It is logged and never sent. */
  cause?: unknown;
};

/**
 * An error with a response: throw it anywhere while handling a request, and the client gets this
 * status as a problem body. `detail` is shown to the client.
 */
export class ProblemError extends Error {
  override readonly name: string = 'ProblemError';
  readonly status: number;
  readonly type: Problem['type'] | undefined;
  readonly errors: readonly FieldError[] | undefined;
  readonly members: Readonly<Record<string, unknown>> | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, detail: string, options: ProblemOptions = {}) {
    super(detail, { cause: options.cause });
    this.status = status;
    this.type = options.type;
    this.errors = options.errors;
    this.members = options.members;
    this.headers = options.headers ?? {};
  }
}
