import express, { type Express, type Request, type RequestHandler, type Response } from 'express';
import { isOfOneHotel } from '../provider/calls/hotelCall.ts';
import { type Endpoint, everyEndpoint, hotelCalls } from '../provider/calls/hotelCalls.ts';
import type { Collector } from '../provider/rateFields.ts';
import type { ReservationRequest } from '../provider/reservations.ts';
import { answerPicture } from './answerPicture.ts';
import { answerProblem, errorToProblem, readOnly, unknownAddress } from './answerProblem.ts';
import { toPlainHotel } from './catalog/asSupplied.ts';
import {
  type CatalogHotel,
  type CrowdedCity,
  defaultHotelCount,
  generateHotels,
} from './catalog/generateHotels.ts';
import { defaultLanguage, isLanguage, type Language, languages } from '../texts/languages.ts';
import { listLandmarks } from './catalog/landmarks.ts';
import { createWordings, type Wording } from './catalog/translateHotel.ts';
import { fieldsInDetail, fieldsInLists, hotelJson, listJson } from './hotelJson.ts';
import { type IndexedHotel, indexHotels } from './indexHotels.ts';
import { drawHotels, listPlaces, searchHotels } from './searchHotels.ts';
import { createRates } from './rates/createRates.ts';
import { listDays, readCalendarRequest } from './rates/listDays.ts';
import { queryText, readAsked, type Stay } from './readStay.ts';
import { reservedDuring, type Reservations } from './reservations/createReservations.ts';
import { decideReservation } from './reservations/decideReservation.ts';
import { reservationRoutes } from './reservations/reservationRoutes.ts';
import { createReviews } from './reviews/createReviews.ts';
import { listReviews, readReviewsRequest } from './reviews/listReviews.ts';

export type ProviderOptions = {
  /** The number of hotels in the catalog. The default is 1,200. */
  hotelCount?: number;
  /** Gives one city this number of hotels. A search in it returns all of them. */
  crowded?: CrowdedCity;
  /**
   * False for a provider of the plain specification, without the `addedFields`, rates, calendars,
   * reviews, places, landmarks, and languages other than English.
   */
  rates?: boolean;
  /**
   * The store of reservations. Without it, all rates are on request, and the calls for reservations
   * return 404.
   */
  reservations?: Reservations;
  /**
   * False for a provider that reserves only rooms of a single rate. It answers other requests with
   * `not-combinable`.
   */
  combines?: boolean;
  /** False for hotels that are never full. By default, each hotel is full in some weeks. */
  sellsOut?: boolean;
  /**
   * The party that collects payments before arrival, according to the rates. If it is undefined,
   * rates do not state it.
   */
  collect?: Collector | undefined;
  /**
   * Makes `rand4` and `rand8` return the same hotels each time. A `seed` in the query takes
   * precedence.
   */
  seed?: string;
  /**
   * The beginning of picture addresses: an origin, or an empty text for the caller's own origin.
   */
  mediaOrigin?: string;
  /** Returns the time in milliseconds since 1970, which determines the current day. */
  now?: () => number;
};

const shortly = 'public, max-age=60';
const forDays = 'public, max-age=86400, stale-if-error=604800';

/** The maximum number of hotels in a search: all hotels of a large city. */
const searchLimit = 60;

/**
 * Creates the sample provider. It implements the four endpoints of Spec §7 with their pictures, the
 * calendars and reviews of hotels, the lists of places and landmarks and, if it gets
 * `reservations`, the calls for reservations. Hotels are in the language of the request, and
 * reserved rooms are missing both from lists and from single hotels.
 *
 * The catalog is the same after each start. Only reservations are state, so tests can share a
 * provider without reservations, or create many.
 */
