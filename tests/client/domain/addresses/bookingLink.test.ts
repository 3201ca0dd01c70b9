import { bookingLink, keyOfLink, readBookingKey } from '#client/domain/addresses/bookingLink.ts';

it('reads back the key that it wrote into a link', () => {
  const access = { id: 'a b/c', key: 'x+y/z=&?' };
  const link = bookingLink(access);
  expect(link).toMatch(/^\/booking\/a%20b%2Fc\?key=/);
  expect(keyOfLink(link)).toBe(access.key);
  expect(keyOfLink(`https://stays.example${link}`)).toBe(access.key);
});

it.each(['', '?', '?key=', '?other=1', `?key=${'x'.repeat(129)}`, '?key=%00'])(
  'reads no key from %p',
  (query) => {
    expect(readBookingKey(query)).toBe('');
  },
);
