/** '14:00' as '2:00 PM', the one form of times on pages and in mails; other text stays. Spec §9. */
export function twelveHour(time: string): string {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)/.exec(time) ?? [];
  if (hours === undefined) return time;
  const hour = Number(hours);
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}
