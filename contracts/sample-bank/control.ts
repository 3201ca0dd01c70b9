import type { RequestHandler, Response } from 'express';
import * as v from 'valibot';
import { deliveries, type Webhooks } from './webhooks.ts';

/** How a request fails: without a response or with a 500, before or after it took effect. */
const faults = ['cut-before', 'cut-after', 'fail-before', 'fail-after', 'down'] as const;
type Fault = (typeof faults)[number];

const controlSchema = v.object({
  webhooks: v.optional(v.picklist(deliveries)),
  /** The next request to this path fails so; `down` is for all requests until it is taken back. */
  fault: v.optional(v.object({ path: v.string(), how: v.nullable(v.picklist(faults)) })),
});

/** What tests ask of the bank, by calls or over HTTP. */
export function createControl(webhooks: Webhooks) {
  const planned: { path: RegExp; how: Fault }[] = [];
  let down = false;
  const set = ({ webhooks: delivery, fault }: v.InferOutput<typeof controlSchema>) => {
    if (delivery) webhooks.set(delivery);
    if (fault?.how === 'down') down = true;
    else if (fault?.how === null) {
      down = false;
      planned.length = 0;
    } else if (fault?.how) planned.push({ path: new RegExp(fault.path), how: fault.how });
  };
  const fail = (res: Response, how: string) => {
    if (how.startsWith('cut')) res.destroy();
    else res.status(500).json({ error: { type: 'api_error', message: 'As was asked.' } });
  };
  const around: RequestHandler = (req, res, next) => {
    if (down) {
      res.destroy();
      return;
    }
    const index = planned.findIndex(({ path }) => path.test(`${req.method} ${req.path}`));
    const [found] = index < 0 ? [] : planned.splice(index, 1);
    if (!found) next();
    else if (found.how.endsWith('before')) fail(res, found.how);
    else {
      // The request takes effect, and its response is lost.
      const { how } = found;
      const { json } = res;
      res.json = () => {
        res.json = json;
        fail(res, how);
        return res;
      };
      next();
    }
  };
  const handler: RequestHandler = (req, res) => {
    const read = v.safeParse(controlSchema, req.body);
    if (!read.success) {
      res.status(422).end();
      return;
    }
    set(read.output);
    res.status(204).end();
  };
  return { set, around, handler };
}
