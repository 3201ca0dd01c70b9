import { Box, Flex } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { routes } from '../../domain/paths.ts';
import { LinkButton } from '../../ui/Button.tsx';

/**
 * The 'Sign in, save money' box, which leads to the account pages. On `live` pages it claims no member
 * prices: there are none. Spec §2.
 */
export function SignInBox({ live }: { live: boolean }) {
  return (
    <Box alignSelf="start" p="5" bg="sand" borderRadius="card">
      <chakra.h3 fontSize="xl">Sign in, save money</chakra.h3>
      <chakra.p mt="1">
        {live
          ? 'An account keeps your trips together and earns you OneKeyCash for later stays.'
          : 'An account keeps your trips together and shows you member prices.'}
      </chakra.p>
      <Flex wrap="wrap" gap="3" mt="4">
        <LinkButton to={routes.signUp} look="brand">
          Create an account
        </LinkButton>
        <LinkButton to={routes.signIn}>Sign in</LinkButton>
      </Flex>
    </Box>
  );
}
