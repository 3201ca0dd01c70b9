import { toJsonSchema } from '@valibot/to-json-schema';
import { hotelSchema } from '../hotels.ts';
import { problemSchema } from '../problem.ts';
import { screens, usesOf } from '../screens.ts';
import { describeSchema, jsonSchemaConfig } from './describeSchema.ts';
import { fieldDescriptions } from './fieldDescriptions.ts';
import { hotelOperations } from './hotelOperations.ts';

const version = '1.0.0';

const problemNotes: Readonly<Record<string, string>> = {
  type: 'An address that names the kind of problem.',
  title: 'The kind of problem in a few words.',
  status: 'The HTTP status again.',
  detail: 'What went wrong this time.',
};

/**
 * The contract as an OpenAPI 3.1 document, made from the schemas and samples so that it cannot say
 * anything else than what the site checks. Each field names the screens that read it (`x-screens`).
 * Throws when a field has no description. ADR 0013.
 */
export function openapiDocument() {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Hotels for the hotel booking website',
      version,
      summary: 'The four calls that the website lives on.',
      description:
        'What a hotels provider answers so that every screen of the website has what it shows. A field that is not required may be left out or null; the screen named beside it then shows a fallback. Fields that are not named here are welcome and ignored.',
      license: { name: 'Unlicensed', identifier: 'LicenseRef-Unlicensed' },
    },
    servers: [
      {
        url: '{origin}',
        description: 'The provider’s own origin, or a site’s, which passes the calls on.',
        variables: { origin: { default: 'http://localhost:3000' } },
      },
    ],
    security: [],
    tags: [{ name: 'hotels', description: 'Hotels, found and shown.' }],
    paths: hotelOperations(),
    components: {
      schemas: {
        Hotel: {
          description: 'One hotel, alike in lists and by itself.',
          ...describeSchema({ ...toJsonSchema(hotelSchema, jsonSchemaConfig) }, notesOfField),
        },
        Problem: {
          description: 'Why a call failed (RFC 9457). The site reads the status alone.',
          ...describeSchema({ ...toJsonSchema(problemSchema, jsonSchemaConfig) }, (field) => ({
            description: problemNotes[field],
          })),
        },
      },
    },
  };
}

function notesOfField(path: string) {
  const description = fieldDescriptions[path];
  if (description === undefined) {
    throw new Error(
      `'${path}' has no description: add one to contracts/openapi/fieldDescriptions.ts.`,
    );
  }
  const uses = usesOf(path).map(({ screen, ...use }) => ({
    screen: screens[screen].title,
    ...use,
  }));
  if (uses.length === 0) return { description: `${description} Accepted, and shown nowhere.` };
  const readers = uses.map(({ screen }) => screen).join('; ');
  return { description: `${description} Read by: ${readers}.`, 'x-screens': uses };
}
