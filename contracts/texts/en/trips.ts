export const trips = {} as const;
