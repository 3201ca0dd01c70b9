import type { Naming } from '#contracts/texts/placeNames.ts';
import { foldName } from './foldName.ts';

/**
 * Returns the provider's name of a place that is called otherwise in the language of the page:
 * 'Rome' for 'Rom'. A text that is among the names that the provider lists, and one that is no such
 * name, stays as it was typed. Of several names the provider's own is taken, if it lists one.
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
