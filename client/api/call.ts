import type { FetchArgs } from '@reduxjs/toolkit/query';
import type * as v from 'valibot';
import type { Call, CallName, emptySchema } from '#contracts/site/calls/call.ts';
// The records are types here: what the server alone needs of them is in no bundle.
import type { SiteCalls } from '#contracts/site/calls/siteCalls.ts';
import { siteVersionHeader } from '#contracts/site/siteVersion.ts';
import { fillPath, type ParamName, type Params } from '#contracts/values/fillPath.ts';

type Name = keyof SiteCalls & CallName;
type Given<Key extends string, Value> = Record<Key, Value>;
type NotGiven<Key extends string> = Partial<Record<Key, undefined>>;

type ParamsOf<N extends Name> = [ParamName<N>] extends [never]
  ? NotGiven<'params'>
  : Given<'params', Params<N>>;
type QueryOf<C extends Call> = C extends { access: 'booking' }
  ? Given<'query', { key: string }>
  : C extends { query: infer Schema extends v.GenericSchema }
    ? Given<'query', v.InferInput<Schema>>
    : NotGiven<'query'>;
type BodyOf<C extends Call> = C extends { body: infer Schema extends v.GenericSchema }
  ? Given<'body', v.InferInput<Schema>>
  : NotGiven<'body'>;

/**
 * The parts of a request, as the record of its call has them, and how the browser is to send it.
 */
type Parts<N extends Name> = ParamsOf<N> &
  QueryOf<SiteCalls[N]> &
  BodyOf<SiteCalls[N]> &
  Pick<FetchArgs, 'headers' | 'keepalive' | 'responseHandler'>;

/** The schemas of the answers that say something. */
type AnswerOf<C extends Call> = {
  [Status in keyof C['answers']]: C['answers'][Status] extends v.GenericSchema
    ? typeof emptySchema extends C['answers'][Status]
      ? never
      : C['answers'][Status]
    : never;
}[keyof C['answers']];

/**
 * Has RTK Query infer the type of an answer. There is no schema at run time: the server checks what
 * it sends.
 */
type Typed<C extends Call> = [AnswerOf<C>] extends [never]
  ? { responseSchema?: v.GenericSchema }
  : { responseSchema?: AnswerOf<C> };

/** What an endpoint is called with unless `request` says otherwise: the body, or else the query. */
type Argument<C extends Call> =
  BodyOf<C> extends Given<'body', infer Body>
    ? Body
    : QueryOf<C> extends Given<'query', infer Query>
      ? Query
      : void;

type Options<N extends Name, Arg> = [ParamName<N>] extends [never]
  ? { request?: (arg: Arg) => Parts<N> }
  : Given<'request', (arg: Arg) => Parts<N>>;

/**
 * The query of an endpoint and the type of its answer, as the record of the call has them: the rest
 * of an endpoint is its tags. `request` makes the parts of a request from what the endpoint is
 * called with; without it that is the body or, of a GET, the query. The answer is not validated
 * again, but it must be one of the site's own server. ADR 0027.
 */
export function call<N extends Name, Arg = Argument<SiteCalls[N]>>(
  name: N,
  ...options: object extends Options<N, Arg> ? [Options<N, Arg>?] : [Options<N, Arg>]
): { query: (arg: NoInfer<Arg>) => FetchArgs } & Typed<SiteCalls[N]>;
export function call<Arg extends Query>(name: string, options: object = {}) {
  const { request }: AnyOptions<Arg> = options;
  const [method, path] = methodAndPath(name);
  return {
    query: (arg: Arg): FetchArgs => {
      const plain: AnyParts = { [method === 'GET' ? 'query' : 'body']: arg };
      const { params, query, ...rest } = request?.(arg) ?? plain;
      const url = fillPath(path, params ?? {});
      return { url, method, params: query, responseHandler: readOwnAnswer, ...rest };
    },
  };
}

type Query = FetchArgs['params'];
type AnyParts = { params?: Readonly<Record<string, string>>; query?: Query; body?: unknown };
type AnyOptions<Arg> = { request?: (arg: Arg) => AnyParts };

function methodAndPath(name: string): [method: string, path: string] {
  const [method = '', path = ''] = name.split(' ');
  return [method, path];
}

/** The path of a call, as a link needs it, with the encoded values of its parameters. */
export function callPath<N extends Name>(name: N, params: Params<N>): string {
  const [, path] = methodAndPath(name);
  return fillPath<string>(path, params);
}

/**
 * Reads an answer of the site's own server, which is JSON, or empty. What a gateway or captive portal
 * answers in its place is never taken for it: with a 2xx it throws, and of an error only the status
 * counts.
 */
export async function readOwnAnswer(response: Response): Promise<unknown> {
  const text = await response.text();
  const body: unknown = text === '' ? null : JSON.parse(text);
  return isOwnAnswer(response) ? body : undefined;
}

/** Reads an answer of the site's own server as text, such as a file; throws as above. */
export async function readOwnText(response: Response): Promise<string | undefined> {
  return isOwnAnswer(response) ? response.text() : undefined;
}

function isOwnAnswer({ headers, ok }: Response): boolean {
  // A process of the version before this header has the id alone, and so has what browsers stored then.
  const isOwn = headers.has(siteVersionHeader) || headers.has('x-request-id');
  if (ok && !isOwn) throw new Error('not the site');
  return isOwn;
}
