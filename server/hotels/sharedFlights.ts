type Flight<Landed> = { landed: Promise<Landed>; waiting: number; drop: AbortController };

/**
 * Calls that several may wait for. Whoever asks for what is already on its way joins that call;
 * whoever leaves, by aborting its signal, stops waiting alone, and the last one to leave takes the
 * call along. One who joins without a signal never leaves.
 */
export class SharedFlights<Landed> {
  private readonly flights = new Map<string, Flight<Landed>>();

  has(key: string): boolean {
    return this.flights.has(key);
  }

  async join(
    key: string,
    left: AbortSignal | undefined,
    start: (signal: AbortSignal) => Promise<Landed>,
  ): Promise<Landed> {
    left?.throwIfAborted();
    const flight = this.flights.get(key) ?? this.depart(key, start);
    flight.waiting += 1;
    if (!left) return flight.landed;
    return new Promise((resolve, reject) => {
      const leave = () => {
        flight.waiting -= 1;
        if (flight.waiting === 0) this.drop(key, flight);
        reject(left.reason instanceof Error ? left.reason : new Error('left'));
      };
      left.addEventListener('abort', leave, { once: true });
      flight.landed.then(resolve, reject).finally(() => left.removeEventListener('abort', leave));
    });
  }

  private depart(key: string, start: (signal: AbortSignal) => Promise<Landed>): Flight<Landed> {
    const drop = new AbortController();
    const flight = { landed: start(drop.signal), waiting: 0, drop };
    this.flights.set(key, flight);
    const end = () => this.forget(key, flight);
    flight.landed.then(end, end);
    return flight;
  }

  /** At once, so that the next one to ask begins a call of its own. */
  private drop(key: string, flight: Flight<Landed>): void {
    this.forget(key, flight);
    flight.drop.abort();
  }

  private forget(key: string, flight: Flight<Landed>): void {
    if (this.flights.get(key) === flight) this.flights.delete(key);
  }
}
