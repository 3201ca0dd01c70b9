import { createConfig, lintFromString } from '@redocly/openapi-core';

const config = createConfig({
  extends: ['recommended'],
  rules: {
    'no-invalid-media-type-examples': 'error',
    'no-unused-components': 'error',
    'operation-description': 'error',
    // Who runs a site is not known where its documents are written.
    'info-contact': 'off',
    // It compares paths without their methods: GET /by-key/{key} and POST /{reference}/cancellation
    // differ.
    'no-ambiguous-paths': 'off',
    // A redirect is a success too: GET /api/newsletter/unsubscribe.
    'operation-2xx-response': 'off',
  },
});

/**
 * What is wrong with the text of a document, by Redocly's recommended rules and its rules for
 * examples.
 */
export async function lintDocument(text: string, file: string) {
  return lintFromString({ source: text, absoluteRef: file, config: await config });
}
