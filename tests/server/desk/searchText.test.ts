import { sql } from 'kysely';
import { searchedBooking } from '#server/database/migrations/0060_desk_search.ts';
import { foldedText, matchesPerson } from '#server/desk/searchText.ts';
import { createTestDatabase, type TestDatabase } from '../../support/testDatabase.ts';

let created: TestDatabase;
beforeAll(async () => {
  created = await createTestDatabase();
}, 60_000);
afterAll(() => created.close());

type Person = { names: string[]; email?: string; phone?: string };
/** Returns whether the search condition of PostgreSQL matches a person. */
async function finds(text: string, { names, email, phone }: Person): Promise<boolean> {
  const [firstName, lastName] = names;
  const traveller = JSON.stringify({ guests: [{ firstName, lastName }], email, phone });
  const { rows } = await sql<{ found: boolean }>`
    select ${matchesPerson(text, searchedBooking)} as found
    from (select ${traveller}::jsonb as traveller) as bookings`.execute(created.database.db);
  return rows[0]?.found === true;
}

const cases: [text: string, person: Person, found: boolean][] = [
  ['Oz', { names: ['Ayşe', 'Öz'] }, true],
  ['oz ayse', { names: ['Ayşe', 'Öz'] }, true],
  ["O'Neil", { names: ['Kate', 'O’Neil'] }, true],
  ['oneil', { names: ['Kate', "O'Neil"] }, true],
  ['O´Neil', { names: ['Kate', 'ONeil'] }, true],
  ['Muller', { names: ['Jürgen', 'Müller'] }, true],
  ['Müller', { names: ['Jurgen', 'Muller'] }, true],
  ['strasse', { names: ['Eva', 'Straße'] }, true],
  ['Soren', { names: ['Søren', 'Łukasz'] }, true],
  ['lukasz', { names: ['Søren', 'Łukasz'] }, true],
  ['aether', { names: ['Ann', 'Æther'] }, true],
  ['иванов', { names: ['Пётр', 'ИВАНОВ'] }, true],
  ['petr', { names: ['Пётр', 'ИВАНОВ'] }, false],
  ['أحمد', { names: ['احمد', 'علي'] }, true],
  ['Jean-Luc', { names: ['Jean Luc', 'Picard'] }, true],
  ['Picard, Jean', { names: ['Jean-Luc', 'Picard'] }, true],
  ['nna', { names: ['Hannah', 'Smith'] }, false],
  ['a b', { names: ['Ada', 'Byron'] }, false],
  ['J Smith', { names: ['Joan', 'Smith'] }, true],
  ['100%', { names: ['Ann', 'Lee'] }, false],
  ['mith@exa', { names: ['A', 'B'], email: 'Jo.Smith@example.com' }, true],
  ['smi', { names: ['A', 'B'], email: 'josmith@example.com' }, true],
  ["o'neil@example", { names: ['A', 'B'], email: "kate.o'neil@example.com" }, true],
  ['a_b@', { names: ['A', 'B'], email: 'axb@example.com' }, false],
  ['+49 30 901820', { names: ['A', 'B'], phone: '+4930901820' }, true],
  ['0049 (0)30/901820', { names: ['A', 'B'], phone: '+4930901820' }, true],
  ['030 901820', { names: ['A', 'B'], phone: '+4930901820' }, true],
  ['901820', { names: ['A', 'B'], phone: '+4930901820' }, true],
  ['+4930901820', { names: ['A', 'B'], phone: '030 90 18 20' }, true],
  ['01820', { names: ['A', 'B'], phone: '+4930901820' }, false],
  ['901821', { names: ['A', 'B'], phone: '+4930901820' }, false],
  ['4930901', { names: ['A', 'B'], phone: '+4930901820' }, false],
  ['ann', { names: ['Ann', 'Lee'] }, true],
];

test.each(cases)('searching for %s in %j finds it: %s', async (text, person, found) => {
  expect(await finds(text, person)).toBe(found);
});

test('PostgreSQL folds every letter as the code does', async () => {
  const ranges = [
    [0xc0, 0x24f],
    [0x370, 0x3ff],
    [0x400, 0x45f],
    [0x1e00, 0x1eff],
    [0x621, 0x64a],
  ] as const;
  const letters = ranges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step)).filter(
      (letter) => /\p{L}/u.test(letter),
    ),
  );
  const { rows } = await sql<{ letter: string; words: string }>`
    select letter, ${sql.raw(searchedBooking.words)} as words
    from unnest(${letters}::text[]) as letter,
      lateral (select jsonb_build_object('guests', jsonb_build_array(
        jsonb_build_object('lastName', letter))) as traveller) as bookings`.execute(
    created.database.db,
  );
  const differing = rows.filter(
    ({ letter, words }) => words.trim() !== foldedText(letter).replace('·', '').trim(),
  );
  expect(differing).toEqual([]);
});
