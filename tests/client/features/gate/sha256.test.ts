import { createHash } from 'node:crypto';
import { sha256 } from '#client/features/gate/sha256.ts';

const inNode = (text: string) => createHash('sha256').update(text).digest('hex');

describe('sha256', () => {
  test.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
  ])('of %j is the digest in the standard', (text, digest) => {
    expect(sha256(text)).toBe(digest);
  });

  test("equals Node's hash at every length around the block size", () => {
    const lengths = Array.from({ length: 200 }, (_, length) => length);
    const texts = lengths.map((length) =>
      Array.from({ length }, (_, at) => String.fromCharCode(33 + ((at * 7 + length) % 90))).join(
        '',
      ),
    );
    expect(texts.map(sha256)).toEqual(texts.map(inNode));
  });

  test('hashes the UTF-8 bytes of letters beyond ASCII', () => {
    for (const text of ['përsébëj', '密码', '🗝️ door', 'é'.repeat(70)]) {
      expect(sha256(text)).toBe(inNode(text));
    }
  });
});
