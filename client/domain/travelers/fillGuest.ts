import type { SavedTraveler } from '#contracts/site/account/savedTravelers.ts';
import type { Typed } from './typedTraveler.ts';

/** The name of a person, either typed or saved. */
export interface Name {
  readonly firstName: string;
  readonly lastName: string;
}

/** Returns the first and last name without surrounding spaces, or '' if both are empty. */
export function fullName({ firstName, lastName }: Name): string {
  return `${firstName.trim()} ${lastName.trim()}`.trim();
}

/** Finds the first person with a name, regardless of case. */
export function withName<T extends Name>(people: readonly T[], name: Name): T | undefined {
  const wanted = fullName(name).toLowerCase();
  return people.find((person) => fullName(person).toLowerCase() === wanted);
}

type Filled = Pick<Typed, 'guests' | 'phone' | 'citizenship'>;

/**
 * Fills in a guest from a saved traveler: the name and, for the first guest, the phone number and
 * citizenship. If the saved traveler lacks one of these two values, the typed value stays. `before`
 * is the saved traveler who was chosen previously, if any. In that case such a value is cleared
 * instead, because it may belong to the previous traveler.
 */
export function fillGuest(
  { guests, phone, citizenship }: Filled,
  index: number,
  { firstName, lastName, ...saved }: SavedTraveler,
  before: SavedTraveler | undefined,
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

/**
 * Fills empty fields with data of the account: its address, and the saved traveler with the
 * account's name. If there is no such traveler, the account's name itself is used, and its last
 * word becomes the last name. Typed values stay.
 */
export function knownTraveler(
  typed: Pick<Typed, 'email' | 'guests' | 'phone' | 'citizenship'>,
  account: { readonly name: string; readonly email: string },
  travellers: readonly SavedTraveler[],
): Partial<Typed> {
  const email = typed.email === '' ? { email: account.email } : {};
  if (typed.guests[0] && fullName(typed.guests[0])) return email;
  const words = account.name.trim().split(/\s+/);
  const name: Name = { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' };
  const saved = withName(travellers, name);
  if (saved) return { ...email, ...fillGuest(typed, 0, saved, undefined) };
  if (!name.firstName) return email;
  return { ...email, guests: [name, ...typed.guests.slice(1)] };
}
