import { Cancellation, Cancelled } from '../provider/cancellation.ts';

type Flight<Landed> = { landed: Promise<Landed>; waiting: number; drop: Cancellation };

/**
 * Calls that several may wait for. Whoever asks for what is already on its way joins that call;
 * whoever leaves stops waiting alone, and the last one to leave takes the call along. One who joins
 * without a cancellation never leaves.
 */
export class InFlightRequests<Landed> {
  private readonly flights = new Map<string, Flight<Landed>>();

  has(key: string): boolean {
    return this.flights.has(key);
  }

  join(
    key: string,
    left: Cancellation | undefined,
    start: (drop: Cancellation) => Promise<Landed>,
  ): Promise<Landed> {
    left?.throwIfCancelled();
    const flight = this.flights.get(key) ?? this.depart(key, start);
    flight.waiting += 1;
    if (!left) return flight.landed;
    return new Promise((resolve, reject) => {
      // Whoever leaves after the landing drops nothing any more.
      left.listen(() => {
        flight.waiting -= 1;
        if (flight.waiting === 0) this.drop(key, flight);
        reject(new Cancelled());
      });
      flight.landed.then(resolve, reject);
    });
  }

  private depart(key: string, start: (drop: Cancellation) => Promise<Landed>): Flight<Landed> {
    const drop = new Cancellation();
    const flight = { landed: start(drop), waiting: 0, drop };
    this.flights.set(key, flight);
    const end = () => this.forget(key, flight);
    flight.landed.then(end, end);
    return flight;
  }

  /** At once, so that the next one to ask begins a call of its own. */
  private drop(key: string, flight: Flight<Landed>): void {
    this.forget(key, flight);
    flight.drop.cancel();
  }

  private forget(key: string, flight: Flight<Landed>): void {
    if (this.flights.get(key) === flight) this.flights.delete(key);
  }
}
