import type { RequestHandler } from 'express';
import { answerProblem } from './answerProblem.ts';
import type { HotelIndex, IndexedHotel } from './indexHotels.ts';
import { drawPicture, type PictureChoice } from './pictures/drawPicture.ts';

/** The sizes of Spec §9 in pixels, all three by two. */
const sizes: ReadonlyMap<string, { width: number; height: number }> = new Map([
  ['x300', { width: 300, height: 200 }],
  ['x600', { width: 600, height: 400 }],
]);

/**
 * Handles `/media/{size}/{hotelId}/{n}.svg`, the hotel's n-th picture from 1, and `room{n}.svg`, that of
 * its n-th kind of room. Pictures never change, so
 * browsers may cache them for a year. The content security policy keeps a picture that is opened on its
 * own from running scripts and loading anything.
 */
export function answerPicture(index: HotelIndex): RequestHandler {
  return (request, response) => {
    const size = sizes.get(String(request.params.size));
    const hotel = index.byId.get(String(request.params.hotelId));
    const choice = hotel && choose(hotel, String(request.params.file));
    if (!size || !choice) {
      answerProblem(response, 404, `There is no picture at ${request.path}.`);
      return;
    }
    response
      .set({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
        'x-content-type-options': 'nosniff',
      })
      .type('image/svg+xml')
      .send(drawPicture(hotel.id, hotel.city, choice, size));
  };
}

function choose(hotel: IndexedHotel, file: string): PictureChoice | undefined {
  const [, room, digits] = /^(room)?([1-9]\d?)\.svg$/.exec(file) ?? [];
  const nth = Number(digits);
  if (!room) return nth <= hotel.pictures ? { nth } : undefined;
  const beds = hotel.rooms[nth - 1]?.beds;
  return beds && { room: nth, beds };
}
