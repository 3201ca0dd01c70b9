import * as v from 'valibot';

/** A whole number in decimal digits and within bounds; the fault says which. */
export function wholeNumber(name: string, min: number, max: number, fallback: number) {
  const fault = `${name} must be a whole number from ${min} to ${max}`;
  const text = v.pipe(
    v.string(),
    v.regex(/^\d{1,12}$/, fault),
    v.transform(Number),
    v.minValue(min, fault),
    v.maxValue(max, fault),
  );
  return v.optional(text, String(fallback));
}

/** Words with commas between them, each of which `isOne` accepts; spaces around them are free. */
export function listOf(isOne: (word: string) => boolean, fault: string) {
  return v.pipe(
    v.string(),
    v.transform((text) => text.split(',').map((word) => word.trim())),
    v.check((words) => words.every((word) => isOne(word)), fault),
  );
}

/** An address a browser could open, or undefined. */
export function webAddress(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url : undefined;
}

/** Scheme, host and port, and nothing else: no path, query, fragment or credentials. */
export function isOrigin(text: string): boolean {
  const url = webAddress(text);
  if (!url || url.username || url.password) return false;
  return url.pathname === '/' && !/[?#]/.test(text);
}

/** A name or an address as a Host header writes it, without a port; IPv6 in brackets. RFC 9110 §7.2. */
export function isHostName(text: string): boolean {
  return /^(?:[\w-]+(?:\.[\w-]+)*|\[[\da-f:.]+\])$/i.test(text);
}

/** A source of pictures as a Content-Security-Policy takes it: a scheme, or an origin, `*.` allowed. CSP3 §2.3.1. */
export function isPictureHost(text: string): boolean {
  return /^(?:https?:|(?:https?:\/\/)(?:\*\.)?[\w-]+(?:\.[\w-]+)*(?::\d{1,5})?)$/i.test(text);
}
