/** What a stay in a city costs, and the calendar that its hotels follow. */
export type CityMarket = {
  /** IANA name. */
  timeZone: string;
  /** US cents for a night in a double room with three stars, on an average day. */
  nightly: number;
  /** The country's tax on the nights, in hundredths of a percent, and its name. */
  salesTax: { name: string; share: number };
};

/** One city a line: `name | time zone | US dollars a night | tax in percent, its name`. */
const table = `
  Marrakech      | Africa/Casablanca              | 74  | 10 VAT
  Cairo          | Africa/Cairo                   | 62  | 14 VAT
  Cape Town      | Africa/Johannesburg            | 88  | 15 VAT
  Nairobi        | Africa/Nairobi                 | 79  | 16 VAT
  Zanzibar       | Africa/Dar_es_Salaam           | 96  | 18 VAT
  Dakar          | Africa/Dakar                   | 85  | 10 VAT
  Accra          | Africa/Accra                   | 92  | 15 VAT
  Addis Ababa    | Africa/Addis_Ababa             | 81  | 15 VAT
  Tunis          | Africa/Tunis                   | 58  | 7 VAT
  New York       | America/New_York               | 224 | 14.75 Occupancy tax
  San Francisco  | America/Los_Angeles            | 182 | 14 Occupancy tax
  New Orleans    | America/Chicago                | 138 | 13.45 Occupancy tax
  Mexico City    | America/Mexico_City            | 92  | 19.5 VAT and lodging tax
  Oaxaca         | America/Mexico_City            | 76  | 19 VAT and lodging tax
  Havana         | America/Havana                 | 68  | 0
  Montréal       | America/Toronto                | 132 | 18.97 GST, QST and lodging tax
  Rio de Janeiro | America/Sao_Paulo              | 84  | 5 Service tax
  São Paulo      | America/Sao_Paulo              | 78  | 5 Service tax
  Buenos Aires   | America/Argentina/Buenos_Aires | 82  | 21 VAT
  Cusco          | America/Lima                   | 64  | 10 VAT
  Cartagena      | America/Bogota                 | 90  | 19 VAT
  Valparaíso     | America/Santiago               | 72  | 19 VAT
  Karachi        | Asia/Karachi                   | 52  | 15 Sales tax
  Lahore         | Asia/Karachi                   | 46  | 16 Sales tax
  Dubai          | Asia/Dubai                     | 128 | 12.35 VAT and municipality fee
  Istanbul       | Europe/Istanbul                | 88  | 10 VAT
  Kyoto          | Asia/Tokyo                     | 118 | 10 Consumption tax
  Tokyo          | Asia/Tokyo                     | 134 | 10 Consumption tax
  Seoul          | Asia/Seoul                     | 98  | 10 VAT
  Bangkok        | Asia/Bangkok                   | 56  | 7 VAT
  Singapore      | Asia/Singapore                 | 156 | 9 GST
  Ubud           | Asia/Makassar                  | 62  | 10 Regional tax
  Hanoi          | Asia/Ho_Chi_Minh               | 44  | 8 VAT
  Mumbai         | Asia/Kolkata                   | 82  | 12 GST
  Jaipur         | Asia/Kolkata                   | 54  | 12 GST
  Colombo        | Asia/Colombo                   | 66  | 18 VAT
  Kathmandu      | Asia/Kathmandu                 | 42  | 13 VAT
  Samarkand      | Asia/Samarkand                 | 48  | 12 VAT
  Muscat         | Asia/Muscat                    | 94  | 5 VAT
  Tbilisi        | Asia/Tbilisi                   | 58  | 18 VAT
  Lisbon         | Europe/Lisbon                  | 124 | 6 VAT
  Paris          | Europe/Paris                   | 168 | 10 VAT
  Rome           | Europe/Rome                    | 146 | 10 VAT
  Barcelona      | Europe/Madrid                  | 142 | 10 VAT
  London         | Europe/London                  | 186 | 20 VAT
  Athens         | Europe/Athens                  | 104 | 13 VAT
  Amsterdam      | Europe/Amsterdam               | 172 | 9 VAT
  Copenhagen     | Europe/Copenhagen              | 158 | 25 VAT
  Bergen         | Europe/Oslo                    | 144 | 12 VAT
  Reykjavík      | Atlantic/Reykjavik             | 176 | 11 VAT
  Stockholm      | Europe/Stockholm               | 136 | 12 VAT
  Prague         | Europe/Prague                  | 92  | 12 VAT
  Vienna         | Europe/Vienna                  | 126 | 10 VAT
  Zermatt        | Europe/Zurich                  | 214 | 3.8 VAT
  Dubrovnik      | Europe/Zagreb                  | 118 | 13 VAT
  Edinburgh      | Europe/London                  | 148 | 20 VAT
  Sydney         | Australia/Sydney               | 152 | 10 GST
  Auckland       | Pacific/Auckland               | 128 | 15 GST
  Queenstown     | Pacific/Auckland               | 146 | 15 GST
  Nadi           | Pacific/Fiji                   | 112 | 15 VAT`;

/** The markets by the name of their city. A line that cannot be read throws when the module loads. */
export const cityMarkets: ReadonlyMap<string, CityMarket> = new Map(
  table
    .trim()
    .split('\n')
    .map((line): [string, CityMarket] => {
      const [city = '', timeZone = '', dollars = '', tax = ''] = line
        .split('|')
        .map((cell) => cell.trim());
      const [percent = '', ...name] = tax.split(' ');
      const nightly = Number(dollars) * 100;
      const share = Math.round(Number(percent) * 100);
      if (!city || !timeZone || !nightly || Number.isNaN(share)) {
        throw new Error(`This market cannot be read: ${line}`);
      }
      return [city, { timeZone, nightly, salesTax: { name: name.join(' '), share } }];
    }),
);
