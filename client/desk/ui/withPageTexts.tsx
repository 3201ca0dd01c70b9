import { type ComponentType, useEffect, useState } from 'react';
import type { DeskMenuPage } from '#contracts/site/desk/permissions.ts';
import type { DeskPageTexts } from '#contracts/texts/deskI18n.ts';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { DeskPage, LoadingLines } from './DeskPage.tsx';
import { useDeskI18n } from './useDeskI18n.ts';

/**
 * Loads texts that only some pages need, in the language of the desk. `there` is true when the
 * texts are loaded. If loading fails, `failed` is true and `retry` tries again.
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
 * Wraps a page that needs such texts. The texts load together with the page, in the desk's
 * language. If loading fails, the page says so and offers a retry.
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
