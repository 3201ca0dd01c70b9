import { Flex } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react/styled-system';

const Tab = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '11',
    px: '5',
    borderRadius: 'pill',
    fontWeight: '600',
    color: 'sea',
    _hover: { bg: 'seaSoft' },
    _currentPage: { bg: 'sea', color: 'surface' },
  },
});

/** The home page's tabs. 'Experiences' is a placeholder link. Spec §1. */
export function StayTabs() {
  return (
    <Flex as="nav" aria-label="What to book" justify="center" gap="1" mb="3">
      <Tab href="/" aria-current="page">
        Stays
      </Tab>
      <Tab href="#">Experiences</Tab>
    </Flex>
  );
}
