import { readdirSync, readFileSync } from 'node:fs';
import type { Hotel, RoomGroup } from '#contracts/provider/hotels.ts';
import { buildOf } from '#contracts/sample-provider/catalog/buildOf.ts';
import { cities } from '#contracts/sample-provider/catalog/cities.ts';
import { generateHotels } from '#contracts/sample-provider/catalog/generateHotels.ts';
import { skylineOf } from '#contracts/sample-provider/pictureParts.ts';
import { composePicture } from '#contracts/sample-provider/answerPicture.ts';

const folder = 'contracts/sample-provider/pictures/parts';
const files = readdirSync(folder);
const catalog = [...generateHotels(1_200, '')];
const fronts = catalog.map(({ answer, city }) => ({
  hotel: answer,
  city,
  svg: composePicture(answer, city, 'front'),
}));

/** Returns the parts of a picture by name, including repetitions. */
const partsOf = (svg: string) =>
  [...svg.matchAll(/data-part="([^"]+)"/g)].map(([, name = '']) => name);
const shotOf = (url: string) =>
  /\/([a-z-]+(?:-\d)?)-[a-z0-9]+-[a-z0-9]+\.svg$/.exec(url)?.[1] ?? '';
const namesOf = (room: RoomGroup) => (room.room_amenities ?? []).map(({ amenity }) => amenity);
const listedBy = ({ amenity_groups: groups }: Hotel) =>
  new Set(
    (groups ?? []).flatMap(({ amenities }) => (amenities ?? []).map(({ amenity }) => amenity)),
  );
const rooms = catalog.flatMap(({ answer, city }) =>
  (answer.room_groups ?? []).map((room, i) => ({
    id: answer.id,
    room,
    names: namesOf(room),
    city,
    drawn: partsOf(composePicture(answer, city, `room-${i + 1}`)),
    bath: partsOf(composePicture(answer, city, `bath-${i + 1}`)),
  })),
);
const beddingOf = (names: readonly string[]) => names.find((name) => /\bbeds?\b/.test(name)) ?? '';

describe('the front of a hotel', () => {
  it('has the number of floors of the hotel and the skyline of its city', () => {
    for (const { hotel, city, svg } of fronts) {
      const parts = partsOf(svg);
      const { floors } = buildOf(hotel, city);
      expect([hotel.id, parts.filter((name) => name === 'floor').length]).toEqual([
        hotel.id,
        floors,
      ]);
      expect(parts.filter((name) => name.startsWith('skyline'))).toEqual([skylineOf(city)]);
    }
  });

  it('shows a beach only where the city has one, and snow only where winters have it', () => {
    for (const { hotel, city, svg } of fronts) {
      const parts = partsOf(svg);
      if (parts.includes('ground-sand')) {
        const beach = listedBy(hotel).has('Near the beach') || /resort|beach/i.test(hotel.name);
        expect([hotel.id, beach]).toEqual([hotel.id, true]);
      }
      if (parts.includes('ground-snow')) expect(city.setting).toMatch(/nordic|mountain|oldtown/);
    }
  });

  it('differs from every other hotel of its city in at least three visible features', () => {
    const looks = fronts.map(({ city, svg }) => ({
      city,
      look: (/data-look="([^"]+)"/.exec(svg)?.[1] ?? '').split(' '),
    }));
    let least = Infinity;
    for (const [i, one] of looks.entries()) {
      for (const other of looks.slice(i + 1)) {
        if (other.city !== one.city) continue;
        least = Math.min(least, one.look.filter((value, at) => value !== other.look[at]).length);
      }
    }
    expect(least).toBeGreaterThanOrEqual(3);
  });
});

