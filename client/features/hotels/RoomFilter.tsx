import { Flex } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';

const choices = ['All rooms', '1 bed', '2 beds', '3+ beds'] as const;

const Choice = chakra('button', {
  base: {
    minHeight: '11',
    px: '4',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'controlBorder',
    borderRadius: 'pill',
    fontWeight: '600',
    cursor: 'pointer',
    _hover: { borderColor: 'sea' },
    _pressed: { bg: 'seaSoft', color: 'sea', borderColor: 'sea' },
  },
});

/** The room filter buttons. They show which one is pressed and filter nothing yet. Spec §2. */
export function RoomFilter({ rooms }: { rooms: number }) {
  const [pressed, setPressed] = useState<string>(choices[0]);
  return (
    <Flex wrap="wrap" align="center" justify="space-between" columnGap="6" rowGap="3" mb="5">
      <Flex role="group" aria-label="Filter rooms" wrap="wrap" gap="2">
        {choices.map((choice) => (
          <Choice
            key={choice}
            type="button"
            aria-pressed={choice === pressed}
            onClick={() => setPressed(choice)}
          >
            {choice}
          </Choice>
        ))}
      </Flex>
      <chakra.p color="inkMuted">Showing {rooms} rooms</chakra.p>
    </Flex>
  );
}
