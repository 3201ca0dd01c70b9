export const currency = {} as const;
