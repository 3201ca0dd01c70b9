import { cities } from '../catalogue/cities.ts';

export const cityMarkets = new Map(cities.map((city) => [city.name, city]));
