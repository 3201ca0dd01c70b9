import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { RenderBoundary } from '../../ui/page/RenderBoundary.tsx';
import { DeskPage } from '../ui/DeskPage.tsx';
import { useDeskI18n } from '../ui/useDeskI18n.ts';

/**
 * The error boundary of the desk's pages: a message and a reload button in place of a page that
 * failed.
 */
export function DeskBoundary(props: { navigationKey: string; children: ReactNode }) {
  return <RenderBoundary {...props} fallback={<NotShown />} />;
}

function NotShown() {
  const { t } = useDeskI18n();
  return (
    <DeskPage title={t('failures.page.heading')} lead={t('failures.page.text')}>
      <div>
        <Button look="primary" onClick={() => window.location.reload()}>
          {t('failures.page.reload')}
        </Button>
      </div>
    </DeskPage>
  );
}
