import { chakra } from '@chakra-ui/react/styled-system';

const tabs = ['Overview', 'Amenities', 'Rooms', 'Accessibility', 'Policies', 'Guest Review (1)'];

const Tab = chakra('button', {
  base: {
    flexShrink: 0,
    minHeight: '11',
    px: '1',
    color: 'inkMuted',
    fontWeight: '600',
    cursor: 'pointer',
    borderBottomWidth: '3px',
    borderColor: 'transparent',
    _hover: { color: 'sea' },
    _focusVisible: { outlineOffset: '-3px' },
    '&[aria-current=true]': { color: 'sea', borderColor: 'sea' },
  },
});

/** The tab strip of the hotel page. Its buttons do nothing yet. Spec §2. */
export function HotelTabs() {
  return (
    <chakra.div
      role="group"
      aria-label="Parts of this page"
      display="flex"
      gap="5"
      overflowX="auto"
      borderBottomWidth="1px"
      borderColor="hairline"
    >
      {tabs.map((tab, index) => (
        <Tab key={tab} type="button" aria-current={index === 0 ? 'true' : undefined}>
          {tab}
        </Tab>
      ))}
    </chakra.div>
  );
}
