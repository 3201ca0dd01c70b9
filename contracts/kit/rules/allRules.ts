import { contentRules } from './contentRules.ts';
import { edgeCaseRules } from './edgeCaseRules.ts';
import { httpRules } from './httpRules.ts';
import { listedPlaceRules } from './listedPlaceRules.ts';
import { listRules } from './listRules.ts';
import { pictureRules } from './pictureRules.ts';
import { placeRules } from './placeRules.ts';
import { presenceRules } from './presenceRules.ts';
import { rateRules } from './rateRules.ts';
import { responseRules } from './responseRules.ts';
import type { Rule } from './rule.ts';
import { shapeRules } from './shapeRules.ts';

/** The rules by group, in the order of the reports. */
export const rulesByGroup = {
  Response: responseRules,
  Shape: shapeRules,
  Content: [
    ...contentRules,
    ...pictureRules,
    ...listRules,
    ...placeRules,
    ...listedPlaceRules,
    ...rateRules,
    ...presenceRules,
  ],
  HTTP: [...httpRules, ...edgeCaseRules],
} as const satisfies Record<string, readonly Rule[]>;

/** Every rule, in the order of the reports. */
export const allRules: readonly Rule[] = Object.values(rulesByGroup).flat();
