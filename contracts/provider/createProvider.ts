import express, { type Express, type Request, type RequestHandler, type Response } from 'express';
import { hotelsPaths } from '../hotels.ts';
import { answerProblem, faultToProblem, readOnly, unknownAddress } from './answerProblem.ts';
import { defaultHotelCount, generateHotels } from './generateHotels.ts';
import { drawHotels } from './drawHotels.ts';
import { indexHotels, listJson } from './indexHotels.ts';
import { answerPicture } from './answerPicture.ts';
import { searchHotels } from './searchHotels.ts';
import { readStay } from './readStay.ts';

export type ProviderOptions = {
  /** How many hotels the catalogue has; 1,200 unless said otherwise. */
  hotelCount?: number;
  /** Makes `rand4` and `rand8` answer the same hotels each time; a `seed` in the query wins over it. */
  seed?: string;
  /** What picture addresses begin with: an origin, or '' for addresses on the asker's own origin. */
  mediaOrigin?: string;
};

const shortly = 'public, max-age=60';

/**
 * The sample provider: the four calls of Spec §7 and the pictures they name, over a catalogue that is
 * the same after each start. It keeps no state, so that tests can share one or make many.
 */
export function createProvider(options: ProviderOptions = {}): Express {
  const { hotelCount = defaultHotelCount, mediaOrigin = '' } = options;
  const index = indexHotels(generateHotels(hotelCount, mediaOrigin));
  const app = express();
  app.disable('x-powered-by');

  const get = (path: string, answer: RequestHandler) => app.route(path).get(answer).all(readOnly);

  get('/healthz', (_request, response) => {
    response.set('cache-control', 'no-store').json({ status: 'ok' });
  });

  get(hotelsPaths.search, (request, response) => {
    const reading = readStay({
      check_in: queryText(request, 'check_in'),
      check_out: queryText(request, 'check_out'),
    });
    if ('fault' in reading) {
      answerProblem(response, 400, reading.fault);
      return;
    }
    const hotels = searchHotels(index, queryText(request, 'city'), reading.stay);
    sendJson(response, shortly, listJson('{"hotels":[', hotels, ']}'));
  });

  const randomHotels =
    (count: number): RequestHandler =>
    (request, response) => {
      const hotels = drawHotels(index.all, count, queryText(request, 'seed') ?? options.seed);
      sendJson(response, 'no-store', listJson('[', hotels, ']'));
    };
  get(hotelsPaths.rand4, randomHotels(4));
  get(hotelsPaths.rand8, randomHotels(8));

  get(hotelsPaths.hotel, (request, response) => {
    const id = String(request.params.id);
    const hotel = index.byId.get(id);
    if (hotel) sendJson(response, shortly, hotel.json);
    else answerProblem(response, 404, `There is no hotel '${id}'.`);
  });

  get('/media/:size/:hotelId/:file', answerPicture(index));

  app.use(unknownAddress);
  app.use(faultToProblem);
  return app;
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
