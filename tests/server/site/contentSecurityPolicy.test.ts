import { createHash } from 'node:crypto';
import { parseConfig } from '#server/main/config.ts';
import { securityHeaders } from '#server/request/securityHeaders.ts';
import { pagePolicy } from '#server/site/contentSecurityPolicy.ts';

const style = 'body { color: teal }\n';
const html = `<!doctype html><style>${style}</style><style media="print">p{}</style>`;

function directives(env: Record<string, string>, page = html): Record<string, unknown> {
  const parts = pagePolicy(parseConfig(env), page).split('; ');
  return Object.fromEntries(
    parts.map((part): [string, string] => {
      const space = part.indexOf(' ');
      return [part.slice(0, space), part.slice(space + 1)];
    }),
  );
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('the policy allows content of this site and forbids all unused kinds', () => {
  expect(directives({})).toMatchObject({
    'default-src': "'self'",
    'object-src': "'none'",
    'media-src': "'none'",
    'script-src': "'self'",
    'connect-src': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
  });
});

test('violations are reported, behind TLS also with the Reporting API', () => {
  const plain = pagePolicy(parseConfig({}), html);
  const tls = pagePolicy(parseConfig({}), html, true);
  expect(plain).toMatch(/; report-uri \/api\/reports$/);
  expect(tls).toMatch(/; report-uri \/api\/reports; report-to policy$/);
  const headers = securityHeaders({ plain, tls });
  expect(headers.plain.page).not.toContain('Reporting-Endpoints');
  expect(headers.tls.page).toEqual(
    expect.arrayContaining(['Reporting-Endpoints', 'policy="/api/reports"']),
  );
});

test('inline styles are limited to those of the page and the empty element of emotion', () => {
  expect(directives({})['style-src']).toBe(`'self' ${hash(style)} ${hash('p{}')} ${hash('')}`);
});

test.each([
  ['the sample provider', {}, "'self'"],
  ['a provider', { PROVIDER_HOST: 'http://hotels.example' }, "'self' https: http:"],
  ['a recording', { PROVIDER_HOST: 'replay:/tmp/monday' }, "'self' https: http:"],
  [
    'named hosts',
    { PROVIDER_HOST: 'http://hotels.example', PICTURE_HOSTS: 'https://*.pictures.example' },
    "'self' https://*.pictures.example",
  ],
])('pictures of %s are allowed', (_what, env, sources) => {
  expect(directives({ ...env, MAP_TILE_URL: '' })['img-src']).toBe(sources);
});

test.each([
  [{}, "'self' https://tile.openstreetmap.org"],
  [{ MAP_TILE_URL: 'http://tiles.example:81/{z}/{x}/{y}' }, "'self' http://tiles.example:81"],
  [{ MAP_TILE_URL: 'https://{s}.tiles.example/{z}/{x}/{y}' }, "'self' https://*.tiles.example"],
  [
    { PICTURE_HOSTS: 'https://*.pictures.example', MAP_TILE_URL: 'https://t.example/{z}/{x}/{y}' },
    "'self' https://*.pictures.example https://t.example",
  ],
])('the tiles of the map of %j are allowed as pictures', (env, sources) => {
  expect(directives(env)['img-src']).toBe(sources);
});

test('a page over TLS loads pictures only over https', () => {
  const provided = parseConfig({ PROVIDER_HOST: 'http://hotels.example', MAP_TILE_URL: '' });
  expect(pagePolicy(provided, '', true)).toContain("img-src 'self' https:;");
});

test.each([
  [{ MAP_EMBED_URL: 'http://maps.example:81/{lat}/{lng}' }, 'http://maps.example:81'],
  [{}, 'https://maps.google.com https://www.google.com'],
  [{ MAP_EMBED_URL: '' }, "'none'"],
])('the map of %j may be framed, including its known redirects', (env, sources) => {
  expect(directives(env)['frame-src']).toBe(sources);
});

test('in development a page may also evaluate modules and use inline styles', () => {
  const open = pagePolicy(parseConfig({}), undefined);
  const closed = pagePolicy(parseConfig({}), '');
  expect(open).toBe(
    closed
      .replace("script-src 'self'", "script-src 'self' 'unsafe-eval'")
      .replace(`style-src 'self' ${hash('')}`, "style-src 'self' 'unsafe-inline'"),
  );
});
