import { type RawBuilder, sql } from 'kysely';
import type { searchedAccount } from '../database/migrations/0060_desk_search.ts';

/**
 * The searchable parts of a person as SQL: words, mail address, phone number, and their trigrams.
 */
type Searched = typeof searchedAccount;

const letters: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ŧ: 't',
  ς: 'σ',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};

/**
 * Returns a text in lower case without accents and apostrophes, so that `O'Neil` matches O’Neil and
 * `Oz` matches Öz. The index `bookings_searched` does the same in SQL.
 */
export function foldedText(text: string): string {
  return text
    .replaceAll(/['’‘ʼ´`′]/g, '')
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F\u064B-\u065F\u0670\u0640]+/g, '')
    .toLowerCase()
    .replaceAll(/[øłđðħıŧςßæœþ]/g, (letter) => letters[letter] ?? letter);
}

const separators = /[\][\s\u00A0\u2010-\u2015!"#$%&()*+,./:;<=>?@\\^_{|}~·-]+/g;
const phonePattern = /^\+?[\d\s\u00A0()./-]+$/;
/** The smallest number of digits for a search by phone number. */
const fewestDigits = 6;
/** The largest number of words in a search. */
const mostWords = 8;

/**
 * The conditions for rows. The index alone answers `indexed`. PostgreSQL checks `compared` for each
 * remaining row.
 */
type Match = { indexed: RawBuilder<boolean>[]; compared: RawBuilder<boolean> };

/**
 * Returns the condition that a person matches a text. All words of the text must match. A word
 * matches the beginning of a word of the name or the mail address, or any part of the address.
 * Alternatively, the text is a phone number or the end of one, with or without its country code.
 * Single letters alone match nobody. Rows that meet a condition of `or` also match.
 */
export function matchesPerson(
  text: string,
  searched: Searched,
  or: readonly RawBuilder<unknown>[] = [],
): RawBuilder<boolean> {
  const match = matchOf(text, searched);
  const anyOf = (condition: RawBuilder<boolean>) =>
    sql`(${sql.join([...or, condition], sql` or `)})`;
  // Each part is a separate condition. If the index cannot answer a whole condition, PostgreSQL
  // computes the long indexed texts again for each row.
  const { indexed, compared } = match ?? { indexed: [], compared: sql<boolean>`false` };
  return sql<boolean>`(${sql.join([...indexed, compared].map(anyOf), sql` and `)})`;
}

function matchOf(text: string, searched: Searched): Match | undefined {
  const digits = phoneDigits(text);
  if (digits !== undefined) return matchOfPhone(digits, searched);
  const words = text.split(/[\s,;]+/).slice(0, mostWords);
  const finds = words.some((word) => foldedText(word).replaceAll(separators, '').length > 1);
  const matches = words.flatMap((word) => matchOfWord(word, searched) ?? []);
  if (!finds || matches.length === 0) return undefined;
  const compared = matches.map((each) => each.compared);
  return {
    indexed: matches.flatMap(({ indexed }) => indexed),
    compared: sql<boolean>`(${sql.join(compared, sql` and `)})`,
  };
}

/**
 * Returns the digits of a text that may be a phone number, without prefixes that are needed only
 * for dialing. Returns undefined for any other text.
 */
export function phoneDigits(text: string): string | undefined {
  if (!phonePattern.test(text.trim())) return undefined;
  const digits = text.replaceAll('(0)', '').replaceAll(/\D/g, '').replace(/^0+/, '');
  return digits.length < fewestDigits ? undefined : digits;
}

function matchOfPhone(digits: string, { phone, trigrams }: Searched): Match {
  const stored = sql.raw(phone);
  return {
    indexed: hasTrigrams([`${digits.slice(-fewestDigits)}#`], trigrams),
    compared: sql<boolean>`(${stored} like ${`%${digits}`}
      or (length(${stored}) >= ${fewestDigits} and ${digits} like '%' || ${stored}))`,
  };
}

function matchOfWord(typed: string, { words, mail, trigrams }: Searched): Match | undefined {
  const beginning = ` ${foldedText(typed).replaceAll(separators, ' ').trim()}`;
  if (beginning === ' ') return undefined;
  const begins = sql<boolean>`${sql.raw(words)} like ${`%${escaped(beginning)}%`}`;
  const part = typed.replaceAll("'", '').toUpperCase();
  if (part.length < 3) return { indexed: hasTrigrams([beginning], trigrams), compared: begins };
  const has = sql<boolean>`${sql.raw(mail)} like ${`%${escaped(part)}%`}`;
  if (typed.includes('@')) return { indexed: hasTrigrams([part], trigrams), compared: has };
  return {
    indexed: hasTrigrams([beginning, part], trigrams),
    compared: sql<boolean>`(${begins} or ${has})`,
  };
}

/**
 * Returns the condition that the row may contain one of the texts. Returns no condition if one of
 * the texts is too short for the index.
 */
function hasTrigrams(texts: readonly string[], trigrams: string): RawBuilder<boolean>[] {
  const conditions = texts.map((text) => {
    const letters = Array.from(text);
    const wanted = letters.slice(2).map((_, at) => letters.slice(at, at + 3).join(''));
    return wanted.length > 0 && sql`${sql.raw(trigrams)} @> ${wanted}::text[]`;
  });
  const needed = conditions.filter((condition) => condition !== false);
  if (needed.length < texts.length) return [];
  return [sql<boolean>`(${sql.join(needed, sql` or `)})`];
}

function escaped(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
