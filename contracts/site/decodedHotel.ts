/** The named character references of HTML for U+00C0 to U+00FF, in this order. */
const latin =
  'Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';

/** The named character references that occur in the texts of hotels, with their characters. */
const named: ReadonlyMap<string, string> = new Map([
  ...latin.split(' ').map((name, index) => [name, String.fromCharCode(0xc0 + index)] as const),
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00a0'],
  ['ndash', '–'],
  ['mdash', '—'],
  ['hellip', '…'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['laquo', '«'],
  ['raquo', '»'],
  ['middot', '·'],
  ['bull', '•'],
  ['deg', '°'],
  ['sup2', '²'],
  ['euro', '€'],
  ['copy', '©'],
  ['reg', '®'],
  ['trade', '™'],
]);

/** The fields of a hotel that contain texts for people. Ids and addresses are not decoded. */
const textFields: ReadonlySet<string> = new Set([
  'name',
  'main_name',
  'title',
  'caption',
  'amenity',
  'address',
  'neighborhood',
  'payment_note',
  'text',
  'lines',
]);

/**
 * The maximum nesting depth of a hotel. JSON from outside could be nested deeper than the call
 * stack allows.
 */
const deepest = 8;

/**
 * Decodes the HTML character references in the texts of a hotel, each once: `&amp;` becomes `&`,
 * and `&amp;mdash;` becomes `&mdash;`. Takes a hotel as received from the provider, and returns the
 * same object if nothing changes. ADR 0004.
 */
export function decodedHotel(received: unknown): unknown {
  return decoded(received, '', 0);
}

function decoded(value: unknown, field: string, depth: number): unknown {
  if (typeof value === 'string') {
    return textFields.has(field) && value.includes('&') ? decodedText(value) : value;
  }
  if (typeof value !== 'object' || value === null || depth === deepest) return value;
  if (Array.isArray(value)) {
    const items = value.map((item) => decoded(item, field, depth + 1));
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  const changed = Object.entries(value).flatMap(([key, item]) => {
    const own = decoded(item, key, depth + 1);
    return own === item ? [] : [[key, own] as const];
  });
  return changed.length > 0 ? { ...value, ...Object.fromEntries(changed) } : value;
}

function decodedText(text: string): string {
  return text.replaceAll(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([A-Za-z]+\d?));/gi,
    (reference: string, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return named.get(name) ?? reference;
      const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      const isCharacter = point >= 0x20 && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff);
      return isCharacter ? String.fromCodePoint(point) : reference;
    },
  );
}
