import * as v from 'valibot';
import { hotelSchema } from '../../provider/hotels.ts';
import { hotelLegalSchema } from '../../provider/legalInfo.ts';
import { problemSchema } from '../../provider/problem.ts';
import { listName } from '../../provider/calls/hotelCall.ts';
import { everyEndpoint, hotelCalls, itemDocsOf, screens } from '../../provider/calls/hotelCalls.ts';
import { usesOf } from '../../provider/fieldUses/screens.ts';
import { describedSchema } from './describeSchema.ts';
import { fieldDescriptions } from './fieldDescriptions.ts';
import { hotelOperations } from './hotelOperations.ts';
import { reservationOperations } from './reservationOperations.ts';
import { reservationSchemas } from './reservationSchemas.ts';

const version = '2.0.0';

const problemNotes: Readonly<Record<string, string>> = {
  type: 'An address that names the kind of problem.',
  title: 'The kind of problem in a few words.',
  status: 'The HTTP status of the response.',
  detail: 'An explanation of this error.',
  code: 'The code of the outcome, in errors whose schema has one.',
};

/**
 * Builds the contract as an OpenAPI 3.1 document from the schemas and samples that the site uses.
 * Each field lists who reads it (`x-screens`). Throws when a field has no description. ADR 0005.
 */
export function openapiDocument() {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Hotels for the hotel booking website',
      version,
      summary: 'The calls that the website makes.',
      description:
        'The responses of a hotels provider for every screen of the website, and the calls that reserve rooms. A field that is not required may be missing or null. The listed screens then show a fallback. The site ignores unknown fields.',
      contact: { name: 'The team of the website' },
      license: { name: 'Unlicensed', identifier: 'LicenseRef-Unlicensed' },
    },
    servers: [
      {
        url: '{origin}',
        description: 'The origin of the provider, or of a site, which forwards the calls.',
        variables: { origin: { default: 'http://localhost:3000' } },
      },
    ],
    security: [],
    tags: [
      {
        name: 'hotels',
        description: 'Hotels, by search and by id, and the places that have hotels.',
      },
      {
        name: 'reservations',
        description:
          'Reservations of rates whose `booking` is `instant`. A provider without such rates does not need these calls.',
      },
    ],
    paths: { ...hotelOperations(), ...reservationOperations() },
    components: {
      schemas: {
        Hotel: describedSchema(
          'One hotel, the same in lists and by id.',
          v.object({ ...hotelSchema.entries, ...v.omit(hotelLegalSchema, ['id']).entries }),
          fieldDescriptions,
          { usesOf: (path) => (path.startsWith('legal_info') ? readByDesk : titledUsesOf(path)) },
        ),
        ...itemSchemas(),
        Problem: describedSchema(
          'The reason why a call failed (RFC 9457). The site reads only the status.',
          v.object({ ...problemSchema.entries, code: v.optional(v.string()) }),
          problemNotes,
        ),
        ...reservationSchemas(),
      },
    },
  };
}

/** Returns the schemas of items other than hotels, as the records of their calls describe them. */
function itemSchemas() {
  return Object.fromEntries(
    everyEndpoint.flatMap((endpoint) => {
      const docs = itemDocsOf(endpoint);
      if (!docs) return [];
      const list = listName(hotelCalls[endpoint]);
      const meanings = Object.entries(docs.fields).map(
        ([field, { means }]) => [field, means] as const,
      );
      const schema = describedSchema(docs.means, docs.schema, Object.fromEntries(meanings), {
        usesOf: (path) => titledUsesOf(`${list}[].${path}`),
      });
      return [[docs.name, schema]];
    }),
  );
}

/** The fields that only the desk reads, not a screen for travelers. */
const readByDesk = [
  {
    screen: 'The desk',
    shows: "the hotel's company, and its invoices",
    without: 'the details that the desk entered',
  },
];

function titledUsesOf(path: string) {
  return usesOf(path).map(({ screen, ...use }) => ({ screen: screens[screen].title, ...use }));
}
