import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { CheckIcon } from './icons.tsx';

const List = chakra('ul', { base: { listStyleType: 'none', color: 'good' } });

const Item = chakra('li', { base: { display: 'flex', alignItems: 'center', gap: '2' } });

/** What speaks for a stay, each line with a tick before it. */
export function TickedList({
  lines,
  ...list
}: { lines: readonly string[] } & ComponentProps<typeof List>) {
  return (
    <List {...list}>
      {lines.map((line) => (
        <Item key={line}>
          <CheckIcon size="4" />
          {line}
        </Item>
      ))}
    </List>
  );
}
