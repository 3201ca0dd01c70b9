import type { RequestHandler } from 'express';
import * as v from 'valibot';
import { type Hotel, hotelSchema } from '../provider/hotels.ts';
import { answerProblem } from './answerProblem.ts';
import type { City } from './catalog/cities.ts';
import type { HotelIndex } from './indexHotels.ts';
import { composeFront } from './pictures/composeFront.ts';
import { composeBath, composeRoom, composeScene } from './pictures/composeInside.ts';

/** The picture sizes of Spec §9, in pixels. */
const sizes: ReadonlyMap<string, string> = new Map([
  ['x300', 'width="300" height="200"'],
  ['x600', 'width="600" height="400"'],
]);

/**
 * Handles `/media/{size}/{name}.svg` by composing the picture with this name. A changed drawing
 * gets another name, so browsers may cache a picture for a year. If a picture is opened on its own,
 * the content security policy keeps it from running scripts and loading anything.
 */
export const answerPicture =
  ({ all }: HotelIndex): RequestHandler =>
  ({ path, params }, response) => {
    const picture = draw(all, String(params.file), String(params.size));
    if (!picture) {
      answerProblem(response, 404, `There is no picture at ${path}.`);
      return;
    }
    response
      .set({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
        'x-content-type-options': 'nosniff',
      })
      .type('image/svg+xml')
      .send(picture);
  };

/** Returns the picture for a file name and a size, or undefined if no hotel has it. */
function draw(all: HotelIndex['all'], file: string, size: string): string | undefined {
  const attributes = sizes.get(size);
  const [, shot = '', ordinal = ''] =
    /^([a-z-]+(?:-\d)?)-([a-z0-9]+)-[a-z0-9]+\.svg$/.exec(file) ?? [];
  const indexed = all[Number.parseInt(ordinal, 36)];
  if (!attributes || !indexed) return undefined;
  const hotel = v.parse(hotelSchema, JSON.parse(indexed.json.toString()));
  const rooms = hotel.room_groups ?? [];
  const known = [hotel, ...rooms].some(({ images }) =>
    images?.some(({ url }) => url.endsWith(`/${file}`)),
  );
  if (!known) return undefined;
  return composePicture(hotel, indexed.city, shot).replace('width="600" height="400"', attributes);
}

/** Returns the picture of a hotel for a subject, such as `front`, `room-2`, `bath-2` or `pool`. */
export function composePicture(hotel: Hotel, city: City, shot: string): string {
  const [what, nth] = /^(room|bath)-(\d)$/.exec(shot)?.slice(1) ?? [shot];
  const room = hotel.room_groups?.[Number(nth) - 1];
  if (what === 'front') return composeFront(hotel, city);
  if (room && what === 'room') return composeRoom(hotel, room, city);
  if (room) return composeBath(hotel, room, city);
  return composeScene(hotel, city, shot);
}
