/** How the bytes of an answer are packed. */
export type Encoding = 'identity' | 'gzip' | 'br';

const remembered = new Map<string, Encoding>();
const mostRemembered = 200;

/**
 * The packing that a client gets: brotli before gzip before none, of those it accepts. What it would
 * rather have of two counts only where it refuses one (`q=0`). Browsers send a handful of different
 * values, so each is read once. RFC 9110 §12.5.3.
 */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  const known = remembered.get(header);
  if (known) return known;
  const read = readEncoding(header);
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(header, read);
  return read;
}

function readEncoding(header: string): Encoding {
  const accepted = new Map<string, boolean>();
  for (const part of header.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = part.split(';').map((text) => text.trim());
    accepted.set(coding, !parameters.some((text) => /^q\s*=\s*0(\.0*)?$/.test(text)));
  }
  const accepts = (coding: string) => accepted.get(coding) ?? accepted.get('*') ?? false;
  if (accepts('br')) return 'br';
  return accepts('gzip') || accepts('x-gzip') ? 'gzip' : 'identity';
}
