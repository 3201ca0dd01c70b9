import { Box, Flex } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { useCallback, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../ui/Button.tsx';
import { useMediaQuery } from '../../ui/useMediaQuery.ts';
import { FilterControls } from './FilterControls.tsx';

/**
 * The listing's left column: beside the results on wide screens, a drawer behind 'Filters' on narrow
 * ones. The controls are drawn once, in an element of their own that moves between the two, so that
 * turning a tablet loses nothing of what was chosen.
 */
export function FilterPanel() {
  const wide = useMediaQuery('(min-width: 1024px)');
  const [controls] = useState(() => document.createElement('div'));
  // Another function at each drawing would move the controls anew, and take the focus out of them.
  const host = useCallback((element: HTMLElement | null) => element?.append(controls), [controls]);
  return (
    <>
      {wide ? <Box as="aside" aria-label="Filters" ref={host} /> : <FilterDrawer host={host} />}
      {createPortal(<FilterControls />, controls)}
    </>
  );
}

const OpenButton = chakra(Button, { base: { justifySelf: { md: 'start' } } });

function FilterDrawer({ host }: { host: (element: HTMLElement | null) => void }) {
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
        <Box p="5" ref={host} />
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
