import { listingAddress, readListingAddress } from '#client/domain/addresses/listingAddress.ts';
import { pagesOf, pageTitle } from '#client/domain/listing/pages.ts';
import {
  cityAddress,
  contentAddress,
  hotelPath as pageOfHotel,
  routes,
} from '#client/domain/paths.ts';
import { distinctNames, promisedFact } from '#client/domain/hotels/amenities.ts';
import { mendStay } from '#client/domain/search/mendStay.ts';
import { partyFields } from '#client/domain/search/party.ts';
import { nearOf, toRatesQuery } from '#client/domain/search/searchQuery.ts';
import { hotelsPaths } from '#contracts/provider/calls/hotelCalls.ts';
import type { Hotel } from '#contracts/provider/hotels.ts';
import type { RatesQuery } from '#contracts/provider/rates.ts';
import type { Destinations, ListedDestination } from '#contracts/site/destinations.ts';
import { type Content, type ContentPageName, contentPages } from '#contracts/site/content.ts';
import { pathIn, type Language } from '#contracts/texts/languages.ts';
import { cityText } from '#contracts/texts/placeNames.ts';
import { staysInText } from '#contracts/texts/staysInText.ts';
import { type ServerI18n, serverI18n } from '#contracts/texts/serverI18n.ts';
import { fillPath } from '#contracts/values/fillPath.ts';
import { isPlainLine, isVisible } from '#contracts/values/plainText.ts';
import { longestCity } from '#contracts/values/longestTexts.ts';
import {
  type Answer,
  type HotelLookup,
  inTime,
  lookupBudgetMs,
  type Visit,
} from './createHotelLookup.ts';
import { etagOf } from '../../request/respond.ts';
import type { OwnPage } from '../page.ts';
import { type Head, headHtml, reviewsHtml, titleHtml } from './headHtml.ts';
import { hotelData, type HotelOfHead, pictureAddresses, type SiteRating } from './hotelData.ts';
import { breadcrumbData, siteData } from './siteData.ts';

/**
 * The response to a page: 200 with its own content, 404 if it does not exist, or 503 while the
 * provider fails. A search without results is a 404 with its own content.
 */
type PageHead = ({ status: 200 | 404 } & OwnPage) | { status: 404 | 503 };

/** The functions that make the head of each page that search engines may find. */
export type PageHeads = Record<
  'home' | 'listing' | 'hotel' | 'content',
  (visit: Visit) => PageHead | Promise<PageHead>
>;

export type PageHeadsOptions = {
  hotels: HotelLookup;
  /** Returns the rating of a hotel by the reviews of this site, or undefined without reviews. */
  ratingOf: (hotelId: string) => Promise<SiteRating | undefined>;
  contentOf: (language: Language, page: ContentPageName) => Content | undefined;
  /** Returns the destinations on the home page of a live site. */
  destinationsOf: (language: Language) => Promise<ListedDestination[]>;
  isLive: () => boolean;
  siteOrigin: () => string;
  /** The path of the picture for pages without their own. */
  picture: string;
  /** How long a page waits for its content, in milliseconds. */
  budgetMs?: number;
};

const maxDescription = 160;

/**
 * Creates the heads of the pages that search engines may find. If a hotel is not known in time, or
 * if the client's limit allows no lookup, the head has no data of the hotel. The page then requests
 * the hotel itself. ADR 0021.
 */
