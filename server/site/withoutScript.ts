import { routes } from '#client/domain/paths.ts';
import { type Language, pathIn } from '#contracts/texts/languages.ts';
import { serverI18n } from '#contracts/texts/serverI18n.ts';
import { escapeHtml } from './escapeHtml.ts';

/**
 * The content of a page for browsers without JavaScript. `drawn`: all readable content.
 * `notLoaded`: some content could not be loaded or drawn. `notFound`: the page does not exist.
 * `nothing`: the page needs JavaScript.
 */
export type ReadableWithoutScript = 'drawn' | 'notLoaded' | 'notFound' | 'nothing';

/**
 * Writes a notice for browsers without JavaScript into the built page of an open site, with a link
 * that leads on. The notice distinguishes a failure from a page that does not exist. ADR 0042.
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
 * Marks the controls of drawn content that need JavaScript. Until the app has taken over, they
 * react to input, and `client/earlyInput.ts` keeps the input for the app. In browsers without
 * JavaScript, a style sheet hides them.
 *
 * Forms that the server does not answer are made inert. Inside `<noscript>`, buttons that submit no
 * form are made inert, too.
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

/** Matches forms that the server does not answer. */
const unanswered = /<form\b(?![^>]* method=)/g;

/** Matches forms that the server does not answer, and buttons that submit no form. */
const useless = new RegExp(`${unanswered.source}|<button\\b(?![^>]* type="submit")`, 'g');

/**
 * Matches controls that need JavaScript: all except submit buttons and inputs with a name, which
 * the server answers.
 */
const scripted =
  /<(?:label|select|textarea|summary|button\b(?![^>]* type="submit")|input\b(?![^>]* name="))\b/g;
