import { hotelsPaths } from '#contracts/provider/hotelCalls.ts';
import type { Log } from '../../observability/log.ts';
import type { Clock } from '../clock.ts';
import type { ProviderRequest, ReservationCall } from '../providerRequest.ts';
import { type BreakerState, createCircuitBreaker } from './circuitBreaker.ts';
import { createHotelAdmission } from './createHotelAdmission.ts';
import { pausedError } from './pausedError.ts';
import { createProviderPause } from './providerPause.ts';
import type { CallPermit } from './reportOutcome.ts';

/** Decides which calls of one kind are made. `admit` throws a ProviderError for those that are not. */
export type Admission = {
  admit: (request: ProviderRequest | ReservationCall) => CallPermit;
  breaker: () => BreakerState;
};

/**
 * Decides which calls of one kind, reads or reservations, are made: none while the provider asked for a pause
 * or the circuit breaker is open, and none for a hotel that is in trouble itself. What a call finds out about
 * one hotel holds for that hotel: the others are affected only when several are in trouble. ADR 0028.
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

const idAt = hotelsPaths.hotel.indexOf(':');

/** Whose call it is; undefined for a call that concerns no single hotel. */
function hotelOf(request: ProviderRequest | ReservationCall): string | undefined {
  if ('hotelId' in request) return request.hotelId;
  if (request.endpoint !== 'hotel') return undefined;
  const [path = ''] = request.path.split('?', 1);
  return decodeURIComponent(path.slice(idAt));
}
