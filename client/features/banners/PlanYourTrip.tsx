import { Flex, Grid } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { CompassIcon, GuideIcon } from '../../ui/icons.tsx';

const features = [
  {
    title: 'Exclusive Trip',
    text: 'Hand-picked stays and days that are not in every brochure.',
    Icon: CompassIcon,
  },
  {
    title: 'Professional Guide',
    text: 'People who know the streets, the seasons and the best hour to set out.',
    Icon: GuideIcon,
  },
] as const;

/** The two features under 'Plan Your Trip With us'. Spec §1. */
export function PlanYourTrip() {
  return (
    <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="5">
      {features.map(({ title, text, Icon }) => (
        <Flex key={title} gap="4" p="6" bg="sand" borderRadius="card">
          <Flex
            boxSize="12"
            flexShrink="0"
            align="center"
            justify="center"
            bg="surface"
            color="sea"
            borderRadius="pill"
          >
            <Icon size={24} />
          </Flex>
          <div>
            <chakra.h3 fontSize="xl">{title}</chakra.h3>
            <chakra.p mt="1">{text}</chakra.p>
          </div>
        </Flex>
      ))}
    </Grid>
  );
}
