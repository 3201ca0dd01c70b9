import { decodedHotel } from '#contracts/site/decodedHotel.ts';

it('decodes character references in the texts of a hotel once', () => {
  const received = {
    id: 'a&amp;b',
    name: 'Caf&eacute; Bar &mdash; Bed &amp; Breakfast &#8211; &#x1F3E8;',
    images: [{ url: '/p?a=1&amp;b=2', caption: 'Sea &amp; sky' }],
    policies: [{ title: 'A', lines: ['No &lt;pets&gt;', '&amp;mdash;'] }],
    rates: [{ id: 'x&amp;y', taxes: [{ name: 'City &amp; state', code: 'a&amp;b' }] }],
  };
  expect(decodedHotel(received)).toEqual({
    id: 'a&amp;b',
    name: 'Café Bar — Bed & Breakfast – 🏨',
    images: [{ url: '/p?a=1&amp;b=2', caption: 'Sea & sky' }],
    policies: [{ title: 'A', lines: ['No <pets>', '&mdash;'] }],
    rates: [{ id: 'x&amp;y', taxes: [{ name: 'City & state', code: 'a&amp;b' }] }],
  });
});

it.each(['R&D House', 'Q&A; Inn', '&#0; &#xD800; &#x7fffff;', '&unknown;'])(
  'leaves %j as it is',
  (name) => {
    const received = { name };
    expect(decodedHotel(received)).toBe(received);
  },
);
