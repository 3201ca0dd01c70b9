import { Flex, Stack } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { TextAreaField } from '../../ui/fields.tsx';
import { ChevronRightIcon } from '../../ui/icons.tsx';
import { RatingBadge } from '../../ui/RatingBadge.tsx';
import { Panel } from './Panel.tsx';
import type { Quote } from './sampleQuote.ts';
import { StayDates } from './StayDates.tsx';

const Disclosure = chakra('details', {
  base: {
    borderTopWidth: '1px',
    borderColor: 'hairline',
    '& > summary': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      minHeight: '11',
      pt: '2',
      color: 'sea',
      fontWeight: '600',
      cursor: 'pointer',
      listStyle: 'none',
      '&::-webkit-details-marker': { display: 'none' },
    },
    '& svg': { transition: 'transform 120ms', transform: 'rotate(90deg)' },
    '&[open] svg': { transform: 'rotate(-90deg)' },
  },
});

/** The summary of the stay, with the collapsible special requests. Spec §2. */
export function BookingSummary({ stay }: { stay: Quote['stay'] }) {
  return (
    <Panel title={stay.hotel}>
      <Stack gap="4">
        <Flex align="center" gap="2" wrap="wrap">
          <RatingBadge>{stay.rating}</RatingBadge>
          <chakra.span fontWeight="600">{stay.ratingWord}</chakra.span>
          <chakra.span color="inkMuted">{stay.reviews}</chakra.span>
        </Flex>
        <div>
          <p>{stay.room}</p>
          <chakra.p
            display="inline-block"
            mt="2"
            px="3"
            py="0.5"
            bg="amberSoft"
            color="amber"
            borderRadius="pill"
            fontSize="sm"
            fontWeight="600"
          >
            {stay.refundability}
          </chakra.p>
        </div>
        <StayDates checkIn={stay.checkIn} checkOut={stay.checkOut} nights={stay.nights} />
        <Disclosure>
          <summary>
            Special/Accessibility requests (optional)
            <ChevronRightIcon />
          </summary>
          <chakra.div pt="3">
            <TextAreaField label="Your requests to the property" name="requests" />
          </chakra.div>
        </Disclosure>
      </Stack>
    </Panel>
  );
}
