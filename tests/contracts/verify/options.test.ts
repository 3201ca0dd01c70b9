import { parseOptions, usage, WrongArgument } from '#contracts/verify/options.ts';
import { runVerify } from '#contracts/verify/runVerify.ts';

const address = 'https://provider.example';

it('has defaults for all but the address', () => {
  expect(parseOptions([`${address}/`])).toEqual({
    origin: address,
    headers: {},
    city: 'Karachi',
    sample: 50,
    report: undefined,
  });
});

it('reads every option', () => {
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
  [[], /^Name the provider's address, such as https:/],
  [[address, 'https://other.example'], /'https:\/\/other.example' is one too many\.$/],
  [['provider.example'], /is not an http or https address/],
  [['ftp://provider.example'], /is not an http or https address/],
  [[`${address}/api`], /^Give the origin alone, https:\/\/provider.example: /],
  [[`${address}?key=1`], /^Give the origin alone/],
  [['https://me:pass@provider.example'], /^Give credentials with --header/],
  [[address, '--header', 'Authorization'], /^--header is written "Name: value"\.$/],
  [[address, '--header', 'a b: c'], /^--header is written "Name: value"; 'a b' is not\.$/],
  [[address, '--header', 'x: a\nb'], /^--header is written/],
  [[address, '--city', ' , Sindh'], /^--city needs/],
  [[address, '--sample', 'many'], /^--sample is a whole number from 0 to 10000, not 'many'\.$/],
  [[address, '--sample', '-1'], /sample/],
  [[address, '--sample', '10001'], /^--sample is/],
  [[address, '--sampel', '3'], /^Unknown option '--sampel'\.$/],
  [[address, '--report'], /^Option '--report <value>' argument missing\.$/],
])('answers %j with one sentence and 2', async (args, sentence) => {
  expect(() => parseOptions(args)).toThrow(WrongArgument);
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

it('never repeats what may be a secret', () => {
  expect(() => parseOptions([address, '--header', 'x: s3cret\n'])).not.toThrow();
  expect(() => parseOptions([address, '--header', 'x: s3\ncret'])).toThrow(/^(?!.*cret)/s);
});

it('gives help when it is asked for', () => {
  expect(parseOptions(['--help'])).toBeUndefined();
  expect(parseOptions(['-h'])).toBeUndefined();
  expect(usage).toContain('npm run contracts:verify -- https://provider.example');
});
