import { redactBody, redactHeaders } from '#contracts/record/redact.ts';

const redacted = (body: string, ...fields: string[]) =>
  redactBody(Buffer.from(body), fields).toString();

it('redacts a field at any depth, in any case', () => {
  expect(redacted('{"a":[{"Email":"a@b.example","n":1}],"email":"c@d.example"}', 'email')).toBe(
    '{"a":[{"Email":"[redacted]","n":1}],"email":"[redacted]"}',
  );
});

it('redacts values that are not strings', () => {
  expect(redacted('{"phone":{"office":"1"},"token":12,"secret":null}', 'phone', 'token')).toBe(
    '{"phone":null,"token":null,"secret":null}',
  );
});

it.each(['{ "name" : "Sea View" }', '<html>email</html>', '{"hotels":[{"id":', ''])(
  'does not change %j',
  (body) => {
    expect(redacted(body, 'email')).toBe(body);
  },
);

it('redacts header values and leaves their names', () => {
  const headers = new Headers({ 'Set-Cookie': 'session=1', 'Content-Type': 'text/html' });
  expect(redactHeaders(headers, ['SET-COOKIE'])).toEqual({
    'content-type': 'text/html',
    'set-cookie': '[redacted]',
  });
});
