import { contentPages, contentPath, contentSchema } from '../../site/content.ts';
import { languages } from '../../texts/languages.ts';
import { component, ok, operationsOf, problem } from './documentParts.ts';

const content = operationsOf('content');
const inPath = (name: string, description: string, values: readonly string[]) => ({
  name,
  in: 'path',
  required: true,
  description,
  schema: { type: 'string', enum: [...values] },
});

/** The call of the pages of content, as the `paths` of an OpenAPI document. */
export function contentOperations() {
  return {
    [contentPath.replace(/:(\w+)/g, '{$1}')]: {
      parameters: [
        inPath('language', 'The language to read in.', languages),
        inPath('page', 'Which page.', contentPages),
      ],
      get: content(
        'getContent',
        'A page of content',
        'Who runs the site, how it works and on which terms. The response may be kept for ten minutes.',
        { 200: ok('Content'), 404: problem('There is no such page or language.') },
      ),
    },
  };
}

/** The schema of a page of content. */
export function contentSchemas() {
  return {
    Content: component('A page of content.', contentSchema, {
      title: 'The title of the page.',
      html: 'The text as an HTML fragment, without scripts, styles and attributes of events.',
      sections: 'The table of contents: the headings of the fragment.',
      'sections[].id': 'The id of the heading.',
      'sections[].title': 'Its text.',
      language: 'The language of the text: English where there is none in the one asked for.',
      missing: 'The settings with the operator’s data that are empty.',
      contact: 'Whether the site accepts messages to the desk.',
    }),
  };
}
