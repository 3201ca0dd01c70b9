/**
 * The words and rows of keys in the most common passwords of eight or more characters, according to
 * published lists of leaked passwords. All of them are in lower case. `isCommonPassword` ignores
 * the digits and signs at the end of a password.
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
/** The digits, the letters and the rows of keys, each in order. */
const rows = '01234567890 abcdefghijklmnopqrstuvwxyz qwertyuiop asdfghjkl zxcvbnm';
const rowsBackwards = Array.from(rows).reverse().join('');

/**
 * Returns whether a password is common: a common word, perhaps followed by digits or signs, or a
 * row of keys.
 */
function isCommonPassword(password: string): boolean {
  const folded = password.normalize('NFKC').toLowerCase().replaceAll(/\s/g, '');
  const bare = folded.replace(/[^\p{L}]+$/u, '');
  return (
    [folded, bare, spelt(folded), spelt(bare)].some((form) => common.has(form)) || isRow(folded)
  );
}

/** Replaces digits and signs with the letters that they stand for, such as `3` with `e`. */
function spelt(text: string): string {
  return text.replaceAll(/./gu, (sign) => alike[sign] ?? sign);
}

/**
 * Returns whether the text is a row of keys. In such a text, nearly every character is the neighbor
 * of the previous character, or there are at most two different characters. Examples are
 * '12345678', 'aaaaaaaa', 'abcd1234' and '12121212'.
 */
function isRow(text: string): boolean {
  const signs = Array.from(text);
  if (new Set(signs).size <= 2) return true;
  const pairs = signs.slice(1).map((sign, index) => (signs[index] ?? '') + sign);
  const steps = pairs.filter((pair) => rows.includes(pair) || rowsBackwards.includes(pair)).length;
  return pairs.length - steps <= 1;
}

/** The minimum length of a password, in characters. NIST SP 800-63B §3.1.1.2. */
export const minPasswordLength = 8;

/** The known facts about the owner of a password. */
export interface PasswordOwner {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
}

/** The minimum length of a word in the owner's name or address that counts as personal. */
const wordLength = 4;

/**
 * Returns the reason for refusing a new password, or undefined if it is accepted. `short`: it has
 * too few characters. `common`: it is one of the passwords that attackers try first. `personal`: it
 * consists of the owner's name or address and too few other characters.
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