export function createPageHeads(options: PageHeadsOptions): PageHeads {
  const { hotels, ratingOf, contentOf, destinationsOf, isLive, siteOrigin, picture } = options;
  const { budgetMs = lookupBudgetMs } = options;
  const page = (
    language: Language,
    head: Omit<Head, 'picture'> & { picture?: string },
    answer?: OwnPage['answer'],
  ): PageHead => ({
    status: 200,
    head: headHtml({ picture, ...head }, language, siteOrigin()),
    answer,
  });
  /**
   * Returns the first call of the page with its answer, or undefined if the answer does not arrive
   * in time.
   */
  const answerTo = async (
    path: string,
    { occupancy = [], ...others }: RatesQuery & { city?: string },
    visit: Visit,
  ): Promise<(Answer & { call: string }) | undefined> => {
    const params = new URLSearchParams(others);
    for (const room of occupancy) params.append('occupancy', room);
    const query = params.toString();
    const call = query ? `${path}?${query}` : path;
    const answer = await inTime(hotels.answer(call, visit), budgetMs);
    return answer === undefined || answer === 'late' ? undefined : { call, ...answer };
  };

  return {
    home: async ({ language }) => {
      const i18n = serverI18n(language);
      const { t } = i18n;
      const found = isLive() && (await inTime(destinationsOf(language), budgetMs));
      return page(
        language,
        {
          title: t('page.title', { title: t('home.title') }),
          description: t('head.home'),
          path: routes.home,
          data: [siteData(i18n, siteOrigin())],
        },
        found && found !== 'late'
          ? answerInPage('/api/destinations', { destinations: found })
          : undefined,
      );
    },

    listing: async (visit) => {
      const { language } = visit;
      const i18n = serverI18n(language);
      const { t } = i18n;
      const city = cityOf(visit.req);
      if (city === undefined) return { status: 404 };
      const searched = searchedCity(city);
      const known = searched ? await inTime(hotels.city(searched, visit), budgetMs) : 'some';
      if (known === 'failed') return { status: 503 };
      const params = { ...(searched && { city: searched }), ...ratesOf(visit, isLive()) };
      const isAsked = known === 'some' || known === 'none';
      const answer = isAsked ? await answerTo(hotelsPaths.search, params, visit) : undefined;
      const largest = answer && pictureInRow(answer.first, siteOrigin());
      if (city === '') {
        return page(
          language,
          {
            title: t('page.title', { title: t('listing.title') }),
            description: t('head.listing'),
            path: routes.listing,
            largest,
          },
          answer,
        );
      }
      const named = cityText(i18n, city);
      const number = pageNumber(visit, city, answer);
      const title = staysInText(i18n, named, nearOf(listingOf(visit)).nearName);
      const texts = {
        title: t('page.title', { title: pageTitle(i18n, title, number) }),
        description: t('head.listingOf', { city: named }),
      };
      if (known === 'none') return { status: 404, head: titleHtml(texts), answer };
      const path = cityAddress(city) + (number > 1 ? `&page=${number}` : '');
      const data = [breadcrumbData(i18n, siteOrigin(), { city: { name: city, text: named } })];
      return page(language, { ...texts, path, data, largest }, answer);
    },

    hotel: async (visit) => {
      const { language, req } = visit;
      const i18n = serverI18n(language);
      const id = String(req.params['id']);
      // Awaited only at the end. The parsed JSON of the hotel is kept only briefly after its
      // arrival. If the answer below came later, it would parse the body again.
      const counted = isLive()
        ? inTime(
            hotels.reviews(id, visit).catch(() => 0),
            budgetMs,
          )
        : 0;
      const [found, rating] = await Promise.all([
        inTime(hotels.hotel(id, visit), budgetMs),
        inTime(
          ratingOf(id).catch(() => undefined),
          budgetMs,
        ),
      ]);
      if (found === 'none') return { status: 404 };
      if (found === 'failed') return { status: 503 };
      const path = pageOfHotel(id);
      if (typeof found === 'string') {
        const title = i18n.t('page.title', { title: i18n.t('hotel.unknown') });
        return page(language, { title, description: i18n.t('head.listing'), path });
      }
      const hotel = found;
      const origin = siteOrigin();
      const [first] = pictureAddresses(hotel, origin, 'x600');
      const own = ownDescription(hotel);
      const data = hotelData(hotel, {
        id: origin + path,
        url: origin + pathIn(language, path),
        origin,
        rating: rating === 'late' ? undefined : rating,
        live: isLive(),
        description: own,
        facilities: facilitiesOf(i18n, hotel),
      });
      const { name, region } = hotel;
      const city = searchableCity(region?.name?.trim() ?? '');
      const trail = breadcrumbData(i18n, origin, {
        city: city ? { name: city, text: cityText(i18n, city, region?.country_code) } : undefined,
        page: { name, path },
      });
      const texts = {
        title: i18n.t('page.title', { title: hotel.name }),
        description: own ?? described(i18n, hotel),
      };
      const answer = await answerTo(
        fillPath(hotelsPaths.hotel, { id }),
        ratesOf(visit, isLive()),
        visit,
      );
      const largest = first && withinSite(first, origin);
      const shown = page(
        language,
        { ...texts, path, data: [data, trail], largest, ...(first && { picture: first }) },
        answer,
      );
      const ofSite = rating === 'late' ? 0 : (rating?.count ?? 0);
      const ofPartner = await counted;
      const count = ofSite + (ofPartner === 'late' ? 0 : ofPartner);
      if (count === 0 || !('head' in shown)) return shown;
      const reviews = { hotel: id, count };
      return { ...shown, head: shown.head + reviewsHtml(reviews), reviews };
    },

    content: ({ language, req }) => {
      const name = contentPages.find((each) => each === req.params['page']);
      const content = name && contentOf(language, name);
      if (!content) return { status: 404 };
      const { t } = serverI18n(language);
      return page(
        language,
        {
          title: t('page.title', { title: content.title }),
          description: beginningOf(content.html) || t('head.home'),
          path: contentAddress(name),
          writtenIn: content.language,
        },
        answerInPage(`/api/content/${language}/${name}`, content),
      );
    },
  };
}

