import { Flex } from '@chakra-ui/react';
import { routes } from '../domain/paths.ts';
import { LinkButton } from './Button.tsx';
import { UserIcon } from './icons.tsx';
import { Logo } from './Logo.tsx';

/** The top of every page: the logo, which links home, and the way to sign in. Spec §2. */
export function Header() {
  return (
    <Flex
      as="header"
      width="full"
      maxWidth="content"
      mx="auto"
      px={{ base: '4', md: '6' }}
      py="3"
      align="center"
      justify="space-between"
    >
      <Logo />
      <LinkButton to={routes.signIn} look="quiet">
        <UserIcon />
        Sign in
      </LinkButton>
    </Flex>
  );
}
