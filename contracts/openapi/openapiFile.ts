import { join } from 'node:path';
import { openapiDocument } from './openapiDocument.ts';

/** The path of the committed OpenAPI document, relative to the repository. */
export const openapiPath = 'contracts/openapi.json';

/** The same path, absolute. */
export const openapiFile = join(process.cwd(), openapiPath);

/** The text of the document, exactly as it is committed. */
export function openapiText(): string {
  return `${JSON.stringify(openapiDocument(), null, 2)}\n`;
}
