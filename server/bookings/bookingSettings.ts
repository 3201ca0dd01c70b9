import * as v from 'valibot';
import { isOrigin, webAddress, wholeNumber } from '../main/settingSchemas.ts';

const secret = (name: string) => {
  const message = `${name} must have at least 32 characters`;
  return v.optional(v.pipe(v.string(), v.minLength(32, message)));
};

function isSmtpUrl(text: string): boolean {
  return URL.canParse(text) && ['smtp:', 'smtps:'].includes(new URL(text).protocol);
}

/** `bookings@hotels.example`, or `Hotels <bookings@hotels.example>`. */
const sender = /^(?:[^<>\r\n]{1,100} <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

/** The settings of bookings, their mails and their worker. docs/operations.md explains each. */
export const bookingSettings = {
  AUTH_SECRET: secret('AUTH_SECRET'),
  SITE_ORIGIN: v.optional(
    v.pipe(
      v.string(),
      v.check(
        isOrigin,
        'SITE_ORIGIN must be an http or https origin, such as https://hotels.example',
      ),
    ),
  ),
  SMTP_URL: v.optional(
    v.pipe(v.string(), v.check(isSmtpUrl, 'SMTP_URL must begin with smtp:// or smtps://')),
  ),
  MAIL_FROM: v.optional(
    v.pipe(
      v.string(),
      v.regex(sender, 'MAIL_FROM must be an address, such as Hotels <bookings@hotels.example>'),
    ),
    'Hotel bookings <bookings@localhost>',
  ),
  DESK_EMAIL: v.optional(v.pipe(v.string(), v.email('DESK_EMAIL must be an e-mail address'))),
  BOOKINGS_WEBHOOK: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => webAddress(text) !== undefined,
        'BOOKINGS_WEBHOOK must be an http or https address',
      ),
    ),
  ),
  BOOKINGS_WEBHOOK_SECRET: secret('BOOKINGS_WEBHOOK_SECRET'),
  WORKER: v.optional(v.picklist(['on', 'off'], 'WORKER must be on or off'), 'on'),
  PERSONAL_DATA_DAYS: wholeNumber('PERSONAL_DATA_DAYS', 0, 36_500, 400),
};

type BookingEnvironment = v.InferOutput<v.ObjectSchema<typeof bookingSettings, undefined>>;

/** What is wrong with settings that are valid singly: a webhook without the secret that signs its events. */
export function findBookingSettingsError(env: BookingEnvironment): string | undefined {
  const unsigned = env.BOOKINGS_WEBHOOK !== undefined && env.BOOKINGS_WEBHOOK_SECRET === undefined;
  return unsigned ? 'BOOKINGS_WEBHOOK needs BOOKINGS_WEBHOOK_SECRET' : undefined;
}

/** The settings as the site uses them. */
export function bookingConfig(env: BookingEnvironment) {
  const { BOOKINGS_WEBHOOK: address, BOOKINGS_WEBHOOK_SECRET: webhookSecret } = env;
  return {
    authSecret: env.AUTH_SECRET,
    siteOrigin: env.SITE_ORIGIN === undefined ? undefined : new URL(env.SITE_ORIGIN).origin,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    deskEmail: env.DESK_EMAIL,
    webhook:
      address !== undefined && webhookSecret !== undefined
        ? { address, secret: webhookSecret }
        : undefined,
    worker: env.WORKER === 'on',
    personalDataDays: env.PERSONAL_DATA_DAYS,
  };
}
