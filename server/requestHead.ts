import type { IncomingHttpHeaders } from 'node:http';

const read = [
  ...(['accept-encoding', 'accept-language', 'host', 'if-none-match'] as const),
  ...(['x-forwarded-for', 'x-forwarded-proto', 'x-request-id'] as const),
];
type ReadName = (typeof read)[number];

/** What is read of a request before Express sees it, whoever took it apart. */
export type RequestHead = {
  method?: string | undefined;
  url?: string | undefined;
  headers: Partial<Pick<IncomingHttpHeaders, ReadName>>;
  socket: { remoteAddress?: string | undefined };
};

/** In bytes; whether a longer one is too long is for Node to say. */
const longest = 8 * 1024;
/** Of more than 1,000 headers Node would not see the last ones: a hundred are plenty. */
const shape =
  /^GET \/[\x21-\x7e]* HTTP\/1\.1\r\n(?:[!#$%&'*+.^_`|~\w-]+:[\t\x20-\x7e]*\r\n){1,100}\r\n$/;
const readNames = new Set<string>(read);
/** What frames a message, or makes of it anything but one question that awaits one answer. */
const notPlain = new Set([
  ...['content-length', 'transfer-encoding', 'trailer', 'te', 'expect', 'upgrade'],
  ...['proxy-connection', 'http2-settings'],
]);

/**
 * Takes bytes apart that are one whole GET of HTTP/1.1 and nothing else, as nearly all are that
 * browsers and proxies send: no body, no byte before or after, no header twice that is read here,
 * printable ASCII alone, the connection kept. Of anything else it makes nothing, not even a guess:
 * undefined leaves it to Node's parser. RFC 9112 §2.1, ADR 0015.
 */
export function readHead(bytes: Buffer, socket: RequestHead['socket']): RequestHead | undefined {
  if (bytes.length > longest) return undefined;
  const text = bytes.toString('latin1');
  if (!shape.test(text)) return undefined;
  const lineEnd = text.indexOf('\r\n');
  const url = text.slice(4, lineEnd - 9);
  const headers: Partial<Record<ReadName, string>> = {};
  for (let at = lineEnd + 2; at < text.length - 2;) {
    const colon = text.indexOf(':', at);
    const end = text.indexOf('\r\n', colon);
    const name = text.slice(at, colon).toLowerCase();
    const value = text.slice(colon + 1, end).trim();
    if (isRead(name)) {
      if (headers[name] !== undefined) return undefined;
      headers[name] = value;
    } else if (notPlain.has(name) || (name === 'connection' && !/^keep-alive$/i.test(value))) {
      return undefined;
    }
    at = end + 2;
  }
  return { method: 'GET', url, headers, socket };
}

function isRead(name: string): name is ReadName {
  return readNames.has(name);
}
