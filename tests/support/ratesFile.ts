/** The exchange rates of the tests, as units for one euro. */
export const testRates = { USD: '1.25', GBP: '0.8', JPY: '160', CHF: '0.95', ISK: '150' };

/** Returns a file of exchange rates in the format of the European Central Bank. */
export function ratesFile(date: string, rates: Record<string, string> = testRates): string {
  const cubes = Object.entries(rates).map(
    ([currency, rate]) => `\t\t\t<Cube currency='${currency}' rate='${rate}'/>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
\t<gesmes:subject>Reference rates</gesmes:subject>
\t<Cube>
\t\t<Cube time='${date}'>
${cubes.join('')}\t\t</Cube>
\t</Cube>
</gesmes:Envelope>
`;
}
