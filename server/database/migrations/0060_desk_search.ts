import { type Kysely, sql } from 'kysely';
import type { SiteMigration } from './siteMigration.ts';

const apostrophes = "'’‘ʼ´`′";
/** Letters without a decomposition; capitals, for a database whose `lower` knows only those of ASCII. */
const letters = { from: 'øØłŁđĐðÐħĦıŧŦς', to: 'oollddddhhittσ' };
const marks = String.raw`[\u0300-\u036F\u064B-\u065F\u0670\u0640]+`;
const separators = String.raw`[][\s\u00A0\u2010-\u2015!"#$%&()*+,./:;<=>?@\\^_{|}~·-]+`;

/** Small letters without accents and apostrophes: `foldedText` of server/desk does the same. */
function folded(text: string): string {
  const plain = `translate(${text}, '${apostrophes.replace("'", "''")}', '')`;
  const lowered = `lower(regexp_replace(normalize(${plain}, NFKD), '${marks}', '', 'g'))`;
  const latin = `translate(${lowered}, '${letters.from}', '${letters.to}')`;
  return [
    ['ß', 'ss'],
    ['æ', 'ae'],
    ['Æ', 'ae'],
    ['œ', 'oe'],
    ['Œ', 'oe'],
    ['þ', 'th'],
    ['Þ', 'th'],
  ].reduce((sum, [from, to]) => `replace(${sum}, '${from}', '${to}')`, latin);
}

/**
 * What the desk finds a person by: `words` of names and address, each after a space; `mail`, the
 * address in capitals, so that its trigrams are not those of words; `phone`, its digits without a
 * zero before them; and the `trigrams` of all that, which have an index. A phone number ends with
 * `#`.
 */
function searched({ names, email, phone }: { names: string; email: string; phone?: string }) {
  const mail = `upper(replace(${email}, '''', ''))`;
  const words = `' ' || regexp_replace(${folded(`${names} || ' ' || ${email}`)}, '${separators}', ' ', 'g')`;
  const digits =
    phone === undefined
      ? `''`
      : String.raw`ltrim(regexp_replace(replace(${phone}, '(0)', ''), '\D', '', 'g'), '0')`;
  const all = `(${words} || ' ' || ${mail} || ' ' || ${digits} || '#')`;
  const every = (text: string) => `regexp_replace(${text}, '(...)', '\\1|', 'g')`;
  const pieces = [all, `substr(${all}, 2)`, `substr(${all}, 3)`].map(every).join(` || '|' || `);
  return { words: `(${words})`, mail, phone: digits, trigrams: `string_to_array(${pieces}, '|')` };
}

/** What a booking is found by. An erased one has none. */
export const searchedBooking = searched({
  names: `jsonb_path_query_array(traveller, '$.guests[*].*')::text`,
  email: `coalesce(traveller->>'email', '')`,
  phone: `coalesce(traveller->>'phone', '')`,
});

/** What an account is found by. */
export const searchedAccount = searched({ names: `"name"`, email: `"email"` });

async function up(db: Kysely<unknown>): Promise<void> {
  const [booking, account] = [searchedBooking, searchedAccount].map(({ trigrams }) =>
    sql.raw(trigrams),
  );
  await sql`create index bookings_searched on bookings using gin ((${booking}))`.execute(db);
  await sql`create index user_searched on "user" using gin ((${account}))`.execute(db);
}

/**
 * The indexes of the desk's search by parts of names and addresses and by phone numbers. They are
 * made of the rows as they are: processes of the version before keep them, and what is erased is no
 * longer in them. While they are made, bookings are read but not written.
 */
export const deskSearch: SiteMigration = { up };
