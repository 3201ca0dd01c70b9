const hourMs = 3_600_000;

/** The instant from which a calendar day has passed everywhere: noon of the next day, UTC. */
export function whenDayHasPassed(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 36 * hourMs);
}

/** Whether a calendar day has passed everywhere. */
export function dayHasPassed(day: string, now: Date): boolean {
  return now >= whenDayHasPassed(day);
}
