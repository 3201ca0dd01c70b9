import { Box } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { routes } from '../domain/paths.ts';
import { LinkButton } from '../ui/Button.tsx';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import { PageShell } from '../ui/frame/PageShell.tsx';
import { useI18n } from '../ui/useI18n.ts';

/** The page for addresses that are not a route. */
export function NotFoundPage() {
  const { t } = useI18n();
  return (
    <PageShell title={t('page.notFound.title')}>
      <Box maxWidth="32rem" mx="auto" px="6" py={{ base: '16', md: '24' }} textAlign="center">
        <PageHeading>{t('page.notFound.heading')}</PageHeading>
        <chakra.p mt="3" mb="6" color="inkMuted">
          {t('page.notFound.text')}
        </chakra.p>
        <LinkButton to={routes.home} look="primary">
          {t('page.goHome')}
        </LinkButton>
      </Box>
    </PageShell>
  );
}
