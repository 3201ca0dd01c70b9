import { addressCodec, flag, one } from './addressCodec.ts';
import { comparedHotels } from './comparedHotels.ts';
import { partyFields } from './party.ts';
import { routes } from './paths.ts';
import { stayFields } from './searchQuery.ts';

const codec = addressCodec({
  hotels: comparedHotels('hotels'),
  ...stayFields,
  ...partyFields,
  /** Whether only the rows are shown in which the hotels differ. */
  differences: one('differences', flag, false),
});

/** What the address of a comparison says: the ids of the hotels, the stay, the party and which rows are shown. */
export type CompareAddress = ReturnType<typeof codec.read>['value'];

/** Reads the query of a comparison. Wrong values become their default and are named in `mended`. */
export const readCompareAddress = codec.read;

/** The query of a comparison with its `?`, or ''. */
export const compareQuery = codec.write;

/** The address of a comparison; a field that is not given has its default. */
export function compareAddress(comparison: Partial<CompareAddress> = {}): string {
  return routes.compare + codec.write(comparison);
}
