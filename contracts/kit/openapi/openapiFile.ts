import { join } from 'node:path';
import { openapiDocument } from './openapiDocument.ts';
import { siteDocument } from './siteDocument.ts';

/** The path of the committed OpenAPI document of a provider, relative to the repository. */
export const openapiPath = 'contracts/provider/openapi.json';

/** The same path, absolute. */
export const openapiFile = join(process.cwd(), openapiPath);

/** The text of the provider's document, exactly as it is committed. */
export function openapiText(): string {
  return textOf(openapiDocument());
}

/** The text of the site's document, which is written when it is asked for. */
export function siteOpenapiText(): string {
  return textOf(siteDocument());
}

function textOf(document: object): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}
