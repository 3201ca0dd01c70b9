import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openapiDocument } from './openapiDocument.ts';

/** The path of the committed OpenAPI document, relative to the repository. */
export const openapiPath = 'contracts/provider/openapi.json';

/** The absolute path of the committed OpenAPI document. */
export const openapiFile = join(process.cwd(), openapiPath);

/** Returns the text of the document, exactly as it is committed. */
export function openapiText(): string {
  return `${JSON.stringify(openapiDocument(), null, 2)}\n`;
}

/** Runs `npm run contracts:openapi`: writes the committed document. */
export function writeOpenapi({ stdout }: { stdout: Pick<NodeJS.WriteStream, 'write'> }): number {
  writeFileSync(openapiFile, openapiText());
  stdout.write(`Wrote ${openapiPath}\n`);
  return 0;
}
