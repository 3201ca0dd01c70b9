export const hotel = {} as const;
