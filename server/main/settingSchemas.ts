import * as v from 'valibot';
import { leastContrast, leastContrastOf } from '#client/app/brandColors.ts';

/** A whole number in decimal digits, from `min` to `max`. */
export function wholeNumber(name: string, min: number, max: number, fallback: number) {
  const message = `${name} must be a whole number from ${min} to ${max}`;
  const text = v.pipe(
    v.string(),
    v.regex(/^\d{1,12}$/, message),
    v.transform(Number),
    v.minValue(min, message),
    v.maxValue(max, message),
  );
  return v.optional(text, String(fallback));
}

/** A share from 0 to 1. */
export function share(name: string, fallback: string) {
  const message = `${name} must be a share from 0 to 1, such as 0.01`;
  const text = v.pipe(
    v.string(),
    v.regex(/^(\d|\d?\.\d{1,9})$/, message),
    v.transform(Number),
    v.maxValue(1, message),
  );
  return v.optional(text, fallback);
}

/** A text that `isValid` accepts. */
export function textThat(isValid: (text: string) => boolean, message: string) {
  return v.pipe(v.string(), v.check(isValid, message));
}

/** `on` or `off`. The default is `on`. */
export function onOrOff(name: string, byDefault: 'on' | 'off' = 'on') {
  return v.optional(v.picklist(['on', 'off'], `${name} must be on or off`), byDefault);
}

/** An address or a host name to listen on. */
export function host(name: string) {
  return textThat((text) => /^[\w.:-]+$/.test(text), `${name} must be an address or a host name`);
}

/** A text that is too long to be guessed. */
export function secret(name: string) {
  return textThat((text) => text.length >= 32, `${name} must have at least 32 characters`);
}

/** A setting with a custom parser, which throws an error that names the setting. */
export function parsedBy<const Value>(parse: (text: string) => Value) {
  return v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }): Value => {
      try {
        return parse(dataset.value);
      } catch (error) {
        addIssue({ message: error instanceof Error ? error.message : String(error) });
        return NEVER;
      }
    }),
  );
}

/** A comma-separated list whose words `isValid` accepts. Spaces around the words are removed. */
export function listOf(isValid: (word: string) => boolean, message: string) {
  return v.pipe(
    v.string(),
    v.transform((text) => text.split(',').map((word) => word.trim())),
    v.check((words) => words.every((word) => isValid(word)), message),
  );
}

/** Parses an http or https address. Returns undefined for any other text. */
export function webAddress(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url : undefined;
}

/**
 * Returns whether requests to an address are confidential: its scheme is https, or it is on this
 * machine.
 */
export function isPrivateAddress(text: string): boolean {
  const url = webAddress(text);
  const loopback = ['127.0.0.1', '[::1]', 'localhost'];
  return url?.protocol === 'https:' || loopback.includes(url?.hostname ?? '');
}

/** Returns whether a text is an http or https origin: no path, query, fragment or credentials. */
export function isOrigin(text: string): boolean {
  const url = webAddress(text);
  if (!url || url.username || url.password) return false;
  return url.pathname === '/' && !/[?#]/.test(text);
}

/** Returns whether a text is the address of a PostgreSQL database. */
export function isPostgresUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, searchParams } = new URL(text);
  const severalHosts = `${hostname}${searchParams.get('host') ?? ''}`.includes(',');
  return /^postgres(?:ql)?:$/.test(protocol) && hostname !== '' && !severalHosts;
}

/**
 * Returns whether a text is a host as in a Host header, without a port, and with brackets around
 * IPv6. RFC 9110 §7.2.
 */
export function isHostName(text: string): boolean {
  return /^(?:[\w-]+(?:\.[\w-]+)*|\[[\da-f:.]+\])$/i.test(text);
}

/**
 * Returns whether a text is a CSP source of pictures: a scheme, or an origin, where `*.` is
 * allowed. CSP3 §2.3.1.
 */
export function isPictureHost(text: string): boolean {
  return /^(?:https?:|(?:https?:\/\/)(?:\*\.)?[\w-]+(?:\.[\w-]+)*(?::\d{1,5})?)$/i.test(text);
}

/**
 * Returns the CSP source of map tiles with this template: its origin, with `*` for the subdomain
 * `{s}`. Returns undefined if the template is no http or https address, or if its host contains
 * another placeholder.
 */
export function tileSource(template: string): string | undefined {
  const source = webAddress(template.replace('://{s}.', '://*.'))?.origin;
  return source !== undefined && isPictureHost(source) ? source : undefined;
}

/**
 * Returns whether a text is the address of a frame with a map. `{lat}` and `{lng}` stand for a
 * place.
 */
export function isMapTemplate(text: string): boolean {
  if (!text.includes('{lat}') || !text.includes('{lng}')) return false;
  return webAddress(text.replaceAll('{lat}', '0').replaceAll('{lng}', '0')) !== undefined;
}

/**
 * Returns whether a text is the address of map tiles. Besides the three required placeholders,
 * Leaflet fills in `{s}` and `{r}`.
 */
export function isTileTemplate(text: string): boolean {
  const parts = ['{z}', '{x}', '{y}'];
  return parts.every((part) => text.includes(part)) && tileSource(text) !== undefined;
}

/** Returns whether a text is the address of a mail server. */
export function isSmtpUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return ['smtp:', 'smtps:'].includes(protocol) && hostname !== '';
}

/** Returns whether a text names a time zone that this machine knows, or is `UTC`. */
export function isTimeZone(text: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: text }).format() !== '';
  } catch {
    return false;
  }
}

/** Checks SITE_COLOR, where '' means none. Throws an error that describes the mistake. */
export function parseSiteColor(text: string): string {
  if (text === '') return text;
  if (!/^#[\da-f]{6}$/i.test(text)) throw new Error('SITE_COLOR must be a color such as #0f4c4a');
  const contrast = leastContrastOf(text);
  if (contrast < leastContrast) {
    throw new Error(
      `SITE_COLOR must be a darker color: its contrast with the pages is ${contrast.toFixed(1)}, and at least ${leastContrast} is needed`,
    );
  }
  return text;
}
