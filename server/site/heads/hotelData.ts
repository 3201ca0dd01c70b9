import type { Hotel as HotelThing, Offer, WithContext } from 'schema-dts';
import { toDecimal } from '#contracts/money/money.ts';
import { type Hotel, isPictureUrl } from '#contracts/provider/hotels.ts';
import { lowestRates, priceOfRates } from '#contracts/provider/lowestRate.ts';
import type { Rate } from '#contracts/provider/rateFields.ts';
import { isRateFor } from '#contracts/provider/rates.ts';
import { highestScore, lowestScore } from '#contracts/site/reviews.ts';
import { defaultParty } from '#contracts/values/party.ts';

/** The rating of a hotel by guests of this site. */
export type SiteRating = { count: number; average: number };

const mostPictures = 6;

/**
 * The data of a hotel in the head of its page. It is small, because it stays in memory as long as
 * the response.
 */
export type HotelOfHead = ReturnType<typeof hotelOfHead>;

/** Extracts the data of a hotel that the head of its page shows. */
export function hotelOfHead(hotel: Hotel) {
  const { name, region, address, latitude, longitude, star_rating, amenity_groups } = hotel;
  const { check_in_from, check_out_until, contact_phone, description, images } = hotel;
  const rates = hotel.rates?.filter(isForTonight);
  return {
    ...{ name, region, address, latitude, longitude, star_rating, amenity_groups },
    ...{ check_in_from, check_out_until, contact_phone },
    description: description?.slice(0, 1),
    images: images?.map(({ url }) => ({ url })),
    /** The lowest rates tonight for the default party of the page. */
    lowest: lowestRates({ ...hotel, rates }, defaultParty),
  };
}

/** Returns whether a rate is for tonight. A stored response may come from an earlier day. */
const isForTonight = (rate: Rate) => isRateFor(rate, {});

/**
 * Returns the absolute addresses of a hotel's pictures in a size. The page of the hotel shows them
 * in x600. Spec §9.
 */
export function pictureAddresses(
  { images }: Pick<Hotel, 'images'>,
  origin: string,
  size: 'x300' | 'x600',
): string[] {
  return (images ?? [])
    .map(({ url }) => url.replaceAll('{size}', size).trim())
    .filter((url) => isPictureUrl(url) && URL.canParse(url, origin))
    .slice(0, mostPictures)
    .map((url) => new URL(url, origin).href);
}

/**
 * Returns a hotel as structured data. `rating` covers only reviews of this site, because search
 * engines forbid those of other sites. The offer is the lowest price tonight, which the page also
 * shows. A site without live prices has no offer. `id` is the address of the hotel, the same in
 * each language. https://schema.org/Hotel, ADR 0021.
 */
export function hotelData(
  hotel: HotelOfHead,
  {
    id,
    url,
    origin,
    rating,
    live,
    description,
    facilities,
  }: {
    id: string;
    url: string;
    origin: string;
    rating: SiteRating | undefined;
    live: boolean;
    description?: string | undefined;
    /** The names of its facilities. */
    facilities: readonly string[];
  },
): WithContext<HotelThing> {
  const { region, latitude, longitude, star_rating: stars } = hotel;
  const pictures = pictureAddresses(hotel, origin, 'x600');
  const offer = live && hotel.lowest?.every(isForTonight) ? offerOf(hotel.lowest, url) : undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'Hotel',
    '@id': id,
    name: hotel.name,
    url,
    ...(description && { description }),
    ...(pictures.length > 0 && { image: pictures }),
    address: {
      '@type': 'PostalAddress',
      ...(hotel.address && { streetAddress: hotel.address }),
      ...(region?.name && { addressLocality: region.name }),
      ...(region?.country_code && { addressCountry: region.country_code }),
    },
    ...(isDegrees(latitude, 90) &&
      isDegrees(longitude, 180) && {
        geo: { '@type': 'GeoCoordinates', latitude, longitude },
      }),
    // 0 means that the hotel has no stars.
    ...(stars && stars >= 1 && { starRating: { '@type': 'Rating', ratingValue: stars } }),
    ...(hotel.check_in_from && { checkinTime: hotel.check_in_from }),
    ...(hotel.check_out_until && { checkoutTime: hotel.check_out_until }),
    ...(hotel.contact_phone && { telephone: hotel.contact_phone }),
    ...(facilities.length > 0 && {
      amenityFeature: facilities.map((name) => ({
        '@type': 'LocationFeatureSpecification' as const,
        name,
        value: true,
      })),
    }),
    ...(rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.average,
        reviewCount: rating.count,
        worstRating: lowestScore,
        bestRating: highestScore,
      },
    }),
    ...(offer && { makesOffer: offer }),
  };
}

/** Returns the lowest price tonight, including taxes, for the default party of the page. */
function offerOf(lowest: NonNullable<HotelOfHead['lowest']>, url: string): Offer {
  const price = priceOfRates(lowest);
  const [first] = lowest;
  return {
    '@type': 'Offer',
    price: toDecimal(price),
    priceCurrency: price.currency,
    availability: 'https://schema.org/InStock',
    availabilityStarts: first?.check_in,
    availabilityEnds: first?.check_out,
    url,
  };
}

function isDegrees(value: number | null | undefined, most: number): value is number {
  return value != null && Math.abs(value) <= most;
}
