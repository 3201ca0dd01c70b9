import type { Hotel } from '#contracts/provider/hotels.ts';
import { foldText } from '#contracts/values/foldText.ts';
import { distinctNames } from './amenities.ts';
import type { HotelsI18n } from './hotelText.ts';

/** A group of a hotel's rules with a title. */
export interface Policy {
  readonly title: string;
  readonly rules: readonly string[];
}

type HotelRules = Pick<Hotel, 'policies' | 'check_in_from' | 'check_out_until'>;

/**
 * Returns the rules of a hotel, with the check-in and check-out times first. Groups with the same
 * title are merged. The list is empty when the provider gives neither rules nor times.
 */
export function policyTexts(
  i18n: HotelsI18n,
  { policies, check_in_from, check_out_until }: HotelRules,
): Policy[] {
  const { t, formats } = i18n;
  const groups = [
    ...(check_in_from
      ? [
          {
            title: 'check-in',
            lines: [t('hotels.policies.checkInFrom', { time: formats.timeOfDay(check_in_from) })],
          },
        ]
      : []),
    ...(check_out_until
      ? [
          {
            title: 'check-out',
            lines: [
              t('hotels.policies.checkOutUntil', { time: formats.timeOfDay(check_out_until) }),
            ],
          },
        ]
      : []),
    ...(policies ?? []),
  ];
  const merged = new Map<string, string[]>();
  for (const { title, lines } of groups) {
    const shown = titleText(i18n, title);
    merged.set(shown, [...new Set([...(merged.get(shown) ?? []), ...lines])]);
  }
  return [...merged].map(([title, rules]) => ({ title, rules }));
}

/** Returns the text of a known title. Any other title stays as the provider spells it. */
function titleText({ t }: HotelsI18n, title: string): string {
  switch (foldText(title)) {
    case 'check-in':
      return t('hotels.policies.checkIn');
    case 'check-out':
      return t('hotels.policies.checkOut');
    default:
      return title;
  }
}

const words =
  /\b(accessib\w*|wheelchair\w*|step-free|barrier-free|lift(?! pass)|elevator|ramp|braille|roll-in|grab (bars?|rails?)|hearing|visual (alarm|aids?)|disab\w*)\b/i;

const codes = ['accessible', 'accessible-bathroom', 'elevator', 'step-free'];

/**
 * Returns the distinct amenities of a hotel and its rooms that concern accessibility, in the
 * provider's order. They are found by code, or else by English name.
 */
export function accessibilityFeatures(
  i18n: HotelsI18n,
  { amenity_groups, room_groups }: Pick<Hotel, 'amenity_groups' | 'room_groups'>,
): string[] {
  const amenities = [
    ...(amenity_groups ?? []).flatMap((group) => group.amenities ?? []),
    ...(room_groups ?? []).flatMap((room) => room.room_amenities ?? []),
  ];
  const features = amenities.filter(
    ({ amenity, code }) =>
      (code && codes.includes(code)) || words.test(amenity.replace(/ski lift/i, '')),
  );
  return distinctNames(i18n, features);
}
