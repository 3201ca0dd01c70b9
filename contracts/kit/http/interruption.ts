/** The run was stopped by a signal before its end. */
export class InterruptedError extends Error {
  override name = 'InterruptedError';

  constructor() {
    super('The check was interrupted.');
  }
}

export function throwIfInterrupted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new InterruptedError();
}
