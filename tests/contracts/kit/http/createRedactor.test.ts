import fc from 'fast-check';
import { createRedactor } from '#contracts/kit/http/createRedactor.ts';

const secret = 'k3y/with+"odd" & long=ch4rs';
const redactor = () => createRedactor({ 'x-key': secret });

it.each([
  ['plain', secret],
  ['URL-encoded', encodeURIComponent(secret)],
  ['URL-encoded in lower case', encodeURIComponent(secret).toLowerCase()],
  ['form-encoded', new URLSearchParams({ a: secret }).toString().slice(2)],
  ['in base64', Buffer.from(secret).toString('base64')],
  ['in base64url', Buffer.from(secret).toString('base64url')],
  ['in upper case', secret.toUpperCase()],
  ['in hex', Buffer.from(secret).toString('hex')],
  ['in JSON', JSON.stringify(secret)],
  ['in JSON with escaped slashes', JSON.stringify(secret).replaceAll('/', '\\/')],
  ['in HTML', secret.replace('&', '&amp;').replaceAll('"', '&quot;')],
])('redacts a header value %s', (_, form) => {
  const { text, list } = redactor();
  expect(text(`before ${form} after`)).toMatch(/^before "?\[redacted\]={0,2}"? after$/);
  expect(list()).toEqual([{ what: 'the value of --header x-key', times: 1 }]);
});

it('redacts a header value at any position in base64 text', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 8, maxLength: 30 }).filter((value) => value.trim().length > 7),
      fc.string(),
      fc.string(),
      (value, before, after) => {
        const { text } = createRedactor({ 'x-key': value });
        const encoded = text(Buffer.from(before + value + after).toString('base64'));
        expect(encoded).toContain('[redacted]');
        const rest = encoded.split('[redacted]').map((part) => Buffer.from(part, 'base64'));
        expect(Buffer.concat(rest).toString()).not.toContain(value);
      },
    ),
  );
});

it.each([
  ['Bearer t0ken-abcdef', 't0ken-abcdef'],
  [`Basic ${Buffer.from('ann:p4ssw0rd').toString('base64')}`, 'p4ssw0rd'],
  ['session=s3ssion-id; theme=dark-mode', 's3ssion-id'],
  ['Token token="t0ken-abcdef"', 't0ken-abcdef'],
])('redacts the secret part of the header value %j', (value, part) => {
  const { text } = createRedactor({ authorization: value });
  expect(text(`it was ${part}!`)).toBe('it was [redacted]!');
});

it.each([
  ['its beginning', 'key sk_live_4f9a2b7c… is revoked', 'key [redacted]… is revoked'],
  ['its end', 'the key that ends with 1D8E3F60AB', 'the key that ends with [redacted]'],
  ['groups of it', '4f9a 2b7c 1d8e 3f60 is revoked', '[redacted] is revoked'],
])('redacts %s of a secret', (_, original, redacted) => {
  const { text } = createRedactor({ 'x-key': 'sk_live_4f9a2b7c1d8e3f60ab' });
  expect(text(original)).toBe(redacted);
  expect(text('2026-11-30, room 4f9a, 12 guests')).toBe('2026-11-30, room 4f9a, 12 guests');
});

it('redacts a short header value only as a whole word', () => {
  const { text, json } = createRedactor({ 'x-tenant': '7' });
  expect(text('tenant 7 of 17')).toBe('tenant [redacted] of 17');
  expect(json({ star_rating: 7 })).toEqual({ star_rating: 7 });
});

it('redacts a number that is a header value', () => {
  const { json } = createRedactor({ 'x-key': '481516' });
  expect(json({ key: 481516, other: 42 })).toEqual({ key: null, other: 42 });
});

it.each([
  'https://p.example/1.jpg?X-Amz-Signature=abc123&w=2',
  'https://p.example/1.jpg?w=2&sig=abc123',
  '/login?refresh_token=abc123#top',
  '{"api_key": "abc123", "a": ',
  '{"authorization":"abc123',
  'Authorization: Bearer abc123abc123abc123',
])('redacts the secret in %j', (original) => {
  const { text, list } = createRedactor({});
  expect(text(original)).toContain('[redacted]');
  expect(text(original)).not.toContain('abc123');
  expect(list()).toHaveLength(1);
});

it.each([
  'Basic Standard Room with Internationalisation',
  '?page=2&city=Karachi',
  '{"policy":"none"}',
])('leaves %j as it is', (original) => {
  const { text, list } = createRedactor({});
  expect(text(original)).toBe(original);
  expect(list()).toEqual([]);
});

it('redacts fields with secret names and the given fields at any depth', () => {
  const { json, list } = createRedactor({}, { fields: ['Margin'], headers: [] });
  const value = { hotels: [{ access_token: 'a', margin: 12, id: 'x', secret: null }], token: [1] };
  expect(json(value)).toEqual({
    hotels: [{ access_token: '[redacted]', margin: null, id: 'x', secret: null }],
    token: null,
  });
  expect(list()).toEqual([
    { what: 'the field access_token', times: 1 },
    { what: 'the field margin', times: 1 },
    { what: 'the field token', times: 1 },
  ]);
});
