import type { MouseEvent, ReactNode } from 'react';
import { createSearchParams, Link, type To, useLocation, useSearchParams } from 'react-router-dom';
import { classNames } from '../../ui/classNames.ts';
import { NotLoaded, type Query } from '../../ui/NotLoaded.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { LinkButton } from '../../ui/Button.tsx';
import styles from './DataTable.module.css';
import { useDeskI18n } from './useDeskI18n.ts';
import { cursorParameter } from './useFilters.ts';

/** A column of a table: its heading, and the cell that it renders for a row. */
export interface Column<Row> {
  readonly key: string;
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  /** Aligns the column at the end, for amounts and numbers. */
  readonly end?: boolean;
  /** Hides the heading from everyone except screen readers, for example above buttons. */
  readonly hiddenHead?: boolean;
}

/**
 * A table of the rows in a query's response. In windows narrower than 80rem, each row is a card.
 * While the query loads, the table shows placeholders. Without rows, the table shows `empty`. After
 * a failure, the table shows a message with a retry button.
 *
 * The first cell is a link to `linkOf(row)`, and a click anywhere else in the row follows the link.
 * CSS does not stretch the link over the row: in Safari, a table row cannot contain absolutely
 * positioned elements. The link would then cover the whole table.
 */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  query,
  keyOf,
  linkOf,
  empty,
}: {
  /** Names the table for screen readers and in the error message. */
  caption: string;
  columns: readonly Column<Row>[];
  /** The rows of the query's data; undefined until they have loaded. */
  rows: readonly Row[] | undefined;
  query: Query;
  keyOf: (row: Row) => string;
  linkOf?: (row: Row) => To;
  /** Says that the list is empty and which step is possible. */
  empty: ReactNode;
}) {
  const { t } = useDeskI18n();
  if (query.error !== undefined && !query.isFetching) {
    return <NotLoaded what={caption} query={query} />;
  }
  if (rows?.length === 0 && !query.isFetching) {
    return (
      <div role="status" className={styles.empty}>
        {empty}
      </div>
    );
  }
  const loading = rows === undefined || query.isFetching;
  return (
    <div className={styles.box} aria-busy={loading}>
      <VisuallyHidden>
        <span role="status">
          {loading
            ? t('deskFrame.table.loading', { caption })
            : t('deskFrame.table.shown', { count: rows.length })}
        </span>
      </VisuallyHidden>
      <div role="group" aria-label={caption} tabIndex={0} className={styles.scroll}>
        <table role="table" className={classNames(styles.table, linkOf && styles.linked)}>
          <caption className={styles.caption}>{caption}</caption>
          <thead role="rowgroup" className={styles.head}>
            <tr role="row">
              {columns.map(({ key, head, end, hiddenHead }) => (
                <th
                  key={key}
                  role="columnheader"
                  scope="col"
                  className={end ? styles.end : undefined}
                >
                  {hiddenHead ? <VisuallyHidden>{head}</VisuallyHidden> : head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" className={loading && rows ? styles.stale : undefined}>
            {rows
              ? rows.map((row) => (
                  <tr key={keyOf(row)} role="row" onClick={linkOf && openRow}>
                    {columns.map(({ key, head, cell, end, hiddenHead }, index) => (
                      <td
                        key={key}
                        role="cell"
                        data-label={hiddenHead ? undefined : head}
                        className={end ? styles.end : undefined}
                      >
                        <div>
                          {index === 0 && linkOf ? (
                            <Link to={linkOf(row)} className={styles.link}>
                              {cell(row)}
                            </Link>
                          ) : (
                            cell(row)
                          )}
                        </div>
                      </td>
                    ))}
                  </tr>
                ))
              : [0, 1, 2, 3, 4].map((line) => (
                  <tr key={line} role="row" aria-hidden="true">
                    {columns.map(({ key }) => (
                      <td key={key} role="cell">
                        <div className={styles.shape} />
                      </td>
                    ))}
                  </tr>
                ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** Follows the link of a row after a click beside it, unless the click selected text. */
function openRow({ target, currentTarget }: MouseEvent) {
  const isOnControl = target instanceof Element && target.closest('a,button,input,label,dialog');
  if (isOnControl || String(document.getSelection())) return;
  currentTarget.querySelector('a')?.click();
}

/**
 * The links to the next page of a list, whose cursor is `next`, and to the first page. The
 * browser's Back leads to the previous page.
 */
export function Paging({ next }: { next: string | null | undefined }) {
  const { t } = useDeskI18n();
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  const isFirst = !parameters.has(cursorParameter);
  const at = (cursor?: string) => {
    const query = createSearchParams(parameters);
    query.delete(cursorParameter);
    if (cursor !== undefined) query.set(cursorParameter, cursor);
    return { pathname, search: query.toString() };
  };
  if (isFirst && !next) return null;
  return (
    <nav aria-label={t('deskFrame.paging.label')} className={styles.paging}>
      {!isFirst && <LinkButton to={at()}>{t('deskFrame.paging.first')}</LinkButton>}
      {next && <LinkButton to={at(next)}>{t('deskFrame.paging.next')}</LinkButton>}
    </nav>
  );
}
