export const precheckout = {} as const;
