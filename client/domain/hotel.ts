import type { Hotel, RoomGroup } from '#contracts/hotels.ts';

/** The two picture sizes the site asks for: `x600` for cards and large images, `x300` for thumbnails and rows. Spec §9. */
export type ImageSize = 'x300' | 'x600';

const maxFacilities = 10;

/**
 * The addresses of a hotel's pictures with `{size}` replaced. Anything but an http, https or
 * same-origin address is left out, so that a provider cannot make the page load `javascript:` or
 * `data:`. Spec §3 and §9.
 */
export function imageUrls(hotel: Pick<Hotel, 'images'>, size: ImageSize): string[] {
  return (hotel.images ?? [])
    .map((image) => image.url.replaceAll('{size}', size).trim())
    .filter((url) => /^https?:\/\//i.test(url) || /^\/(?![/\\])/.test(url));
}

/** The first picture, or `undefined` where a placeholder is shown. */
export function firstImage(hotel: Pick<Hotel, 'images'>, size: ImageSize): string | undefined {
  return imageUrls(hotel, size)[0];
}

/** 'Karachi, PK', or the part of it that is known, or ''. Spec §2. */
export function regionLabel(hotel: Pick<Hotel, 'region'>): string {
  return [hotel.region?.name, hotel.region?.country_code].filter(Boolean).join(', ');
}

/** `name_struct.main_name` before `name` before 'Room'. Spec §3. */
export function roomName(room: RoomGroup | undefined): string {
  return room?.name_struct?.main_name?.trim() || room?.name?.trim() || 'Room';
}

/** Whether a rating is known: 0 and less stand for none. Spec §3. */
function hasStars(hotel: Pick<Hotel, 'star_rating'>): boolean {
  return (hotel.star_rating ?? 0) > 0;
}

/** 'N stars', or 'No rating' when the rating is 0 or missing. Spec §2. */
export function starsLabel(hotel: Pick<Hotel, 'star_rating'>): string {
  return hasStars(hotel) ? `${hotel.star_rating} stars` : 'No rating';
}

/** 'N stars' in the spelling of the hotel's own page: 'No Rating' when there is none. Spec §8. */
export function ratingLabel(hotel: Pick<Hotel, 'star_rating'>): string {
  return hasStars(hotel) ? starsLabel(hotel) : 'No Rating';
}

/** The rating in its badge, or what stands for none: '-' in a list, 'N/A' beside the rooms. Spec §2 and §9. */
export function ratingBadge(hotel: Pick<Hotel, 'star_rating'>, none: '-' | 'N/A'): string {
  return hasStars(hotel) ? String(hotel.star_rating) : none;
}

/** The hotels of a list with a key for each: its id, and behind it, for one listed again, how many stood before. */
export function keyed(hotels: readonly Hotel[]): { key: string; hotel: Hotel }[] {
  const times = new Map<string, number>();
  return hotels.map((hotel) => {
    const before = times.get(hotel.id) ?? 0;
    times.set(hotel.id, before + 1);
    return { key: before === 0 ? hotel.id : `${hotel.id} ${before}`, hotel };
  });
}

/** The first 10 distinct amenity names over all groups, in the provider's order. Spec §3 and §9. */
export function facilities(hotel: Pick<Hotel, 'amenity_groups'>): string[] {
  const amenities = (hotel.amenity_groups ?? []).flatMap((group) => group.amenities ?? []);
  return distinctNames(amenities).slice(0, maxFacilities);
}

/** The distinct amenity names of a room, in the provider's order. Spec §3. */
export function roomAmenities(room: RoomGroup): string[] {
  return distinctNames(room.room_amenities ?? []);
}

function distinctNames(amenities: readonly { amenity: string }[]): string[] {
  return [...new Set(amenities.map(({ amenity }) => amenity.trim()).filter(Boolean))];
}
