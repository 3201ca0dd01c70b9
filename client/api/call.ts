import type { FetchArgs } from '@reduxjs/toolkit/query';
import type * as v from 'valibot';
import type { Call, CallName, emptySchema } from '#contracts/site/calls/call.ts';
// The records are types here: what the server alone needs of them is in no bundle.
import type { SiteCalls } from '#contracts/site/calls/siteCalls.ts';
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

type SchemaOf<C extends Call> = [AnswerOf<C>] extends [never]
  ? v.GenericSchema | undefined
  : AnswerOf<C>;

/** What an endpoint is called with unless `request` says otherwise: the body, or else the query. */
type Argument<C extends Call> =
  BodyOf<C> extends Given<'body', infer Body>
    ? Body
    : QueryOf<C> extends Given<'query', infer Query>
      ? Query
      : void;

type Options<N extends Name, Arg> = ([AnswerOf<SiteCalls[N]>] extends [never]
  ? NotGiven<'answer'>
  : Given<'answer', AnswerOf<SiteCalls[N]>>) &
  ([ParamName<N>] extends [never]
    ? { request?: (arg: Arg) => Parts<N> }
    : Given<'request', (arg: Arg) => Parts<N>>);

/**
 * The query of an endpoint and the schema of its answer, as the record of the call has them: the
 * rest of an endpoint is its tags. `request` makes the parts of a request from what the endpoint is
 * called with; without it that is the body or, of a GET, the query.
 */
export function call<N extends Name, Arg = Argument<SiteCalls[N]>>(
  name: N,
  ...options: object extends Options<N, Arg> ? [Options<N, Arg>?] : [Options<N, Arg>]
): { query: (arg: NoInfer<Arg>) => FetchArgs; responseSchema: SchemaOf<SiteCalls[N]> };
export function call<Arg extends Query>(name: string, options: object = {}) {
  const { answer, request }: AnyOptions<Arg> = options;
  const [method, path] = methodAndPath(name);
  return {
    query: (arg: Arg): FetchArgs => {
      const plain: AnyParts = { [method === 'GET' ? 'query' : 'body']: arg };
      const { params, query, ...rest } = request?.(arg) ?? plain;
      return { url: fillPath(path, params ?? {}), method, params: query, ...rest };
    },
    responseSchema: answer,
  };
}

type Query = FetchArgs['params'];
type AnyParts = { params?: Readonly<Record<string, string>>; query?: Query; body?: unknown };
type AnyOptions<Arg> = { answer?: v.GenericSchema; request?: (arg: Arg) => AnyParts };

function methodAndPath(name: string): [method: string, path: string] {
  const [method = '', path = ''] = name.split(' ');
  return [method, path];
}

/** The path of a call, as a link needs it, with the encoded values of its parameters. */
export function callPath<N extends Name>(name: N, params: Params<N>): string {
  const [, path] = methodAndPath(name);
  return fillPath<string>(path, params);
}
