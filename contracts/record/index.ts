import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readHeader } from '../verify/options.ts';
import { recordProvider } from './recordProvider.ts';
import { alwaysRedacted } from './redact.ts';

// `npm run contracts:record -- URL --out DIR`: keeps what a live provider answers, to serve the site
// from it later. Ends with 2 and a sentence when it cannot.
const usage =
  'npm run contracts:record -- URL --out DIR [--header "Name: value"]… [--city NAME]… [--sample 20] [--redact-header NAME]… [--redact-field NAME]…';

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      out: { type: 'string' },
      header: { type: 'string', multiple: true, default: [] },
      city: { type: 'string', multiple: true, default: [] },
      sample: { type: 'string', default: '20' },
      'redact-header': { type: 'string', multiple: true, default: [] },
      'redact-field': { type: 'string', multiple: true, default: [] },
    },
  });
  const [url, ...more] = positionals;
  if (url === undefined || !URL.canParse(url) || !/^https?:/i.test(url) || more.length > 0) {
    throw new Error(`Say whom to record: ${usage}`);
  }
  if (values.out === undefined) throw new Error(`Say where to keep it: ${usage}`);
  if (!/^\d{1,4}$/.test(values.sample)) throw new Error('--sample must be a number up to 9999.');
  const out = resolve(values.out);
  if (existsSync(out) && readdirSync(out).length > 0) throw new Error(`${out} is not empty.`);
  return {
    origin: new URL(url).origin,
    out,
    headers: Object.fromEntries(values.header.map(readHeader)),
    cities: values.city,
    sample: Number(values.sample),
    redaction: {
      headers: [...alwaysRedacted.headers, ...values['redact-header']],
      fields: [...alwaysRedacted.fields, ...values['redact-field']],
    },
  };
}

try {
  const options = readArguments();
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  const { exchanges } = await recordProvider({ ...options, say });
  say(`Kept ${exchanges.length} answers in ${options.out}`);
  say(`To look at the site with them: PROVIDER_HOST=replay:${options.out} npm start`);
} catch (fault) {
  process.stderr.write(`${fault instanceof Error ? fault.message : String(fault)}\n`);
  process.exitCode = 2;
}
