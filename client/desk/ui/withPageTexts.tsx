import { type ComponentType, useEffect, useState } from 'react';
import type { DeskMenuPage } from '#contracts/site/desk/permissions.ts';
import type { DeskPageTexts } from '#contracts/texts/deskI18n.ts';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { DeskPage, LoadingLines } from './DeskPage.tsx';
import { useDeskI18n } from './useDeskI18n.ts';

/**
 * Wraps a page whose texts no other page needs. They are loaded together with the page, in the
 * desk's language. If that fails, the page says so and can try again.
 */
export function withPageTexts(
  part: DeskPageTexts,
  name: DeskMenuPage,
  Page: ComponentType,
): ComponentType {
  return function PageWithTexts() {
    const { t, pageTexts } = useDeskI18n();
    const [added, setAdded] = useState<unknown>();
    const [attempt, setAttempt] = useState(1);
    const [failed, setFailed] = useState(0);
    useEffect(() => {
      if (!pageTexts || pageTexts.has(part)) return;
      pageTexts.add(part).then(
        () => setAdded(pageTexts),
        () => setFailed(attempt),
      );
    }, [pageTexts, attempt]);
    if (!pageTexts || added === pageTexts || pageTexts.has(part)) return <Page />;
    const title = t(`deskFrame.pages.${name}`);
    const retry = { error: undefined, isFetching: false, refetch: () => setAttempt(attempt + 1) };
    return (
      <DeskPage title={title}>
        {failed === attempt ? <NotLoaded what={title} query={retry} /> : <LoadingLines />}
      </DeskPage>
    );
  };
}
