import { redactBody, redactHeaders } from '#contracts/record/redact.ts';

const redacted = (body: string, ...fields: string[]) =>
  redactBody(Buffer.from(body), fields).toString();

it('strikes out a field at any depth, whatever its case', () => {
  expect(redacted('{"a":[{"Email":"a@b.example","n":1}],"email":"c@d.example"}', 'email')).toBe(
    '{"a":[{"Email":"[redacted]","n":1}],"email":"[redacted]"}',
  );
});

it('leaves nothing of a value that is no text', () => {
  expect(redacted('{"phone":{"office":"1"},"token":12,"secret":null}', 'phone', 'token')).toBe(
    '{"phone":null,"token":null,"secret":null}',
  );
});

it.each(['{ "name" : "Sea View" }', '<html>email</html>', '{"hotels":[{"id":', ''])(
  'keeps %j byte for byte',
  (body) => {
    expect(redacted(body, 'email')).toBe(body);
  },
);

it('strikes out headers, and shows that they were there', () => {
  const headers = new Headers({ 'Set-Cookie': 'session=1', 'Content-Type': 'text/html' });
  expect(redactHeaders(headers, ['SET-COOKIE'])).toEqual({
    'content-type': 'text/html',
    'set-cookie': '[redacted]',
  });
});
