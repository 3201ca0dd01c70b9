import type { RequestHandler } from 'express';
import * as v from 'valibot';
import { internalError, keyInUse, noServer, type Outcome, tooMany } from './refusals.ts';
import { type RefundCourse, refundCourses } from './testCards.ts';
import { deliveries, type Webhooks } from './webhooks.ts';

/**
 * A planned failure of a request.
 *
 * - `before`: the bank sends this response and does not run the request.
 * - `after`: the bank runs the request, but sends this response instead.
 * - `cut`: the bank ends the connection without a response.
 * - `waits`: the request runs only after the fault is withdrawn. Until then its key is in use.
 * - `lasts`: all requests to the path fail until the fault is withdrawn.
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

/** The behavior of the bank, which tests can change. */
export type BankSettings = {
  /** The course of all refunds; null for the course of each test card. */
  refunds: RefundCourse | null;
  /** `later`: the balance transactions of charges and refunds stay null for a while. */
  balance: 'now' | 'later';
};

const names = <Name extends string>(table: Readonly<Record<Name, unknown>>) =>
  v.custom<Name>((value) => typeof value === 'string' && Object.hasOwn(table, value));

const controlSchema = v.object({
  webhooks: v.optional(v.picklist(deliveries)),
  /** The fault of the next request to this path; null withdraws all faults. */
  fault: v.optional(v.object({ path: v.string(), how: v.nullable(names<FaultName>(faults)) })),
  refunds: v.optional(v.nullable(names<RefundCourse>(refundCourses))),
  balance: v.optional(v.picklist(['now', 'later'])),
});

/** The controls of the bank for tests, by calls or over HTTP. */
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
  /** Returns the planned fault of a request, if there is one. `target` is its method and path. */
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
    /** Resolves once the faults are withdrawn. */
    takenBack: () => new Promise<void>((resolve) => void waiting.push(resolve)),
  };
}
