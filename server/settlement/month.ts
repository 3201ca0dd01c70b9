/** The days of a month, `YYYY-MM`: the first one, and the first one of the next month. */
export function daysOfMonth(month: string): { from: string; to: string } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return {
    from: `${month}-01`,
    to: new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10),
  };
}

/** Whether the last day of a month has passed everywhere: at noon of the next day, UTC. */
export function hasMonthEnded(month: string, now: Date): boolean {
  return now.getTime() >= Date.parse(`${daysOfMonth(month).to}T12:00:00Z`);
}