/** Returns the picture of a hotel in the size of its row in a listing. */
function pictureInRow(hotel: Hotel | undefined, origin: string): string | undefined {
  const [first] = hotel ? pictureAddresses(hotel, origin, 'x300') : [];
  return first && withinSite(first, origin);
}

/** Returns the address of a file, without the origin if that is this site. */
function withinSite(address: string, origin: string): string {
  return address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
}

function described(i18n: ServerI18n, { name: hotel, region }: HotelOfHead): string {
  const { t } = i18n;
  const place = region?.name && cityText(i18n, region.name, region.country_code);
  return place ? t('head.hotelIn', { hotel, place }) : t('head.hotel', { hotel });
}

/**
 * Returns the names of a hotel's facilities. Terms of rates, such as free cancellation, are
 * excluded, because the cheapest rate may lack them.
 */
function facilitiesOf(i18n: ServerI18n, { amenity_groups: groups }: HotelOfHead): string[] {
  const amenities = (groups ?? []).flatMap((group) => group.amenities ?? []);
  return distinctNames(
    i18n,
    amenities.filter((each) => promisedFact(each) === undefined && isVisible(each.amenity)),
  );
}

/** Returns the beginning of the hotel's own description, or undefined if it has none. */
function ownDescription({ description }: HotelOfHead): string | undefined {
  const text = description?.[0]?.text ?? '';
  return isVisible(text) ? shortened(text) : undefined;
}

/**
 * Returns the place in the address of a listing, '' if there is none, or undefined if the text
 * cannot be the name of a place.
 */
function cityOf({ originalUrl }: Visit['req']): string | undefined {
  const [, query = ''] = originalUrl.split('?', 2);
  return searchableCity(new URLSearchParams(query).get('city') ?? '');
}

/**
 * Returns the name if the address of a listing may contain it, or undefined if it cannot be the
 * name of a place.
 */
function searchableCity(city: string): string | undefined {
  return city.length <= longestCity && isPlainLine(city) ? city : undefined;
}

/**
 * Returns the number of a page of a city's results. Pages of filtered or sorted results count as
 * the first page. So does a page after the last one, if the number of results is known.
 */
function pageNumber(visit: Visit, city: string, answer: Answer | undefined) {
  const { page } = listingOf(visit);
  const isPage = answer === undefined || page <= pagesOf(answer.hotels);
  return isPage && visit.address === listingAddress({ city, page }) ? page : 1;
}

/** Returns the parameters in the address of a listing. */
function listingOf({ address }: Visit) {
  return readListingAddress(address.split('?', 2)[1] ?? '').value;
}

/** Returns the answer of the API to a call of the page, for writing it into the page. */
function answerInPage(call: string, body: Content | Destinations) {
  const json = JSON.stringify(body);
  return { call, etag: etagOf(Buffer.from(json)), json: () => json };
}

/**
 * Returns the parameters with which the page requests rates: the corrected stay in its address, and
 * the party if the provider accepts one.
 */
function ratesOf({ address }: Visit, isLive: boolean): RatesQuery {
  const params = new URLSearchParams(address.split('?', 2)[1]);
  const checkIn = params.get('check_in') ?? '';
  const checkOut = params.get('check_out') ?? '';
  const party = partyFields.party.read(params).value;
  return toRatesQuery(mendStay({ checkIn, checkOut }).stay, isLive ? party : undefined);
}

/** Returns the searched city: the text before the first comma. Spec §5. */
function searchedCity(city: string): string {
  return (city.split(',')[0] ?? '').trim();
}

const characters: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' };

/** Returns the beginning of rendered Markdown as text, without headings, cut at a word. */
function beginningOf(html: string): string {
  const text = html
    .replace(/<h2[^]*?<\/h2>|<[^>]*>/g, ' ')
    .replace(/&(lt|gt|quot|amp);/g, (_, name: string) => characters[name] ?? '');
  return shortened(text);
}

/** Returns a text on one line. A text longer than search engines show is cut at a word. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= maxDescription) return line;
  const end = line.lastIndexOf(' ', maxDescription - 2);
  return `${line.slice(0, end > 0 ? end : maxDescription - 2)} …`;
}
