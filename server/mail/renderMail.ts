import { directionOf, type Language } from '#contracts/texts/languages.ts';
import { escapeHtml } from '../site/escapeHtml.ts';

/**
 * A line of a table: what it is, and its value; `strong` for a sum. `address` makes the value a
 * link, written from left to right: a phone number or an e-mail address.
 */
export type MailFact = {
  label: string;
  value: string;
  strong?: boolean;
  address?: string | undefined;
};

/** A picture that the mail program loads from its address, if it loads any. */
export type MailPicture = { address: string; alt: string };

/** What a mail says, as plain text in each field. */
export type MailContent = {
  subject: string;
  /** The first line, which mail programs show beside the subject. */
  heading: string;
  paragraphs: readonly string[];
  /** Below the paragraphs and the link, in the HTML alone. */
  picture?: MailPicture | undefined;
  /** Tables of facts, each with a heading. */
  sections?: readonly { title: string; facts: readonly MailFact[] }[];
  /** The one link of the mail, as a button. */
  link?: { label: string; address: string };
  /** Small print at the end. */
  footer?: readonly string[];
  /** A plain link after the small print, such as to unsubscribe. */
  footerLink?: { label: string; address: string };
};

/** A mail in both forms, of which the mail program shows one. */
export type RenderedMail = { subject: string; text: string; html: string };

const colors = {
  ink: '#1A2230',
  muted: '#56606C',
  paper: '#FBF9F5',
  surface: '#FFFFFF',
  hairline: '#E2D9CA',
  sea: '#0F4C4A',
};
const body = "font-family:system-ui,-apple-system,'Segoe UI',Helvetica,Arial,sans-serif";
const display = "font-family:Georgia,'Times New Roman',serif";

/**
 * Renders a mail in a language as text and as HTML: one column, inline styles, and nothing that is
 * loaded but a picture, because most mail programs allow no more. All text is escaped.
 */
export function renderMail(language: Language, content: MailContent): RenderedMail {
  return { subject: content.subject, text: textOf(content), html: htmlOf(language, content) };
}

function textOf(content: MailContent): string {
  const { heading, paragraphs, sections = [], link, footer = [], footerLink } = content;
  const linkBlock = (shown: MailContent['link']) =>
    shown ? [`${shown.label}:\n${shown.address}`] : [];
  const blocks = [
    heading,
    ...paragraphs,
    ...linkBlock(link),
    ...sections.map(({ title, facts }) => {
      const lines = facts.map(({ label, value }) => `${label}: ${value.replaceAll('\n', ' ')}`);
      return [title, '-'.repeat(title.length), ...lines].join('\n');
    }),
    ...footer,
    ...linkBlock(footerLink),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** A line breaks after a hyphen. */
const bookingNumber = /\b[A-Z\d]{4}-[A-Z\d]{4}\b/g;
const unbroken = '<span style="white-space:nowrap">$&</span>';

function htmlOf(language: Language, content: MailContent): string {
  const { subject, heading, paragraphs, sections = [], link, footer = [], footerLink } = content;
  const text = escapeHtml;
  const sentence = (plain: string) => text(plain).replaceAll(bookingNumber, unbroken);
  const picture = content.picture ? pictureOf(content.picture) : '';
  const button = link
    ? `<p style="margin:24px 0"><a href="${text(link.address)}" style="display:inline-block;padding:13px 22px;border-radius:999px;background:${colors.sea};color:#ffffff;font-weight:600;text-decoration:none">${text(link.label)}</a></p>`
    : '';
  const rows = (facts: readonly MailFact[]) =>
    facts
      .map(({ label, value, strong, address }) => {
        const line = `padding:8px 0;border-top:1px solid ${colors.hairline};vertical-align:top`;
        const weight = strong ? ';font-weight:700' : '';
        const lines = sentence(value).replaceAll('\n', '<br>');
        const shown = address
          ? `<a dir="ltr" href="${text(address)}" style="color:${colors.sea};overflow-wrap:anywhere">${lines}</a>`
          : lines;
        return `<tr><th scope="row" style="${line};text-align:start;font-weight:400;color:${colors.muted};padding-inline-end:16px">${text(label)}</th><td style="${line};text-align:end${weight}">${shown}</td></tr>`;
      })
      .join('');
  const tables = sections
    .map(
      ({ title, facts }) =>
        `<h2 style="margin:28px 0 8px;${display};font-size:18px;font-weight:600">${text(title)}</h2><table role="presentation" style="width:100%;border-collapse:collapse;font-size:15px">${rows(facts)}</table>`,
    )
    .join('');
  const lines = paragraphs
    .map((line) => `<p style="margin:0 0 12px">${sentence(line)}</p>`)
    .join('');
  const small = footer.map((line) => `<p style="margin:0 0 8px">${text(line)}</p>`).join('');
  const last = footerLink
    ? `<p style="margin:0"><a href="${text(footerLink.address)}" style="color:${colors.muted}">${text(footerLink.label)}</a></p>`
    : '';
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${text(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:${colors.paper};color:${colors.ink};${body};font-size:16px;line-height:1.5">
<p style="max-width:560px;margin:0 auto 16px;padding:0 28px;${display};font-size:20px;font-weight:600;color:${colors.sea}">Stayfarer</p>
<div style="max-width:560px;margin:0 auto;padding:32px 28px;background:${colors.surface};border:1px solid ${colors.hairline};border-radius:12px">
<h1 style="margin:0 0 16px;${display};font-size:26px;line-height:1.2;font-weight:600;color:${colors.sea}">${text(heading)}</h1>
${lines}${button}${picture}${tables}
</div>
<div style="max-width:560px;margin:16px auto 0;padding:0 28px;color:${colors.muted};font-size:13px">${small}${last}</div>
</body>
</html>
`;
}

/**
 * The size is what a mail program keeps free that loads no pictures; the text stands in its place.
 */
function pictureOf({ address, alt }: MailPicture): string {
  const look = `display:block;width:100%;max-width:560px;height:auto;aspect-ratio:3/2;object-fit:cover;border-radius:8px;background:${colors.paper};color:${colors.muted};font-size:15px`;
  return `<img src="${escapeHtml(address)}" width="560" height="373" alt="${escapeHtml(alt)}" style="${look}">`;
}
