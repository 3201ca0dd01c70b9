import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import request from 'supertest';
import * as v from 'valibot';
import { contentPages, contentSchema } from '#contracts/site/content.ts';
import { languages } from '#contracts/texts/languages.ts';
import { startContent } from '#server/content/resource.ts';
import { prepareContent } from '#server/content/readContent.ts';
import { parseConfig } from '#server/main/config.ts';
import { testApp } from '../testApp.ts';

const operator = {
  OPERATOR_NAME: 'Quay & Sons <Ltd>',
  OPERATOR_ADDRESS: '1 Quay Street, Cork',
  OPERATOR_EMAIL: 'hello@quay.example',
  OPERATOR_PHONE: '+353 21 555 0100',
  OPERATOR_REGISTER: 'CRO 123456',
  OPERATOR_VAT_ID: 'IE1234567T',
};

function site(env: Readonly<Record<string, string>> = operator, live = false) {
  const config = { ...parseConfig(env), contact: true, isLive: () => live };
  const { resources } = startContent(config, 'contracts/content');
  return testApp('http://127.0.0.1:9', { resources });
}

async function read(app: ReturnType<typeof site>, language: string, page: string) {
  const response = await request(app).get(`/api/content/${language}/${page}`).expect(200);
  expect(response.get('cache-control')).toBe('public, max-age=600');
  return v.parse(contentSchema, response.body);
}

/** Creates a folder with one file. */
function folderWith(language: string, page: string, text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  mkdirSync(join(folder, language));
  writeFileSync(join(folder, language, `${page}.md`), text);
  return folder;
}

/** The legal duties: the facts that a page must state in every language. See docs/legal.md. */
const duties: readonly (readonly [duty: string, page: string, facts: readonly string[]])[] = [
  [
    'names the operator',
    'imprint',
    ['1 Quay Street, Cork', 'hello@quay.example', 'CRO 123456', 'IE1234567T'],
  ],
  ['names who is responsible for data', 'privacy', ['1 Quay Street', 'hello@quay.example']],
  ['says how long data is kept', 'privacy', ['77']],
  [
    'states the costs of canceling and that there is no right of withdrawal',
    'cancellation',
    ['2011/83'],
  ],
  ['names its accessibility standard', 'accessibility', ['EN 301 549', '2.2', '4']],
  ['links the terms to the cancellation conditions', 'terms', ['/info/cancellation"']],
  ['says in the terms that there is no right of withdrawal', 'terms', ['{withdrawal}']],
  ['says that hotels can owe a commission', 'ranking', ['{commission}']],
  ['says so on the page about the site', 'about-us', ['{commission}']],
  ['says so in the terms', 'terms', ['{commission}']],
  ['names the button that binds', 'terms', ['{binding}']],
  ['says who may write reviews and on what the order depends', 'ranking', ['<h2 id="section-4">']],
];

const words = {
  en: {
    commission: 'commission',
    binding: 'Book and agree to pay',
    withdrawal: 'right of withdrawal does not apply to stays with fixed dates',
  },
  de: {
    commission: 'Provision',
    binding: 'Zahlungspflichtig buchen',
    withdrawal: 'besteht kein Widerrufsrecht',
  },
  fr: {
    commission: 'commission',
    binding: 'Réserver avec obligation de paiement',
    withdrawal: 'pas de droit de rétractation',
  },
  ar: {
    commission: 'عمولة',
    binding: 'الحجز مع الالتزام بالدفع',
    withdrawal: 'لا يوجد حق في العدول',
  },
} as const;

