import { parseHotel } from '#contracts/provider/parseHotel.ts';
import type { Rate } from '#contracts/provider/rateFields.ts';
import { type Collecting, collectorOf } from '#contracts/site/collection.ts';
import type { Log } from '../observability/log.ts';
import type { ProviderRequest } from '../provider/providerRequest.ts';
import { jsonOf, type ProviderResponse } from '../provider/readResponse.ts';

/**
 * The maximum number of hotels that are searched for a rate that nobody collects. Parsing a hotel
 * with its rates takes about a millisecond.
 */
const mostRead = 1_000;

/** Names the settings that decide who collects payments before arrival. */
const advice =
  'rates that are paid before arrival cannot be booked, because nobody collects them: set PREPAID_COLLECTED_BY=site and STRIPE_SECRET_KEY to charge cards here, or PAYMENT_NOTE to say how hotels collect';

/**
 * Warns at the first rate whose payment before arrival nobody collects. The start of the site
 * cannot know whether a provider has such rates. The search reads only responses about one hotel,
 * because lists may lack the hotel's own `payment_note`. It ends after `mostRead` responses.
 */
export function createUncollectedRates(collecting: Collecting, log: Pick<Log, 'warn'>) {
  let left = mostRead;
  return {
    /** Searches a successful response for such a rate, until the first is found. */
    observe: ({ endpoint }: ProviderRequest, response: ProviderResponse): void => {
      if (left === 0 || endpoint !== 'hotel' || response.status !== 200) return;
      left -= 1;
      const { hotel } = parseHotel(jsonOf(response)?.value);
      const isUncollected = (rate: Rate) =>
        collectorOf([rate], hotel?.payment_note, collecting) === undefined;
      if (!hotel?.rates?.some(isUncollected)) return;
      left = 0;
      log.warn({ hotel: hotel.id }, advice);
    },
  };
}
