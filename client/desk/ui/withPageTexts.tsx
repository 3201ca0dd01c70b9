import { type ComponentType, useEffect, useState } from 'react';
import type { DeskMenuPage } from '#contracts/site/desk/permissions.ts';
import type { DeskPageTexts } from '#contracts/texts/deskI18n.ts';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { DeskPage, LoadingLines } from './DeskPage.tsx';
import { useDeskI18n } from './useDeskI18n.ts';

/**
 * Loads texts that are not there from the start, in the language of the desk: whether they are
 * `there`, and what a page says and does if they cannot be loaded.
 */
export function usePageTexts(part: DeskPageTexts) {
  const { pageTexts } = useDeskI18n();
  const [added, setAdded] = useState<unknown>();
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(0);
  useEffect(() => {
    if (!pageTexts || pageTexts.has(part)) return;
    pageTexts.add(part).then(
      () => setAdded(pageTexts),
      () => setFailed(attempt),
    );
  }, [pageTexts, attempt, part]);
  return {
    there: !pageTexts || added === pageTexts || pageTexts.has(part),
    failed: failed === attempt,
    retry: () => setAttempt(attempt + 1),
  };
}

/**
 * A page with texts that no other page needs: they are loaded with it, in the language of the desk.
 * If they cannot be, it says so and tries again.
 */
export function withPageTexts(
  part: DeskPageTexts,
  name: DeskMenuPage | 'passkeys',
  Page: ComponentType,
): ComponentType {
  return function PageWithTexts() {
    const { t } = useDeskI18n();
    const { there, failed, retry } = usePageTexts(part);
    if (there) return <Page />;
    const title = t(
      name === 'passkeys' ? 'accountSettings.passkeys.heading' : `deskFrame.pages.${name}`,
    );
    const query = { error: undefined, isFetching: false, refetch: retry };
    return (
      <DeskPage title={title}>
        {failed ? <NotLoaded what={title} query={query} /> : <LoadingLines />}
      </DeskPage>
    );
  };
}
