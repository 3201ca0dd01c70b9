import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentProps, useEffect, useRef } from 'react';
import { usePageNumber } from './PageNavigation.tsx';

/**
 * The one `h1` of a page. It takes the focus when it appears and with each new page that it heads, so
 * that a screen reader announces the page and the keyboard continues from there.
 */
export function PageHeading(props: ComponentProps<typeof chakra.h1>) {
  const heading = useRef<HTMLHeadingElement>(null);
  const page = usePageNumber();
  useEffect(() => heading.current?.focus({ preventScroll: true }), [page]);
  return (
    <chakra.h1
      ref={heading}
      tabIndex={-1}
      fontSize={{ base: '3xl', md: '4xl' }}
      _focusVisible={{ outline: 'none' }}
      {...props}
    />
  );
}
