import { Box } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';
import { Content } from './Content.tsx';

/** A titled part of a page, as wide as the content may be. */
export function Section({
  title,
  action,
  children,
}: {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Content as="section" aria-labelledby={id} pt={{ base: '10', md: '14' }}>
      <Box display="flex" alignItems="center" justifyContent="space-between" gap="4" mb="5">
        <chakra.h2 id={id} fontSize={{ base: '2xl', md: '3xl' }}>
          {title}
        </chakra.h2>
        {action && (
          <Box flexShrink="0" whiteSpace="nowrap">
            {action}
          </Box>
        )}
      </Box>
      {children}
    </Content>
  );
}
