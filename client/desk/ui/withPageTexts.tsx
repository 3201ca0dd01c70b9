import { type ComponentType, useEffect, useState } from 'react';
import type { DeskMenuPage } from '#contracts/site/desk/permissions.ts';
import type { DeskPageTexts } from '#contracts/texts/deskI18n.ts';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { DeskPage, LoadingLines } from './DeskPage.tsx';
import { useDeskI18n } from './useDeskI18n.ts';

/**
 * Loads texts that only one page needs, in the language of the desk. `there` is whether they are
 * loaded. If loading fails, `failed` is true and `retry` tries again.
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
 * Wraps a page whose texts no other page needs. They are loaded together with the page, in the
 * desk's language. If that fails, the page says so and can try again.
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
