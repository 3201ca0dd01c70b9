import { Box, Flex } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '../../ui/Button.tsx';

/** The 'Sign in, save money' box. Its buttons do nothing yet. Spec §2. */
export function SignInBox() {
  return (
    <Box alignSelf="start" p="5" bg="sand" borderRadius="card">
      <chakra.h3 fontSize="xl">Sign in, save money</chakra.h3>
      <chakra.p mt="1">An account keeps your trips together and shows you member prices.</chakra.p>
      <Flex wrap="wrap" gap="3" mt="4">
        <Button look="brand">Create an account</Button>
        <Button>Sign in</Button>
      </Flex>
    </Box>
  );
}
