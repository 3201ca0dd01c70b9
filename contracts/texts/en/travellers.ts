/** The fields for who stays and how to reach them. Spec §2 and §5. */
export const travellers = {
  title: 'Your details',
  citizenship: "Guests' citizenship",
  email: 'E-mail address',
  emailHint: 'The link to your booking is sent there.',
  specialRequests: 'Special requests',
  /** The first choice of a list of choices, while nothing is chosen. */
  choose: 'Choose',

  names: {
    title: 'Guests’ names',
    /** The same, where the first guest is not asked for again. */
    others: 'Names of the other guests',
    /**
     * A guest by number, such as 'Guest 2 (optional)' or 'Guest 3, child of 5'. `age` is in years.
     */
    guest: 'Guest {number, number}',
    guestOptional: 'Guest {number, number} (optional)',
    child: 'Guest {number, number}, child of {age, number}',
    childOptional: 'Guest {number, number}, child of {age, number} (optional)',
    saved: 'Saved traveler',
    first: 'First name',
    last: 'Last name',
  },

  /** The first guest and their phone number, as given in the step before. */
  given: {
    label: 'Checking in',
    change: 'Change',
    /** The button 'Change', as it is read out. */
    changeLabel: 'Change who checks in',
  },

  saving: {
    label: 'Save the info for future bookings',
    signedOut: 'To save it, <link>sign in</link>. What you typed stays here.',
    what: 'The first guest’s name, citizenship and phone are saved in your account.',
    full: 'Your account has {count, plural, one {# saved traveler} other {# saved travelers}}, the most it can have, so this one will not be saved. Remove one in <link>your account</link>.',
    failed:
      'Your booking is not affected, but the traveler could not be saved. You can add them in <link>your account</link>.',
  },

  /** What is wrong with a field. */
  errors: {
    firstName: 'Enter a first name',
    lastName: 'Enter a last name',
    citizenship: 'Choose a country',
    email: 'Enter an e-mail address, such as name@example.com',
    phone: 'Enter a phone number with its country code, such as +92 300 1234567',
    service: 'Choose one, or untick the service',
  },

  phone: {
    country: 'Phone country',
    /** A country with its calling code: 'Pakistan (+92)'. */
    countryAndCode: '{country} ({calling})',
    number: 'Mobile phone number',
    hintWithCountry: 'Without + and a country code it is read as a number of this country.',
    hintWithoutCountry: 'With its country code, such as +92 300 1234567.',
  },
} as const;
