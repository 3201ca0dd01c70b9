import * as v from 'valibot';
import { languages } from '../texts/languages.ts';

/** The paths of the pages about the operator, the site and its terms. */
export const contentPages = [
  'about-us',
  'services',
  'tour-guide',
  'contact-us',
  'help-center',
  'covid',
  'cancellation',
  'safety',
  'imprint',
  'terms',
  'privacy',
  'accessibility',
  'ranking',
] as const;
export type ContentPageName = (typeof contentPages)[number];

/**
 * A page of content. `html` is a fragment without scripts, styles or event attributes. `language`
 * is the language of the text, which is English if there is no translation. `sample` means that the
 * page describes a made-up operator. `contact` means that the desk accepts messages.
 */
export const contentSchema = v.object({
  title: v.string(),
  html: v.string(),
  sections: v.array(v.object({ id: v.string(), title: v.string() })),
  language: v.picklist(languages),
  sample: v.boolean(),
  contact: v.boolean(),
});
export type Content = v.InferOutput<typeof contentSchema>;
