import type { Naming } from '#contracts/texts/placeNames.ts';
import { foldName } from './foldName.ts';

/**
 * Returns the provider's name of a place that has another name in the language of the page: 'Rome'
 * for 'Rom'. A text stays as typed if the provider lists it, or if it is not a name of a place in
 * that language. If several provider names are possible, a name that the provider lists wins.
 */
export function providerCity(
  { names }: Naming,
  typed: string,
  listedNames: readonly string[],
): string {
  const wanted = foldName(typed.split(',', 1).join());
  const listed = new Set(listedNames.map(foldName));
  if (!wanted || listed.has(wanted)) return typed;
  const called = Object.entries(names.cities)
    .filter(([, name]) => foldName(name) === wanted)
    .map(([key]) => key.slice(3));
  return called.find((name) => listed.has(foldName(name))) ?? called[0] ?? typed;
}
