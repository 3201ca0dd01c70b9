import { isolateIn } from '#contracts/texts/createI18n.ts';
import { serverI18n } from '#contracts/texts/serverI18n.ts';
import { directionOf, type Language } from '#contracts/texts/languages.ts';
import { removeDirectionControls } from '#contracts/values/plainText.ts';
import type { Config } from '../main/config.ts';
import { escapeHtml } from '../site/escapeHtml.ts';

/**
 * A row of a table: its label and its value. `strong` marks a sum. `address` makes the value a
 * link, written from left to right: a phone number or an e-mail address.
 */
export type MailFact = {
  label: string;
  value: string;
  strong?: boolean;
  address?: string | undefined;
};

/** A picture that a mail program may load from its address. */
export type MailPicture = { address: string; alt: string };

/** The operator, as the end of every mail names it. Unknown values are ''. */
export type MailOperator = Pick<
  Config['operator'],
  'name' | 'address' | 'email' | 'phone' | 'register'
>;

/**
 * The content of a mail, as plain text in each field. Values inside a text are already isolated
 * (`t`). The renderer isolates the values of facts.
 */
export type MailContent = {
  subject: string;
  /** The first line, which mail programs show beside the subject. */
  heading: string;
  paragraphs: readonly string[];
  /** Shown below the paragraphs and the link, only in the HTML. */
  picture?: MailPicture | undefined;
  /** Tables of facts, each with a heading. */
  sections?: readonly { title: string; facts: readonly MailFact[] }[];
  /** The one link of the mail, as a button. */
  link?: { label: string; address: string };
  /** Small print at the end. */
  footer?: readonly string[];
  /** A plain link after the small print, such as the link to unsubscribe. */
  footerLink?: { label: string; address: string };
};

/** A mail in both forms. The mail program shows one of them. */
export type RenderedMail = { subject: string; text: string; html: string };

export type RenderMail = (language: Language, content: MailContent) => RenderedMail;

/**
 * Creates the function that renders the mails of a site as text and as HTML. The HTML has one
 * column, inline styles, and at most one picture to load, because most mail programs allow no more.
 * Outlook for Windows needs tables with widths in attributes. All text is escaped.
 *
 * Each mail ends with the operator, because the law requires it (Directive 2000/31/EC, Art. 5 and
 * 6). `siteColor` replaces the default color, and '' keeps the default.
 */
export function mailRenderer(operator: MailOperator, siteColor = ''): RenderMail {
  return (language, content) => ({
    subject: content.subject,
    text: textOf(language, content, operator),
    html: htmlOf(language, content, operator).replaceAll(colors.sea, siteColor || colors.sea),
  });
}

