/** Lengths of time in milliseconds. A day is a UTC day, which always has 24 hours. */
export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
