/** Longer than an attempt takes, in milliseconds. */
const leaseMs = 30_000;

/** Until when a booking whose attempt begins now is not taken up by another process. */
export function leaseUntil(now: Date): Date {
  return new Date(now.getTime() + leaseMs);
}