function textOf(language: Language, content: MailContent, operator: MailOperator): string {
  const { heading, paragraphs, sections = [], link, footer = [], footerLink } = content;
  const linkBlock = (shown: MailContent['link']) =>
    shown ? [`${shown.label}:\n${shown.address}`] : [];
  const signature = linesOf(operator).map((line) => isolatedValue(language, line));
  const blocks = [
    heading,
    ...paragraphs,
    ...linkBlock(link),
    ...sections.map(({ title, facts }) => {
      const lines = facts.map(({ label, value }) => {
        const values = value.split('\n').map((line) => isolatedValue(language, line));
        return `${label}: ${values.join(' ')}`;
      });
      return [title, '-'.repeat(removeDirectionControls(title).length), ...lines].join('\n');
    }),
    ...footer,
    ...linkBlock(footerLink),
    ...(signature.length > 0 ? [signature.join('\n')] : []),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** Returns the lines of the operator: name and postal address, contact, and register. */
function linesOf({ name, address, email, phone, register }: MailOperator): string[] {
  const reach = [email, phone].filter(Boolean).join(' · ');
  return [name, address, reach, register].filter(Boolean);
}

/**
 * Matches a value between U+2068 and U+2069 that contains no other character that opens or closes a
 * direction.
 */
const isolate = /(\u2068[^\u202a-\u202e\u2066-\u2069]*\u2069)/;

/**
 * Isolates a value inside a text of the language. A value that is itself such a text with isolated
 * values stays unchanged. Direction controls that are never closed are removed, because they would
 * reverse the rest of the mail.
 */
function isolatedValue(language: Language, value: string): string {
  if (!isolate.test(value)) return isolateIn(directionOf(language), value);
  return mapIsolates(value, { between: (text) => text, inside: (text) => `\u2068${text}\u2069` });
}

/** Maps the text inside and between isolates, after all direction controls are removed. */
function mapIsolates(
  text: string,
  { between, inside }: Record<'between' | 'inside', (text: string) => string>,
): string {
  return text
    .split(isolate)
    .map((part, index) => (index % 2 ? inside : between)(removeDirectionControls(part)))
    .join('');
}

/** Matches booking numbers. They need a style that prevents a line break after the hyphen. */
const bookingNumber = /\b[A-Z\d]{4}-[A-Z\d]{4}\b/g;
const unbroken = '<span style="white-space:nowrap">$&</span>';

/**
 * Returns a text as HTML, with elements in place of isolate characters. Few mail programs know the
 * characters, but all know `dir`.
 */
function inline(text: string): string {
  const escaped = (part: string) => escapeHtml(part).replaceAll(bookingNumber, unbroken);
  return mapIsolates(text, {
    between: escaped,
    inside: (part) => `<span dir="${firstDirection(part)}">${escaped(part)}</span>`,
  });
}

/**
 * Returns the direction of a text by its first letter or mark (UAX #9, P2). Returns left to right
 * if there is none.
 */
function firstDirection(text: string): 'ltr' | 'rtl' {
  const [first = ''] = /[\p{L}\u200e\u200f]/u.exec(text) ?? [];
  return /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc]/.test(first) ? 'rtl' : 'ltr';
}

const colors = {
  ink: '#1A2230',
  muted: '#56606C',
  paper: '#FBF9F5',
  surface: '#FFFFFF',
  hairline: '#E2D9CA',
  sea: '#0F4C4A',
};
const body = "font-family:'Segoe UI',system-ui,-apple-system,Helvetica,Arial,sans-serif";
const display = "font-family:Georgia,'Times New Roman',serif";

/** The width of the card, and the width inside its padding and border, in pixels. */
const widths = { card: 618, content: 560 };
const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

function htmlOf(language: Language, content: MailContent, operator: MailOperator): string {
  const { subject, heading, paragraphs, sections = [], link, footer = [], footerLink } = content;
  const direction = directionOf(language);
  const [start, end] = direction === 'rtl' ? ['right', 'left'] : ['left', 'right'];
  const paragraph = (html: string, style: string) => `<p style="${style}">${html}</p>`;
  const row = (html: string, style: string) =>
    `<tr><td align="${start}" style="text-align:${start};${body};${style}">${html}</td></tr>`;

  const factRow = ({ label, value, strong, address }: MailFact) => {
    const line = `padding:8px 0;border-top:1px solid ${colors.hairline};vertical-align:top;${body};font-size:15px;line-height:1.5`;
    const weight = strong ? ';font-weight:700' : '';
    const shown = address
      ? `<a dir="ltr" href="${escapeHtml(address)}" style="color:${colors.sea};overflow-wrap:anywhere">${escapeHtml(removeDirectionControls(value))}</a>`
      : value
          .split('\n')
          .map((each) => inline(isolatedValue(language, each)))
          .join('<br>');
    return `<tr><td align="${start}" valign="top" style="${line};text-align:${start};color:${colors.muted};padding-${end}:16px">${inline(label)}</td><td align="${end}" valign="top" style="${line};text-align:${end}${weight}">${shown}</td></tr>`;
  };
  const tables = sections.map(
    ({ title, facts }) =>
      `<h2 style="margin:28px 0 8px;${display};font-size:18px;line-height:1.3;font-weight:600">${inline(title)}</h2><table ${table} width="100%" style="width:100%;border-collapse:collapse">${facts.map(factRow).join('')}</table>`,
  );
  const card = [
    `<h1 style="margin:0 0 16px;${display};font-size:26px;line-height:1.2;font-weight:600;color:${colors.sea}">${inline(heading)}</h1>`,
    ...paragraphs.map((line) => paragraph(inline(line), 'margin:0 0 12px')),
    link ? buttonOf(link) : '',
    content.picture ? pictureOf(content.picture) : '',
    ...tables,
  ].join('');
  const signature = linesOf(operator).map((line) => inline(isolatedValue(language, line)));
  const small = [
    ...footer.map((line) => paragraph(inline(line), 'margin:0 0 8px')),
    footerLink
      ? paragraph(
          `<a href="${escapeHtml(footerLink.address)}" style="color:${colors.muted}">${inline(footerLink.label)}</a>`,
          'margin:0 0 8px',
        )
      : '',
    signature.length > 0 ? paragraph(signature.join('<br>'), 'margin:16px 0 0') : '',
  ].join('');
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:0;background:${colors.paper};color:${colors.ink}">
<table ${table} dir="${direction}" width="100%" bgcolor="${colors.paper}" style="width:100%"><tr><td align="center" style="padding:24px 12px">
<!--[if mso]><table ${table} width="${widths.card}"><tr><td><![endif]-->
<table ${table} dir="${direction}" width="100%" style="width:100%;max-width:${widths.card}px">
${row(escapeHtml(serverI18n(language).t('page.brand')), `${display};padding:0 28px 16px;font-size:20px;line-height:1.5;font-weight:600;color:${colors.sea}`)}
<tr><td align="${start}" bgcolor="${colors.surface}" style="text-align:${start};${body};padding:32px 28px;font-size:16px;line-height:1.5;color:${colors.ink};background:${colors.surface};border:1px solid ${colors.hairline};border-radius:12px">
${card}
</td></tr>
${row(small, `padding:16px 28px 0;font-size:13px;line-height:1.5;color:${colors.muted}`)}
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
}

/**
 * Returns a button. The cell around the link gives it its size, because Outlook ignores the padding
 * of links.
 */
function buttonOf({ label, address }: NonNullable<MailContent['link']>): string {
  const look = `display:inline-block;padding:13px 22px;border-radius:999px;background:${colors.sea};color:#ffffff;${body};font-size:16px;font-weight:600;text-decoration:none`;
  return `<table ${table} style="margin:24px 0"><tr><td bgcolor="${colors.sea}" style="border-radius:999px;mso-padding-alt:13px 22px"><a href="${escapeHtml(address)}" style="${look}">${inline(label)}</a></td></tr></table>`;
}

/**
 * Returns a picture without a fixed height, so that a mail program that loads no pictures shows its
 * text instead of an empty box.
 */
function pictureOf({ address, alt }: MailPicture): string {
  const look = `display:block;width:100%;max-width:${widths.content}px;height:auto;max-height:420px;object-fit:cover;border-radius:8px;color:${colors.muted};font-size:15px`;
  return `<img src="${escapeHtml(address)}" width="${widths.content}" alt="${escapeHtml(removeDirectionControls(alt))}" style="${look}">`;
}
