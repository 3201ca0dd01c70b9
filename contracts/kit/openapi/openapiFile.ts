import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
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

/**
 * Runs `npm run contracts:openapi [-- FILE]`: writes the contract of a provider as the committed
 * document or, with a file, that of the site's own API into the file.
 */
export function writeOpenapi(
  [file]: readonly string[],
  { stdout }: { stdout: Pick<NodeJS.WriteStream, 'write'> },
): number {
  const path = file ?? openapiPath;
  writeFileSync(resolve(path), file === undefined ? openapiText() : siteOpenapiText());
  stdout.write(`Wrote ${path}\n`);
  return 0;
}
