import type { SavedTraveller } from '#contracts/site/savedTravellers.ts';
import type { Typed } from '../traveller/typedTraveller.ts';

type Filled = Pick<Typed, 'guests' | 'phone' | 'citizenship'>;

/**
 * Fills in a guest from a saved traveller: the name and, for the first guest, phone and citizenship. What
 * was not saved stays as typed, unless it may belong to `before`, the saved traveller chosen until now.
 */
export function fillGuest(
  { guests, phone, citizenship }: Filled,
  index: number,
  { firstName, lastName, ...saved }: SavedTraveller,
  before: SavedTraveller | undefined,
): Filled {
  const length = Math.max(guests.length, index + 1);
  const filled = {
    guests: Array.from({ length }, (_, at) =>
      at === index ? { firstName, lastName } : (guests[at] ?? { firstName: '', lastName: '' }),
    ),
    phone,
    citizenship,
  };
  if (index > 0) return filled;
  return {
    ...filled,
    phone: saved.phone ?? (before ? '' : phone),
    citizenship: saved.citizenship ?? (before ? '' : citizenship),
  };
}
