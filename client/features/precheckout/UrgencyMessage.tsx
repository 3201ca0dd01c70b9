import { chakra } from '@chakra-ui/react/styled-system';

/** The urgency message of the specification, without a countdown. Spec §2. */
export function UrgencyMessage() {
  return (
    <chakra.p px={{ base: '4', md: '6' }} py="3" bg="sand" borderRadius="card" fontWeight="600">
      You have good taste! Book now before someone else grabs it!
    </chakra.p>
  );
}
