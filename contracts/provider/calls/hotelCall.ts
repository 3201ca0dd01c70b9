import * as v from 'valibot';

/**
 * The use of a field on a screen: what the screen shows of the field, and what it shows if the
 * field is missing, null or empty. A reader need not be a screen, and may for example be a booking.
 * In that case, the texts say what the reader learns from the field, and what happens without it.
 */
export interface FieldUse {
  shows: string;
  without: string;
}

/**
 * The place of the items in a body. The body is the item itself, or a list of items, or an object
 * with a named list.
 */
type ItemsPath = '$' | '$[*]' | `$.${string}[*]`;

/**
 * A GET request about hotels and its response. All code that sends, forwards, checks, stores or
 * answers a call reads this record, so that a new call is defined in one place. ADR 0028.
 */
export interface HotelCall {
  /** The path below the provider's origin. `:id` stands for one percent-encoded hotel id. */
  readonly path: `/api/hotels/${string}`;
  /**
   * The query parameters, in the order of the OpenAPI document. The BFF forwards only these. A list
   * is sent as one parameter for each value.
   */
  readonly query: Readonly<Record<string, QuerySchema>>;
  /** The query parameters that only the BFF reads, and does not forward to the provider. */
  readonly siteQuery?: Readonly<Record<string, QuerySchema>>;
  readonly response: v.GenericSchema;
  /** The kind and the place of the items. Only items of the kind `hotel` are read as hotels. */
  readonly items: { readonly are: string; readonly at: ItemsPath };
  /** The number of hotels in a list of random hotels. */
  readonly count?: number;
  /**
   * Set if a provider need not implement the call. `answer` is the body that is used in place of a
   * missing response.
   */
  readonly optional?: { readonly answer: object };
  /** The time for which the client caches a response that no page shows any more. */
  readonly keptSeconds: number;
}

/** The schema of a query parameter, which is a text or a list of texts. */
type QuerySchema = v.GenericSchema<string> | v.GenericSchema<string[]>;

/** The query parameters of a call. Only parameters with a value are sent. */
export type QueryOf<Call extends Pick<HotelCall, 'query'>> = {
  [Name in keyof Call['query']]?: v.InferInput<Call['query'][Name]> | undefined;
};

/**
 * The query parameters that the site's own pages may send, including those that only the BFF reads.
 */
export type SiteQueryOf<Call extends HotelCall> = QueryOf<Call> &
  (Call extends { siteQuery: infer Query extends HotelCall['query'] }
    ? QueryOf<{ query: Query }>
    : unknown);

/** A part of the site that shows a response, and its content if the call fails. */
export interface ScreenDocs {
  title: string;
  whenItFails: string;
}

/**
 * The documentation of a call for its implementers, with the screens that show it. It is separate
 * from `HotelCall`, because the browser loads that record.
 */
interface DocsOfAnyCall<Call extends HotelCall> {
  /** The name of the call in the OpenAPI document, and of the client's endpoint. */
  operationId: string;
  summary: string;
  description: string;
  /** The description of the status 200. */
  success: string;
  /** The other statuses of the call. */
  errors: readonly (400 | 404 | '4XX')[];
  query: { readonly [Name in keyof Call['query']]: ParameterDocs };
  /** The screens, in the order in which a traveler sees them. Spec §2, §4 and §8. */
  screens: Readonly<Record<string, ScreenDocs>>;
}

/**
 * The meaning of a query parameter, and its value in examples and in the requests of the contract
 * kit. An empty value leaves the parameter out.
 */
interface ParameterDocs {
  means: string;
  example: string | readonly string[] | { daysAhead: number };
}

/** The documentation of items that are not hotels. */
export interface ItemDocs {
  /** The name of the items' schema in the OpenAPI document. */
  name: string;
  means: string;
  schema: v.GenericSchema;
  /** The meaning of the list. */
  list: string;
  /** The other fields of the body, by their paths. */
  beside?: Readonly<Record<string, { readonly description: string }>>;
  /**
   * The fields by their paths below an item: the meaning of each and, for a field without parts,
   * its use on each screen.
   */
  fields: Readonly<Record<string, { means: string; uses?: Readonly<Record<string, FieldUse>> }>>;
  /** Example bodies. The pact asks for the first one. */
  examples: Readonly<Record<string, object>>;
  /** The provider state of the pact in which the response has such items. */
  state: string;
}

/** The documentation of a call, including its items unless they are hotels. */
export type CallDocs<Call extends HotelCall> = DocsOfAnyCall<Call> &
  (Call['items']['are'] extends 'hotel' ? unknown : { items: ItemDocs });

/** An item of a body, and its JSON path in the body. */
export interface FoundItem {
  at: string;
  item: unknown;
}

/**
 * Returns the name of the list that contains a call's items. The name is empty if the body is the
 * list or the item itself.
 */
export function listName({ items: { at } }: HotelCall): string {
  return at.replace(/^\$\.?|\[\*\]$/g, '');
}

const bodySchema = v.record(v.string(), v.unknown());

/** Returns the items of a body. The result is empty if the list is missing or is not a list. */
export function itemsIn(call: HotelCall, body: unknown): FoundItem[] {
  const { at } = call.items;
  if (at === '$') return [{ at, item: body }];
  const name = listName(call);
  const list: unknown = name === '' ? body : v.is(bodySchema, body) ? body[name] : undefined;
  if (!Array.isArray(list)) return [];
  return list.map((item: unknown, index) => ({ at: at.replace('*', String(index)), item }));
}

/**
 * Returns the hotels of a body, as received. The result is empty if the items of the call are not
 * hotels.
 */
export function hotelsIn(call: HotelCall, body: unknown): FoundItem[] {
  return call.items.are === 'hotel' ? itemsIn(call, body) : [];
}

/** Returns whether a call is about a single hotel, whose id is in its path. */
export function isOfOneHotel({ path }: HotelCall): boolean {
  return path.includes(':id');
}

/**
 * Returns whether a status means that the provider does not implement an optional call. Any 4xx
 * means this, except a status that refuses this client. Other failures do not show whether the call
 * exists.
 */
export function isAbsent({ optional }: HotelCall, status: number): boolean {
  const refusals = [401, 407, 429];
  return optional !== undefined && status >= 400 && status < 500 && !refusals.includes(status);
}
