import type { Request } from 'express';

/** An account and its verified mail address. */
export type Account = { accountId: string; email: string };

/** Who sends a request; undefined for nobody. */
export type AccountOf = (req: Request) => Promise<Account | undefined>;
