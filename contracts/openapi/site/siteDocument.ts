import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { problemSchema, validationProblemSchema } from '../../problem.ts';
import {
  bookingProblemSchema,
  bookingRequestSchema,
  bookingSchema,
  cancellationRequestSchema,
} from '../../site/bookings.ts';
import { describeSchema, jsonSchemaConfig } from '../describeSchema.ts';
import {
  bookingDescriptions,
  bookingRequestDescriptions,
  cancellationDescriptions,
  problemDescriptions,
} from './bookingDescriptions.ts';
import { bookingOperations } from './bookingOperations.ts';

const config = {
  ...jsonSchemaConfig,
  // Said in the descriptions: JSON Schema cannot.
  ignoreActions: [...jsonSchemaConfig.ignoreActions, 'check', 'trim', 'not_values'],
} satisfies ConversionConfig;

function component(
  description: string,
  schema: v.GenericSchema,
  notes: Readonly<Record<string, string>>,
) {
  const json = describeSchema({ ...toJsonSchema(schema, config) }, (path) => {
    const text = notes[path];
    if (text === undefined)
      throw new Error(`'${path}' has no description: see bookingDescriptions.ts.`);
    return { description: text };
  });
  return { description, ...json };
}

/**
 * The contract between the browser and the site's own server as an OpenAPI 3.1 document. Throws when a
 * field has no description. ADR 0013.
 */
export function siteDocument() {
  return {
    openapi: '3.1.0',
    info: {
      title: 'The site’s own API',
      version: '1.0.0',
      summary: 'Bookings, between the browser and the server of the site.',
      description:
        'The server reserves rooms at the provider, or asks the hotel’s desk, and tells what became of it. Requests that change something must come from a page of the site: their Origin is checked.',
      license: { name: 'Unlicensed', identifier: 'LicenseRef-Unlicensed' },
    },
    servers: [
      {
        url: '{origin}',
        description: 'The origin of the site.',
        variables: { origin: { default: 'http://localhost:3000' } },
      },
    ],
    security: [],
    tags: [{ name: 'bookings', description: 'Make, read and cancel bookings.' }],
    paths: bookingOperations(),
    components: {
      schemas: {
        BookingRequest: component(
          'What to book, for whom, and at which price.',
          bookingRequestSchema,
          bookingRequestDescriptions,
        ),
        Booking: component('A booking as it is now.', bookingSchema, bookingDescriptions),
        CancellationRequest: component(
          'The fee that the traveller accepted.',
          cancellationRequestSchema,
          cancellationDescriptions,
        ),
        BookingProblem: component(
          'Nothing was booked or cancelled (RFC 9457).',
          bookingProblemSchema,
          problemDescriptions,
        ),
        ValidationProblem: component(
          'The request has invalid fields (RFC 9457).',
          validationProblemSchema,
          problemDescriptions,
        ),
        Problem: component('Why a call failed (RFC 9457).', problemSchema, problemDescriptions),
      },
    },
  };
}
