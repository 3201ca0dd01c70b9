/**
 * The words and rows of keys that the most common passwords of eight characters and more are made
 * of, as published lists of leaked ones have them: in lower case, without the digits and signs at
 * their end.
 */
const words =
  'password passwort passport password123 passw0rd contraseña motdepasse qwerty qwertyui qwertyuio qwertyuiop ' +
  'qwerty123 asdfghjk asdfghjkl asdfasdf zxcvbnm zxcvbnmasdf qazwsx qazwsxedc qweasd qweasdzxc qweqwe ' +
  'iloveyou loveyou iloveu welcome letmein trustno sunshine princess football baseball basketball softball ' +
  'superman batman spiderman starwars pokemon dragon monkey shadow master michael jennifer jordan michelle ' +
  'charlie daniel ashley thomas jessica anthony amanda andrew joshua matthew robert nicole elizabeth ' +
  'samantha benjamin christian alexander jonathan victoria stephanie patricia chocolate butterfly computer ' +
  'internet whatever freedom liverpool chelsea arsenal barcelona manchester mercedes corvette ferrari porsche ' +
  'mustang harley yamaha maverick phoenix scorpion blackjack midnight thunder lightning diamond platinum ' +
  'champion challenge hello helloworld goodluck blessed blessing jesus jesuschrist christ heaven angel angels ' +
  'lovely beautiful sweetheart sweety babygirl babyboy mylove forever friends friendship family mother father ' +
  'summer winter autumn spring january february march april june july august september october november ' +
  'december monday tuesday wednesday thursday friday saturday sunday administrator admin changeme default ' +
  'secret security access login guest user root system server temporary temp test testing tester testtest ' +
  'abcd abcdef abcdefg abcdefgh abcabc alphabet google facebook youtube instagram twitter linkedin samsung ' +
  'iphone android windows microsoft minecraft fortnite roblox playstation nintendo mario pikachu naruto ' +
  'cookie cheese banana orange strawberry peanut pepper ginger buster hunter ranger killer soccer hockey golf ' +
  'tennis london paris berlin newyork california america canada australia germany india pakistan holiday ' +
  'vacation travel hotel booking stayfarer explore discovery';

const common = new Set(words.split(' '));
const alike: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
/** A letter or digit and the next one of the alphabet or of the row of keys. */
const rows = '01234567890 abcdefghijklmnopqrstuvwxyz qwertyuiop asdfghjkl zxcvbnm';
const rowsBackwards = Array.from(rows).reverse().join('');

/**
 * Whether a password is one of the common ones: a common word, with digits or signs after it, or
 * keys in a row.
 */
function isCommonPassword(password: string): boolean {
  const folded = password.normalize('NFKC').toLowerCase().replaceAll(/\s/g, '');
  const bare = folded.replace(/[^\p{L}]+$/u, '');
  return (
    [folded, bare, spelt(folded), spelt(bare)].some((form) => common.has(form)) || isRow(folded)
  );
}

/** The text with letters in place of the digits and signs that stand for them. */
function spelt(text: string): string {
  return text.replaceAll(/./gu, (sign) => alike[sign] ?? sign);
}

/**
 * '12345678', 'aaaaaaaa', 'abcd1234', '12121212': nearly every sign follows the one before, or is
 * one of two.
 */
function isRow(text: string): boolean {
  const signs = Array.from(text);
  if (new Set(signs).size <= 2) return true;
  const pairs = signs.slice(1).map((sign, index) => (signs[index] ?? '') + sign);
  const steps = pairs.filter((pair) => rows.includes(pair) || rowsBackwards.includes(pair)).length;
  return pairs.length - steps <= 1;
}

/** The shortest password, in characters. NIST SP 800-63B §3.1.1.2. */
export const minPasswordLength = 8;

/** Whose password it is, as far as that is known. */
export interface PasswordOwner {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
}

/** The shortest part of a name or address that counts as a word of it. */
const wordLength = 4;

/**
 * Why a new password is refused, else undefined: `short`; `common`, one of those that are tried
 * first; `personal`, the owner's name or address with too little besides.
 */
export function passwordFault(
  password: string,
  { name = '', email = '' }: PasswordOwner = {},
): 'short' | 'common' | 'personal' | undefined {
  if (password.length < minPasswordLength) return 'short';
  if (isCommonPassword(password)) return 'common';
  const words = `${name} ${email.replace(/\.[^.]*$/, '')}`
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= wordLength)
    .sort((one, other) => other.length - one.length);
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), password.toLowerCase());
  const isPersonal = rest.length < password.length && rest.length < minPasswordLength;
  return isPersonal ? 'personal' : undefined;
}
