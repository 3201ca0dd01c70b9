import { STATUS_CODES } from 'node:http';
import type { RequestHandler } from 'express';
import type { Problem } from '#contracts/provider/problem.ts';
import type { FieldError } from '#contracts/site/fieldError.ts';

/** The optional parts of a problem response besides its status and detail. */
type ProblemOptions = {
  /** The kind of problem for programs, such as `price-changed`. */
  type?: Problem['type'];
  /** The invalid fields of the request. */
  errors?: readonly FieldError[];
  /** Further members of the problem body, such as the new price. RFC 9457 §3.2. */
  members?: Readonly<Record<string, unknown>>;
  /** Response headers, such as `Allow` or `Retry-After`. */
  headers?: Readonly<Record<string, string>>;
  /** The underlying error. It is logged and never sent. */
  cause?: unknown;
};

/**
 * An error with an HTTP response. If it is thrown anywhere while handling a request, the client
 * receives a problem body with this status. `detail` is an English sentence for developers. Pages
 * choose their own words for the code and the parameters in `members`. ADR 0020.
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

/**
 * An error of an unavailable dependency, such as the database: 503 with Retry-After. `dependency`
 * is a noun phrase for the log and the client, such as `the database`.
 */
export class DependencyUnavailableError extends ProblemError {
  override readonly name = 'DependencyUnavailableError';

  constructor(dependency: string, retryAfterSeconds: number, cause?: unknown) {
    super(503, `Not possible at the moment: ${dependency} is unavailable.`, {
      headers: { 'Retry-After': String(retryAfterSeconds) },
      cause,
    });
  }
}

/**
 * Converts a thrown value into the problem that the client receives. Errors of Express and its
 * parsers keep their 4xx status. Any unknown value becomes a 500 that does not reveal its cause.
 */
export function toProblemError(thrown: unknown): ProblemError {
  if (thrown instanceof ProblemError) return thrown;
  const known = typeof thrown === 'object' && thrown !== null && 'status' in thrown;
  const status = known ? Number(thrown.status) : 500;
  return status >= 400 && status < 500
    ? new ProblemError(status, `${STATUS_CODES[status] ?? 'Error'}.`)
    : new ProblemError(500, 'The server failed.', { cause: thrown });
}

/**
 * Rejects other methods of a route with 405, and lists the supported ones in Allow. Put it last:
 * `router.route('/').get(list).post(create).all(methodNotAllowed)`. RFC 9110 §15.5.6.
 */
export const methodNotAllowed: RequestHandler = (req) => {
  const allowed = methodsOf(req.route)
    .filter((method) => method !== '_all')
    .flatMap((method) => (method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()]));
  throw new ProblemError(405, `${req.method} is not possible here.`, {
    headers: { Allow: allowed.join(', ') },
  });
};

function methodsOf(route: unknown): string[] {
  if (typeof route !== 'object' || route === null || !('methods' in route)) return [];
  return Object.keys(route.methods ?? {});
}
