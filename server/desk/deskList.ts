import type { Response } from 'express';
import { type ExpressionOrFactory, type SelectQueryBuilder, sql, type SqlBool } from 'kysely';
import * as v from 'valibot';
import type {
  DeskListItem,
  DeskListName,
  DeskListPage,
  DeskListQuery,
} from '#contracts/site/calls/deskLists.ts';
import type { Tables } from '../database/tables.ts';
import type { Actor } from '../record/actor.ts';
import { type CsvCell, streamCsv } from './csv.ts';
import type { DeskCaller } from './deskRoute.ts';
import { type ListOrder, readCursor, type RowKey } from './keyset.ts';

/** The number of rows on a page of a list, unless the definition of the list sets another. */
const pageSize = 25;
/** The number of rows that a CSV file reads at a time. */
const csvBatch = 500;

type WantedOf<Name extends DeskListName> = Omit<DeskListQuery<Name>, 'cursor'>;
type MoreOf<Name extends DeskListName> = Omit<DeskListPage<Name>, 'items' | 'next'>;

/** A condition for the rows, or nothing if a filter is not set. */
type Condition<Table extends keyof Tables> =
  ExpressionOrFactory<Tables, Table, SqlBool> | '' | false | undefined;

/** The conditions for each filter of a query. `order` is not a filter. */
type Filters<Wanted, Table extends keyof Tables> = {
  [Name in Exclude<keyof Wanted, 'order'>]-?: (value: Wanted[Name]) => Condition<Table>;
};

/**
 * The definition of the CSV file of a list. The file has the filtered rows in the order of the
 * list.
 */
export type CsvRecord<Wanted, Row> = {
  file: string;
  columns: readonly string[];
  cells: (rows: Row[]) => Promise<CsvCell[][]>;
  /**
   * Counts the rows and records the export, before any row is read. The file never has more rows
   * than `count`. If the list has more, `more` is the last line of the file.
   */
  begin: (wanted: Wanted, actor: Actor) => Promise<{ count: number; more?: string | undefined }>;
};

/** The server's complete definition of a list of the desk. */
type ListRecord<Name extends DeskListName, Table extends keyof Tables, Row extends object> = {
  /** Returns the query of all rows, with the columns that `view` reads. It has no order yet. */
  from: (wanted: WantedOf<Name>) => SelectQueryBuilder<Tables, Table, Row>;
  /**
   * A condition for each filter, or one condition for all filters. The compiler rejects missing
   * filters. Pass values from the request only as parameters of the query.
   */
  filters: Filters<WantedOf<Name>, Table> | ((wanted: WantedOf<Name>) => Condition<Table>);
  order: ListOrder | ((wanted: WantedOf<Name>) => ListOrder);
  /** The required filter. Without it, the list is empty. */
  needs?: keyof WantedOf<Name>;
  /** The number of rows on a page. */
  size?: number;
  /** Returns the items of a page. */
  view: (rows: Row[]) => DeskListItem<Name>[] | Promise<DeskListItem<Name>[]>;
  csv?: CsvRecord<WantedOf<Name>, Row> | undefined;
} & (object extends MoreOf<Name>
  ? { more?: undefined }
  : {
      /** Returns the parts of the response besides the items. */
      more: () => Promise<MoreOf<Name>>;
    });

/** The requested page: the rows after a key. The default is the first page. */
type Which = { after?: RowKey | undefined; size?: number | undefined };

type DeskList<Name extends DeskListName, Table extends keyof Tables, Row extends object> = {
  /**
   * Returns the query of a page. The query reads one row more, which shows whether there is a next
   * page.
   */
  statement: (wanted: WantedOf<Name>, which?: Which) => SelectQueryBuilder<Tables, Table, Row>;
  /** Returns the items of a page, and the cursor of the next page. */
  page: (
    wanted: WantedOf<Name>,
    which?: Which,
  ) => Promise<{ items: DeskListItem<Name>[]; next: string | null }>;
  /** The handler of the call by its name, for `deskRoutes`. */
  handlers: Record<
    Name,
    (input: { query: DeskListQuery<Name> }) => Promise<{ status: 200; body: DeskListPage<Name> }>
  >;
  /** Responds with the CSV file of the list. Throws if the list has none. */
  sendCsv: (input: {
    query: WantedOf<Name>;
    caller: DeskCaller;
  }) => Promise<{ status: 200; send: (res: Response) => Promise<void> }>;
};

