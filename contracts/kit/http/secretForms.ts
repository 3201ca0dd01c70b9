const suffixes = [
  'token',
  'secret',
  'password',
  'passwd',
  'passphrase',
  'apikey',
  'accesskey',
  'accesskeyid',
  'privatekey',
  'signature',
  'credential',
  'credentials',
  'authorization',
  'sessionid',
  'jwt',
];
const exact = new Set(['auth', 'sig', 'hmac', 'pwd', 'cookie']);
// Names that suggest a secret in an address, but not in a document, where `policy` and `key` are
// common fields.
const inAddresses = new Set([
  'key',
  'keypairid',
  'policy',
  'sign',
  'session',
  'sid',
  'hdnts',
  'hdnea',
]);

/**
 * Tells whether the value of a field, header or query parameter with this name is likely a secret,
 * such as `X-Amz-Signature`.
 */
export function isSecretName(name: string, place: 'field' | 'query' = 'field'): boolean {
  const plain = name.toLowerCase().replace(/[^a-z\d]/g, '');
  if (exact.has(plain) || suffixes.some((suffix) => plain.endsWith(suffix))) return true;
  return place === 'query' && inAddresses.has(plain);
}

const minPartLength = 4;
const minBase64Length = 6;
const schemes = /^(?:bearer|basic|token|digest|apikey)$/i;

/** The number of letters and digits that reveal a secret. */
const fragmentLength = 8;

/**
 * Returns a function that finds fragments of a header value in a text: eight successive letters and
 * digits of it, in either case and with any separators between them, such as `K3YW-ITH1` of
 * `k3yWith1-…`. A fragment of letters or of digits alone does not count, because it may be a word
 * or a date.
 */
export function fragmentsOf(headerValue: string): (text: string) => { from: number; to: number }[] {
  const pieces = new Set(
    partsOf(headerValue).flatMap((part) => {
      const plain = part.replace(/[^a-z\d]/gi, '').toLowerCase();
      const count = Math.max(0, plain.length - fragmentLength + 1);
      return Array.from({ length: count }, (_, at) => plain.slice(at, at + fragmentLength));
    }),
  );
  const telling = new Set([...pieces].filter((piece) => /\d/.test(piece) && /[a-z]/.test(piece)));
  return (text) => {
    if (telling.size === 0) return [];
    const found = [...text.matchAll(/[a-z\d]/gi)];
    const plain = found.map(([character]) => character.toLowerCase()).join('');
    const ranges: { from: number; to: number }[] = [];
    for (let at = 0; at + fragmentLength <= plain.length; at += 1) {
      if (!telling.has(plain.slice(at, at + fragmentLength))) continue;
      const from = found[at]?.index ?? 0;
      const to = (found[at + fragmentLength - 1]?.index ?? 0) + 1;
      const last = ranges.at(-1);
      if (last && from <= last.to) last.to = to;
      else ranges.push({ from, to });
    }
    return ranges;
  };
}

/**
 * Returns all texts in which a header value may appear, the longest first: the value and its parts
 * (the token after `Bearer`, the password in `Basic`, the values of cookies), each plain,
 * URL-encoded, in base64, in hex, and escaped for JSON and HTML.
 */
export function secretForms(headerValue: string): string[] {
  const forms = partsOf(headerValue).flatMap((part) => [
    part,
    ...urlEncoded(part),
    ...base64(part),
    Buffer.from(part).toString('hex'),
    ...escaped(part),
  ]);
  return [...new Set(forms)].filter(Boolean).sort((a, b) => b.length - a.length);
}

function partsOf(value: string): string[] {
  const words = value
    .split(/[\s;,"']+/)
    .flatMap((word) => [word, word.slice(word.indexOf('=') + 1)])
    .filter((word) => !schemes.test(word));
  const decoded = words.map((word) => Buffer.from(word, 'base64').toString()).filter(isCredentials);
  const passwords = decoded.map((text) => text.slice(text.indexOf(':') + 1));
  const parts = [...words, ...decoded, ...passwords];
  return [value, ...parts.filter((part) => part.length >= minPartLength)];
}

/** Tells whether a decoded text is `user:password`. */
function isCredentials(text: string): boolean {
  return /^[\x20-\x7e]+:[\x20-\x7e]+$/.test(text);
}

function urlEncoded(text: string): string[] {
  const forms = [
    encodeURIComponent(text),
    encodeURI(text),
    new URLSearchParams({ '': text }).toString().slice(1),
  ];
  const lowerHex = (form: string) => form.replace(/%[\dA-F]{2}/g, (code) => code.toLowerCase());
  return [...forms, ...forms.map(lowerHex)];
}

/**
 * Returns the base64 forms of a text at all three positions that it can have within a longer
 * encoded text.
 */
function base64(text: string): string[] {
  const bytes = Buffer.from(text);
  const forms = [0, 1, 2].map((offset) => {
    const encoded = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64');
    const first = Math.ceil((offset * 8) / 6);
    const last = Math.floor(((offset + bytes.length) * 8) / 6);
    return encoded.slice(first, last);
  });
  return [bytes.toString('base64'), ...forms]
    .filter((form) => form.length >= minBase64Length)
    .flatMap((form) => [form, form.replaceAll('+', '-').replaceAll('/', '_')]);
}

function escaped(text: string): string[] {
  const json = JSON.stringify(text).slice(1, -1);
  const html = text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
  return [json, json.replaceAll('/', '\\/'), html, html.replaceAll("'", '&#39;')];
}