describe.each(languages)('in %s', (language) => {
  const { commission, binding, withdrawal } = words[language];
  const app = site({ ...operator, PERSONAL_DATA_DAYS: '77' });

  test.each(duties)('it %s', async (_, page, facts) => {
    const { html } = await read(app, language, page);
    const expected = facts.map((fact) =>
      fact
        .replace('{commission}', commission)
        .replace('{binding}', binding)
        .replace('{withdrawal}', withdrawal),
    );
    expect(expected.filter((fact) => !html.includes(fact))).toEqual([]);
  });

  test('every page exists in it with the same sections as in English', async () => {
    for (const page of contentPages) {
      const content = await read(app, language, page);
      const english = await read(app, 'en', page);
      expect([page, content.language]).toEqual([page, language]);
      expect(content.sections).toHaveLength(english.sections.length);
      expect(content.sample).toBe(false);
      expect(content.html).not.toContain('{{');
      const links = [...content.html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
      const prefix = language === 'en' ? '/' : `/${language}/`;
      expect(links.filter((href) => !href?.startsWith(prefix))).toEqual([]);
    }
  });
});

test('a page leaves out missing settings of the operator and their headings, in every language', async () => {
  const { OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_EMAIL } = operator;
  const app = site({
    PROVIDER_HOST: 'https://hotels.example',
    OPERATOR_NAME,
    OPERATOR_ADDRESS,
    OPERATOR_EMAIL,
  });
  for (const language of languages) {
    const { sections, html, sample } = await read(app, language, 'imprint');
    expect({ sections: sections.length, sample }).toEqual({ sections: 3, sample: false });
    expect(html).not.toMatch(/OPERATOR|\{\{|<p>[^<]*: ?<\/p>/);
  }
});

test('the sample operator is shown beside sample hotels and marked as a sample', async () => {
  const app = site({});
  const imprint = await read(app, 'en', 'imprint');
  expect(imprint).toMatchObject({ sample: true });
  expect(imprint.html).toContain('1 Harbour Walk, Karachi');
  expect((await read(app, 'en', 'cancellation')).sample).toBe(false);
  expect((await read(site(operator), 'en', 'imprint')).sample).toBe(false);
});

test('a page of the operator replaces the built-in one in every language, in English if there is no translation', async () => {
  const CONTENT_DIR = folderWith('en', 'terms', '# Our terms\n\nPay.');
  const app = site({ ...operator, CONTENT_DIR });
  for (const language of languages) {
    expect(await read(app, language, 'terms')).toMatchObject({
      title: 'Our terms',
      language: 'en',
      html: expect.stringContaining('Pay.'),
    });
  }
  expect(await read(app, 'en', 'privacy')).toMatchObject({ title: 'Privacy' });
});

test.each([
  ['an unknown placeholder', '# Terms\n\n{{operatorFax}}', /terms\.md.*operatorFax/],
  ['no title', 'Terms', /terms\.md.*title/],
])('a file with %s prevents the start', (_, text, message) => {
  const CONTENT_DIR = folderWith('en', 'terms', text);
  expect(() => site({ ...operator, CONTENT_DIR })).toThrow(message);
});

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['an attribute of an event', '<img src=x onerror=alert(1)>'],
  ['an address that is a script', '[a](javascript:alert(1))'],
])('shows %s as text or not at all', (_, hostile) => {
  const { html, sections } = prepareContent(`# T\n\n## {{name}}\n\n${hostile}\n\n{{name}}\n`, {
    name: hostile,
  })();
  expect(html).not.toMatch(/<(?!\/?(?:h2|p|a)\b)|javascript:/);
  expect(sections).toHaveLength(1);
});

test('a live site has a page about COVID-19 only if its operator wrote one', async () => {
  const address = '/api/content/en/covid';
  await request(site()).get(address).expect(200);
  await request(site(operator, true)).get(address).expect(404);
  const CONTENT_DIR = folderWith('de', 'covid', '# Masken\n\nGibt es an der Rezeption.');
  const { body } = await request(site({ ...operator, CONTENT_DIR }, true))
    .get('/api/content/de/covid')
    .expect(200);
  expect(body.title).toBe('Masken');
});

test.each(['/api/content/en/no-such', '/api/content/es/terms'])('%s is a 404', async (path) => {
  await request(site()).get(path).expect(404);
});
