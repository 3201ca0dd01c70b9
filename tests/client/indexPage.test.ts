import { JSDOM } from 'jsdom';
import { tokens } from '#client/app/tokens.ts';
import { gateStyles } from '#client/features/gate/gatePage.ts';
import { favicon, indexPage, openPage } from '#client/indexPage.ts';

const webFont = '@font-face{font-family:x;src:url(/x.woff2)}';
const files = {
  favicon: '/assets/favicon.svg',
  picture: '/share.png',
  scripts: ['/assets/gate.js'],
  preloadFonts: ['/assets/text.woff2'],
  appScripts: ['/assets/app.js', '/assets/vendor.js'],
  appStyleSheets: ['/assets/app.css'],
  homeFiles: ['/assets/home.js'],
  fontFaces: `${webFont}@font-face{font-family:fallback;src:local(Arial)}`,
};
const html = indexPage(files, 'en');
const { document: page } = new JSDOM(html).window;

describe('the page', () => {
  test('shows the gate before any script runs', () => {
    const gate = page.querySelector('main#gate');
    expect(gate?.querySelector('h1')).toHaveTextContent('Enter Password');
    expect(gate?.querySelectorAll('input')).toHaveLength(1);
    expect(gate?.querySelector('button[type=submit]')).toHaveTextContent('Submit');
    expect(gate?.querySelector('[role=alert]')).toBeEmptyDOMElement();
    expect(page.querySelector('#root')).toBeEmptyDOMElement();
  });

  test('has a labeled password field whose value never reaches the address', () => {
    const field = page.querySelector('input');
    expect(field).toHaveAttribute('type', 'password');
    expect(field).toHaveAttribute('autocomplete', 'current-password');
    expect(page.querySelector(`label[for=${field?.id}]`)).toHaveTextContent('Password');
    expect(page.getElementById(field?.getAttribute('aria-describedby') ?? '')).toHaveAttribute(
      'role',
      'alert',
    );
    expect(field).not.toHaveAttribute('name');
    expect(page.querySelector('form')).toHaveAttribute('method', 'dialog');
  });

  test('has no inline script and names the app without fetching it', () => {
    const scripts = [...page.querySelectorAll('script')];
    expect(scripts.map((script) => script.getAttribute('src'))).toEqual(['/assets/gate.js']);
    expect(scripts.every((script) => script.defer && script.text === '')).toBe(true);
    expect(html).not.toMatch(/\son\w+=/);
    expect(page.querySelector('link[rel=prefetch]')).toBeNull();
    const template = page.querySelector<HTMLTemplateElement>('template#app-files');
    const files = [...(template?.content.querySelectorAll('link[rel=prefetch]') ?? [])];
    expect(files.map((link) => [link.getAttribute('as'), link.getAttribute('href')])).toEqual([
      ['script', '/assets/app.js'],
      ['script', '/assets/vendor.js'],
      ['style', '/assets/app.css'],
      ['script', '/assets/home.js'],
    ]);
  });

  test('needs no style sheet, and its only request is the text font', () => {
    expect(page.querySelector('link[rel=stylesheet]')).toBeNull();
    expect(page.querySelector('style')?.textContent).toContain(webFont);
    const font = page.querySelector('link[rel=preload][as=font]');
    expect(font).toHaveAttribute('href', '/assets/text.woff2');
    expect(font).toHaveAttribute('crossorigin');
  });

  test('has a language, a title and a message for browsers without JavaScript', () => {
    expect(page.documentElement).toHaveAttribute('lang', 'en');
    expect(page.title).toMatch(/^Stayfarer/);
    expect(page.querySelector('meta[name=viewport]')).not.toBeNull();
    expect(page.querySelector('meta[name=description]')).not.toBeNull();
    expect(page.querySelector('link[rel=icon]')).toHaveAttribute('href', '/assets/favicon.svg');
    expect(page.querySelector('noscript')).toHaveTextContent(/needs JavaScript/);
  });
});

test('every color of the gate and the icon is a design token', () => {
  const known: string[] = Object.values(tokens.colors);
  const used = (gateStyles(tokens) + favicon()).match(/#[\da-f]{3,8}\b|rgba?\([^)]*\)/gi) ?? [];
  expect(used.length).toBeGreaterThan(10);
  expect(used.filter((color) => !known.includes(color))).toEqual([]);
});

test('without the gate, only browsers without JavaScript load the web fonts at once', () => {
  const { document: open } = new JSDOM(openPage(files, 'en')).window;
  const always = open.querySelectorAll('head > style:not([media])');
  expect([...always].map((style) => style.textContent.includes(webFont))).toEqual([false]);
  expect(open.querySelector('style[media="not all"]')).toHaveTextContent(webFont);
  expect(open.querySelector('head noscript')).toHaveTextContent(webFont);
});
