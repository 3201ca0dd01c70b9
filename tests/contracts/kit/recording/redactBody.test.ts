import { redactBody } from '#contracts/kit/recording/recordProvider.ts';
import { createRedactor } from '#contracts/kit/http/createRedactor.ts';

const redacted = (body: string | Buffer, ...fields: string[]) =>
  redactBody(
    Buffer.from(body),
    createRedactor({ 'x-key': 'k3y-12345' }, { fields, headers: [] }),
  ).toString();

it('redacts a field at any depth in any case', () => {
  expect(redacted('{"a":[{"Email":"a@b.example","n":1}],"email":"c@d.example"}', 'email')).toBe(
    '{"a":[{"Email":"[redacted]","n":1}],"email":"[redacted]"}',
  );
});

it('redacts values that are not strings', () => {
  expect(redacted('{"phone":{"office":"1"},"token":12,"secret":null}', 'phone')).toBe(
    '{"phone":null,"token":null,"secret":null}',
  );
});

it.each([
  '{ "name" : "Sea View" }',
  '<html>email</html>',
  '{"hotels":[{"id":',
  '{"price": 1.0, "id": 12345678901234567890}',
  '',
])('does not change %j', (body) => {
  expect(redacted(body, 'email')).toBe(body);
});

it.each([
  ['JSON', '{"you_sent":"k3y-12345"}', '{"you_sent":"[redacted]"}'],
  ['truncated JSON', '[{"you_sent":"k3y-12345"', '[{"you_sent":"[redacted]"'],
  ['HTML', '<p>k3y-12345</p>', '<p>[redacted]</p>'],
  ['a picture address', '["/1.jpg?sig=abc&w=1"]', '["/1.jpg?sig=[redacted]&w=1"]'],
])('redacts header values and signatures in %s', (_, body, expected) => {
  expect(redacted(body)).toBe(expected);
});

it('redacts a body that is not UTF-8 and keeps its other bytes', () => {
  const body = Buffer.from('é k3y-12345', 'latin1');
  const result = redactBody(body, createRedactor({ 'x-key': 'k3y-12345' }));
  expect(result.toString('latin1')).toBe('é [redacted]');
});

it('redacts JSON that is nested too deeply to traverse', () => {
  const nested = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
  const result = redacted(`{"a":"k3y-12345","token":"abc","b":${nested}}`);
  expect(result.slice(0, 40)).toBe('{"a":"[redacted]","token":"[redacted]","');
});
