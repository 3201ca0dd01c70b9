/**
 * The time zone of the browser, which a sign-in tells: the account's list of sign-ins shows it in
 * place of an address.
 */
export function browserZone(): { timeZone: string } {
  return { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone };
}
