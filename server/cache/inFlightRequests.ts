import { abortReason } from '../provider/budgets.ts';

type InFlight<Result> = { result: Promise<Result>; clients: number; controller: AbortController };

/**
 * Requests that several clients share. A client whose signal aborts stops waiting. When the last
 * client stops, the request is aborted. A client without a signal waits to the end.
 */
export class InFlightRequests<Result> {
  private readonly requests = new Map<string, InFlight<Result>>();

  has(key: string): boolean {
    return this.requests.has(key);
  }

  /**
   * Resolves with the result of the request under this key. Starts the request unless it is in
   * flight. Rejects with the reason of `signal` when `signal` aborts.
   */
  async share(
    key: string,
    signal: AbortSignal | undefined,
    start: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    signal?.throwIfAborted();
    const request = this.requests.get(key) ?? this.start(key, start);
    request.clients += 1;
    if (!signal) return request.result;
    return new Promise((resolve, reject) => {
      const onAbort = () => {
        request.clients -= 1;
        if (request.clients === 0) this.abort(key, request);
        reject(abortReason(signal));
      };
      signal.addEventListener('abort', onAbort, { once: true });
      const settle = () => signal.removeEventListener('abort', onAbort);
      request.result.then(resolve, reject).finally(settle);
    });
  }

  private start(key: string, start: (signal: AbortSignal) => Promise<Result>): InFlight<Result> {
    const controller = new AbortController();
    const request = { result: start(controller.signal), clients: 0, controller };
    this.requests.set(key, request);
    const end = () => this.forget(key, request);
    request.result.then(end, end);
    return request;
  }

  /** Aborts a request and forgets it immediately, so that the next client starts a new one. */
  private abort(key: string, request: InFlight<Result>): void {
    this.forget(key, request);
    request.controller.abort();
  }

  private forget(key: string, request: InFlight<Result>): void {
    if (this.requests.get(key) === request) this.requests.delete(key);
  }
}
