import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentProps, useEffect, useRef } from 'react';

/**
 * The one `h1` of a page. It takes the focus when its page appears, so that a screen reader reads
 * where the traveller has come to and the keyboard goes on from there.
 */
export function PageHeading(props: ComponentProps<typeof chakra.h1>) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
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
