import { type ReactNode, useState } from 'react';
import { createSearchParams, type To } from 'react-router-dom';
import * as v from 'valibot';
import type {
  DeskListItem,
  DeskListName,
  DeskListPage,
  DeskListQuery,
  DeskListQuerySchema,
} from '#contracts/site/calls/deskLists.ts';
import { type DeskPermission, isPermitted } from '#contracts/site/desk/permissions.ts';
import type { DeskI18n } from '#contracts/texts/deskI18n.ts';
import { AnchorButton, Button } from '../../ui/Button.tsx';
import type { Query } from '../../ui/NotLoaded.tsx';
import { refreshing } from '../api/deskApi.ts';
import { deskListQuery } from '../api/deskListApi.ts';
import { useStaff } from '../session/StaffContext.ts';
import { type Column, DataTable, Paging } from './DataTable.tsx';
import { DeskPage } from './DeskPage.tsx';
import { FilterBar, SelectFilter, TextFilter } from './FilterBar.tsx';
import { useDeskI18n } from './useDeskI18n.ts';
import { cursorParameter, useQueryFilters } from './useFilters.ts';

/**
 * The input of a record's functions: the texts, the permissions of the reader, the query and the
 * response.
 */
type Given<Asked, Page> = DeskI18n & {
  may: (permission: DeskPermission) => boolean;
  query: Asked;
  /** The latest response; undefined until the first has arrived. */
  page: Page | undefined;
};

/** A filter with fixed choices, or a text filter. */
type Filter<Value extends string> =
  | {
      label: string;
      choices: readonly NoInfer<Value>[];
      textOf: (value: Value) => string;
      /** The text of the first option, which turns the filter off. */
      any?: string;
    }
  | {
      label: string;
      type?: 'search' | 'email' | 'date';
      inputMode?: 'email';
      maxLength?: number;
      /** The error text for an invalid value in the address. Invalid values are not sent. */
      invalid?: string;
    };

type AnyFilter = Filter<string> | null;

/** A link that saves the list as a CSV file. */
type CsvLink = {
  permission: DeskPermission;
  label: string;
  path: string;
  /** Whether the file contains only the rows that match the filters. */
  isFiltered?: boolean;
};

/** The actions on a row. `Choice` is the input of its dialog. */
type RowActions<Row, Choice, G> = {
  /** Names the column for screen readers. */
  head: (given: G) => string;
  isPermitted: (given: G) => boolean;
  /** The buttons of a row; each calls `choose`, which opens the dialog. */
  buttons: (row: Row, choose: (choice: Choice) => void, given: G) => ReactNode;
  dialog: (choice: Choice, onClose: () => void) => ReactNode;
};

/** The description of a list. */
type ListRecord<Asked, Page, Row, Choice> = {
  /** A mutation that invalidates this tag reloads the list. */
  tag: string;
  /** `none` is the message for an empty list, `noneFound` for filters that match nothing. */
  texts: (given: Given<Asked, Page>) => {
    title: string;
    lead?: ReactNode;
    caption: string;
    none: string;
    noneFound: string;
  };
  /** A control for each parameter of the query; null for a parameter that only links set. */
  filters: (given: Given<Asked, Page>) => {
    [Field in Exclude<keyof Asked, 'cursor'>]-?: Filter<NonNullable<Asked[Field]> & string> | null;
  };
  columns: (given: Given<Asked, Page>) => readonly Column<Row>[];
  keyOf: (row: Row) => string;
  linkOf?: (row: Row) => To;
  /** The mandatory filter. Without it the list is not loaded. */
  needs?: Exclude<keyof Asked, 'cursor'>;
  rowActions?: RowActions<Row, Choice, Given<Asked, Page>>;
  csv?: (given: Given<Asked, Page>) => CsvLink;
  /** The content above the filters and below the table. */
  above?: (given: Given<Asked, Page>) => ReactNode;
  below?: (given: Given<Asked, Page>) => ReactNode;
  /** Whether the list reloads itself while it is visible. */
  isRefreshed?: boolean;
  /** How long an unused page stays in the cache, in seconds. */
  keepSeconds?: number;
};

type AnyAsked = { cursor?: string | undefined };
type AnyPage = { items: object[]; next: string | null };
type AnyRecord = Omit<ListRecord<AnyAsked, AnyPage, object, unknown>, 'filters' | 'needs'> & {
  filters: (given: Given<AnyAsked, AnyPage>) => Readonly<Record<string, AnyFilter>>;
  needs?: string;
};

type DeskListParts = {
  record: AnyRecord;
  querySchema: v.ObjectSchema<v.ObjectEntries, undefined> | undefined;
  useList: (
    query: object,
    options: { skip: boolean } & Partial<typeof refreshing>,
  ) => Query<AnyPage> & { currentData?: unknown };
};

const partsSchema = v.custom<DeskListParts>((parts) => typeof parts === 'object');

/**
 * Describes a list for `<DeskList>` by the name of its call. The compiler requires a control for
 * each filter of the call.
 */
