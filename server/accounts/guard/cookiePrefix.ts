/**
 * What the names of the site's cookies begin with. No other host or plain page can set those for
 * TLS.
 */
export function cookiePrefix(secure: boolean): string {
  return secure ? '__Host-stayfarer' : 'stayfarer';
}
