/**
 * Returns the time zone of the browser. Every sign-in sends the time zone, because the list of
 * sign-ins shows it instead of an IP address.
 */
export function browserZone(): { timeZone: string } {
  return { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone };
}
