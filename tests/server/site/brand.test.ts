import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import request from 'supertest';
import { deskDocument } from '#client/desk/deskDocument.ts';
import { pageFile, pageLinksFile } from '#client/domain/paths.ts';
import { indexPage, openPage } from '#client/indexPage.ts';
import { deskManifest, webManifest } from '#client/webManifest.ts';
import { manifestFile } from '#contracts/site/rootFiles.ts';
import { languages } from '#contracts/texts/languages.ts';
import { nameSite, serverI18n } from '#contracts/texts/serverI18n.ts';
import { mailRenderer } from '#server/mail/renderMail.ts';
import { parseConfig } from '#server/main/config.ts';
import { builtBundle, builtDesk } from '#server/site/bundle.ts';
import { parseSiteColor } from '#server/main/settingSchemas.ts';
import { pagePolicy } from '#server/site/contentSecurityPolicy.ts';
import { deskSite } from '#server/site/deskSite.ts';
import { headHtml } from '#server/site/heads/headHtml.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import { testApp } from '../testApp.ts';

const { folder, remove } = temporaryFolder();
afterAll(remove);
const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>';
const files = {
  favicon: '/assets/favicon.svg',
  picture: '/assets/share.png',
  scripts: [],
  preloadFonts: [],
  appScripts: [],
  appStyleSheets: [],
  homeFiles: [],
  fontFaces: '',
};
for (const part of ['site', 'desk']) mkdirSync(join(folder, part, 'assets'), { recursive: true });
for (const language of languages) {
  writeFileSync(join(folder, 'site', pageFile(language)), indexPage(files, language));
  writeFileSync(join(folder, 'site', pageFile(language, false)), openPage(files, language));
  for (const [part, manifest] of [
    ['site', webManifest],
    ['desk', deskManifest],
  ] as const) {
    const text = JSON.stringify(manifest(language));
    writeFileSync(join(folder, part, manifestFile(language)), text);
  }
}
const desk = { favicon: '/desk/assets/favicon.svg', scripts: [], styleSheets: [] };
writeFileSync(join(folder, 'desk/index.html'), deskDocument(desk));
writeFileSync(join(folder, 'logo.svg'), logo);
writeFileSync(join(folder, 'site', pageLinksFile), '{"plain":{},"live":{}}');
writeFileSync(join(folder, 'logo.jpg'), 'x');
writeFileSync(join(folder, 'large.svg'), ' '.repeat(200_001));

const brand = {
  SITE_NAME: 'Anna & Co',
  SITE_LOGO: join(folder, 'logo.svg'),
  SITE_COLOR: '#0b3d91',
};

function siteOf(env: Record<string, string>) {
  const config = parseConfig(env);
  const bundle = builtBundle(join(folder, 'site'), config, () => false);
  const app = testApp('http://127.0.0.1:9', {
    bundle,
    deskSite: deskSite(builtDesk(join(folder, 'desk'), config), config),
  });
  return { app, bundle, config };
}
const pageOf = async (app: ReturnType<typeof testApp>, path: string) =>
  (await request(app).get(path).set('Accept', 'text/html').expect(200)).text;

test.each(['/', '/de', '/ar', '/desk'])(
  '%s has the name, icon and color of the brand',
  async (path) => {
    const html = await pageOf(siteOf(brand).app, path);
    expect(html).toContain('Anna &amp; Co');
    expect(html).not.toContain('Stayfarer');
    expect(html).toContain('<meta name="siteName" content="Anna &amp; Co">');
    expect(html).toMatch(
      /<link rel="icon" type="image\/svg\+xml" href="\/assets\/logo\.\w+\.svg">/,
    );
    expect(html).not.toContain('apple-touch-icon');
    expect(html).toContain('content="#0b3d91" media="(prefers-color-scheme: light)"');
    expect(html).toContain('<style>:root{--s-colors-sea:#0b3d91;');
    expect(html).toMatch(/--s-logo:url\(\/assets\/logo\.\w+\.svg\)/);
  },
);

test('the preview picture of links is left out with a custom brand, because it shows the default name', () => {
  expect(siteOf({}).bundle.picture).toBe('');
  expect(siteOf({ GATE: 'off' }).bundle.picture).toBe('/assets/share.png');
  expect(siteOf({ ...brand, GATE: 'off' }).bundle.picture).toBe('');
  const head = { title: 'Rome', description: '', path: '/', picture: '' };
  const html = headHtml(head, 'en', 'https://hotels.example');
  expect(html).not.toContain('og:image');
  expect(html).toContain('content="summary"');
});

