import { directionOf, splitLanguage } from '#contracts/texts/languages.ts';
import { serverI18n } from '#contracts/texts/serverI18n.ts';
import { contentHeaders, type WholeResponse } from '../request/respond.ts';
import { policyOfStyles } from './contentSecurityPolicy.ts';

const styles = `<style>:root{color-scheme:light dark}
body{margin:0;padding:24px;text-align:center;font-family:Georgia,serif;line-height:1.5}
a{display:inline-block;padding:12px}</style>`;
const policy = policyOfStyles(styles);

/**
 * The reasons to refuse a page: the client has requested too many pages, or the process is busy.
 * RFC 6585 §4, RFC 9110 §15.6.4.
 */
const statuses = { limited: 429, busy: 503 } as const;

/**
 * Returns the page that people see in place of a refused page, in the language of the path, with
 * the seconds to wait. It loads no other file. Calls of the API receive the problem of
 * `rateLimitError` instead.
 */
export function refusalPage(
  path: string,
  retryAfterSeconds: number,
  reason: keyof typeof statuses = 'limited',
): WholeResponse {
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
<p>${t(`limited.${reason}`, { seconds: retryAfterSeconds })}</p>
<p><a href="">${t('limited.retry')}</a></p>
</main>
</body>
</html>
`;
  const headers = ['Retry-After', String(retryAfterSeconds), 'Cache-Control', 'no-store'];
  headers.push('Content-Security-Policy', policy);
  headers.push(...contentHeaders('text/html; charset=utf-8', body));
  return { status: statuses[reason], headers, body };
}
