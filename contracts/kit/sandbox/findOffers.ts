import * as v from 'valibot';
import { isFreeToCancel } from '../../money/freeCancellation.ts';
import type { AcceptedStay } from '../../provider/findReservationError.ts';
import { hotelsPaths } from '../../provider/calls/hotelCalls.ts';
import { hotelSchema } from '../../provider/hotels.ts';
import { list } from '../../provider/known.ts';
import type { Rate } from '../../provider/rateFields.ts';
import { readBookableRates, type WantedStay } from '../../provider/readBookableRates.ts';
import { hotelPath, requestPath } from '../../provider/calls/requestPath.ts';
import type { ReservationRequest } from '../../provider/reservations.ts';
import { countParty, formatParty, type Party } from '../../values/party.ts';
import type { Sandbox, SandboxResponse } from './createSandbox.ts';

/**
 * A rate that the check reserves, the request to reserve it, and the terms that it accepts with
 * that.
 */
export interface Offer {
  rate: Rate;
  request: ReservationRequest;
  accepted: AcceptedStay & Pick<Rate, 'meal'>;
}

/** What the check reserves: for travelers as they are, or at least for one. */
const family = { adults: 1, childAges: [7] };
const parties: readonly Party[] = [[family, family], [{ adults: 1, childAges: [] }]];
const maxHotels = 10;
const searchSchema = v.object({ hotels: v.array(v.unknown()) });
const listedSchema = v.object({ id: hotelSchema.entries.id, rates: list(v.unknown()) });

/** What the check reserves, and a rate that is not free to cancel, where there is one. */
export type Offers = { offer: Offer; charged: Offer | undefined };

/**
 * Finds an instant rate for a stay in a city of the sandbox, best one that takes a whole party and
 * is free to cancel at `now`, and one for one guest that is not free to cancel. Calls at most ten
 * hotels by id, for each party. Resolves to undefined when there is none.
 */
export async function findOffers(
  sandbox: Sandbox,
  city: string,
  stay: { check_in: string; check_out: string },
  now: number,
): Promise<Offers | undefined> {
  const search = await sandbox.get(requestPath(hotelsPaths.search, '', { city, ...stay }));
  const found: Offer[] = [];
  const isFree = ({ rate }: Offer) => isFreeToCancel(rate, new Date(now));
  const isParty = ({ request }: Offer) => request.rooms > 1;
  const best = () => found.find((offer) => isParty(offer) && isFree(offer));
  const charged = () => found.find((offer) => !isParty(offer) && !isFree(offer));
  for (const id of idsOf(search.body).slice(0, maxHotels)) {
    for (const party of parties) {
      const path = hotelPath(id, { ...stay, occupancy: formatParty(party) });
      const response = await sandbox.get(path);
      const wanted = { hotel_id: id, ...stay, party };
      found.push(...bookableRates(response, wanted).map((rate) => offerOf(wanted, rate)));
    }
    if (best() && charged()) break;
  }
  const offer = best() ?? found.find(isParty) ?? found.find(isFree) ?? found[0];
  return offer && { offer, charged: charged() };
}

/**
 * The instant rates of a hotel's response that can be booked for all who stay, wherever they live.
 */
export function bookableRates({ status, body }: SandboxResponse, wanted: WantedStay): Rate[] {
  const read = status === 200 ? readBookableRates(body, wanted) : undefined;
  return (read?.rates ?? []).filter(
    ({ booking, left, any_residency: anyResidency }) =>
      booking === 'instant' && anyResidency !== false && (left ?? Infinity) >= wanted.party.length,
  );
}

/** Who stays, as a request to reserve names them. */
function partyOfRequest(party: Party) {
  const { rooms, adults } = countParty(party);
  const ages = party.flatMap(({ childAges }) => childAges);
  return { rooms, adults, children_ages: ages, occupancy: formatParty(party) };
}

/** The ids of the hotels in a search response, those with rates first. */
function idsOf(body: unknown): string[] {
  if (!v.is(searchSchema, body)) return [];
  const hotels = body.hotels.flatMap((item) => {
    const read = v.safeParse(listedSchema, item);
    return read.success ? [read.output] : [];
  });
  const hasRates = ({ rates }: (typeof hotels)[number]) => Number(Boolean(rates?.length));
  return hotels.toSorted((a, b) => hasRates(b) - hasRates(a)).map(({ id }) => id);
}

/** What the check reserves at a rate. */
export function offerOf(wanted: WantedStay, rate: Rate): Offer {
  const { id, room_group_id, meal, free_cancellation_until, cancellation, no_show, deposit } = rate;
  const { hotel_id, check_in, check_out, party } = wanted;
  const { nights, taxes, total, total_now, total_property, currency } = rate;
  const request = {
    hotel_id,
    room_group_id,
    rate_id: id,
    check_in,
    check_out,
    ...partyOfRequest(party),
    price: { nights, taxes, total, total_now, total_property, currency },
    guests: [
      { first_name: 'Zoë', last_name: "O'Brien-Núñez" },
      { first_name: 'Contract', last_name: 'Check' },
    ],
    citizenship: 'US',
    email: 'contract-check@example.com',
    phone: '+10000000000',
    requests: ['Early check-in: from 10:00', 'A cot for José, please.'],
  };
  const terms = { free_cancellation_until, cancellation_steps: cancellation, no_show, deposit };
  return { rate, request, accepted: { ...request, meal, ...terms } };
}
