import { toCurrency } from '../money/minorUnits.ts';
import { createFormats } from '../texts/formats.ts';
import { defaultLanguage, directionOf, isLanguage, type Language } from '../texts/languages.ts';
import { texts } from './pageTexts.ts';

type Shown = {
  id: string;
  amount_total: number;
  currency: string;
  description: string;
  metadata: { language: string };
  cancel_url: string;
};

/** The reasons why the latest attempt to pay failed. */
export const failures = [
  'unknown',
  'generic_decline',
  'insufficient_funds',
  'authentication',
] as const;
type Failure = (typeof failures)[number];

/** Returns the language of the session, otherwise the browser's language from `accepted`. */
const languageOf = (session: Shown | undefined, accepted: string | false): Language =>
  [session?.metadata.language, accepted].find(isLanguage) ?? defaultLanguage;

const escape = (text: string) =>
  text.replaceAll(
    /[&<>"']/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? '&#39;',
  );

const style = `
*{box-sizing:border-box}
body{margin:0;background:#eef1f4;color:#1a2230;font:16px/1.5 system-ui,sans-serif}
.test{margin:0;padding:.6rem 1rem;background:#ffd65c;color:#1a2230;font-weight:600;text-align:center}
main{max-width:26rem;margin:2rem auto;padding:1.5rem;background:#fff;border:1px solid #d5dbe1;border-radius:12px}
h1{margin:0;font-size:1rem;font-weight:400}
.amount{margin:.2rem 0 1.2rem;font-size:2rem;font-weight:650;font-variant-numeric:tabular-nums}
.said{margin:-.8rem 0 1.2rem;color:#56606c;font-size:.875rem}
label{display:block;font-weight:600}
input{width:100%;margin:.3rem 0 1rem;padding:.7rem;border:1px solid #8a94a0;border-radius:8px;font:inherit;letter-spacing:.04em;direction:ltr}
button,.back{display:block;width:100%;min-height:2.9rem;padding:.6rem;border:0;border-radius:8px;font:inherit;font-weight:600;text-align:center;cursor:pointer}
button{background:#20435c;color:#fff}
button.other{margin-top:.6rem;background:#e4eaef;color:#1a2230}
.back{margin-top:.4rem;color:#20435c}
.failed{margin:0 0 1rem;padding:.6rem .8rem;background:#fdeceb;border-inline-start:4px solid #b3261e;color:#7a1a14}
details{margin-top:1.4rem;color:#56606c;font-size:.875rem}
summary{cursor:pointer}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem .9rem}
dt{direction:ltr;font-variant-numeric:tabular-nums}
dd{margin:0}
@media(max-width:30rem){main{margin:0;border:0;border-radius:0;min-height:100dvh}}
`;

function page(language: Language, title: string, body: string): string {
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${escape(title)}</title><style>${style}</style></head><body><header class="test">${escape(texts[language].test)}</header><main>${body}</main></body></html>`;
}

const inGroups = (number: string) => number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');

function amountOf(language: Language, { amount_total, currency }: Shown): string {
  return createFormats(language).money(toCurrency(amount_total, currency));
}

function head(language: Language, session: Shown): string {
  const [name = '', ...description] = session.description.split('\n');
  const amount = amountOf(language, session);
  const said = description.map((line) => `<p class="said">${escape(line)}</p>`).join('');
  return `<h1>${escape(name)}</h1><p class="amount">${escape(amount)}</p>${said}`;
}

/** Returns the page with the form for the card. */
export function payPage(session: Shown, accepted: string | false, failure?: Failure): string {
  const language = languageOf(session, accepted);
  const t = texts[language];
  const cards = Object.entries(t.cards).map(
    ([number, what]) => `<dt>${inGroups(number)}</dt><dd>${escape(what)}</dd>`,
  );
  return page(
    language,
    t.title,
    `${head(language, session)}
    ${failure ? `<p class="failed" role="alert">${escape(t.failures[failure])}</p>` : ''}
    <form method="post"><label for="card">${escape(t.card)}</label>
    <input id="card" name="card" inputmode="numeric" autocomplete="off" maxlength="23" required placeholder="4242 4242 4242 4242">
    <button>${escape(t.pay.replace('{amount}', amountOf(language, session)))}</button></form>
    <a class="back" href="${escape(session.cancel_url)}">${escape(t.back)}</a>
    <details open><summary>${escape(t.testCards)}</summary><dl>${cards.join('')}</dl></details>`,
  );
}

/** Returns the page on which the card's issuer verifies the traveler. */
export function secondFactorPage(session: Shown, accepted: string | false, card: string): string {
  const language = languageOf(session, accepted);
  const t = texts[language];
  const button = (code: string, label: string, look: string) =>
    `<button name="code" value="${code}"${look}>${escape(label)}</button>`;
  return page(
    language,
    t.title,
    `${head(language, session)}<p>${escape(t.secondFactor)}</p>
    <form method="post"><input type="hidden" name="card" value="${card}">
    ${button('passed', t.complete, '')}${button('failed', t.fail, ' class="other"')}</form>`,
  );
}

/** Returns the page of an unknown session, or of one that can no longer be paid. */
export function errorPage(accepted: string | false, session?: Shown): string {
  const language = languageOf(session, accepted);
  const back = session?.cancel_url;
  const t = texts[language];
  const link = back ? `<a class="back" href="${escape(back)}">${escape(t.back)}</a>` : '';
  return page(language, t.title, `<h1>${escape(t.over)}</h1>${link}`);
}
