import * as v from 'valibot';
import { languages } from '../texts/languages.ts';

/** The pages that say who runs the site, how it works and on which terms, by their address. */
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
 * A page of content. `html` is a fragment without scripts, styles or attributes of events.
 * `language` is that of the text: English where the one that was asked for has none. `sample`:
 * the operator that it names is sample data. `contact`: messages to the desk are accepted.
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
