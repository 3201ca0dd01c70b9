const headerName = /^[!#$%&'*+.^_`|~\w-]{1,128}$/;
const headerValue = /^[\x20-\x7e]{1,8192}$/;
const siteHeaders = new Set([
  ...['accept', 'accept-encoding', 'accept-language', 'connection', 'content-length'],
  ...['content-type', 'expect', 'host', 'idempotency-key', 'if-modified-since', 'if-none-match'],
  ...['keep-alive', 'proxy-connection', 'range'],
  ...['te', 'trailer', 'transfer-encoding', 'upgrade', 'user-agent', 'x-request-id'],
]);

/**
 * Parses the operator's `PROVIDER_HEADERS`: a JSON object of strings, or lines of `Name: value`. Returns
 * the names in lower case. Throws an error for the operator, without values because they are secret.
 * Headers that frame the message or that the site sets itself are not allowed: two of them could change
 * how the provider reads the request.
 */
export function parseProviderHeaders(text: string): Readonly<Record<string, string>> {
  const headers = new Map<string, string>();
  for (const [name, value] of text.trimStart().startsWith('{')
    ? jsonPairs(text)
    : linePairs(text)) {
    const lowerName = name.toLowerCase();
    if (!headerName.test(name) || typeof value !== 'string' || !headerValue.test(value))
      throw new Error('PROVIDER_HEADERS must be a JSON object of strings or lines of Name: value');
    if (siteHeaders.has(lowerName))
      throw new Error(`PROVIDER_HEADERS must not set ${lowerName}: the site sets it itself`);
    if (headers.has(lowerName))
      throw new Error(`PROVIDER_HEADERS must name ${lowerName} only once`);
    headers.set(lowerName, value);
  }
  return Object.fromEntries(headers);
}

function linePairs(text: string): [string, unknown][] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, Math.max(colon, 0)), line.slice(colon + 1).trim()];
    });
}

function jsonPairs(text: string): [string, unknown][] {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? Object.entries(value) : [['', value]];
  } catch {
    return [['', undefined]];
  }
}
