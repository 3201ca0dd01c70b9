import { writeFileSync } from 'node:fs';
import { openapiFile, openapiPath, openapiText } from './openapiFile.ts';

// `npm run contracts:openapi`: writes the contract, as the schemas have it now, for people to read.
writeFileSync(openapiFile, openapiText());
process.stdout.write(`Wrote ${openapiPath}\n`);
