import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { openapiPath, openapiText, siteOpenapiText } from './openapiFile.ts';

// The entry of `npm run contracts:openapi [-- FILE]`: writes the contract of a provider as the
// committed document or, with a file, that of the site's own API into the file.
const [file] = process.argv.slice(2);
const path = file ?? openapiPath;
writeFileSync(resolve(path), file === undefined ? openapiText() : siteOpenapiText());
process.stdout.write(`Wrote ${path}\n`);
