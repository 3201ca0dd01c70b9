import * as v from 'valibot';
import { instantSchema, type Rate } from '../provider/rateFields.ts';
import { decodedHotel } from './decodedHotel.ts';
import { zonedTime, zoneOffset } from '../values/zonedTime.ts';

type Terms = Pick<Rate, 'check_out' | 'free_cancellation_until'> & {
  readonly cancellation?: readonly Step[] | null | undefined;
};
type Step = { readonly until?: string | null | undefined };

/**
 * Writes the deadlines of a rate in the time of its hotel: `2027-03-06T13:00:00Z` becomes
 * `2027-03-06T18:00:00+05:00`. Pages and mails show an instant as it is written, so that a traveler
 * never sees two times for one deadline. The instant stays the same. A deadline that would then be
 * on a day after `check_out`, which no rate may have, is written in UTC. Returns the rate itself if
 * nothing changes.
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
  // A deadline that has this offset already stays as the provider spelled it.
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
 * Writes the deadlines of a hotel's rates in its own time, and its texts without character
 * references. Takes a hotel as received from the
 * provider, and leaves parts of a wrong shape as they are: the browser reports them. A time zone
 * that the server does not know is removed, because pages would name it beside a time that is not
 * its own. Returns the hotel itself if nothing changes.
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
