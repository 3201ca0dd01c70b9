import type { Hotel } from '#contracts/provider/hotels.ts';
import { foldText } from '#contracts/values/foldText.ts';
import { distinctNames } from './amenities.ts';
import type { HotelsI18n } from './hotelText.ts';

/** A titled group of a hotel's rules. */
export interface Policy {
  readonly title: string;
  readonly rules: readonly string[];
}

type HotelRules = Pick<Hotel, 'policies' | 'check_in_from' | 'check_out_until'>;

/**
 * The rules that a hotel gives, its check-in and check-out times first. Groups of the same title
 * are one. Empty when the provider gives neither rules nor times.
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

/** The titles that have a text; any other is shown as the provider has it. */
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
 * The distinct amenities of a hotel and its rooms that speak of accessibility, by their codes or
 * else by their names in English, in the provider's order.
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
