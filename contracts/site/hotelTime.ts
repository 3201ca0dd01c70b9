import * as v from 'valibot';
import { instantSchema, type Rate } from '../provider/rateFields.ts';
import { decodedHotel } from './decodedHotel.ts';
import { zonedTime, zoneOffset } from '../values/zonedTime.ts';

type Terms = Pick<Rate, 'check_out' | 'free_cancellation_until'> & {
  readonly cancellation?: readonly Step[] | null | undefined;
};
type Step = { readonly until?: string | null | undefined };

/**
 * Writes the deadlines of a rate in the local time of its hotel: `2027-03-06T13:00:00Z` becomes
 * `2027-03-06T18:00:00+05:00`. The instant stays the same. Pages and mails show an instant exactly
 * as it is written, so that a traveler never sees two different times for one deadline.
 *
 * No rate may have a deadline after the day `check_out`. If the local day of a deadline would be
 * later than that, the deadline is written in UTC. Returns the same object if nothing changes.
 */
export function rateInHotelTime<Rate extends Terms>(rate: Rate, timeZone: string | null): Rate {
  const { free_cancellation_until: until, cancellation, check_out } = rate;
  if (timeZone === null) return rate;
  const own = (deadline: string) => inHotelTime(deadline, check_out, timeZone);
  const isOwn = ({ until: end }: Step) => end == null || own(end) === end;
  if ([{ until }, ...(cancellation ?? [])].every(isOwn)) return rate;
  return {
    ...rate,
    ...(until != null && { free_cancellation_until: own(until) }),
    ...(cancellation && {
      cancellation: cancellation.map((step) =>
        step.until == null ? step : { ...step, until: own(step.until) },
      ),
    }),
  };
}

function inHotelTime(deadline: string, check_out: string, timeZone: string): string {
  const written = Date.parse(deadline);
  const offset = Number.isNaN(written) ? undefined : zoneOffset(written, timeZone);
  if (offset === undefined) return deadline;
  const local = zonedTime(new Date(written), timeZone);
  const isAfter = local.slice(0, 10) > check_out;
  // A deadline that already has this offset keeps the provider's spelling.
  if (deadline.endsWith(isAfter ? 'Z' : local.slice(-6))) return deadline;
  return isAfter ? new Date(written).toISOString() : local;
}

const ratedHotelSchema = v.looseObject({
  time_zone: v.string(),
  rates: v.nullish(v.array(v.unknown())),
});
const termsSchema = v.looseObject({
  check_out: v.string(),
  free_cancellation_until: v.nullish(instantSchema),
  cancellation: v.nullish(v.array(v.looseObject({ until: v.nullish(instantSchema) }))),
});

/**
 * Writes the deadlines of a hotel's rates in the hotel's local time, and decodes the character
 * references in its texts. Takes a hotel as received from the provider. Parts with the wrong shape
 * stay unchanged, because the browser reports them. Returns the same object if nothing changes.
 *
 * A time zone that the server does not know is removed. Otherwise pages would name that zone beside
 * times that are not in it.
 */
export function hotelInOwnTime(hotel: unknown): unknown {
  const received = decodedHotel(hotel);
  if (!v.is(ratedHotelSchema, received)) return received;
  const { time_zone: timeZone, rates } = received;
  if (zoneOffset(0, timeZone) === undefined) return { ...received, time_zone: null };
  const own = rates?.map((rate) =>
    v.is(termsSchema, rate) ? rateInHotelTime(rate, timeZone) : rate,
  );
  const differs = own?.some((rate, index) => rate !== rates?.[index]);
  return differs ? { ...received, rates: own } : received;
}
