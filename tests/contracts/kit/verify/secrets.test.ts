import { body, everyHotel, type Overrides } from './faultyProvider.ts';
import { verifyOverrides } from './verifyAt.ts';

const secret = 'sk_live_0123456789abcdef0123456789abcdef0123456789abcdef';
const args = ['--header', `Authorization: Bearer ${secret}`, '--sample', '2'];

const echoes: [where: string, (value: string) => Overrides][] = [
  ['a wrongly typed field', (value) => everyHotel((hotel) => ({ ...hotel, address: [value] }))],
  ['a name with HTML', (value) => everyHotel((hotel) => ({ ...hotel, name: `<b>${value}</b>` }))],
  [
    'a body that is not JSON',
    (value) => ({ rand4: ({ response }) => response.end(`<h1>Not allowed: ${value}</h1>`) }),
  ],
  ['a body that is only the secret', (value) => ({ rand4: ({ response }) => response.end(value) })],
  [
    'a redirect',
    (value) => ({
      rand4: ({ response }) => response.writeHead(302, { location: `/login?next=${value}` }).end(),
    }),
  ],
  [
    'an error without problem details',
    (value) => ({
      hotel: ({ response }) => {
        response.writeHead(404, { 'content-type': 'application/problem+json' });
        response.end(JSON.stringify({ headers: value }));
      },
    }),
  ],
  [
    'a country code, which the affected screen shows',
    (value) => everyHotel((hotel) => ({ ...hotel, region: { name: 'A', country_code: value } })),
  ],
];
const forms: [form: string, (secret: string) => string][] = [
  ['plain', (value) => value],
  ['URL-encoded', (value) => encodeURIComponent(`Bearer ${value}`)],
  ['base64', (value) => Buffer.from(`{"authorization":"Bearer ${value}"}`).toString('base64')],
];

describe.each(forms)('a header value in %s form', (_, form) => {
  it.each(echoes)('in %s is in no report', async (_where, echo) => {
    const { output, progress, report, files } = await verifyOverrides(echo(form(secret)), args);
    const everything = [output, progress, JSON.stringify(report), ...Object.values(files)].join();
    expect(everything).toMatch(/^(broken|degraded|advice) /m);
    for (const part of [secret, form(secret), secret.slice(0, 20), form(secret).slice(-30, -8)]) {
      expect(everything).not.toContain(part);
    }
  });
});

it('lists what was redacted in every report', async () => {
  const { output, report, files } = await verifyOverrides(
    {
      rand4: body(() => [
        { id: 'a', name: 'A', images: [{ url: '/1.jpg?X-Amz-Signature=abc' }] },
        { id: 'b', name: { token: 'abc', value: secret } },
      ]),
    },
    args,
  );
  expect(report.redacted.map(({ what }) => what).sort()).toEqual([
    'the field token',
    'the query parameter X-Amz-Signature',
    'the value of --header authorization',
  ]);
  for (const text of [output, files['report.html'], files['junit.xml']]) {
    expect(text).toMatch(/redacted.*the field token \((once|\d+ times)\)/is);
  }
});