test('the content policy allows the styles of the brand', () => {
  const { bundle, config } = siteOf(brand);
  const [style] = bundle.html?.match(/<style>:root\{--s-colors-sea:#0b3d91[^]*?<\/style>/) ?? [];
  expect(style).toBeDefined();
  const alone = pagePolicy(config, style);
  const [hash = 'none'] = /'sha256-[^']+'/.exec(alone) ?? [];
  expect(pagePolicy(config, bundle.html)).toContain(hash);
});

test('the logo is cached for a year and can be used by other sites', async () => {
  const { app } = siteOf(brand);
  const [, path = ''] = /rel="icon"[^>]* href="([^"]+)"/.exec(await pageOf(app, '/')) ?? [];
  const { headers, body } = await request(app).get(path).expect(200);
  expect(String(body)).toBe(logo);
  expect(headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});

test.each([
  ['/site.webmanifest', 'Anna & Co'],
  ['/site.de.webmanifest', 'Anna & Co'],
  ['/desk/site.webmanifest', 'Anna & Co desk'],
])('the app of %s has the name, color and icon of the brand', async (path, name) => {
  const { body } = await request(siteOf(brand).app).get(path).expect(200);
  expect(body).toMatchObject({
    name,
    short_name: name,
    theme_color: '#0b3d91',
    icons: [{ src: expect.stringMatching(/^\/assets\/logo\.\w+\.svg$/), sizes: 'any' }],
  });
});

test('every page and app stays as it was built without brand settings', async () => {
  const { app } = siteOf({});
  const html = await pageOf(app, '/');
  expect(html).toContain('Stayfarer');
  expect(html).toContain('href="/assets/favicon.svg"');
  expect(html).not.toContain('<style>:root{--s-colors-sea:');
  const { body } = await request(app).get('/site.webmanifest').expect(200);
  expect(body).toEqual(webManifest('en'));
});

test('texts of the server and mails use the name, and mails use the color', () => {
  nameSite('Anna & Co');
  try {
    expect(serverI18n('de').t('page.title', { title: 'Rom' })).toBe('Rom · Anna & Co');
    const operator = { name: 'Anna', address: '', email: '', phone: '', register: '' };
    const render = mailRenderer(operator, '#0b3d91');
    const { html } = render('en', { subject: 'Hello', heading: 'Hello', paragraphs: [] });
    expect(html).toContain('Anna &amp; Co');
    expect(html).toContain('color:#0b3d91');
    expect(html).not.toMatch(/Stayfarer|#0F4C4A/);
  } finally {
    nameSite('');
  }
  expect(serverI18n('de').t('page.title', { title: 'Rom' })).toBe('Rom · Stayfarer');
});

test('the sender of mails has the name of the site unless MAIL_FROM has one', () => {
  const from = (env: Record<string, string>) => parseConfig({ ...brand, ...env }).mailFrom;
  expect(from({ MAIL_FROM: 'a@b.example' })).toBe('Anna & Co <a@b.example>');
  expect(from({ MAIL_FROM: 'Desk <a@b.example>' })).toBe('Desk <a@b.example>');
});

test.each([
  ['SITE_NAME', '<b>', 'SITE_NAME must have'],
  ['SITE_NAME', 'a'.repeat(41), 'SITE_NAME must have'],
  ['SITE_NAME', 'Anna {x}', 'SITE_NAME must have'],
  ['SITE_LOGO', 'logo.jpg', 'SITE_LOGO must be an .svg or a .png file'],
  ['SITE_COLOR', 'blue', 'SITE_COLOR must be a color such as #0f4c4a'],
  ['SITE_COLOR', '#ffcc00', 'its contrast with the pages is 1.4, and at least 4.5 is needed'],
])('a %s of %s is refused with an explanation', (name, value, message) => {
  expect(() => parseConfig({ [name]: value })).toThrow(message);
});

test.each([
  ['missing.svg', 'there is no'],
  ['large.svg', 'at most 200 KB'],
])('an unusable logo is refused at the start: %s', (file, message) => {
  expect(() => siteOf({ SITE_LOGO: join(folder, file) })).toThrow(message);
});

test('a color is used as written', () => {
  expect(parseSiteColor('#0B3D91')).toBe('#0B3D91');
});
