/** Without vowels, so that no words come up, and without characters that look alike. */
const alphabet = '23456789BCDFGHJKLMNPQRSTVWXZ';
const length = 12;
/** Bytes from here on are left out: with them some letters would come more often. */
const tooHigh = 256 - (256 % alphabet.length);

/** A promotion code that cannot be guessed: `7KQM-XW3T-9DFB`. */
export function randomPromotionCode(): string {
  let letters = '';
  while (letters.length < length) {
    const [byte = tooHigh] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < tooHigh) letters += alphabet.charAt(byte % alphabet.length);
  }
  return [0, 4, 8].map((at) => letters.slice(at, at + 4)).join('-');
}
