import { firstImage, imageUrls } from '#client/domain/hotels/hotel.ts';
import {
  ratingBadge,
  ratingLabel,
  regionLabel,
  roomName,
  starsLabel,
  starsText,
} from '#client/domain/hotels/hotelText.ts';
import { placeLabel } from '#client/domain/hotels/placeLabel.ts';
import { kindText } from '#client/domain/hotels/kindText.ts';
import { fullHotel, sparseHotel } from '#contracts/kit/samples/hotels.ts';
import { english } from '../../../support/english.ts';

describe('pictures', () => {
  it('replaces every {size} by the given size', () => {
    const hotel = { images: [{ url: 'https://p.example/{size}/a-{size}.jpg' }] };
    expect(imageUrls(hotel, 'x600')).toEqual(['https://p.example/x600/a-x600.jpg']);
    expect(firstImage(hotel, 'x300')).toBe('https://p.example/x300/a-x300.jpg');
  });

  it('keeps same-origin URLs', () => {
    expect(imageUrls({ images: [{ url: '/media/{size}/1.svg' }] }, 'x300')).toEqual([
      '/media/x300/1.svg',
    ]);
  });

  it.each([
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    '//elsewhere.example/{size}.jpg',
    '/\\elsewhere.example/{size}.jpg',
    'picture.jpg',
    '',
  ])('leaves out %p', (url) => {
    expect(imageUrls({ images: [{ url }] }, 'x600')).toEqual([]);
  });

  it.each([[], null, undefined])('has no picture for %p', (images) => {
    expect(firstImage({ images }, 'x600')).toBeUndefined();
  });
});

describe('texts', () => {
  it('shows region and country, or only the known one', () => {
    expect(regionLabel(english, fullHotel)).toBe('Karachi, PK');
    expect(regionLabel(english, { region: { name: null, country_code: 'PK' } })).toBe('PK');
    expect(regionLabel(english, sparseHotel)).toBe('');
  });

  it("prefers main_name to name, and falls back to 'Room'", () => {
    expect(roomName(english, { name: 'long', name_struct: { main_name: 'Suite' } })).toBe('Suite');
    expect(roomName(english, { name: 'long', name_struct: { main_name: ' ' } })).toBe('long');
    expect(roomName(english, { name_struct: null })).toBe('Room');
    expect(roomName(english, undefined)).toBe('Room');
  });

  it('shows the stars, or that there is no rating', () => {
    expect(starsLabel(english, { star_rating: 4 })).toBe('4 stars');
    expect(starsLabel(english, { star_rating: 0 })).toBe('No rating');
    expect(starsLabel(english, { star_rating: -2 })).toBe('No rating');
    expect(starsLabel(english, sparseHotel)).toBe('No rating');
    expect(starsLabel(english, { star_rating: 1 })).toBe('1 stars');
    expect(starsText(english, { star_rating: 1 })).toBe('1 star');
    expect(starsText(english, { star_rating: 4.5 })).toBe('4.5 stars');
    expect(starsText(english, sparseHotel)).toBe('');
  });

  it.each([
    ['hotel ', 'Hotel'],
    ['GUEST HOUSE', 'Guest house'],
    [' Treehouse ', 'Treehouse'],
    ['constructor', 'constructor'],
    ['', ''],
  ])('names the kind %p as %p', (kind, text) => {
    expect(kindText(english, kind)).toBe(text);
  });

  it('names a repeated place only once', () => {
    const region = { name: 'Karachi' };
    expect(placeLabel(english, { neighborhood: ' Clifton', region })).toBe('Clifton, Karachi');
    expect(placeLabel(english, { neighborhood: 'Karachi', region })).toBe('Karachi');
  });

  it.each([
    [4, '4 stars', '4', '4'],
    [3.5, '3.5 stars', '3.5', '3.5'],
    [0, 'No Rating', '-', 'N/A'],
    [null, 'No Rating', '-', 'N/A'],
    [undefined, 'No Rating', '-', 'N/A'],
  ])('shows the rating %p as %p, %p in a list and %p on the page', (star_rating, ...said) => {
    const hotel = { star_rating };
    expect([
      ratingLabel(english, hotel),
      ratingBadge(english, hotel, 'inList'),
      ratingBadge(english, hotel, 'onPage'),
    ]).toEqual(said);
  });
});
