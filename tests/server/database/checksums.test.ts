import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { checksums } from '#server/database/migrations/checksums.ts';
import { migrations } from '#server/database/migrations/migrations.ts';

const folder = 'server/database/migrations';
const names = readdirSync(folder)
  .filter((file) => /^\d{4}_/.test(file))
  .map((file) => file.replace(/\.ts$/, ''));
const textOf = (name: string) => readFileSync(`${folder}/${name}.ts`, 'utf8');
const checksumOf = (name: string) =>
  createHash('sha256').update(textOf(name)).digest('hex').slice(0, 16);

/**
 * The statements that a migration may contain only with `contract`, because the previous version
 * still uses the removed objects.
 */
const removal =
  /\.(?:drop(?:Column|Table|Constraint|Schema|View)|rename(?:To|Column|Constraint)|setNotNull|setDataType)\(|\b(?:drop (?:column|table|constraint|view)|rename (?:to|column)|set not null)\b/i;

test.each(names)(
  'the migration %s is listed, unchanged since its release and additive unless it is a contract',
  (name) => {
    const line = `  '${name}': '${checksumOf(name)}',`;
    if (checksums[name] === undefined) {
      throw new Error(`${name} is not listed: add this line to ${folder}/checksums.ts:\n${line}`);
    }
    if (checksums[name] !== checksumOf(name)) {
      throw new Error(
        `${name} was edited. If it was released, restore it (git log -- ${folder}/${name}.ts) and write a new migration, because databases have it already. Only if no database of an operator has it, replace its line in ${folder}/checksums.ts by:\n${line}`,
      );
    }
    if (removal.test(textOf(name)) && !migrations[name]?.contract) {
      throw new Error(
        `${name} removes or renames something: the version before, which runs during an upgrade, may use it. Only add, or give it contract: CONTRIBUTING.md, "A migration".`,
      );
    }
  },
);

test('the lists of checksums and migrations match the files', () => {
  expect(Object.keys(checksums).sort()).toEqual(names);
  expect(Object.keys(migrations).sort()).toEqual(names);
});
