import { writeFileSync } from 'node:fs';
import { openapiFile, openapiPath, openapiText } from './openapiFile.ts';

// The entry of `npm run contracts:openapi`: writes the contract as an OpenAPI document.
writeFileSync(openapiFile, openapiText());
process.stdout.write(`Wrote ${openapiPath}\n`);
