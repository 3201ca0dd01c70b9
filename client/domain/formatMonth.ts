/** Returns 'November 2026' for '2026-11', or '' when it is no month. */
export function formatMonth(month: string): string {
  const instant = Date.parse(`${month}-01T00:00:00Z`);
  if (Number.isNaN(instant)) return '';
  return new Intl.DateTimeFormat('en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(instant);
}
