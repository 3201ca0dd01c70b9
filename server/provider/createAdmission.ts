import type { HotelCall } from '#contracts/provider/calls/hotelCall.ts';
import { hotelCalls } from '#contracts/provider/calls/hotelCalls.ts';
import type { Log } from '../observability/log.ts';
import type { Clock } from './budgets.ts';
import { type CallPermit, createProviderPause } from './callOutcome.ts';
import { type BreakerState, type CalledRequest, createCircuitBreaker } from './circuitBreaker.ts';
import { pausedError, ProviderError } from './providerError.ts';
import type { ProviderRequest, ReservationCall } from './providerRequest.ts';

/** Decides which calls of one kind are allowed. `admit` throws a ProviderError for all others. */
export type Admission = {
  admit: (request: ProviderRequest | ReservationCall) => CallPermit;
  breaker: () => BreakerState;
};

/**
 * Creates the admission of one kind of calls, reads or reservations. It allows no call while the
 * provider has requested a pause or the circuit breaker is open. It also refuses calls for a hotel
 * that keeps failing, has requested a pause or has too many running calls. The outcome of a call
 * for one hotel applies to that hotel. Other hotels are affected only if several of them fail. ADR
 * 0007.
 */
export function createAdmission(
  clock: Clock,
  log: Pick<Log, 'info' | 'warn'>,
  calls: string,
): Admission {
  const pause = createProviderPause(clock);
  const hotels = createHotelAdmission(clock, log, calls);
  const breaker = createCircuitBreaker(clock, (state) => {
    if (state === 'open') log.warn({ calls, breaker: state }, 'provider breaker opened');
    else log.info({ calls, breaker: state }, 'provider breaker changed');
  });

  return {
    breaker: breaker.state,
    admit: (request) => {
      if (pause.remainingMs() > 0) throw pausedError('told_to_wait', pause.remainingMs());
      const { endpoint, path } = request;
      const hotel = hotelOf(request);
      const ofHotel = hotel === undefined ? undefined : hotels.admit(hotel, request);
      const subject = hotel ?? (endpoint === 'search' ? path : undefined);
      const permit = breaker.acquire({ endpoint, path, subject });
      if (!permit) {
        ofHotel?.report('aborted');
        throw pausedError('breaker_open', breaker.remainingMs());
      }
      return {
        probe: permit.probe || ofHotel?.probe === true,
        report: (outcome, response) => {
          permit.report(outcome);
          ofHotel?.report(outcome, response);
          if (response && !(ofHotel && response.status === 503)) pause.update(response);
        },
      };
    },
  };
}

/**
 * Returns the hotel of a call, or undefined if the call concerns no single hotel. An optional call
 * counts as a separate hotel: a provider may lack it, so its failures must not affect other calls.
 */
function hotelOf(request: ProviderRequest | ReservationCall): string | undefined {
  if ('hotelId' in request) return request.hotelId;
  const call: HotelCall = hotelCalls[request.endpoint];
  if (call.optional) return request.endpoint;
  const [before = '', behind] = call.path.split(':id');
  if (behind === undefined) return undefined;
  const [path = ''] = request.path.split('?', 1);
  return decodeURIComponent(path.slice(before.length, path.length - behind.length));
}

/** An eighth of the connections to the provider. */
const maxRunning = 16;
const maxHotels = 1_000;
const maxLoggedId = 100;

/**
 * Limits how much one hotel affects the others. At most sixteen calls wait for its responses. A
 * hotel that does not respond, or that requests a pause with a 503, is not called for a while.
 * Hotels without failures are forgotten. Above a thousand hotels, the oldest hotel without running
 * calls is forgotten too.
 */
function createHotelAdmission(clock: Clock, log: Pick<Log, 'info' | 'warn'>, calls: string) {
  const createHotel = (id: string) => {
    const hotel = id.slice(0, maxLoggedId);
    let logged = false;
    const breaker = createCircuitBreaker(clock, (state) => {
      if (state === 'open' && !logged) log.warn({ calls, hotel }, 'hotel breaker opened');
      if (state === 'closed') log.info({ calls, hotel }, 'hotel breaker closed');
      if (state !== 'half-open') logged = state === 'open';
    });
    return { breaker, pause: createProviderPause(clock), running: 0 };
  };
  const hotels = new Map<string, ReturnType<typeof createHotel>>();

  const find = (id: string) => {
    const hotel = hotels.get(id) ?? createHotel(id);
    hotels.delete(id);
    hotels.set(id, hotel);
    if (hotels.size > maxHotels) {
      const [oldest] = [...hotels].find(([, { running }]) => running === 0) ?? [];
      if (oldest !== undefined) hotels.delete(oldest);
    }
    return hotel;
  };

  const forgetIfUntroubled = (id: string, { breaker, pause, running }: ReturnType<typeof find>) => {
    if (running === 0 && pause.remainingMs() === 0 && breaker.untroubled()) hotels.delete(id);
  };

  return {
    /**
     * Returns permission for a call of this hotel. Throws a ProviderError if the hotel must not be
     * called now.
     */
    admit: (id: string, { endpoint, path }: CalledRequest): CallPermit => {
      const hotel = find(id);
      const { breaker, pause } = hotel;
      if (pause.remainingMs() > 0) throw pausedError('told_to_wait', pause.remainingMs());
      if (hotel.running >= maxRunning) throw new ProviderError('hotel_busy', { retryAfter: 1 });
      const permit = breaker.acquire({ endpoint, path });
      if (!permit) throw pausedError('hotel_breaker_open', breaker.remainingMs());
      hotel.running += 1;
      return {
        probe: permit.probe,
        report: (outcome, response) => {
          hotel.running -= 1;
          // A failed connection says nothing about this hotel.
          permit.report(outcome === 'unreachable' ? 'aborted' : outcome);
          if (response?.status === 503) pause.update(response);
          forgetIfUntroubled(id, hotel);
        },
      };
    },
  };
}
