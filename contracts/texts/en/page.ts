/** The frame of every page: header, footer, and what any page may say. Spec §1. */
export const page = {
  brand: 'Stayfarer',
  /** The title of the browser's tab. */
  title: '{title} · Stayfarer',
  skipToContent: 'Skip to content',
  findBooking: 'Find my booking',
  favorites: 'Favorites',
  signIn: 'Sign in',
  /** Read out to screen readers while a part of the page is loaded. */
  loading: 'Loading …',
  /** On the veil over the page while it is loaded. */
  loadingPage: 'Loading...',
  /** The empty choice of a select. */
  choose: 'Choose',
  goHome: 'Go to the home page',
  language: {
    label: 'Language',
    /** `language` is its name in itself, such as 'Deutsch'. */
    notLoaded: '{language} could not be loaded. Check your connection and try again.',
  },
  notFound: {
    title: 'Page not found',
    heading: 'There is no page at this address',
    text: 'The link may be old, or a letter may be missing from it.',
  },
  footer: {
    claim: 'Rooms worth the journey, found without the noise.',
    quickLinks: 'Quick links',
    support: 'Support',
    contact: 'Contact',
    address: '1 Harbour Walk, Karachi',
    phone: '+1 555 0100',
    email: 'hello@stayfarer.example',
    rights: '© 2024 Stayfarer. All rights reserved.',
    links: {
      home: 'Home',
      'about-us': 'About Us',
      services: 'Services',
      'tour-guide': 'Tour Guide',
      'contact-us': 'Contact Us',
      findBooking: 'Find my booking',
      'help-center': 'Help Center',
      covid: 'Our COVID-19 Response',
      cancellation: 'Cancellation options',
      safety: 'Safety information',
      imprint: 'Imprint',
      terms: 'Terms',
      privacy: 'Privacy',
      accessibility: 'Accessibility',
    },
    payment: {
      label: 'Payment methods',
      visa: 'Visa',
      payPal: 'PayPal',
      masterCard: 'MasterCard',
    },
  },
} as const;
