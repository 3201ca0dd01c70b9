import { Box, Flex } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useMediaQuery } from '../../ui/useMediaQuery.ts';
import { FilterControls } from './FilterControls.tsx';

/**
 * The listing's left column: beside the results on wide screens, a drawer behind 'Filters' on narrow
 * ones. The choices are in the store, so they survive closing the drawer and turning a tablet.
 */
export function FilterPanel() {
  const wide = useMediaQuery('(min-width: 1024px)');
  if (!wide) return <FilterDrawer />;
  return (
    <Box as="aside" aria-label="Filters">
      <FilterControls />
    </Box>
  );
}

const OpenButton = chakra(Button, { base: { justifySelf: { md: 'start' } } });

function FilterDrawer() {
  const drawer = useRef<HTMLDialogElement>(null);
  return (
    <>
      <OpenButton onClick={() => drawer.current?.showModal()}>Filters</OpenButton>
      <chakra.dialog
        ref={drawer}
        aria-label="Filters"
        width="full"
        maxWidth="24rem"
        height="100dvh"
        maxHeight="100dvh"
        m="0"
        bg="paper"
        color="ink"
        overflowY="auto"
        _backdrop={{ bg: 'veil', backdropFilter: 'blur(4px)' }}
      >
        <Box p="5">
          <FilterControls />
        </Box>
        <Flex
          position="sticky"
          bottom="0"
          p="4"
          bg="paper"
          borderTopWidth="1px"
          borderColor="hairline"
        >
          <Button look="brand" wide onClick={() => drawer.current?.close()}>
            Show results
          </Button>
        </Flex>
      </chakra.dialog>
    </>
  );
}
