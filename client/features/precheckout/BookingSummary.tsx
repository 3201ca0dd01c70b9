import { Flex, Stack } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react/styled-system';
import type { StayDetails } from '../../domain/stay/stayDetails.ts';
import { Isolated } from '../../ui/Isolated.tsx';
import { TextAreaField } from '../../ui/fields/TextField.tsx';
import { RatingBadge } from '../../ui/RatingBadge.tsx';
import { Disclosure } from '../../ui/stay/Disclosure.tsx';
import { Panel } from '../../ui/stay/Panel.tsx';
import { StayDates } from '../../ui/stay/StayDates.tsx';
import { StayPolicies } from '../../ui/stay/StayPolicies.tsx';
import { useI18n } from '../../ui/useI18n.ts';

/**
 * The summary of the stay; if it `asksRequests`, with the collapsible special requests of the
 * sample. Spec §2.
 */
export function BookingSummary({
  stay,
  asksRequests,
}: {
  stay: StayDetails;
  asksRequests: boolean;
}) {
  const { t } = useI18n();
  const about = [stay.place, stay.guests, stay.meal].filter(Boolean).join(' · ');
  return (
    <Panel title={stay.hotel}>
      <Stack gap="4">
        {stay.guestRating && (
          <Flex align="center" gap="2" wrap="wrap">
            <RatingBadge>{stay.guestRating.score}</RatingBadge>
            <chakra.span fontWeight="600">{stay.guestRating.word}</chakra.span>
            <chakra.span color="inkMuted">{stay.guestRating.reviews}</chakra.span>
          </Flex>
        )}
        <div>
          <p>
            <Isolated>{stay.room}</Isolated>
          </p>
          {about && <chakra.p color="inkMuted">{about}</chakra.p>}
          <chakra.p
            display="inline-block"
            mt="2"
            px="3"
            py="0.5"
            bg={stay.refundable ? 'goodSoft' : 'amberSoft'}
            color={stay.refundable ? 'good' : 'amber'}
            borderRadius="control"
            fontSize="sm"
            fontWeight="600"
          >
            {stay.cancellation}
          </chakra.p>
        </div>
        <StayDates checkIn={stay.checkIn} checkOut={stay.checkOut} nights={stay.ledger.nights} />
        {stay.policies.length > 0 && <StayPolicies policies={stay.policies} />}
        {asksRequests && (
          <Disclosure title={t('precheckout.requests')}>
            <TextAreaField label={t('precheckout.requestsLabel')} name="requests" />
          </Disclosure>
        )}
      </Stack>
    </Panel>
  );
}
