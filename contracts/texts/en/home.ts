/** The home page and its banners; some banners are on other pages too. Spec §1 and §2. */
export const home = {
  title: 'Find your stay',
  heading: 'Find a room worth the journey',
  lead: 'Name a place and your days. We will show you where to stay.',
  destinations: 'Explore stays in popular destinations',
  plan: {
    title: 'Plan Your Trip With us',
    trip: {
      title: 'Exclusive Trip',
      text: 'Hand-picked stays and days that are not in every brochure.',
    },
    guide: {
      title: 'Professional Guide',
      text: 'People who know the streets, the seasons and the best hour to set out.',
    },
  },
  popular: {
    title: 'Popular hotels',
    /** Begins a sentence of `failures`, as `explore.what` does. */
    what: 'The popular hotels',
  },
  explore: {
    title: 'Explore popular hotel',
    all: 'View All',
    what: 'These hotels',
  },
  solo: {
    label: 'Solo travel',
    title: 'Travel solo, at your own pace',
    text: 'One bag, one ticket and a room that feels like yours. Stays that welcome travellers on their own.',
  },
  signIn: {
    title: 'Sign in, save money',
    earns: 'An account keeps your trips together and earns you OneKeyCash for later stays.',
    memberPrices: 'An account keeps your trips together and shows you member prices.',
    create: 'Create an account',
  },
  /** A sample promotion of a credit card. */
  card: {
    credit: 'Get a {amount} statement credit',
    rewards: '+ {amount} in OneKeyCash*',
    fee: 'No annual fee',
    start: 'Get started',
    terms: '* For new cardholders, after the first purchase. Terms apply.',
  },
} as const;
