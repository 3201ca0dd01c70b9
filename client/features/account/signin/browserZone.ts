/**
 * Returns the time zone of the browser. Every sign-in sends it, because the list of sign-ins shows
 * the time zone instead of an IP address.
 */
export function browserZone(): { timeZone: string } {
  return { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone };
}
