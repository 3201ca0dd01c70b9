import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deskActionCalls } from '#contracts/site/calls/deskActionCalls.ts';
import { siteCalls } from '#contracts/site/calls/siteCalls.ts';

const folder = join(import.meta.dirname, '../../../../client');
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .join('\n');

/** Browsers send these reports to an address, before a store exists. */
const byAddress = ['POST /api/reports'];

test('the client uses every call of the site except those for mail programs', () => {
  const unused = Object.entries(siteCalls)
    .filter(([name, call]) => !call.fromMails && !(name in deskActionCalls))
    .map(([name]) => name)
    .filter((name) => !sources.includes(`'${name}'`));
  expect(unused).toEqual(byAddress);
});
