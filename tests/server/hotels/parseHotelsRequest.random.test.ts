import { isRejected, parseHotelsRequest } from '#server/hotels/parseHotelsRequest.ts';

// The sequence is fixed, so that a failure can be repeated.
let state = 42;
const random = (below: number) => {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((state / 2_147_483_648) * below);
};
const pieces = [
  ...'/api/hotels/ search rand4 rand8 search? city= check_in= check_out= & = ? / .. . %2e %2f'.split(
    ' ',
  ),
  ...'%5c \\ %00 % %zz %c3%a9 __proto__ constructor # + é http://evil.example @ : ; a 1'.split(' '),
  ...'%0d%0a // %25 %E2%80%AE [] {} " < | ~ _ -'.split(' '),
  ...["'", ' ', '\0', '\r\n'],
];
const hostile = () =>
  (random(3) ? '/api/hotels/' : '') +
  (random(2) ? 'search?' : '') +
  Array.from({ length: random(9) }, () => pieces[random(pieces.length)]).join('');
const allowed =
  /^\/api\/hotels\/(search(\?(check_in=[^&]+)?&?(check_out=[^&]+)?&?(city=[^&]+)?)?|(?!\.{1,2}(?:\?|$))(?:[\w.~-]|%(?:3A|40|21|24|26|27|28|29|2A|2B|2C|3B|3D)){1,128}(\?(check_in=[^&]+)?&?(check_out=[^&]+)?)?)$/;

test('any URL is rejected or becomes a canonical path of the four endpoints', () => {
  let valid = 0;
  for (let round = 0; round < 50_000; round += 1) {
    const url = hostile();
    const parsed = parseHotelsRequest('GET', url);
    if (isRejected(parsed)) continue;
    valid += 1;
    const { path } = parsed;
    const findings = [
      !allowed.test(path) && 'is none of the four',
      /[^\w.~!*'()%/?&=-]|%00|%0[ad]|__proto__\b.*=/i.test(path) &&
        'contains a forbidden character',
      new URL(path, 'http://p').pathname !== path.split('?')[0] && 'means another path',
      JSON.stringify(parseHotelsRequest('GET', path)) !== JSON.stringify(parsed) &&
        'parses differently',
    ].filter(Boolean);
    if (findings.length > 0)
      throw new Error(`${JSON.stringify(url)} → ${path}: ${findings.join()}`);
  }
  expect(valid).toBeGreaterThan(5_000);
});
