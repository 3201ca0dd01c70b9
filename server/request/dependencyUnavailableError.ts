import { ProblemError } from './problemError.ts';

/**
 * Something the request needs, such as the database, is down: 503 with Retry-After. `dependency` is a
 * noun phrase for the log and the client, such as `the database`.
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
