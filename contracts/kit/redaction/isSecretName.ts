const suffixes = [
  ...['token', 'secret', 'password', 'passwd', 'passphrase', 'apikey', 'accesskey', 'accesskeyid'],
  ...['privatekey', 'signature', 'credential', 'credentials', 'authorization', 'sessionid', 'jwt'],
];
const exact = new Set(['auth', 'sig', 'hmac', 'pwd', 'cookie']);
// Names that mean a secret in an address, but not in a document: `policy` and `key` are common fields.
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

/** Whether the value of a field, header or query parameter with this name is likely a secret, such as `X-Amz-Signature`. */
export function isSecretName(name: string, place: 'field' | 'query' = 'field'): boolean {
  const plain = name.toLowerCase().replace(/[^a-z\d]/g, '');
  if (exact.has(plain) || suffixes.some((suffix) => plain.endsWith(suffix))) return true;
  return place === 'query' && inAddresses.has(plain);
}
