import { Flex } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

/** Amounts of money below each other, each with what it is for. */
export function AmountList({ children }: { children: ReactNode }) {
  return (
    <chakra.dl display="grid" gap="2">
      {children}
    </chakra.dl>
  );
}

/** One line of an `AmountList`; a `strong` one is what the others come to. */
export function Amount({
  label,
  strong = false,
  tone,
  children,
}: {
  label: string;
  strong?: boolean;
  tone?: 'good';
  children: string;
}) {
  return (
    <Flex
      justify="space-between"
      align="baseline"
      gap="4"
      {...(strong && { fontSize: 'lg', fontWeight: '600' })}
      {...(tone && { color: tone })}
    >
      <dt>{label}</dt>
      <chakra.dd fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
        {children}
      </chakra.dd>
    </Flex>
  );
}
