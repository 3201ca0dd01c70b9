import { junitReport } from '#contracts/kit/report/junitReport.ts';
import { terminalReport } from '#contracts/kit/report/terminalReport.ts';
import type { Report } from '#contracts/kit/verify/report.ts';
import { body, everyHotel, type Overrides } from './faultyProvider.ts';
import { reportOn } from './verifyAt.ts';

const secret = 'sk_live_0123456789abcdef0123456789abcdef0123456789abcdef';
const options = { headers: { authorization: `Bearer ${secret}` }, sample: 2 };

/** Returns the report in each of its formats. */
const formsOf = (report: Report) => [terminalReport(report, 140, false), junitReport(report)];

const echoes: [where: string, (value: string) => Overrides][] = [
  ['a wrongly typed field', (value) => everyHotel((hotel) => ({ ...hotel, address: [value] }))],
  ['a name with HTML', (value) => everyHotel((hotel) => ({ ...hotel, name: `<b>${value}</b>` }))],
  [
    'a body that is not JSON',
    (value) => ({ rand4: ({ send }) => send(Buffer.from(`<h1>Not allowed: ${value}</h1>`)) }),
  ],
  [
    'a body that is only the secret',
    (value) => ({ rand4: ({ send }) => send(Buffer.from(value)) }),
  ],
  [
    'a redirect',
    (value) => ({
      rand4: ({ send }) => send({}, 302, { location: `/login?next=${value}` }),
    }),
  ],
  [
    'an error without problem details',
    (value) => ({
      hotel: ({ send }) => send({ headers: value }, 404),
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
  it.each(echoes)('appears in no report if the provider repeats it in %s', async (_where, echo) => {
    const report = await reportOn(echo(form(secret)), options);
    const everything = [...formsOf(report), JSON.stringify(report)].join();
    expect(everything).toMatch(/^(broken|degraded|advice) /m);
    for (const part of [secret, form(secret), secret.slice(0, 20), form(secret).slice(-30, -8)]) {
      expect(everything).not.toContain(part);
    }
  });
});

it('lists the redacted values in every report', async () => {
  const report = await reportOn(
    {
      rand4: body(() => [
        { id: 'a', name: 'A', images: [{ url: '/1.jpg?X-Amz-Signature=abc' }] },
        { id: 'b', name: { token: 'abc', value: secret } },
      ]),
    },
    options,
  );
  expect(report.redacted.map(({ what }) => what).sort()).toEqual([
    'the field token',
    'the query parameter X-Amz-Signature',
    'the value of --header authorization',
  ]);
  for (const text of formsOf(report)) {
    expect(text).toMatch(/redacted.*the field token \((once|\d+ times)\)/is);
  }
});
