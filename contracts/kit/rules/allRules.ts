import { addedFieldRules } from './addedFieldRules.ts';
import { cityRules } from './cityRules.ts';
import { contentRules } from './contentRules.ts';
import { edgeCaseRules } from './edgeCaseRules.ts';
import { httpRules } from './httpRules.ts';
import { listRules } from './listRules.ts';
import { pictureRules } from './pictureRules.ts';
import { presenceRules } from './presenceRules.ts';
import { rateRules } from './rateRules.ts';
import { responseRules } from './responseRules.ts';
import { shapeRules } from './shapeRules.ts';

/** Every rule, in the order of the reports. */
export const allRules = [
  ...responseRules,
  ...shapeRules,
  ...contentRules,
  ...pictureRules,
  ...listRules,
  ...cityRules,
  ...rateRules,
  ...addedFieldRules,
  ...presenceRules,
  ...httpRules,
  ...edgeCaseRules,
];
