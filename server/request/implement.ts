import { type IRoute, type Request, type RequestHandler, type Response, Router } from 'express';
import * as v from 'valibot';
import { idempotencyKeyHeader } from '#contracts/provider/reservations.ts';
import type { Call, CallName, Calls } from '#contracts/site/calls/call.ts';
import type { Language } from '#contracts/texts/languages.ts';
import type { Params } from '#contracts/values/fillPath.ts';
import type { ApiResource } from './createApiRouter.ts';
import { methodNotAllowed, ProblemError } from './problemError.ts';
import { requestContextOf, requestLanguage } from './requestContext.ts';
import { validate } from './validate.ts';

type Output<Schema> = Schema extends v.GenericSchema ? v.InferOutput<Schema> : undefined;
type Of<C, Key extends string> = C extends Record<Key, infer Value> ? Value : undefined;

/**
 * The input of a call's handler. `caller` is the authorized sender, as the `access` of the call
 * requires, or undefined for calls that anyone may make.
 */
export type CallInput<Name extends string, C extends Call, Caller> = {
  params: Params<Name>;
  query: Output<Of<C, 'query'>>;
  body: C extends { readsBody: true } ? undefined : Output<Of<C, 'body'>>;
  idempotencyKey: C extends { idempotent: true } ? string : undefined;
  caller: Caller;
  /** The language of the page that makes the call. */
  language: Language;
  /** Aborts when the client disconnects or the time is up. */
  signal: AbortSignal;
  /** For cookies, and for the request's data in the record and the log. */
  req: Request;
  res: Response;
};

type Headers = Readonly<Record<string, string>>;

/**
 * The result of a handler: one of the answers that the call declares. For a file, the handler sends
 * the body itself.
 */
export type CallResult<C extends Call> = {
  [Status in keyof C['answers'] & number]: C['answers'][Status] extends v.GenericSchema
    ? { status: Status; body: v.InferInput<C['answers'][Status]>; headers?: Headers }
    : C['answers'][Status] extends string
      ? { status: Status; send: (res: Response) => unknown; headers?: Headers }
      : { status: Status; headers?: Headers };
}[keyof C['answers'] & number];

type Result<C extends Call> = CallResult<C> | Promise<CallResult<C>>;

/**
 * Finds the sender of a call for each kind of access. Each function resolves to undefined if the
 * sender is not allowed to make the call.
 */
type FindCaller = {
  booking: (
    link: { id: string; key: string },
    exchange: { req: Request; res: Response },
  ) => Promise<unknown>;
  traveller: (req: Request) => Promise<unknown>;
  staff: (req: Request) => Promise<unknown>;
};
type Callers<C extends Calls> = Pick<
  FindCaller,
  keyof FindCaller & C[keyof C & CallName]['access']
>;
type CallerOf<C extends Call, Find> = C['access'] extends keyof Find
  ? Find[C['access']] extends (...args: never) => Promise<infer Caller>
    ? NonNullable<Caller>
    : never
  : undefined;

type LimitName<C extends Calls> = Of<C[keyof C & CallName], 'limit'> & string;
type Limits<Name extends string> = Readonly<Record<Name, RequestHandler | RequestHandler[]>>;

/** An option that is omitted if the calls do not need it. */
type Needed<Key extends string, Names, Value> = [Names] extends [never]
  ? Partial<Record<Key, undefined>>
  : Record<Key, Value>;

type Settings = Pick<ApiResource, 'timeoutMs' | 'types' | 'maxRequestBytes'>;

/** The options of a resource: how to find its callers, and its limits by name. */
type Options<C extends Calls, Find> = Needed<'callers', keyof Callers<C>, Find> &
  Needed<'limits', LimitName<C>, Limits<LimitName<C>>> &
  Settings;

type AnyOptions = Settings & {
  callers?: Partial<FindCaller> | undefined;
  limits?: Limits<string> | undefined;
};

/** The handlers of all calls by name. */
type Handlers<C extends Calls, Find> = {
  [Name in keyof C & CallName]: (
    input: CallInput<Name, C[Name], CallerOf<C[Name], Find>>,
  ) => Result<C[Name]>;
};

/** A handler whose types were checked against its call. */
export type AnyHandler = (input: AnyInput) => AnyResult | Promise<AnyResult>;
type AnyInput = Omit<
  CallInput<string, Call, unknown>,
  'query' | 'body' | 'idempotencyKey' | 'params'
> & {
  params: Request['params'];
  query: unknown;
  body: unknown;
  idempotencyKey: string | undefined;
};
type AnyResult = {
  status: number;
  headers?: Headers | undefined;
  body?: unknown;
  send?: (res: Response) => unknown;
};

/**
 * Combines calls and their handlers into a resource for `/api/<name>`. For each request, it checks
 * the limit, the access, the query and the body, in this order, before the handler runs. Other
 * methods are a 405.
 *
 * Every call requires a handler, and the handler must return one of the answers that the call
 * declares. The compiler checks the type. At run time, a body that does not match its schema is a
 * 500, which is logged. ADR 0027.
 */
