import { join } from 'node:path';
import { openapiDocument } from './openapiDocument.ts';

/** Where the contract is committed as an OpenAPI document, below the working directory. */
export const openapiPath = 'contracts/openapi.json';

/** The same as an address of the file system. */
export const openapiFile = join(process.cwd(), openapiPath);

/** The document as it is committed, byte for byte. */
export function openapiText(): string {
  return `${JSON.stringify(openapiDocument(), null, 2)}\n`;
}
