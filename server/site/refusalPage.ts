import { directionOf, splitLanguage } from '#contracts/texts/languages.ts';
import { serverI18n } from '#contracts/texts/serverI18n.ts';
import { contentHeaders, type WholeResponse } from '../request/respond.ts';
import { policyOfStyles } from './contentSecurityPolicy.ts';

const styles = `<style>:root{color-scheme:light dark}
body{margin:0;padding:24px;text-align:center;font-family:Georgia,serif;line-height:1.5}
a{display:inline-block;padding:12px}</style>`;
const policy = policyOfStyles(styles);

/**
 * The 429 for a client that has asked for too many pages, for people: in the language of the path,
 * with the seconds to wait. It needs no other request. Programs get a problem, by
 * `rateLimitError`. RFC 6585 §4.
 */
export function refusalPage(path: string, retryAfterSeconds: number): WholeResponse {
  const { language } = splitLanguage(path);
  const { t } = serverI18n(language);
  const title = t('limited.title');
  const body = `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${t('page.title', { title })}</title>
${styles}
</head>
<body>
<main>
<h1>${title}</h1>
<p>${t('limited.text', { seconds: retryAfterSeconds })}</p>
<p><a href="">${t('limited.retry')}</a></p>
</main>
</body>
</html>
`;
  const headers = ['Retry-After', String(retryAfterSeconds), 'Cache-Control', 'no-store'];
  headers.push('Content-Security-Policy', policy);
  headers.push(...contentHeaders('text/html; charset=utf-8', body));
  return { status: 429, headers, body };
}
