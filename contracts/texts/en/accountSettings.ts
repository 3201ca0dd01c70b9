/** The account page: each part is a card with a heading and a form or a list. */
export const accountSettings = {
  name: {
    heading: 'Name',
    save: 'Save the name',
    saved: 'Saved.',
  },
  email: {
    heading: 'Email address',
    field: 'New email address',
    change: 'Change the address',
    sent: 'Open the link in the mail to <ltr>{newEmail}</ltr>. Until then <ltr>{email}</ltr> stays.',
  },
  password: {
    heading: 'Password',
    change: 'Change the password',
    changed: 'Your password is changed, and other devices are signed out.',
  },
  /** Signing in with a password and a code of an authenticator app. */
  twoStep: {
    heading: 'Two-step sign-in',
    on: 'It is on: signing in takes your password and a code from your app.',
    off: 'It is off: signing in takes your password alone.',
    turnOn: 'Turn it on',
    turnOff: 'Turn it off',
    scan: '1. Scan this code with your authenticator app:',
    qrCode: 'The key as a QR code',
    typeKey: 'Or type this key into it: <secret>{key}</secret>',
    openApp: 'Open the app on this device',
    keepCodes: '2. Keep these recovery codes. Each works once, when your app is not at hand:',
    code: '3. Code from your app',
  },
  recoveryCodes: {
    renew: 'New recovery codes',
    warning: 'The codes that you have now will not work any more.',
    make: 'Make new recovery codes',
    made: 'These are your new recovery codes. The ones before them do not work any more.',
  },
  /** OneKeyCash is a name: the credit that stays earn. */
  rewards: {
    heading: 'OneKeyCash',
    none: 'You have no OneKeyCash at the moment.',
    belowZero:
      'Below zero, because what was taken back had been spent. It fills up again with what you earn next.',
    minimum: 'Until your first stay, it is for bookings of {amount} or more.',
    rules:
      'A stay earns 2% of its room price once the hotel reports it. If the hotel does not report it, it earns later, and up to a limit a month: the page of the booking has the date. Use it when you book.',
    history: 'What came and went',
    /** Each beside an amount that was added or taken away. */
    change: {
      welcome: 'Welcome credit',
      earned: 'Earned with a stay',
      revoked: 'Taken back: the hotel reported that the stay did not take place',
      spent: 'Used for a booking',
      returned: 'Returned from a cancelled or declined booking',
      given: 'Added by our support',
      taken: 'Corrected by our support',
    },
  },
  travellers: {
    heading: 'Saved travelers',
    none: 'Save who travels, to choose them when you book.',
    add: 'Add a traveler',
    change: 'Change',
    changeNamed: 'Change {name}',
    remove: 'Remove',
    removeNamed: 'Remove {name}',
    citizenshipAndPhone: '{citizenship}, <ltr>{phone}</ltr>',
    firstName: 'First name',
    lastName: 'Last name',
    citizenship: 'Citizenship',
    phone: 'Mobile phone number',
    save: 'Save the traveller',
    cancel: 'Cancel',
  },
  /**
   * Where the account is signed in. `device` is such as 'Chrome on Linux', `address` an IP address.
   */
  sessions: {
    heading: 'Where you are signed in',
    thisDevice: '{device} (this device)',
    since: 'since {time}, from <ltr>{address}</ltr>',
    signOut: 'Sign out {device}',
    signOutEverywhere: 'Sign out everywhere',
  },
  data: {
    heading: 'Your data',
    text: 'A file with everything that we keep of you: account, trips, reviews, OneKeyCash, travelers, favorites and newsletter.',
    download: 'Download my data',
  },
  deletion: {
    heading: 'Delete the account',
    warning:
      'This cannot be undone. Your reservations stay with the hotels, and the links in their mails open them; to cancel one, do it before. Your reviews stay, without your name. Your OneKeyCash is lost.',
    delete: 'Delete my account',
    deleted: 'Your account is deleted.',
  },
} as const;