export function implement<Name extends string, C extends Calls, Find extends Callers<C>>(
  name: Name,
  calls: C,
  options: Options<C, Find>,
): (handlers: Handlers<C, Find>) => Record<Name, ApiResource>;
export function implement(
  name: string,
  calls: Readonly<Record<string, Call>>,
  { callers = {}, limits = {}, ...settings }: AnyOptions,
): (handlers: object) => Record<string, ApiResource> {
  return (given) => {
    const handlers = v.parse(handlersSchema, given);
    const router = Router();
    const fromMails = Object.values(calls).some((call) => call.fromMails);
    const routes = new Map<string, IRoute>();
    for (const [callName, call] of Object.entries(calls)) {
      const handler = handlers[callName];
      const limit = limits[call.limit ?? ''] ?? [];
      if (!handler) throw new Error(`${callName} has no handler.`);
      const { method, path } = routeOf(callName);
      const route = routes.get(path) ?? router.route(path.slice(`/api/${name}`.length) || '/');
      routes.set(path, route);
      const run: RequestHandler = async (req, res) => {
        const caller = await findCaller(callers, call, req, res);
        await runCall(callName, call, handler, { req, res, caller });
      };
      route[method](limit, run);
    }
    for (const route of routes.values()) route.all(methodNotAllowed);
    const handler: ApiResource = { handler: router, ...settings };
    return { [name]: fromMails ? { ...handler, body: 'unread', origin: 'any' } : handler };
  };
}

/**
 * Passes the handlers through unchanged. The compiler has already checked their types against their
 * calls.
 */
const handlersSchema = v.record(
  v.string(),
  v.custom<AnyHandler>((handler) => typeof handler === 'function'),
);

/**
 * Executes a call of an authorized sender: parses the request, runs the handler, and sends its
 * result. Throws a problem for invalid fields, and an error for an answer that the call does not
 * declare. A problem from the handler keeps its code only if the call declares that code.
 */
export async function runCall(
  name: string,
  call: Call,
  handler: AnyHandler,
  { req, res, caller }: Pick<AnyInput, 'req' | 'res' | 'caller'>,
): Promise<void> {
  const idempotencyKey = call.idempotent && idempotencyKeyOf(req);
  const query = call.query && validate(call.query, req.query);
  const body = call.body && !call.readsBody && validate(call.body, req.body);
  const input: AnyInput = {
    params: req.params,
    query,
    body,
    idempotencyKey,
    caller,
    req,
    res,
    get language() {
      return requestLanguage(req);
    },
    get signal() {
      return requestContextOf(res)?.signal ?? AbortSignal.abort();
    },
  };
  let result: AnyResult;
  try {
    result = await handler(input);
  } catch (error) {
    throw agreedProblem(name, call, res, error);
  }
  await send(name, call, res, result);
}

/** The codes of access problems, which calls do not have to declare. */
const accessCodes = ['signed-out', 'not-permitted', 'second-step-needed', 'passkey-needed'];

/**
 * Returns the error that a handler threw, but removes a code that its call does not declare,
 * because pages have no text for that code. The problem then has the code of its status, and the
 * log names the removed code.
 */
function agreedProblem(name: string, { problems }: Call, res: Response, thrown: unknown): unknown {
  const { code, ...members } = (thrown instanceof ProblemError && thrown.members) || {};
  if (!(thrown instanceof ProblemError) || typeof code !== 'string') return thrown;
  if (accessCodes.includes(code) || problems?.[thrown.status]?.includes(code)) return thrown;
  const context = requestContextOf(res);
  if (context)
    context.error ??= new Error(`${name} does not declare the problem ${thrown.status} '${code}'.`);
  const { status, message, type, errors, headers, cause } = thrown;
  return new ProblemError(status, message, { type, errors, members, headers, cause });
}

async function send(name: string, { answers }: Call, res: Response, result: AnyResult) {
  const { status, headers = {}, body } = result;
  const answer = answers[status];
  if (answer === undefined) throw new Error(`${name} does not declare the status ${status}.`);
  if (typeof answer === 'object' && answer !== null) {
    const { issues: [wrong] = [] } = v.safeParse(answer, body);
    if (wrong) {
      throw new Error(`${name}: ${v.getDotPath(wrong) ?? 'the body'}: ${wrong.message}`);
    }
  }
  res.status(status).set(headers);
  if (typeof answer === 'string') await result.send?.(res);
  else if (answer === null) res.end();
  else res.json(body);
}

/** Finds the sender of a call. Throws a problem if the sender is not allowed to make it. */
async function findCaller(
  callers: Partial<FindCaller>,
  { access }: Call,
  req: Request,
  res: Response,
): Promise<unknown> {
  if (access === 'anyone') return undefined;
  if (access === 'booking') {
    const key = v.safeParse(linkKeySchema, req.query['key']);
    const link = key.success && { id: String(req.params['id']), key: key.output };
    const booking = link && (await callers.booking?.(link, { req, res }));
    if (!booking) throw new ProblemError(404, 'There is no such booking.');
    return booking;
  }
  const caller = access === 'staff' ? await callers.staff?.(req) : await callers.traveller?.(req);
  if (!caller) {
    throw new ProblemError(401, 'Sign in first.', { members: { code: 'signed-out' } });
  }
  return caller;
}

const linkKeySchema = v.pipe(v.string(), v.maxLength(128));
const idempotencyKeySchema = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{16,128}$/));

function idempotencyKeyOf(req: Request): string {
  const key = v.safeParse(idempotencyKeySchema, req.get(idempotencyKeyHeader));
  if (key.success) return key.output;
  throw new ProblemError(400, `${idempotencyKeyHeader} must have 16 to 128 characters.`);
}

const methodSchema = v.pipe(
  v.string(),
  v.toLowerCase(),
  v.picklist(['get', 'post', 'put', 'patch', 'delete']),
);

/** Returns the method and the path of a call, for Express. */
export function routeOf(name: string): {
  method: v.InferOutput<typeof methodSchema>;
  path: string;
} {
  const [method = '', path = ''] = name.split(' ');
  return { method: v.parse(methodSchema, method), path };
}
