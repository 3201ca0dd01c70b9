import type { RequestListener } from 'node:http';
import { HtmlValidate } from 'html-validate';
import request from 'supertest';
import * as v from 'valibot';
import { hotelPath } from '#client/domain/paths.ts';
import { fullHotel } from '#contracts/kit/samples/hotels.ts';
import { contentPages } from '#contracts/site/content.ts';
import { type Language, languages, pathIn } from '#contracts/texts/languages.ts';

/** The hotel `h1` of the provider in these tests. */
export const hotel = { ...fullHotel, id: 'h1', name: 'Sea View' };

/** Requests a page like a browser. */
export const getPage = (path: string, app: RequestListener) =>
  request(app).get(path).set('Accept', 'text/html');

/**
 * The address of each indexed page of a live site, in English. A live site has no page about
 * COVID-19 unless its operator wrote one.
 */
export const publicPages = [
  '/',
  '/hotel-listing',
  '/hotel-listing?city=Sao%20Paulo',
  hotelPath('h1'),
  ...contentPages.filter((page) => page !== 'covid').map((page) => `/info/${page}`),
];

/** Returns the elements in the head of a page. */
export function elementsOf(html: string) {
  const attribute = (pattern: RegExp) => pattern.exec(html)?.[1];
  const [data, ...more] = [
    ...html.matchAll(/<script type="application\/ld\+json">([^]*?)<\/script>/g),
  ].map(([, json]) => v.parse(v.pipe(v.string(), v.parseJson()), json));
  return {
    title: attribute(/<title>([^<]*)<\/title>/),
    description: attribute(/<meta name="description" content="([^"]*)">/),
    canonical: attribute(/<link rel="canonical" href="([^"]*)">/),
    alternates: [...html.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)">/g)].map(
      ([, language, href]) => [language, href],
    ),
    properties: Object.fromEntries(
      [...html.matchAll(/<meta property="og:([^"]*)" content="([^"]*)">/g)].map(
        ([, name, content]) => [name, content],
      ),
    ),
    data,
    more,
  };
}

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
/** Returns the errors in the HTML of a page. */
export async function errorsIn(html: string) {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) => messages);
}

/** Checks that a page is valid HTML that names itself and its other languages. */
export async function expectHead(
  app: RequestListener,
  language: Language,
  path: string,
): Promise<void> {
  const { status, text: html, headers } = await getPage(pathIn(language, path), app);
  expect(status).toBe(200);
  expect(headers['x-robots-tag']).toBeUndefined();
  expect(await errorsIn(html)).toEqual([]);
  expect(html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`);

  const { title = '', description = '', canonical, alternates, properties } = elementsOf(html);
  const addressIn = (each: typeof language) => `https://hotels.example${pathIn(each, path)}`;
  expect(title).toMatch(/^.+ · Stayfarer$/);
  expect(description).toMatch(/^.{20,200}$/);
  expect(canonical).toBe(addressIn(language));
  expect(alternates).toEqual([
    ...languages.map((each) => [each, addressIn(each)]),
    ['x-default', addressIn('en')],
  ]);
  expect(properties).toMatchObject({
    title,
    description,
    url: canonical,
    site_name: 'Stayfarer',
  });
  expect(properties['image']).toMatch(/^https?:\/\/.+/);
  expect(properties['locale']).toMatch(new RegExp(`^${language}_[A-Z]{2}$`));
  expect(html).not.toMatch(/\bgate/i);
}
