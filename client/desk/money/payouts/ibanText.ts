/** Returns an IBAN in groups of four, its printed form (ISO 13616). */
export function ibanText(iban: string): string {
  return iban.replaceAll(/(.{4})(?=.)/g, '$1 ');
}
