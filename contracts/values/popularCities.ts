/**
 * The cities that the home page suggests, most popular first. A search uses these names. Spec §1.
 */
export const popularCities = [
  { id: 'karachi', city: 'Karachi', countryCode: 'PK' },
  { id: 'dubai', city: 'Dubai', countryCode: 'AE' },
  { id: 'marrakech', city: 'Marrakech', countryCode: 'MA' },
  { id: 'istanbul', city: 'Istanbul', countryCode: 'TR' },
  { id: 'lisbon', city: 'Lisbon', countryCode: 'PT' },
  { id: 'kyoto', city: 'Kyoto', countryCode: 'JP' },
] as const;
