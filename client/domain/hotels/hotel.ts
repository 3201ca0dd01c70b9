import { type Hotel, type HotelImage, isPictureUrl } from '#contracts/provider/hotels.ts';

/** A picture size: `x600` for cards and large images, `x300` for thumbnails and rows. Spec §9. */
export type ImageSize = 'x300' | 'x600';

/**
 * Returns the pictures of a hotel or room that the page may load. `{size}` in their URLs is already
 * replaced. Spec §3 and §9.
 */
export function imagesOf({ images }: Pick<Hotel, 'images'>, size: ImageSize): HotelImage[] {
  return (images ?? [])
    .map((image) => ({ ...image, url: image.url.replaceAll('{size}', size).trim() }))
    .filter(({ url }) => isPictureUrl(url));
}

/** Returns the URLs of the pictures that `imagesOf` returns. */
export function imageUrls(hotel: Pick<Hotel, 'images'>, size: ImageSize): string[] {
  return imagesOf(hotel, size).map(({ url }) => url);
}

/** Returns the URL of the first picture, or `undefined` if there is none. */
export function firstImage(hotel: Pick<Hotel, 'images'>, size: ImageSize): string | undefined {
  return imageUrls(hotel, size)[0];
}

/**
 * Returns each hotel with a React key. The key is the hotel's id, followed by a number if the hotel
 * occurs more than once.
 */
export function keyed(hotels: readonly Hotel[]): { key: string; hotel: Hotel }[] {
  const times = new Map<string, number>();
  return hotels.map((hotel) => {
    const before = times.get(hotel.id) ?? 0;
    times.set(hotel.id, before + 1);
    return { key: before === 0 ? hotel.id : `${hotel.id} ${before}`, hotel };
  });
}
