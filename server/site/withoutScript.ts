import { routes } from '#client/domain/paths.ts';
import { type Language, pathIn } from '#contracts/texts/languages.ts';
import { serverI18n } from '#contracts/texts/serverI18n.ts';
import { escapeHtml } from './escapeHtml.ts';

/**
 * What a page has for browsers without JavaScript: all that can be read, all but what could not be
 * loaded or drawn, nothing because it does not exist, or nothing because its page needs JavaScript.
 */
export type ReadableWithoutScript = 'drawn' | 'notLoaded' | 'notFound' | 'nothing';

/**
 * Says in the built page of an open site what it has for browsers without JavaScript, with a way on.
 * A failure is told apart from a page that does not exist. ADR 0042.
 */
export function withNotice(html: string, language: Language, has: ReadableWithoutScript): string {
  const { t } = serverI18n(language);
  const home = link(pathIn(language, routes.home), t('withoutScript.home'));
  const notices: Record<ReadableWithoutScript, string> = {
    drawn: escapeHtml(t('withoutScript.drawn')),
    notLoaded: `${escapeHtml(t('withoutScript.notLoaded'))} ${link('', t('withoutScript.retry'))}`,
    notFound: `${escapeHtml(t('withoutScript.notFound'))} ${home}`,
    nothing: `${escapeHtml(t('withoutScript.needed'))} ${home}`,
  };
  return html.replace(
    /<noscript><p>[^<]*<\/p><\/noscript>/,
    () => `<noscript><p>${notices[has]}</p></noscript>`,
  );
}

function link(href: string, text: string): string {
  return `<a href="${href}">${escapeHtml(text)}</a>`;
}

/**
 * Marks controls that need JavaScript: they are alive, what is done with them before the app has
 * taken over is kept for it (`client/earlyInput.ts`), and a style sheet hides them without
 * JavaScript. A form that the server does not answer is inert until then. For browsers without
 * JavaScript only forms that the server answers, and what the browser itself opens, are alive.
 */
export function withMarkedControls(drawn: string): string {
  return drawn
    .split(/(<noscript>[^]*?<\/noscript>)/)
    .map((part) =>
      part.startsWith('<noscript>')
        ? part.replaceAll(useless, '$& inert')
        : part.replaceAll(unanswered, '$& inert').replaceAll(scripted, '$& data-scripted'),
    )
    .join('');
}

/** Forms that lead nowhere. */
const unanswered = /<form\b(?![^>]* method=)/g;

/** Those, and buttons that send no form. */
const useless = new RegExp(`${unanswered.source}|<button\\b(?![^>]* type="submit")`, 'g');

/** All controls but what the server answers: fields with a name, and the button that sends them. */
const scripted =
  /<(?:label|select|textarea|summary|button\b(?![^>]* type="submit")|input\b(?![^>]* name="))\b/g;
