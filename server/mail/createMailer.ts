import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { RenderedMail } from './renderMail.ts';

/**
 * A mail to one address. `id` stays the same each time the mail is sent, so that copies can be
 * recognized. `headers` are further header fields in ASCII, which are sent unchanged.
 */
type Mail = RenderedMail & {
  id: string;
  to: string;
  /** The address for replies, if it is not the sender's. */
  replyTo?: string;
  headers?: Readonly<Record<string, string>>;
  attachments?: readonly { filename: string; contentType: string; content: string }[];
};

/**
 * Sends a mail. Rejects if the mail server cannot be reached or refuses the mail. When `signal`
 * aborts, it closes the connection to the mail server and rejects.
 */
export type SendMail = (mail: Mail, signal?: AbortSignal) => Promise<void>;

export type MailerOptions = {
  /** The mail server, such as `smtps://user:password@mail.example:465`. Secret. */
  smtpUrl: string | undefined;
  /** The sender, such as `Hotels <bookings@hotels.example>`. */
  from: string;
  /** The folder for mails if there is no mail server. */
  folder: string;
  /** Prints a line at the terminal that a mail was written. */
  say: (line: string) => void;
};

const limits = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 };

/**
 * Creates the function that sends mails through SMTP_URL. Without that setting, it writes them as
 * `.eml` files, which mail programs open.
 */
export function createMailer(options: MailerOptions): SendMail {
  return options.smtpUrl === undefined ? fileMailer(options) : smtpMailer(options, options.smtpUrl);
}

function smtpMailer({ from }: MailerOptions, url: string): SendMail {
  const transport = createTransport({
    url,
    ...limits,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (mail, signal) => {
    const aborting = signal && { signal };
    await transport.sendMail({ ...message(mail, from), ...aborting });
  };
}

/**
 * Writes each mail to a temporary file and then renames it, so that a killed process never leaves
 * half a mail.
 */
function fileMailer({ from, folder, say }: MailerOptions): SendMail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  let told = false;
  return async (mail) => {
    const { message: bytes } = await transport.sendMail(message(mail, from));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = join(folder, `${mail.id}.eml`);
    await writeFile(`${file}.part`, bytes, { mode: 0o600 });
    await rename(`${file}.part`, file);
    if (!told) say(`Mails are written to ${folder}, because SMTP_URL is not set`);
    told = true;
  };
}

function message(
  { id, to, replyTo, subject, text, html, headers = {}, attachments = [] }: Mail,
  from: string,
) {
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    from,
    to: { name: '', address: to },
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    html,
    attachments: [...attachments],
    messageId: `<${id}@${domain}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      // These headers are not folded, because an address must stay in one line.
      ...Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name, { prepared: true, value }]),
      ),
    },
  };
}
