import { join } from 'node:path';
import { openapiDocument } from './openapiDocument.ts';
import { siteDocument } from '../site-openapi/siteDocument.ts';

/** The path of the committed OpenAPI document of a provider, relative to the repository. */
export const openapiPath = 'contracts/provider/openapi.json';

/** The same path, absolute. */
export const openapiFile = join(process.cwd(), openapiPath);

/** The path of the committed OpenAPI document of the site's own API, relative to the repository. */
export const siteOpenapiPath = 'contracts/site/openapi.json';

/** The text of the provider's document, exactly as it is committed. */
export function openapiText(): string {
  return textOf(openapiDocument());
}

/** The text of the site's document, exactly as it is committed. */
export function siteOpenapiText(): string {
  return textOf(siteDocument());
}

function textOf(document: object): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}
