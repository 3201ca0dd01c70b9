export const travellers = {} as const;
