import { Grid } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react/styled-system';
import type { StayDay } from '../../domain/stay/stayDetails.ts';

function End({ label, day }: { label: string; day: StayDay }) {
  return (
    <div>
      <chakra.dt fontSize="sm" color="inkMuted">
        {label}
      </chakra.dt>
      <chakra.dd fontWeight="600">
        <time dateTime={day.iso}>{day.day}</time>
      </chakra.dd>
      {day.time && (
        <chakra.dd fontSize="sm" color="inkMuted">
          {day.time}
        </chakra.dd>
      )}
    </div>
  );
}

/** Check-in, check-out and the length of a stay. Spec §2 and §9. */
export function StayDates({
  checkIn,
  checkOut,
  nights,
}: {
  checkIn: StayDay;
  checkOut: StayDay;
  /** The number of nights. */
  nights: number;
}) {
  return (
    <div>
      <Grid
        as="dl"
        templateColumns={{ base: 'auto auto', sm: '1fr 1fr' }}
        borderWidth="1px"
        borderColor="hairline"
        borderRadius="control"
        css={{
          '& > div': { px: { base: '3', sm: '4' }, py: '3' },
          '& > div + div': { borderLeftWidth: '1px', borderColor: 'hairline' },
        }}
      >
        <End label="Check-in" day={checkIn} />
        <End label="Check-out" day={checkOut} />
      </Grid>
      <chakra.p mt="2" fontSize="sm" color="inkMuted">
        {nights}-night stay
      </chakra.p>
    </div>
  );
}
