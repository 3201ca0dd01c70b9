import { returnPath } from '#client/domain/addresses/returnPath.ts';

it.each(['/', '/hotel-listing?city=Lisbon#top', '/verify-email#change=a.b.c', '/booking/1?key=2'])(
  'returns to %p',
  (from) => {
    expect(returnPath({ from })).toBe(from);
  },
);

it.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  '/sign-in',
  '/sign-up?x=1',
  '/reset-password#token=1',
  '',
  7,
])('returns to the home page instead of to %p', (from) => {
  expect(returnPath({ from })).toBe('/');
});

it.each([undefined, null, 'text', {}])('returns to the home page for the state %p', (state) => {
  expect(returnPath(state)).toBe('/');
});
