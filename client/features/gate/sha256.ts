const primes: number[] = [];
for (let candidate = 2; primes.length < 64; candidate += 1) {
  if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
}

/**
 * Returns the first 32 bits of a number's fractional part. The standard defines its constants in
 * this way.
 */
const fraction = (root: number) => ((root % 1) * 2 ** 32) | 0;
const roundConstants = primes.map((prime) => fraction(Math.cbrt(prime)));
const start = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

const rotate = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits));

/**
 * Pads a message to blocks of 64 bytes, with a one bit, zeros, and its length in bits. FIPS 180-4
 * §5.1.1.
 */
function padded(message: Uint8Array): DataView {
  const view = new DataView(new ArrayBuffer(Math.ceil((message.length + 9) / 64) * 64));
  message.forEach((byte, at) => view.setUint8(at, byte));
  view.setUint8(message.length, 0x80);
  view.setUint32(view.byteLength - 4, message.length * 8);
  return view;
}

/**
 * Returns the SHA-256 hash of a text's UTF-8 bytes in lower-case hex, for texts below 512 MB. The
 * project has its own implementation for two reasons: `crypto.subtle` is not available over plain
 * HTTP, and the smallest maintained library would nearly double the gate's script. FIPS 180-4 §6.2,
 * ADR 0001.
 */
export function sha256(text: string): string {
  const view = padded(new TextEncoder().encode(text));
  const hash = Int32Array.from(start);
  const schedule = new Int32Array(64);
  const word = (at: number) => schedule[at] ?? 0;

  for (let block = 0; block < view.byteLength; block += 64) {
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
    roundConstants.forEach((constant, t) => {
      const early = word(t - 15);
      const late = word(t - 2);
      schedule[t] =
        t < 16
          ? view.getInt32(block + t * 4)
          : word(t - 16) +
            (rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3)) +
            word(t - 7) +
            (rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10));
      const choice = (e & f) ^ (~e & g);
      const majority = (a & b) ^ (a & c) ^ (b & c);
      const first =
        h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + choice + constant + word(t);
      const second = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + majority;
      [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
    });
    [a, b, c, d, e, f, g, h].forEach((value, at) => {
      hash[at] = (hash[at] ?? 0) + value;
    });
  }
  return Array.from(hash, (value) => (value >>> 0).toString(16).padStart(8, '0')).join('');
}
