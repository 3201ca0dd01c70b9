import { Flex } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

/** A list of amounts of money, each with its label. */
export function AmountList({ children }: { children: ReactNode }) {
  return (
    <chakra.dl display="grid" gap="2">
      {children}
    </chakra.dl>
  );
}

/** A line of an `AmountList`; `strong` marks a total. */
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
