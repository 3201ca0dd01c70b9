import { ArgumentError, parseOptions, usageOf } from '#contracts/kit/verify/options.ts';
import { runVerify } from '#contracts/kit/verify/runVerify.ts';

const address = 'https://provider.example';

it('has defaults for everything but the address', () => {
  expect(parseOptions([`${address}/`])).toEqual({
    origin: address,
    headers: {},
    city: 'Karachi',
    sample: 50,
    reservations: undefined,
    report: undefined,
  });
});

it('parses every option', () => {
  const args = ['--header', 'Authorization: Bearer a:b', '--header', 'X-Tenant:  7 '];
  expect(
    parseOptions([address, ...args, '--city', 'Oslo', '--sample', '3', '--report', 'out']),
  ).toEqual({
    origin: address,
    headers: { authorization: 'Bearer a:b', 'x-tenant': '7' },
    city: 'Oslo',
    sample: 3,
    report: 'out',
  });
});

it.each<[args: string[], sentence: RegExp]>([
  [[], /^Pass the provider's address, such as https:/],
  [[address, 'https://other.example'], /'https:\/\/other.example' is one too many\.$/],
  [['provider.example'], /is not an http or https address/],
  [['ftp://provider.example'], /is not an http or https address/],
  [[`${address}/api`], /^Pass the origin only, https:\/\/provider.example: /],
  [[`${address}?key=1`], /^Pass the origin only/],
  [['https://me:pass@provider.example'], /^Pass credentials with --header/],
  [[address, '--header', 'Authorization'], /^--header must have the form "Name: value"\.$/],
  [
    [address, '--header', 'a b: c'],
    /^--header must have the form "Name: value"; 'a b' is no header name\.$/,
  ],
  [[address, '--header', 'x: a\nb'], /^--header must have/],
  [[address, '--header', 'Host: b.example'], /^--header must not set host/],
  [[address, '--city', ' , Sindh'], /^--city needs/],
  [
    [address, '--sample', 'many'],
    /^--sample must be a whole number from 0 to 10000, not 'many'\.$/,
  ],
  [[address, '--sample', '-1'], /sample/],
  [[address, '--sample', '10001'], /^--sample must be/],
  [[address, '--sampel', '3'], /^Unknown option '--sampel'\.$/],
  [[address, '--report'], /^Option '--report <value>' argument missing\.$/],
])('exits with 2 and one sentence for %j', async (args, sentence) => {
  expect(() => parseOptions(args)).toThrow(ArgumentError);
  expect(() => parseOptions(args)).toThrow(sentence);
  let errors = '';
  const silent = { isTTY: false, columns: 80, hasColors: () => false };
  const code = await runVerify(args, {
    stdout: { ...silent, write: () => true },
    stderr: { ...silent, write: (text) => ((errors += String(text)), true) },
  });
  expect(code).toBe(2);
  expect(errors.trimEnd().split('\n')).toHaveLength(1);
});

it('never prints a header value', () => {
  expect(() => parseOptions([address, '--header', 'x: s3cret\n'])).not.toThrow();
  expect(() => parseOptions([address, '--header', 'x: s3\ncret'])).toThrow(/^(?!.*cret)/s);
});

it('prints the usage for --help', () => {
  expect(parseOptions(['--help'])).toBeUndefined();
  expect(parseOptions(['-h'])).toBeUndefined();
  expect(usageOf('node verify.mjs')).toContain('node verify.mjs https://provider.example');
});