export function deskList<Name extends DeskListName, Choice = DeskListItem<Name>>(
  name: Name,
  {
    query: querySchema,
    ...record
  }: ListRecord<DeskListQuery<Name>, DeskListPage<Name>, DeskListItem<Name>, Choice> & {
    /** The schema of the query. Needed if a filter is neither a choice nor free text. */
    query?: DeskListQuerySchema<Name>;
  },
): DeskListParts {
  const useList = deskListQuery(name, record);
  return v.parse(partsSchema, { record, querySchema, useList });
}

/**
 * The page of a list: its filters, its table, and the links to its other pages. The address holds
 * the filters and the cursor. `actions` are rendered beside the heading, `children` below it.
 */
export function DeskList({
  list: { record, querySchema, useList },
  actions,
  children,
}: {
  list: DeskListParts;
  actions?: ReactNode;
  children?: ReactNode;
}) {
  const i18n = useDeskI18n();
  const { role } = useStaff();
  const may = (permission: DeskPermission) => isPermitted(role, permission);
  const schema =
    querySchema ?? schemaOf(record.filters({ ...i18n, may, query: {}, page: undefined }));
  const { query: asked, invalid, isFiltered } = useQueryFilters(schema);
  const { needs, rowActions, keyOf, linkOf } = record;
  const skip = needs !== undefined && asked[needs] === undefined;
  const query = useList(asked, { skip, ...(record.isRefreshed && refreshing) });
  const [chosen, setChosen] = useState<{ choice: unknown }>();
  const page = query.data;
  const given = { ...i18n, may, query: asked, page };
  const { title, lead, caption, none, noneFound } = record.texts(given);
  const file = record.csv?.(given);
  const csv = file && may(file.permission) ? file : undefined;
  const actionColumn = rowActions?.isPermitted(given) && {
    key: 'actions',
    head: rowActions.head(given),
    hiddenHead: true,
    cell: (row: object) => rowActions.buttons(row, (choice) => setChosen({ choice }), given),
  };
  const columns = record.columns(given);
  const filters = Object.entries(record.filters(given));
  return (
    <DeskPage
      title={title}
      lead={lead}
      actions={
        (actions || csv) && (
          <>
            {actions}
            {csv && <CsvButton csv={csv} query={asked} />}
          </>
        )
      }
    >
      {children}
      {record.above?.(given)}
      {filters.length > 0 && (
        <FilterBar isFiltered={isFiltered}>
          {filters.map(([name, filter]) => (
            <FilterControl key={name} name={name} filter={filter} isInvalid={invalid.has(name)} />
          ))}
        </FilterBar>
      )}
      <DataTable
        caption={caption}
        columns={actionColumn ? [...columns, actionColumn] : columns}
        rows={skip ? [] : page?.items}
        query={record.isRefreshed ? hideRefetch(query) : query}
        keyOf={keyOf}
        linkOf={linkOf}
        empty={isFiltered ? noneFound : none}
      />
      <Paging next={page?.next} />
      {record.below?.(given)}
      {chosen && rowActions?.dialog(chosen.choice, () => setChosen(undefined))}
    </DeskPage>
  );
}

/** Derives the schema of a query from the filters of a record. */
function schemaOf(
  filters: Readonly<Record<string, AnyFilter>>,
): v.ObjectSchema<v.ObjectEntries, undefined> {
  const entries = Object.entries(filters).map(([name, filter]) => {
    const value = filter && 'choices' in filter ? v.picklist(filter.choices) : v.string();
    return [name, v.optional(value)] as const;
  });
  return v.object({ ...Object.fromEntries(entries), cursor: v.optional(v.string()) });
}

function FilterControl({
  name,
  filter,
  isInvalid,
}: {
  name: string;
  filter: AnyFilter;
  isInvalid: boolean;
}) {
  if (!filter) return null;
  if ('choices' in filter) {
    const { choices, textOf, ...texts } = filter;
    const options = choices.map((value) => ({ value, text: textOf(value) }));
    return <SelectFilter name={name} options={options} {...texts} />;
  }
  const { invalid, ...input } = filter;
  return <TextFilter name={name} error={isInvalid ? invalid : undefined} {...input} />;
}

/** A button that opens the dialog of a row. */
export function RowButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button look="quiet" onClick={onClick}>
      <span>{children}</span>
    </Button>
  );
}

function CsvButton({
  csv: { label, path, isFiltered },
  query,
}: {
  csv: CsvLink;
  query: Readonly<Record<string, unknown>>;
}) {
  const search = createSearchParams(
    Object.entries(query).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' && name !== cursorParameter ? [[name, value]] : [],
    ),
  );
  return (
    <AnchorButton download href={isFiltered ? `${path}?${search}` : path}>
      {label}
    </AnchorButton>
  );
}

/**
 * Hides reloads of a query. If the data of the present query is loaded, the returned query is
 * neither loading nor failed.
 */
function hideRefetch(query: Query & { currentData?: unknown }): Query {
  if (query.currentData === undefined) return query;
  return { ...query, isFetching: false, error: undefined };
}
