import type { RequestHandler } from 'express';
import * as v from 'valibot';
import { internalError, keyInUse, noServer, type Outcome, tooMany } from './refusals.ts';
import { type RefundCourse, refundCourses } from './testCards.ts';
import { deliveries, type Webhooks } from './webhooks.ts';

/**
 * How a request fails. What is answered `before` it ran, or instead of its own response `after` that;
 * `cut`: nothing, the connection ends. `waits`: it runs once the fault is taken back, and its key is
 * in use until then. `lasts`: all requests to the path fail until it is taken back.
 */
type Fault = {
  before?: Outcome | 'cut';
  after?: Outcome | 'cut';
  waits?: true;
  lasts?: true;
};

const faults = {
  'cut-before': { before: 'cut' },
  'cut-after': { after: 'cut' },
  'fail-before': { before: internalError },
  'fail-after': { after: internalError },
  'gateway-before': { before: noServer },
  'gateway-after': { after: noServer },
  'rate-limit': { before: tooMany },
  'in-use': { before: keyInUse },
  held: { waits: true },
  down: { before: 'cut', lasts: true },
} as const satisfies Record<string, Fault>;
type FaultName = keyof typeof faults;

/** How the bank behaves until it is told otherwise. */
export type BankSettings = {
  /** How the refunds of all cards go; null: as those of each card do. */
  refunds: RefundCourse | null;
  /** `later`: the balance transactions of charges and refunds are null for a while. */
  balance: 'now' | 'later';
};

const names = <Name extends string>(table: Readonly<Record<Name, unknown>>) =>
  v.custom<Name>((value) => typeof value === 'string' && Object.hasOwn(table, value));

const controlSchema = v.object({
  webhooks: v.optional(v.picklist(deliveries)),
  /** The next request to this path fails so; null takes all faults back. */
  fault: v.optional(v.object({ path: v.string(), how: v.nullable(names<FaultName>(faults)) })),
  refunds: v.optional(v.nullable(names<RefundCourse>(refundCourses))),
  balance: v.optional(v.picklist(['now', 'later'])),
});

/** What tests ask of the bank, by calls or over HTTP. */
export function createControl(webhooks: Webhooks) {
  const planned: { path: RegExp; fault: Fault }[] = [];
  const waiting: (() => void)[] = [];
  const settings: BankSettings = { refunds: null, balance: 'now' };
  const takeBack = () => {
    planned.length = 0;
    for (const proceed of waiting.splice(0)) proceed();
  };
  const set = ({
    webhooks: delivery,
    fault,
    refunds,
    balance,
  }: v.InferOutput<typeof controlSchema>) => {
    if (delivery) webhooks.set(delivery);
    if (refunds !== undefined) settings.refunds = refunds;
    if (balance) settings.balance = balance;
    if (fault?.how === null) takeBack();
    else if (fault) planned.push({ path: new RegExp(fault.path), fault: faults[fault.how] });
  };
  /** How a request fails, if it does. `target` is its method and path. */
  const faultOf = (target: string): Fault | undefined => {
    const index = planned.findIndex(({ path }) => path.test(target));
    const found = planned[index]?.fault;
    if (found && !found.lasts) planned.splice(index, 1);
    return found;
  };
  const handler: RequestHandler = (req, res) => {
    const read = v.safeParse(controlSchema, req.body);
    if (read.success) set(read.output);
    res.status(read.success ? 204 : 422).end();
  };
  return {
    set,
    settings,
    faultOf,
    handler,
    takeBack,
    /** Resolves once the faults are taken back. */
    takenBack: () => new Promise<void>((resolve) => void waiting.push(resolve)),
  };
}
