import * as v from 'valibot';

/**
 * What a screen shows of a field, and what it shows when the field is missing, null or empty. For a
 * reader that is no screen, such as a booking: what it learns from the field, and what follows
 * without it.
 */
export interface FieldUse {
  shows: string;
  without: string;
}

/** Where a body has its items: it is one itself, it is a list, or it has a list under a name. */
type ItemsPath = '$' | '$[*]' | `$.${string}[*]`;

/**
 * A GET request about hotels and its response. Everything that sends, forwards, checks, stores or
 * answers a call reads its record, so that a new call is described once. ADR 0028.
 */
export interface HotelCall {
  /** Below the provider's origin. `:id` stands for one percent-encoded hotel id. */
  readonly path: `/api/hotels/${string}`;
  /**
   * The query parameters, in the order of the OpenAPI document. The BFF passes on these and no
   * other. A list is sent as a parameter for each value.
   */
  readonly query: Readonly<Record<string, QuerySchema>>;
  /** The query parameters that the BFF takes itself, and passes on to no provider. */
  readonly siteQuery?: Readonly<Record<string, QuerySchema>>;
  readonly response: v.GenericSchema;
  /** What the response has, and where. Only items that are hotels are ever read as hotels. */
  readonly items: { readonly are: string; readonly at: ItemsPath };
  /** How many hotels a list of random hotels has. */
  readonly count?: number;
  /**
   * Set where a provider may do without the call; `answer` is what its absence means, as a body.
   */
  readonly optional?: { readonly answer: object };
  /** How long the client keeps a response that no page shows. */
  readonly keptSeconds: number;
}

/** The schema of a query parameter: of a text, or of a list of texts. */
type QuerySchema = v.GenericSchema<string> | v.GenericSchema<string[]>;

/** The query parameters of a call, each sent only when it is set. */
export type QueryOf<Call extends Pick<HotelCall, 'query'>> = {
  [Name in keyof Call['query']]?: v.InferInput<Call['query'][Name]> | undefined;
};

/** The query parameters that the site's own pages may send: those of the BFF as well. */
export type SiteQueryOf<Call extends HotelCall> = QueryOf<Call> &
  (Call extends { siteQuery: infer Query extends HotelCall['query'] }
    ? QueryOf<{ query: Query }>
    : unknown);

/** A part of the site that shows a response, and what it shows when the call fails. */
export interface ScreenDocs {
  title: string;
  whenItFails: string;
}

/**
 * A call in words, for the people who implement it, and which screens show it. No part of
 * `HotelCall`, because the browser loads that.
 */
interface DocsOfAnyCall<Call extends HotelCall> {
  /** Its name in the OpenAPI document, and that of the client's endpoint. */
  operationId: string;
  summary: string;
  description: string;
  /** Describes the status 200. */
  success: string;
  /** Its other statuses. */
  errors: readonly (400 | 404 | '4XX')[];
  query: { readonly [Name in keyof Call['query']]: ParameterDocs };
  /** In the order in which a traveler meets them. Spec §2, §4 and §8. */
  screens: Readonly<Record<string, ScreenDocs>>;
}

/**
 * What a query parameter means, and its value in examples and in the requests of the kit: '' where
 * it is left out.
 */
interface ParameterDocs {
  means: string;
  example: string | readonly string[] | { daysAhead: number };
}

/** What the items of a response are, where they are no hotels. */
export interface ItemDocs {
  /** The name of their schema in the OpenAPI document. */
  name: string;
  means: string;
  schema: v.GenericSchema;
  /** What the list of them means. */
  list: string;
  /** What stands beside the list in the body, each by its path. */
  beside?: Readonly<Record<string, { readonly description: string }>>;
  /**
   * Each field by its path below an item: what it means, and what each screen shows of one without
   * parts.
   */
  fields: Readonly<Record<string, { means: string; uses?: Readonly<Record<string, FieldUse>> }>>;
  /** Bodies; the first is what the pact asks for. */
  examples: Readonly<Record<string, object>>;
  /** The state of the pact in which a provider answers with such items. */
  state: string;
}

/** The words of a call: those of its items, too, unless they are hotels. */
export type CallDocs<Call extends HotelCall> = DocsOfAnyCall<Call> &
  (Call['items']['are'] extends 'hotel' ? unknown : { items: ItemDocs });

/** An item of a body, and its JSON path there. */
export interface FoundItem {
  at: string;
  item: unknown;
}

/**
 * The name of the list that a call's items are in; '' where the body is the list or the item
 * itself.
 */
export function listName({ items: { at } }: HotelCall): string {
  return at.replace(/^\$\.?|\[\*\]$/g, '');
}

const bodySchema = v.record(v.string(), v.unknown());

/** The items of a body. None where the list is missing, or is no list. */
export function itemsIn(call: HotelCall, body: unknown): FoundItem[] {
  const { at } = call.items;
  if (at === '$') return [{ at, item: body }];
  const name = listName(call);
  const list: unknown = name === '' ? body : v.is(bodySchema, body) ? body[name] : undefined;
  if (!Array.isArray(list)) return [];
  return list.map((item: unknown, index) => ({ at: at.replace('*', String(index)), item }));
}

/** The hotels of a body, as received; none of a call whose items are something else. */
export function hotelsIn(call: HotelCall, body: unknown): FoundItem[] {
  return call.items.are === 'hotel' ? itemsIn(call, body) : [];
}

/** Whether a call is about one hotel, whose id is in its path. */
export function isOfOneHotel({ path }: HotelCall): boolean {
  return path.includes(':id');
}

/**
 * Whether a response says that the provider does without an optional call: a 4xx, but no refusal of
 * this client. Any other failure says nothing about it.
 */
export function isAbsent({ optional }: HotelCall, status: number): boolean {
  const refusals = [401, 407, 429];
  return optional !== undefined && status >= 400 && status < 500 && !refusals.includes(status);
}
