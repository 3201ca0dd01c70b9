import { cities } from '../catalogue/cities.ts';

export const cityTaxes = Object.fromEntries(
  cities.flatMap(({ name, cityTax }) => (cityTax ? [[name, cityTax]] : [])),
);
