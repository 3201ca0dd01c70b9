import type { SavedTraveller } from '#contracts/site/account/savedTravellers.ts';
import { fillGuest, fullName, type Name, withName } from './fillGuest.ts';
import type { Typed } from './typedTraveller.ts';

/**
 * What an account knows of what is still empty: its address, and the saved traveller with its name
 * or, without one, the name itself, whose last word is the last name. What is typed stays.
 */
export function knownTraveller(
  typed: Pick<Typed, 'email' | 'guests' | 'phone' | 'citizenship'>,
  account: { readonly name: string; readonly email: string },
  travellers: readonly SavedTraveller[],
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
