import express, { type Express, type Request, type RequestHandler, type Response } from 'express';
import { hotelsPaths } from '../hotels.ts';
import type { StayQuery } from '../rates.ts';
import { answerPicture } from './answerPicture.ts';
import { answerProblem, errorToProblem, readOnly, unknownAddress } from './answerProblem.ts';
import {
  type CatalogueHotel,
  type CrowdedCity,
  defaultHotelCount,
  generateHotels,
} from './catalogue/generateHotels.ts';
import { housePolicies } from './catalogue/housePolicies.ts';
import { toPlainHotel } from './catalogue/toPlainHotel.ts';
import { drawHotels } from './drawHotels.ts';
import { hotelJson, indexHotels, listJson, type MoreFields } from './indexHotels.ts';
import { createRates } from './rates/createRates.ts';
import { readStay, type Stay } from './readStay.ts';
import { searchHotels } from './searchHotels.ts';

export type ProviderOptions = {
  /** How many hotels the catalogue has; 1,200 unless said otherwise. */
  hotelCount?: number;
  /** Gives one city this many hotels, all of which a search there answers. */
  crowded?: CrowdedCity;
  /** False for a provider of the plain specification: none of the `addedFields`, and no rates. */
  rates?: boolean;
  /** Makes `rand4` and `rand8` answer the same hotels each time; a `seed` in the query wins over it. */
  seed?: string;
  /** What picture addresses begin with: an origin, or '' for addresses on the caller's own origin. */
  mediaOrigin?: string;
  /** The time in milliseconds since 1970, which decides what today is. */
  now?: () => number;
};

const shortly = 'public, max-age=60';

/** The longest list a search answers: all hotels of a large city. */
const searchLimit = 60;

/**
 * The sample provider: the four endpoints of Spec §7 and the pictures they name, over a catalogue
 * that is the same after each start. It keeps no state, so that tests can share one or make many.
 */
export function createProvider(options: ProviderOptions = {}): Express {
  const { hotelCount = defaultHotelCount, mediaOrigin = '', crowded } = options;
  const index = indexHotels(catalogueOf(options, generateHotels(hotelCount, mediaOrigin, crowded)));
  const rates = options.rates === false ? undefined : createRates(options.now ?? Date.now);
  const limit = Math.max(searchLimit, crowded?.hotels ?? 0);
  const app = express();
  app.disable('x-powered-by');

  const get = (path: string, answer: RequestHandler) => app.route(path).get(answer).all(readOnly);

  get('/healthz', (_request, response) => {
    response.set('cache-control', 'no-store').json({ status: 'ok' });
  });

  // Of a hotel whose rooms are not known, rates and policies are not known either.
  const inLists =
    (stay: Stay | undefined): MoreFields =>
    (hotel) =>
      rates && { rates: hotel.rooms.length > 0 ? rates.listed(hotel, stay) : null };
  const inDetail =
    (stay: Stay | undefined): MoreFields =>
    (hotel) => {
      if (!rates) return undefined;
      if (hotel.rooms.length === 0) return { policies: null, rates: null };
      return { policies: housePolicies(hotel.id), rates: rates.all(hotel, stay) };
    };

  get(hotelsPaths.search, (request, response) => {
    const reading = readStay(stayQuery(request));
    if ('error' in reading) {
      answerProblem(response, 400, reading.error);
      return;
    }
    const { stay } = reading;
    const hotels = searchHotels(index, queryText(request, 'city'), stay, limit);
    sendJson(response, shortly, listJson('{"hotels":[', hotels, ']}', inLists(stay)));
  });

  const randomHotels =
    (count: number): RequestHandler =>
    (request, response) => {
      const hotels = drawHotels(index.all, count, queryText(request, 'seed') ?? options.seed);
      sendJson(response, 'no-store', listJson('[', hotels, ']', inLists(undefined)));
    };
  get(hotelsPaths.rand4, randomHotels(4));
  get(hotelsPaths.rand8, randomHotels(8));

  get(hotelsPaths.hotel, (request, response) => {
    const id = String(request.params.id);
    const hotel = index.byId.get(id);
    if (!hotel) {
      answerProblem(response, 404, `There is no hotel '${id}'.`);
      return;
    }
    const reading = rates ? readStay(stayQuery(request)) : { stay: undefined };
    if ('error' in reading) answerProblem(response, 400, reading.error);
    else sendJson(response, shortly, hotelJson(hotel, inDetail(reading.stay)));
  });

  get('/media/:size/:hotelId/:file', answerPicture(index));

  app.use(unknownAddress);
  app.use(errorToProblem);
  return app;
}

function* catalogueOf({ rates }: ProviderOptions, hotels: Iterable<CatalogueHotel>) {
  for (const hotel of hotels) {
    yield rates === false ? { ...hotel, answer: toPlainHotel(hotel.answer) } : hotel;
  }
}

function stayQuery(request: Request): StayQuery {
  return {
    check_in: queryText(request, 'check_in'),
    check_out: queryText(request, 'check_out'),
  };
}

/** A query parameter as text; the first one when it is given several times. */
function queryText(request: Request, name: string): string | undefined {
  const value: unknown = request.query[name];
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? first : undefined;
}

function sendJson(response: Response, caching: string, body: Buffer): void {
  response.set('cache-control', caching).type('json').send(body);
}