export function createProvider(options: ProviderOptions = {}): Express {
  const { hotelCount = defaultHotelCount, mediaOrigin = '', crowded, sellsOut } = options;
  const catalog = generateHotels(hotelCount, mediaOrigin, crowded);
  const index = indexHotels(catalogOf(options, catalog), sellsOut);
  const { reservations, now = Date.now } = options;
  const instant = reservations !== undefined;
  const rates =
    options.rates === false ? undefined : createRates(now, { instant, collect: options.collect });
  const limit = Math.max(searchLimit, crowded?.hotels ?? 0);
  const wordings = createWordings();
  /** Chooses the language of a response, and states it in the headers. */
  const wordingOf = (request: Request, response: Response): Wording => {
    if (!rates) return wordings('en');
    const language = languageOf(request);
    markLanguage(response, language);
    return wordings(language);
  };
  const app = express();
  app.disable('x-powered-by');

  const get = (path: string, answer: RequestHandler) => app.route(path).get(answer).all(readOnly);

  get('/healthz', (_request, response) => {
    response.set('cache-control', 'no-store').json({ status: 'ok' });
  });

  /** Returns the rooms of hotels that are reserved for a stay, or for the night from today. */
  const reservedIn = async (hotels: readonly IndexedHotel[], stay: Stay | undefined) =>
    reservedDuring(
      reservations,
      rates ? hotels.map((hotel) => ({ id: hotel.id, stay: rates.stayOf(hotel, stay) })) : [],
    );

  const search: RequestHandler = async (request, response) => {
    const asked = readAsked(request);
    if ('error' in asked) {
      answerProblem(response, 400, asked.error);
      return;
    }
    const { stay } = asked;
    const { hotels, total } = searchHotels(index, queryText(request, 'city'), stay, limit);
    // The specification does not have `total`.
    const end = rates && total !== undefined ? `],"total":${total}}` : ']}';
    const wording = wordingOf(request, response);
    const fields = fieldsInLists(rates, asked, await reservedIn(hotels, stay));
    sendJson(response, shortly, listJson('{"hotels":[', hotels, end, fields, wording));
  };

  const randomHotels =
    (count: number): RequestHandler =>
    async (request, response) => {
      const hotels = drawHotels(index.all, count, queryText(request, 'seed') ?? options.seed);
      const wording = wordingOf(request, response);
      const fields = fieldsInLists(rates, {}, await reservedIn(hotels, undefined));
      sendJson(response, 'no-store', listJson('[', hotels, ']', fields, wording));
    };

  const reviewsOf = createReviews(index);
  const places = Buffer.from(JSON.stringify({ places: listPlaces(index, limit) }));

  const citiesWithHotels = [...index.byCity.values()].flatMap(([first]) => first?.city ?? []);
  const landmarks: RequestHandler = (request, response) => {
    const language = languageOf(request);
    markLanguage(response, language);
    const body = { landmarks: listLandmarks(citiesWithHotels, language) };
    sendJson(response, forDays, Buffer.from(JSON.stringify(body)));
  };

  const oneHotel: RequestHandler = async (request, response) => {
    const id = String(request.params.id);
    const hotel = index.byId.get(id);
    if (!hotel) {
      answerProblem(response, 404, `There is no hotel '${id}'.`);
      return;
    }
    const asked = rates ? readAsked(request) : {};
    if ('error' in asked) {
      answerProblem(response, 400, asked.error);
      return;
    }
    const wording = wordingOf(request, response);
    const reserved = await reservedIn([hotel], asked.stay);
    const fields = fieldsInDetail(rates, asked, reserved, wording.language);
    sendJson(response, shortly, hotelJson(hotel, fields, wording));
  };

  const calendar: RequestHandler = async (request, response) => {
    const hotel = index.byId.get(String(request.params.id));
    const reading = readCalendarRequest(request);
    if (!hotel) answerProblem(response, 404, `There is no hotel '${String(request.params.id)}'.`);
    else if ('error' in reading) answerProblem(response, 400, reading.error);
    else if (rates) {
      const reserved = async (night: Stay) => (await reservedIn([hotel], night)).get(hotel.id);
      const days = await listDays(hotel, reading, rates, reserved);
      sendJson(response, shortly, Buffer.from(JSON.stringify({ days })));
    }
  };

  const reviews: RequestHandler = (request, response) => {
    const hotel = index.byId.get(String(request.params.id));
    const asked = readReviewsRequest(request);
    if (!hotel) answerProblem(response, 404, `There is no hotel '${String(request.params.id)}'.`);
    else if ('error' in asked) answerProblem(response, 400, asked.error);
    else {
      const language = languageOf(request);
      markLanguage(response, language);
      const all = reviewsOf(hotel, new Date(now()).toISOString().slice(0, 7));
      sendJson(response, shortly, Buffer.from(JSON.stringify(listReviews(all, asked, language))));
    }
  };

  /** Undefined for a call that a provider of the plain specification does not have. */
  const answers: Record<Endpoint, RequestHandler | undefined> = {
    rand4: randomHotels(hotelCalls.rand4.count),
    rand8: randomHotels(hotelCalls.rand8.count),
    search,
    hotel: oneHotel,
    calendar: rates && calendar,
    reviews: rates && reviews,
    landmarks: rates && landmarks,
    places: rates && ((_request, response) => sendJson(response, forDays, places)),
  };
  // Routes with an id come last, because their pattern also matches the other paths.
  const inOrder = everyEndpoint.toSorted(
    (a, b) => Number(isOfOneHotel(hotelCalls[a])) - Number(isOfOneHotel(hotelCalls[b])),
  );
  for (const endpoint of inOrder) {
    const answer = answers[endpoint];
    if (answer) get(hotelCalls[endpoint].path, answer);
  }

  if (rates && reservations) {
    const decide = (request: ReservationRequest) =>
      decideReservation(request, {
        hotel: index.byId.get(request.hotel_id),
        rates,
        combines: options.combines,
      });
    app.use(reservationRoutes({ reservations, decide, now }));
  }

  get('/media/:size/:file', answerPicture(index));

  app.use(unknownAddress);
  app.use(errorToProblem);
  return app;
}

function* catalogOf({ rates }: ProviderOptions, hotels: Iterable<CatalogHotel>) {
  for (const hotel of hotels) {
    yield rates === false ? { ...hotel, answer: toPlainHotel(hotel.answer) } : hotel;
  }
}

function sendJson(response: Response, caching: string, body: Buffer): void {
  response.set('cache-control', caching).type('json').send(body);
}

/**
 * Returns the language of a response: English, German, French or Arabic, as `Accept-Language`
 * prefers. English is the default, without the header and for any other language.
 */
function languageOf(request: Request): Language {
  const accepted = request.acceptsLanguages([...languages]);
  return isLanguage(accepted) ? accepted : defaultLanguage;
}

/**
 * States in the headers of a response that its texts are in a language, and that the language
 * depends on the request.
 */
function markLanguage(response: Response, language: Language): void {
  response.set('content-language', language).vary('accept-language');
}
