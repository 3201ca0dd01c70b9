/**
 * The codes of problems that have none of their own, by status. They are part of the contract with
 * clients: a code is added, never renamed.
 */
const codes: ReadonlyMap<number, string> = new Map([
  [400, 'bad-request'],
  [401, 'unauthorized'],
  [403, 'forbidden'],
  [404, 'not-found'],
  [405, 'method-not-allowed'],
  [408, 'request-timeout'],
  [409, 'conflict'],
  [411, 'length-required'],
  [413, 'body-too-large'],
  [414, 'address-too-long'],
  [415, 'unsupported-media-type'],
  [421, 'unknown-host'],
  [422, 'invalid-fields'],
  [429, 'too-many-requests'],
  [502, 'bad-gateway'],
  [503, 'unavailable'],
  [504, 'timeout'],
]);

/**
 * The code of a problem with this status: `client-error` or `server-error` for a status without
 * one.
 */
export function problemCodeOf(status: number): string {
  return codes.get(status) ?? (status < 500 ? 'client-error' : 'server-error');
}
