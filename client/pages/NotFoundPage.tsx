import { Box } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { routes } from '../domain/paths.ts';
import { LinkButton } from '../ui/Button.tsx';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import { PageShell } from '../ui/page/PageShell.tsx';

/** The page for addresses that are not a route. */
export function NotFoundPage() {
  return (
    <PageShell title="Page not found">
      <Box maxWidth="32rem" mx="auto" px="6" py={{ base: '16', md: '24' }} textAlign="center">
        <PageHeading>There is no page at this address</PageHeading>
        <chakra.p mt="3" mb="6" color="inkMuted">
          The link may be old, or a letter may be missing from it.
        </chakra.p>
        <LinkButton to={routes.home} look="primary">
          Go to the home page
        </LinkButton>
      </Box>
    </PageShell>
  );
}