type AnyWanted = Readonly<Record<string, string | undefined>>;
type AnyRecord = {
  from: (wanted: AnyWanted) => SelectQueryBuilder<Tables, keyof Tables, object>;
  filters:
    | Record<string, (value: string | undefined) => Condition<keyof Tables>>
    | ((wanted: AnyWanted) => Condition<keyof Tables>);
  order: ListOrder | ((wanted: AnyWanted) => ListOrder);
  needs?: string;
  size?: number;
  view: (rows: object[]) => unknown[] | Promise<unknown[]>;
  more?: () => Promise<object>;
  csv?: CsvRecord<AnyWanted, object>;
};

/** A definition whose types were checked against its call. */
const recordSchema = v.custom<AnyRecord>((list) => typeof list === 'object');

/**
 * Creates a list of the desk from its definition: the query with filters and order, pages by their
 * keys, the handler of its call and its CSV file. Each query has a limit. An invalid cursor throws
 * a 422 problem.
 */
export function deskList<Name extends DeskListName, Table extends keyof Tables, Row extends object>(
  name: Name,
  list: ListRecord<Name, Table, Row>,
): DeskList<Name, Table, Row>;
export function deskList(name: string, list: object): object {
  const record = v.parse(recordSchema, list);
  const { from, filters, order, needs, size: ownSize = pageSize, view, more, csv } = record;
  const orderOf = (wanted: AnyWanted) => (typeof order === 'function' ? order(wanted) : order);
  const statement = (wanted: AnyWanted, { after, size = ownSize }: Which = {}) => {
    const { column, id, direction, cursor, follows } = orderOf(wanted);
    const conditions =
      typeof filters === 'function'
        ? [filters(wanted)]
        : Object.entries(filters).map(([filter, condition]) => condition(wanted[filter]));
    return [...conditions, after && follows(after)]
      .reduce((query, condition) => (condition ? query.where(condition) : query), from(wanted))
      .select(cursor.as('cursor'))
      .orderBy(sql.ref(column), direction)
      .orderBy(sql.ref(id), direction)
      .limit(size + 1);
  };
  const read = async (wanted: AnyWanted, { after, size = ownSize }: Which = {}) => {
    const found = await statement(wanted, { after, size }).execute();
    const rows = found.slice(0, size);
    return { rows, next: found.length > size ? (rows.at(-1)?.cursor ?? null) : null };
  };
  const page = async (wanted: AnyWanted, which?: Which) => {
    if (needs !== undefined && wanted[needs] === undefined) return { items: [], next: null };
    const { rows, next } = await read(wanted, which);
    return { items: await view(rows), next };
  };
  const keyAt = (wanted: AnyWanted, cursor: string | undefined) =>
    readCursor(cursor, { numbered: orderOf(wanted).numbered === true });
  async function* csvRows(
    { columns, cells }: NonNullable<typeof csv>,
    wanted: AnyWanted,
    { count, more: last }: { count: number; more?: string | undefined },
  ): AsyncGenerator<readonly CsvCell[]> {
    yield columns;
    let after: RowKey | undefined;
    for (let left = count; left > 0; left -= csvBatch) {
      const { rows, next } = await read(wanted, { after, size: Math.min(left, csvBatch) });
      yield* await cells(rows);
      if (next === null) break;
      after = keyAt(wanted, next);
    }
    if (last !== undefined) yield [last];
  }
  return {
    statement,
    page,
    handlers: {
      [name]: async ({ query: { cursor, ...wanted } }: { query: AnyWanted }) => {
        const after = keyAt(wanted, cursor);
        const [{ items, next }, extra] = [await page(wanted, { after }), await more?.()];
        return { status: 200 as const, body: { ...extra, items, next } };
      },
    },
    sendCsv: async ({ query, caller }: { query: AnyWanted; caller: DeskCaller }) => {
      if (!csv) throw new Error(`${name} has no CSV file.`);
      const begun = await csv.begin(query, caller.actor);
      const rows = csvRows(csv, query, begun);
      return { status: 200 as const, send: (res: Response) => streamCsv(res, csv.file, rows) };
    },
  };
}
