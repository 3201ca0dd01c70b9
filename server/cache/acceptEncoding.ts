/** A content encoding that the site can send. */
export type Encoding = 'identity' | 'gzip' | 'br';

const parsed = new Map<string, Encoding>();
const maxParsed = 200;

/**
 * The encoding to use for a client: brotli, else gzip, else none, of those that its Accept-Encoding allows.
 * Quality values count only where they exclude an encoding (`q=0`). Browsers send few different headers,
 * so results are remembered. RFC 9110 §12.5.3.
 */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  const known = parsed.get(header);
  if (known) return known;
  const encoding = parseAcceptEncoding(header);
  if (parsed.size >= maxParsed) parsed.clear();
  parsed.set(header, encoding);
  return encoding;
}

function parseAcceptEncoding(header: string): Encoding {
  const accepted = new Map<string, boolean>();
  for (const part of header.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = part.split(';').map((text) => text.trim());
    accepted.set(coding, !parameters.some((text) => /^q\s*=\s*0(\.0*)?$/.test(text)));
  }
  const accepts = (coding: string) => accepted.get(coding) ?? accepted.get('*') ?? false;
  if (accepts('br')) return 'br';
  return accepts('gzip') || accepts('x-gzip') ? 'gzip' : 'identity';
}
