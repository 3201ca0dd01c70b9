import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openapiPath, openapiText, siteOpenapiPath, siteOpenapiText } from './openapiFile.ts';

// The entry of `npm run contracts:openapi`: writes both contracts as OpenAPI documents.
for (const [path, text] of [
  [openapiPath, openapiText()],
  [siteOpenapiPath, siteOpenapiText()],
] as const) {
  writeFileSync(join(process.cwd(), path), text);
  process.stdout.write(`Wrote ${path}\n`);
}
