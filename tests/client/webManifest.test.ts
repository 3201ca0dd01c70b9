import { existsSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { deskDocument } from '#client/desk/deskDocument.ts';
import { indexPage, openPage, type PageFiles } from '#client/indexPage.ts';
import { deskManifest, webManifest } from '#client/webManifest.ts';
import { languages } from '#contracts/texts/languages.ts';
import { withLanguage } from '#server/site/page.ts';

const files: PageFiles = {
  ...{ favicon: '/f.svg', picture: '/p.png', fontFaces: '' },
  ...{ scripts: [], preloadFonts: [], appScripts: [], appStyleSheets: [], homeFiles: [] },
};
const linkIn = (html: string, rel: string) =>
  new JSDOM(html).window.document.querySelector(`link[rel="${rel}"]`)?.getAttribute('href');

test.each(languages)('each page in %s names the manifest in its language', (language) => {
  const suffix = language === 'en' ? '' : `.${language}`;
  for (const page of [indexPage, openPage]) {
    const html = page(files, language);
    expect(linkIn(html, 'manifest')).toBe(`/site${suffix}.webmanifest`);
    expect(linkIn(html, 'apple-touch-icon')).toBe('/apple-touch-icon.png');
  }
  const desk = deskDocument({ favicon: '/f.svg', scripts: [], styleSheets: [] });
  expect(linkIn(withLanguage(desk, language), 'manifest')).toBe(`/desk/site${suffix}.webmanifest`);
});

test('the app is the same in each language, with shortcuts to search and trips', () => {
  expect(webManifest('ar')).toMatchObject({
    ...{ id: '/', short_name: 'Stayfarer', lang: 'ar', dir: 'rtl', start_url: '/ar/' },
    shortcuts: [
      { name: 'البحث عن فنادق', url: '/ar/' },
      { name: 'الرحلات', url: '/ar/trips' },
    ],
  });
  expect(webManifest('en')).toMatchObject({
    ...{ id: '/', lang: 'en', dir: 'ltr', start_url: '/' },
    shortcuts: [
      { name: 'Search hotels', url: '/' },
      { name: 'Trips', url: '/trips' },
    ],
  });
  expect(deskManifest('de')).toMatchObject({ id: '/desk', scope: '/desk', lang: 'de' });
});

test('the app has icons that exist, also for phones that cut out a circle', () => {
  const { icons } = webManifest('en');
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '192x192 maskable',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src } of icons) expect(existsSync(`client/icons${src}`)).toBe(true);
});