describe('a room', () => {
  it('shows exactly its beds', () => {
    const wrong = rooms.filter(({ names, drawn }) => {
      const expected = beddingOf(names)
        .split(', ')
        .flatMap((text) => {
          const kind = /single|queen|king|sofa|double/.exec(text)?.[0] ?? 'none';
          return Array.from({ length: Number.parseInt(text, 10) }, () => `bed-${kind}`);
        });
      const beds = drawn.filter((name) => name.startsWith('bed-'));
      return beds.toSorted().join() !== expected.toSorted().join();
    });
    expect(wrong).toEqual([]);
    expect(new Set(rooms.map(({ names }) => beddingOf(names))).size).toBeGreaterThan(10);
  });

  it.each([
    ['aircon', 'Air conditioning'],
    ['balcony', 'Balcony'],
    ['coffee', 'Coffee machine'],
    ['desk', 'Desk'],
    ['fan', 'Fan'],
    ['kettle', 'Kettle'],
    ['minibar', 'Minibar'],
    ['robe', 'Bathrobes'],
    ['wardrobe', 'Wardrobe'],
  ])('shows a part %s only if it lists %s', (part, amenity) => {
    const showing = rooms.filter(({ drawn }) => drawn.includes(part));
    expect(showing.length).toBeGreaterThan(20);
    expect(showing.filter(({ names }) => !names.includes(amenity))).toEqual([]);
  });

  it('shows its view if it has one', () => {
    const wrong = rooms.filter(({ names, drawn, city }) => {
      const [word = ''] =
        names
          .find((name) => name.endsWith(' view'))
          ?.toLowerCase()
          .split(' ') ?? [];
      const expected = /^(skyline|city|old)$/.test(word) ? skylineOf(city) : `view-${word}`;
      const outside = drawn.filter((name) => /^(view|skyline)-/.test(name)).join();
      return word ? !outside.startsWith(expected) : outside !== '';
    });
    expect(wrong).toEqual([]);
  });

  it('has a bathtub if it lists one, otherwise a shower, like its caption', () => {
    const wrong = rooms.filter(({ room, names, bath }) => {
      const tub = names.includes('Bathtub');
      const caption = room.images?.[1]?.caption ?? (tub ? 'bathtub' : 'shower');
      const shower = bath.includes('shower') || bath.includes('rainshower');
      return (
        bath.includes('tub') !== tub ||
        (!tub && !shower) ||
        !caption.endsWith(tub ? 'bathtub' : 'shower')
      );
    });
    expect(wrong).toEqual([]);
  });

  it('names its beds in the caption', () => {
    const counts = ['', 'a', 'two', 'three', 'four'];
    const wrong = rooms.filter(({ room, names }) => {
      const caption = room.images?.[0]?.caption;
      const parts = beddingOf(names).replace('full ', '').split(', ');
      return parts.some((part) => {
        const [count = '', ...words] = part.split(' ');
        return caption && !caption.includes(`${counts[Number(count)]} ${words.join(' ')}`);
      });
    });
    expect(wrong).toEqual([]);
  });
});

it('shows a facility of a hotel only if the hotel lists it', () => {
  const everywhere = /^(front|view|lobby|room-\d|bath-\d)$/;
  for (const { answer } of catalog) {
    if (!answer.amenity_groups) continue;
    const listed = [...listedBy(answer)].join();
    for (const { url } of answer.images ?? []) {
      const shot = shotOf(url);
      if (everywhere.test(shot)) continue;
      const words =
        { breakfast: /Breakfast/, beach: /beach/, 'skyline-bar': /Skyline bar/ }[shot] ??
        new RegExp(shot, 'i');
      expect([answer.id, shot, words.test(listed)]).toEqual([answer.id, shot, true]);
    }
  }
});

it('starts the pictures of every hotel with its building', () => {
  for (const { answer } of catalog) {
    const [first] = answer.images ?? [];
    if (first) expect(shotOf(first.url)).toBe('front');
  }
});

describe('the parts of the drawings', () => {
  it('include exactly one skyline for every city', () => {
    const skylines = files.filter((file) => file.startsWith('skyline-'));
    expect(skylines.sort()).toEqual(cities.map((city) => `${skylineOf(city)}.svg`).sort());
  });

  it.each(files)('include %s as a plain drawing', (file) => {
    const svg = readFileSync(`${folder}/${file}`, 'utf8');
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[-\d. ]+"[^>]*>\n[^]*<\/svg>\n$/,
    );
    expect(svg).not.toMatch(
      /\sid=|<script|<style|<image|<text|<use|<foreignObject|\son\w+=|href|url\(|NaN/,
    );
    expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|data:/);
    const open: string[] = [];
    for (const [, closing, name = '', self] of svg.matchAll(/<(\/?)(\w+)[^>]*?(\/?)>/g)) {
      if (closing) expect(open.pop()).toBe(name);
      else if (!self) open.push(name);
    }
    expect(open).toEqual([]);
  });
});

it('composes complete, safe and small pictures with unique ids', () => {
  const shots = catalog
    .filter((_hotel, i) => i % 20 === 0)
    .flatMap(({ answer, city }) =>
      (answer.images ?? []).map(({ url }) => composePicture(answer, city, shotOf(url))),
    );
  for (const svg of [...shots, ...fronts.map((front) => front.svg)]) {
    expect(svg).toMatch(/^<svg [^]*<\/svg>\n$/);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<script|<image|<foreignObject|\son\w+=/);
    expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|data:/);
    const ids = [...svg.matchAll(/\sid="(\w+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const used = new Set([...svg.matchAll(/href="#(\w+)"/g)].map(([, id]) => id));
    expect([...used].filter((id) => !ids.includes(id))).toEqual([]);
    expect(svg.length).toBeLessThan(16_000);
  }
});
