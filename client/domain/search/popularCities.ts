/** The cities that the home page suggests, most popular first. Spec §1. */
export const popularCities = [
  { city: 'Karachi', country: 'Pakistan' },
  { city: 'Dubai', country: 'United Arab Emirates' },
  { city: 'Marrakech', country: 'Morocco' },
  { city: 'Istanbul', country: 'Türkiye' },
  { city: 'Lisbon', country: 'Portugal' },
  { city: 'Kyoto', country: 'Japan' },
] as const;
