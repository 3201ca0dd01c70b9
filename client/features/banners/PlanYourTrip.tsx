import { Flex, Grid } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { CompassIcon, GuideIcon } from '../../ui/icons.tsx';
import { useI18n } from '../../ui/useI18n.ts';

const features = [
  { name: 'trip', Icon: CompassIcon },
  { name: 'guide', Icon: GuideIcon },
] as const;

/** The two features under 'Plan Your Trip With us'. Spec §1. */
export function PlanYourTrip() {
  const { t } = useI18n();
  return (
    <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="5">
      {features.map(({ name, Icon }) => (
        <Flex key={name} gap="4" p="6" bg="sand" borderRadius="card">
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
            <chakra.h3 fontSize="xl">{t(`home.plan.${name}.title`)}</chakra.h3>
            <chakra.p mt="1">{t(`home.plan.${name}.text`)}</chakra.p>
          </div>
        </Flex>
      ))}
    </Grid>
  );
}
