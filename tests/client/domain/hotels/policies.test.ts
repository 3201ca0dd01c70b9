import { guestRatingText } from '#client/domain/hotels/guestRating.ts';
import { accessibilityFeatures, policyTexts } from '#client/domain/hotels/policies.ts';
import { english } from '../../../support/english.ts';
import type { Hotel } from '#contracts/provider/hotels.ts';
import { fullHotel, plainHotel } from '#contracts/kit/samples/hotels.ts';

test('policies begin with the times, and groups with the same title are merged', () => {
  expect(policyTexts(english, fullHotel).slice(0, 2)).toEqual([
    { title: 'Check-in', rules: ['Check-in from 2:00 PM', 'Minimum check-in age is 18.'] },
    { title: 'Check-out', rules: ['Check-out 12:00 PM'] },
  ]);
});

test('a hotel without rules and times has no policies', () => {
  const hotel: Hotel = plainHotel;
  expect(policyTexts(english, hotel)).toEqual([]);
});

test.each([
  ['00:30', 'Check-in from 12:30 AM'],
  ['anytime', 'Check-in from anytime'],
])('writes the time %s as %s', (check_in_from, rule) => {
  expect(policyTexts(english, { check_in_from })).toEqual([{ title: 'Check-in', rules: [rule] }]);
});

test.each([
  [9.1, 412, { score: '9.1', word: 'Wonderful', count: '412 ratings' }],
  [8, 1, { score: '8', word: 'Very good', count: '1 rating' }],
  [6.94, 1_284, { score: '6.9', word: '', count: '1,284 ratings' }],
])('a score of %p from %p reviews', (score, reviews, shown) => {
  expect(guestRatingText(english, { guest_rating: { score, reviews } })).toEqual(shown);
});

test('lists each accessibility amenity of hotel and rooms once', () => {
  const amenities = [{ amenity: 'Lift' }, { amenity: 'Ski lift pass' }, { amenity: 'Bar' }];
  const room_amenities = [{ amenity: 'Wheelchair accessible' }, { amenity: 'Lift' }];
  expect(
    accessibilityFeatures(english, {
      amenity_groups: [{ amenities }],
      room_groups: [{ room_amenities }],
    }),
  ).toEqual(['Lift', 'Wheelchair accessible']);
});
