import type { Endpoint, HotelEndpoint } from '../../provider/calls/hotelCalls.ts';
import { calendarRules } from './calendarRules.ts';
import { contentRules } from './contentRules.ts';
import { edgeCaseRules } from './edgeCaseRules.ts';
import { httpRules, responseRules } from './httpRules.ts';
import { landmarkRules } from './landmarkRules.ts';
import { listedPlaceRules } from './listedPlaceRules.ts';
import { listRules } from './listRules.ts';
import { nameRules } from './nameRules.ts';
import { placeRules } from './placeRules.ts';
import { presenceRules } from './presenceRules.ts';
import { rateRules } from './rateRules.ts';
import { repeatRules } from './repeatRules.ts';
import { reviewRules } from './reviewRules.ts';
import type { Rule } from './rule.ts';
import { shapeRules } from './shapeRules.ts';

/** The rules for the items of each call whose items are not hotels. */
const itemRules: Record<Exclude<Endpoint, HotelEndpoint>, readonly Rule[]> = {
  places: listedPlaceRules,
  landmarks: landmarkRules,
  calendar: calendarRules,
  reviews: reviewRules,
};

/** The rules by group, in the order of the reports. */
export const rulesByGroup = {
  Response: responseRules,
  Shape: [...shapeRules, ...nameRules],
  Content: [
    ...contentRules,
    ...listRules,
    ...placeRules,
    ...Object.values(itemRules).flat(),
    ...rateRules,
    ...presenceRules,
  ],
  HTTP: [...repeatRules, ...httpRules, ...edgeCaseRules],
} as const satisfies Record<string, readonly Rule[]>;

/** Every rule, in the order of the reports. */
export const allRules: readonly Rule[] = Object.values(rulesByGroup).flat();
