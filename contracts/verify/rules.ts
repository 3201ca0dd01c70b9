import { answerRules } from './rules/answerRules.ts';
import { contentRules } from './rules/contentRules.ts';
import { listRules } from './rules/listRules.ts';
import { mannerRules } from './rules/mannerRules.ts';
import { oddQuestionRules } from './rules/oddQuestionRules.ts';
import { pictureRules } from './rules/pictureRules.ts';
import { presenceRules } from './rules/presenceRules.ts';
import { shapeRules } from './rules/shapeRules.ts';

/** Everything a provider is held to, in the order in which a person reads it. */
export const rules = [
  ...answerRules,
  ...shapeRules,
  ...contentRules,
  ...pictureRules,
  ...listRules,
  ...presenceRules,
  ...mannerRules,
  ...oddQuestionRules,
];
