import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '../ui/Button.tsx';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import { RenderBoundary } from '../ui/page/RenderBoundary.tsx';
import { useI18n } from '../ui/useI18n.ts';
import { reportLate } from './reportLate.ts';

/**
 * The error boundary of the pages: a message and a reload button in place of a page that failed.
 * The site is told where.
 */
export function PageBoundary(props: { navigationKey: string; children: ReactNode }) {
  return <RenderBoundary {...props} fallback={<PageNotShown />} onError={reportLate} />;
}

function PageNotShown() {
  const { t } = useI18n();
  return (
    <chakra.main maxWidth="32rem" mx="auto" px="6" py="24" textAlign="center">
      <title>{t('page.title', { title: t('failures.page.title') })}</title>
      <PageHeading>{t('failures.page.heading')}</PageHeading>
      <chakra.p mt="3" mb="6">
        {t('failures.page.text')}
      </chakra.p>
      <Button look="primary" onClick={() => window.location.reload()}>
        {t('failures.page.reload')}
      </Button>
    </chakra.main>
  );
}
