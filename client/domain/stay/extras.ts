import * as v from 'valibot';
import { mostExtras } from '#contracts/provider/findRateError.ts';
import { extraKinds, maxProviderIdLength, type Rate } from '#contracts/provider/rateFields.ts';
import type { BookedExtra } from '#contracts/site/bookingRequest.ts';
import { partyLimits } from '#contracts/values/party.ts';

const idSchema = v.pipe(v.string(), v.maxLength(maxProviderIdLength));

/** The ids of the chosen extras for each room of a stay. */
export const chosenExtrasSchema = v.pipe(
  v.array(v.pipe(v.array(idSchema), v.maxLength(mostExtras), v.readonly())),
  v.maxLength(partyLimits.rooms),
  v.readonly(),
);
export type ChosenExtras = v.InferOutput<typeof chosenExtrasSchema>;

/** Returns the extras of a rate whose kinds the site knows, in the form of a booking. */
export function offeredExtras({ extras }: Pick<Rate, 'extras'>): BookedExtra[] {
  return (extras ?? []).flatMap(({ id, kind, amount, due, meal, time }) => {
    const known = extraKinds.find((each) => each === kind);
    if (!known) return [];
    return { id, kind: known, amount, due, ...(meal && { meal }), ...(time && { time }) };
  });
}

/** Returns the chosen extras for each room, limited to those that the rates offer. */
export function addedExtras(
  rates: readonly Pick<Rate, 'extras'>[],
  chosen: ChosenExtras,
): BookedExtra[][] {
  return rates.map((rate, room) => {
    const ids = chosen[room] ?? [];
    return offeredExtras(rate).filter(({ id }) => ids.includes(id));
  });
}
