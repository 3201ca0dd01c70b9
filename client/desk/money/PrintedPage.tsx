import type { ComponentProps, ReactNode } from 'react';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { deskPath } from '../deskPaths.ts';
import { DeskPage, LoadingLines } from '../ui/DeskPage.tsx';
import { useDeskI18n } from '../ui/useDeskI18n.ts';

/** A page with a statement or an invoice for printing. A link leads back to the hotel's month. */
export function PrintedPage({
  title,
  month,
  query,
  printable = true,
  actions,
  children,
}: {
  title: string;
  /** The month and hotel of the statement; undefined until the query has loaded them. */
  month: { month: string; hotel: string } | undefined;
  query: ComponentProps<typeof NotLoaded>['query'] & { isError: boolean; currentData?: unknown };
  /** Shows the print button. False for an invoice that is not issued yet. */
  printable?: boolean;
  /** Further links beside the link back. */
  actions?: ReactNode;
  children: ReactNode;
}) {
  const { t } = useDeskI18n();
  const isLoaded = query.currentData !== undefined;
  return (
    <DeskPage
      title={title}
      actions={
        <>
          {month && (
            <LinkButton to={deskPath('hotelMonth', month)}>
              {t('deskMoney.statement.back')}
            </LinkButton>
          )}
          {isLoaded && actions}
          {isLoaded && printable && (
            <Button look="brand" onClick={() => window.print()}>
              {t('deskMoney.statement.print')}
            </Button>
          )}
        </>
      }
    >
      {query.isFetching && !isLoaded && <LoadingLines />}
      {query.isError && <NotLoaded what={t('deskMoney.statement.link')} query={query} />}
      {children}
    </DeskPage>
  );
}
