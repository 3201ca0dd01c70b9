import type { FetchArgs } from '@reduxjs/toolkit/query';
import type * as v from 'valibot';
import type { Call, CallName, emptySchema } from '#contracts/site/calls/call.ts';
// Only the types of the records are imported, so that no bundle contains data that only the server
// needs.
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
 * The parts of a request, as in the record of its call, and the options for sending it in the
 * browser.
 */
type Parts<N extends Name> = ParamsOf<N> &
  QueryOf<SiteCalls[N]> &
  BodyOf<SiteCalls[N]> &
  Pick<FetchArgs, 'headers' | 'keepalive' | 'responseHandler'>;

/** The schemas of the answers with content. */
type AnswerOf<C extends Call> = {
  [Status in keyof C['answers']]: C['answers'][Status] extends v.GenericSchema
    ? typeof emptySchema extends C['answers'][Status]
      ? never
      : C['answers'][Status]
    : never;
}[keyof C['answers']];

/**
 * A type that exists only so that RTK Query can infer the type of an answer. There is no schema at
 * run time, because the server checks its own answers.
 */
type Typed<C extends Call> = [AnswerOf<C>] extends [never]
  ? { responseSchema?: v.GenericSchema }
  : { responseSchema?: AnswerOf<C> };

/** The default argument of an endpoint without `request`: the body, or otherwise the query. */
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
 * Returns the query of an endpoint and the type of its answer, both taken from the record of the
 * call. The endpoint itself adds only its tags. `request` builds the parts of a request from the
 * endpoint's argument. Without `request`, the argument is the body, or the query of a GET. The
 * answer is not validated again, but it must come from the site's own server. ADR 0027.
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

/** Returns the path of a call for use in a link, with encoded parameter values. */
export function callPath<N extends Name>(name: N, params: Params<N>): string {
  const [, path] = methodAndPath(name);
  return fillPath<string>(path, params);
}

/**
 * Reads an answer of the site's own server, which is JSON or empty. An answer of a gateway or
 * captive portal is rejected. If it has a 2xx status, this function throws. If it has an error
 * status, only that status is used.
 */
export async function readOwnAnswer(response: Response): Promise<unknown> {
  const text = await response.text();
  const body: unknown = text === '' ? null : JSON.parse(text);
  return isOwnAnswer(response) ? body : undefined;
}

/**
 * Reads a text answer of the site's own server, such as a file. Throws in the same cases as
 * `readOwnAnswer`.
 */
export async function readOwnText(response: Response): Promise<string | undefined> {
  return isOwnAnswer(response) ? response.text() : undefined;
}

function isOwnAnswer({ headers, ok }: Response): boolean {
  // Server processes that run the version before this header send only the request id. Answers that
  // browsers stored at that time also have only the id.
  const isOwn = headers.has(siteVersionHeader) || headers.has('x-request-id');
  if (ok && !isOwn) throw new Error('not the site');
  return isOwn;
}
