import { Flex } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { type MouseEvent, type ReactNode, useEffect } from 'react';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';

const SkipLink = chakra('a', {
  base: {
    position: 'absolute',
    left: '4',
    top: '-20',
    zIndex: '20',
    px: '5',
    py: '3',
    bg: 'sea',
    color: 'surface',
    borderRadius: 'pill',
    _focus: { top: '2' },
  },
});

/** Moves the focus without a new history entry. */
function skip(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('main')?.focus();
}

/** The frame of every page: skip link, header, `main` and footer. It also sets the document's title. */
export function PageShell({ title, children }: { title: string; children: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · Stayfarer`;
  }, [title]);
  return (
    <Flex direction="column" minHeight="100dvh">
      <SkipLink href="#main" onClick={skip}>
        Skip to content
      </SkipLink>
      <Header />
      <chakra.main id="main" tabIndex={-1} flex="1" pb="16" outline="none">
        {children}
      </chakra.main>
      <Footer />
    </Flex>
  );
}
