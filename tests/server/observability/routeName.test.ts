import { routeName } from '#server/observability/routeName.ts';

test.each([
  ['/', '/'],
  ['/hotel-listing', '/hotel-listing'],
  ['/hotel-detail/42', '/hotel-detail/:id'],
  ['/hotel-detail/', '*'],
  ['/hotel-detail/42/rooms', '*'],
  ['/api/hotels/search', '/api/hotels/search'],
  ['/api/hotels/42', '/api/hotels/:id'],
  ['/api/hotels/42/rooms', '/api/*'],
  ['/api/users', '/api/*'],
  ['/assets/app.0123456789.js', '/assets/*'],
  ['/media/x300/42/1.svg', '/media/*'],
  ['/readyz', '/readyz'],
  ['/wp-admin/setup.php', '*'],
  ['', '*'],
])('the address %s belongs to the route %s', (path, route) => {
  expect(routeName(path)).toBe(route);
});
