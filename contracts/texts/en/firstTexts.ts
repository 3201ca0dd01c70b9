/**
 * The texts of the home page and of the frame of all pages, in ICU MessageFormat. They are loaded
 * before the site is shown.
 */
export const firstTexts = {
  /** The second currency in which prices are shown, beside the charged currency. */
  currency: {
    label: 'Currency to show prices in',
    /** On the closed menu while no currency is chosen. */
    none: 'Currency',
    /** The choice that converts no price. */
    asCharged: 'Hotel’s currency',
    /** A choice, such as 'EUR · Euro'. */
    choice: '{code} · {name}',
    outdated: 'Not converted: the latest exchange rates are from {date}',
    notLoaded: 'Not converted: the exchange rates could not be loaded',
  },
  /** The destination field, its suggestions, and the places that the site proposes. */
  destinations: {
    where: 'Where to?',
    whereExample: 'City or region',
    list: 'Destinations',
    clearRecent: 'Clear recent searches',
    recentCleared: 'Recent searches cleared',
    /** The attribution that the licence of the names requires. */
    credit: 'Place names: GeoNames, CC BY 4.0',
    /** Beside a place from an earlier search. */
    recent: 'Recent',
    hotels: '{count, plural, one {# hotel} other {# hotels}}',
    /** Beside a place where the provider has no hotels. */
    noHotels: 'No hotels here',
    /** Read out by screen readers while a place is typed. `No place found` is also shown below. */
    suggested: '{count, plural, =0 {No place found} one {# suggestion} other {# suggestions}}',
    hotelIn: 'Hotel in {city}',
    placeInCountry: '{place}, {country}',
    didYouMean: 'Did you mean',
    nearest: 'Nearest places with hotels',
    /** The distance from the searched place, such as '12 km away'. */
    away: '{distance} away',
    /** Such as '1.2 km to center'. */
    fromCenter: '{distance} to center',
    /** Such as '1.2 km from Eiffel Tower'. */
    fromLandmark: '{distance} from {landmark}',
    /** The cities of the home page. */
    popular: {
      karachi: 'Karachi',
      dubai: 'Dubai',
      marrakech: 'Marrakech',
      istanbul: 'Istanbul',
      lisbon: 'Lisbon',
      kyoto: 'Kyoto',
    },
  },
  /** The failures to load or do something, for all pages. */
  failures: {
    /** In place of `what` below, if the page has no name for it. */
    this: 'This',
    /**
     * `what` names something on the page, such as 'The search results' or 'This hotel', and begins
     * the sentence.
     */
    offline: 'You are offline. {what} will be loaded when you are online again.',
    retryInSeconds:
      '{what} could not be loaded. Try again in {seconds, plural, one {# second} other {# seconds}}.',
    retryInMinutes:
      '{what} could not be loaded. Try again in {minutes, plural, one {# minute} other {# minutes}}.',
    noConnection: '{what} could not be loaded. Check your connection and try again.',
    notLoaded: '{what} could not be loaded. Try again in a moment.',
    retrying: 'Trying again …',
    retry: 'Try again',
    /**
     * The button's name for screen readers; `name` is the content that it loads, such as a hotel.
     */
    retryNamed: 'Try again: {name}',
    /** For a failed button or form. */
    didNotWork: 'That did not work. Check your connection and try again.',
    /** In place of a page whose code could not be loaded. */
    page: {
      title: 'Page not shown',
      heading: 'This page could not be shown',
      text: 'Check your connection, then load the page again.',
      reload: 'Reload',
    },
  },
  /** The home page and its banners; some banners are on other pages too. Spec §1 and §2. */
  home: {
    title: 'Find your stay',
    heading: 'Find a room worth the journey',
    lead: 'Tell us where and when. We will show you where to stay.',
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
    /** The list is stored on the device. */
    seen: { title: 'Recently viewed hotels', clear: 'Clear' },
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
      text: 'One bag, one ticket and a room that feels like yours. Stays that welcome travelers on their own.',
      action: 'See stays for one',
    },
  },
  /**
   * Hotels in rows, cards and slides, and the facts that all pages phrase alike. Spec §2, §3 and
   * §9.
   */
  hotels: {
    /** A room whose name is not known. */
    room: 'Room',
    /** Two names of a hotel's place, the smaller one first: 'Clifton, Karachi' or 'Karachi, PK'. */
    place: '{inner}, {outer}',
    stars: {
      live: '{stars, plural, one {# star} other {# stars}}',
      listed: '{stars, plural, =0 {No rating} other {# stars}}',
      /** The stars on the hotel page, in the spelling of the specification. */
      onPage: '{stars, plural, =0 {No Rating} other {# stars}}',
      /** In place of the number, for a hotel without a rating. */
      badge: { inList: '-', onPage: 'N/A' },
    },
    guests: {
      /** Only screen readers read the text in <hidden>. */
      score: '{score}<hidden> of 10</hidden>',
      word: {
        wonderful: 'Wonderful',
        veryGood: 'Very good',
        good: 'Good',
      },
      /** The number of ratings by the partner's guests, without readable reviews. */
      ratings: '{count, plural, one {# rating} other {# ratings}}',
    },
    /** The type of property. */
    kind: {
      hotel: 'Hotel',
      apartment: 'Apartment',
      'guest-house': 'Guest house',
      hostel: 'Hostel',
      resort: 'Resort',
      villa: 'Villa',
      riad: 'Riad',
      lodge: 'Lodge',
      ryokan: 'Ryokan',
    },
    policies: {
      checkIn: 'Check-in',
      checkInFrom: 'Check-in from {time}',
      checkOut: 'Check-out',
      checkOutUntil: 'Check-out {time}',
    },
    seeAvailability: 'See availability',
    seeAvailabilityOf: 'See availability: {name}',
    /** The link of a slide. Only screen readers read the text in <more>. */
    slide: {
      seeAvailability: 'See availability<more>: {name}</more>',
      viewHotel: 'View hotel<more>: {name}</more>',
    },
    carousel: {
      name: 'Popular hotels',
      /** The role that a screen reader adds to the element's name: 'Popular hotels, carousel'. */
      role: 'carousel',
      dot: 'Hotel {number, number} of {total, number}',
      next: 'Next hotel',
      previous: 'Previous hotel',
    },
    loading: 'Loading hotels...',
    price: {
      perNight: '{price} per night',
      /** `stay` contains days, nights and guests, such as 'Nov 3 - Nov 5, 2 nights, 2 adults'. */
      forStay: 'See the price for {stay}',
      tryRooms: 'Try {rooms, plural, one {# room} other {# rooms}}',
    },
    terms: {
      payAtProperty: 'No prepayment needed – pay at the property',
      breakfastNotInPrice: 'Breakfast not in this price',
      onRequest: 'On request: the property confirms',
    },
    /** The reasons why a hotel has no offer, without a full stop. */
    unavailable: {
      full: 'No rooms left for these dates',
      fullTonight: 'No rooms left tonight',
      unknown: 'No price available',
      few: '{rooms, plural, one {No room left} other {Not enough rooms left}}',
      tooMany:
        'No room for {children, plural, =0 {{adults, plural, one {# adult} other {# adults}}} other {{travelers, plural, one {# traveler} other {# travelers}}}}',
    },
  },
  /** The subscription to the newsletter. Spec §5. */
  newsletter: {
    heading: 'Letters from the road',
    offer: 'Subscribe to our newsletter and get a 10% discount on your first booking.',
    /** Below the offer, on a site that takes bookings. */
    needsAccount: 'To use the code, sign in with the same email address.',
    email: 'Email address',
    subscribe: 'Subscribe',
    outcome: {
      invalid: 'Enter an email address, such as name@example.com.',
      sent: 'Check your inbox: we have sent you an email to confirm your subscription.',
      tooMany: 'Too many attempts. Try again later.',
    },
  },
  /** The frame of every page: header, footer, and the texts that any page can show. Spec §1. */
  page: {
    brand: 'Stayfarer',
    /** The title of the browser's tab. */
    title: '{title} · Stayfarer',
    skipToContent: 'Skip to content',
    findBooking: 'Find my booking',
    menu: 'Menu',
    favorites: 'Favorites',
    signIn: 'Sign in',
    /** Read out to screen readers while a part of the page is loaded. */
    loading: 'Loading …',
    /** On the veil over the page while it is loaded. */
    loadingPage: 'Loading...',
    /** The empty option of a select. */
    choose: 'Choose',
    goHome: 'Go to the home page',
    language: {
      label: 'Language',
      /** `language` is the language's own name, such as 'Deutsch'. */
      notLoaded: '{language} could not be loaded. Check your connection and try again.',
    },
    notFound: {
      title: 'Page not found',
      heading: 'There is no page at this address',
      text: 'The link may be old or incomplete.',
    },
    footer: {
      claim: 'Rooms worth the journey, found without the noise.',
      quickLinks: 'Quick links',
      support: 'Support',
      contact: 'Contact',
      address: '1 Harbour Walk, Karachi',
      phone: '+1 555 0100',
      email: 'hello@stayfarer.example',
      /** Below the sample contact details, if the operator has given none. */
      sample: 'Sample contact',
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
  },
  /** The short form of a stay's price. Spec §9. */
  price: {
    paidLater: '{amount} of it paid at the property',
    /** The stay that a price is for. `guests` is such as '2 adults'. */
    scope:
      '{when, select, tonight {Tonight, } other {}}{nights, plural, one {# night} other {# nights}}, {guests}{rooms, plural, =1 {} other {, # rooms}}',
    /** The charged amount, beside a price in another currency. */
    charged: 'charged: {amount}',
    taxesIncluded: 'taxes and charges included',
    noTaxes: 'No taxes or charges',
    /** Beside the price of a rate without free cancellation: the price of a rate with it. */
    freeToCancel: 'With free cancellation: {amount}',
    averageNight:
      '{amount} per night{rooms, plural, =1 {} other { and room}}{taxed, select, yes { before taxes} other {}}',
  },
  /** The search form as a whole, its summary, and the messages of a search. Spec §1 and §2. */
  search: {
    tabs: { label: 'What to book', stays: 'Stays', experiences: 'Experiences' },
    /** The name of the form. */
    form: 'Stays',
    changeStay: 'Change your stay',
    submit: 'Search',
    open: 'Change',
    close: 'Close',
    anyDates: 'Any dates',
    allPlaces: 'All places',
    /** The short form of a stay, such as 'Nov 3 - Nov 5, 2 nights, 2 adults, 1 child, 2 rooms'. */
    stay: '{days}, {nights, plural, one {# night} other {# nights}}, {guests}{rooms, plural, =1 {} one {, # room} other {, # rooms}}',
    /** The short form of a stay without chosen days, such as 'Tonight, 1 night, 2 adults'. */
    stayTonight: '{tonight}, {guests}{rooms, plural, =1 {} one {, # room} other {, # rooms}}',
    /** The corrections of the days in an old link. */
    mended: {
      checkInPast: 'Check-in was in the past: {day}. Choose new dates.',
      checkOutPast: 'Check-out was in the past: {day}. Choose new dates.',
      notAfterCheckIn: 'Check-out was not after check-in, so it is now the next day.',
    },
    results: {
      back: 'Back to results',
      allStaysIn: 'All stays in {place}',
      allStays: 'All stays',
    },
  },
  /** The search form's fields for days and travelers, and their pickers. Spec §2. */
  searchFields: {
    dates: 'Dates',
    checkIn: 'Check-in',
    checkOut: 'Check-out',
    /** Beside 'Dates' while no day is chosen. */
    noDates: 'check-in – check-out',
    addDate: 'Add date',
    /**
     * `text` is the traveler's input in a date field that would be another day if day and month
     * were swapped.
     */
    dayRead: 'We read “{text}” as {day}.',
    /** `text` is the traveler's input in a date field that is not a valid day. */
    dayRejected: '“{text}” is not a date on or after {day}.',
    calendar: 'Calendar',
    chooseArrival: 'Choose the day you arrive',
    chooseDeparture: 'Choose the day you leave',
    clearDates: 'Clear dates',
    done: 'Done',
    travelers: 'Travelers',
    travelersExample: '2 travelers',
    /**
     * `text` is the traveler's input. The field must understand the example, so use words of
     * `partyWords`.
     */
    partyRejected: 'We did not understand “{text}”. Type ‘2 adults, 1 room’ or use the button.',
    /**
     * Not shown. The words that the search field understands after a number: all their forms in
     * lower case, separated by commas. `and` holds the words that may stand between two numbers,
     * besides a comma, '&' and '+'.
     */
    partyWords: {
      rooms: 'room, rooms',
      children: 'child, children, kid, kids',
      adults:
        'adult, adults, traveler, travelers, traveller, travellers, guest, guests, people, person, persons',
      and: 'and',
    },
    chooseGuests: 'Choose guests',
    guestsAndRooms: 'Guests and rooms',
    rooms: 'Rooms',
    /** Each number is between two buttons. */
    adults: { label: 'Adults', fewer: 'Fewer adults', more: 'More adults' },
    children: { label: 'Children', fewer: 'Fewer children', more: 'More children' },
    /** The names of a room's section and of its buttons. */
    addRoom: 'Add a room',
    room: 'Room {number, number}',
    remove: 'Remove',
    removeRoom: 'Remove room {number, number}',
    ageOfChild: 'Age of child {number, number}',
    chooseAge: 'Choose',
    underOne: 'Under 1',
    roomsWithoutAdult:
      'Each room needs an adult: {rooms, plural, one {# room} other {# rooms}} for {adults, plural, one {# adult} other {# adults}} is not possible.',
    missingAges:
      '{children, plural, one {Choose the age of the child.} other {Choose the age of each child.}}',
  },
  /** The days, party, meals, terms and payment of a stay, on pages and in mails. */
  stay: {
    /** Two days, such as 'Nov 3 - Nov 5'. */
    days: '{from} - {to}',
    /** Two days of one year, such as 'Dec 10 - Dec 13, 2028'. */
    daysOfYear: '{from} - {to}, {year}',
    rooms: '{count, plural, one {# room} other {# rooms}}',
    adults: '{count, plural, one {# adult} other {# adults}}',
    children: '{count, plural, one {# child} other {# children}}',
    guests:
      '{adults, plural, one {# adult} other {# adults}}{children, plural, =0 {} one {, # child} other {, # children}}',
    party:
      '{travelers, plural, one {# traveler} other {# travelers}}, {rooms, plural, one {# room} other {# rooms}}',
    tonight: 'Tonight, 1 night',
    /**
     * An instant with its time zone, such as 'Sat, Mar 6, 6:00 PM (GMT+5)'; `named` is 'no' without
     * the zone.
     */
    instantInZone: '{instant}{named, select, no {} other { ({zone})}}',
    /** A time zone named after its city, such as 'Karachi time, GMT+5'. */
    zone: '{city} time, {offset}',
  },
} as const;

export type FirstTexts = typeof firstTexts;
