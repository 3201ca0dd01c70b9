import { Box, Flex } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { routes } from '../../domain/paths.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { useI18n } from '../../ui/useI18n.ts';

/**
 * The 'Sign in, save money' box, which leads to the account pages. On `live` pages it claims no
 * member prices: there are none. Spec §2.
 */
export function SignInBox({ live }: { live: boolean }) {
  const { t } = useI18n();
  return (
    <Box alignSelf="start" p="5" bg="sand" borderRadius="card">
      <chakra.h3 fontSize="xl">{t('home.signIn.title')}</chakra.h3>
      <chakra.p mt="1">{live ? t('home.signIn.earns') : t('home.signIn.memberPrices')}</chakra.p>
      <Flex wrap="wrap" gap="3" mt="4">
        <LinkButton to={routes.signUp} look="brand">
          {t('home.signIn.create')}
        </LinkButton>
        <LinkButton to={routes.signIn}>{t('page.signIn')}</LinkButton>
      </Flex>
    </Box>
  );
}
