/** An IBAN in groups of four, as it is printed. ISO 13616. */
export function ibanText(iban: string): string {
  return iban.replaceAll(/(.{4})(?=.)/g, '$1 ');
}
