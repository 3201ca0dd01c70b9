import { createHash } from 'node:crypto';
import type { Booking } from '#contracts/site/bookings.ts';
import type { ServerI18n } from '#contracts/texts/serverI18n.ts';
import { escapeHtml } from '../../site/escapeHtml.ts';
import {
  contactSection,
  priceSection,
  requestsSection,
  changeSection,
  staySection,
} from '../mails/bookingFacts.ts';

const style = `
*{box-sizing:border-box}
body{margin:0;padding:32px 16px;background:#FBF9F5;color:#1A2230;font:16px/1.5 system-ui,sans-serif}
main{max-width:620px;margin:0 auto;padding:32px 28px;background:#fff;border:1px solid #E2D9CA;border-radius:12px}
h1,h2{font-family:Georgia,serif;font-weight:600;line-height:1.2}
h1{margin:0 0 12px;color:#0F4C4A;font-size:28px}
h2{margin:28px 0 8px;font-size:18px}
dl{display:grid;grid-template-columns:auto 1fr;margin:0}
dt,dd{margin:0;padding:8px 0;border-top:1px solid #E2D9CA}
dt{padding-inline-end:16px;color:#56606C}
dd{text-align:end;white-space:pre-line;overflow-wrap:anywhere}
form{margin:24px 0 0;padding:20px;background:#EFE8DC;border-radius:12px}
label{display:block;font-weight:600}
input{width:100%;min-height:44px;margin:6px 0 16px;padding:8px 12px;font:inherit;border:1px solid #8C8272;border-radius:10px;background:#fff}
button{min-height:44px;margin-block-end:8px;margin-inline-end:8px;padding:10px 22px;font:inherit;font-weight:600;border-radius:999px;cursor:pointer;border:1px solid #0F4C4A;background:#0F4C4A;color:#fff}
button.second{background:#fff;color:#B42A1A;border-color:#B42A1A}
:focus-visible{outline:3px solid #0F4C4A;outline-offset:2px}
`;

/** The page's own Content-Security-Policy: its one style sheet, its form, and nothing else. */
export const deskPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** What the desk's page says besides the booking. `token` shows the form. */
export type DeskPage = {
  heading: string;
  text: string;
  booking?: Booking;
  token?: string;
};

/** The desk's page as HTML, without scripts. All text is escaped. */
export function deskPage(i18n: ServerI18n, { heading, text, booking, token }: DeskPage): string {
  const sections = booking
    ? [
        changeSection(i18n, booking),
        staySection(i18n, booking),
        priceSection(i18n, booking),
        requestsSection(i18n, booking),
        contactSection(i18n, booking),
      ].filter((section) => section !== undefined)
    : [];
  const facts = sections
    .map(({ title, facts: lines }) => {
      const rows = lines.map(
        ({ label, value }) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`,
      );
      return `<section><h2>${escapeHtml(title)}</h2><dl>${rows.join('')}</dl></section>`;
    })
    .join('');
  return `<!doctype html>
<html lang="${i18n.language}" dir="${i18n.formats.direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(heading)}</title><style>${style}</style></head>
<body><main><h1>${escapeHtml(heading)}</h1><p>${escapeHtml(text)}</p>${token === undefined ? '' : form(i18n, token)}${facts}</main></body>
</html>
`;
}

function form({ t }: ServerI18n, token: string): string {
  return `<form method="post"><input type="hidden" name="token" value="${escapeHtml(token)}"><label for="reference">${escapeHtml(t('desk.page.reference'))}</label><input id="reference" name="reference" maxlength="64" autocomplete="off"><button name="action" value="confirm">${escapeHtml(t('desk.page.confirm'))}</button><button class="second" name="action" value="decline">${escapeHtml(t('desk.page.decline'))}</button></form>`;
}
