/** The texts of accounts, signing in, trips, pages of content and the links of newsletters. */
export const accountTexts = {
  /** Signing in and out, and the forms of the account: their fields, errors and messages. */
  account: {
    title: 'Account',
    /** The parts of the account page. */
    sections: {
      profile: 'Profile',
      security: 'Security',
      rewards: 'OneKeyCash',
      travelers: 'Travelers',
      privacy: 'Privacy',
    },
    signOut: 'Sign out',
    /** The label of the button that signs in, as the specification words it. */
    login: 'Login',
    /** Shown to people who open a page of the account without being signed in. */
    signInToSee: {
      account: 'Sign in to see your account.',
      trips: 'Sign in to see your trips.',
    },
    fields: {
      name: 'Full Name',
      email: 'Email address',
      password: 'Password',
      /**
       * The label of a button in the field. The button is pressed while the password is visible.
       */
      reveal: 'Show password',
      currentPassword: 'Current password',
      newPassword: 'New password',
      confirmPassword: 'Confirm Password',
      passwordHint:
        'At least {minimum, number} characters. A few words that only you would combine work well.',
    },
    /** The strength of a new password, shown while it is typed. The first three are refused. */
    strength: {
      short: 'Strength: Too short',
      common: 'Strength: Too common',
      personal: 'Strength: Too personal',
      weak: 'Strength: Weak',
      fair: 'Strength: Fair',
      strong: 'Strength: Strong',
    },
    /** The errors of a form or of a field, shown below the field. */
    errors: {
      email: 'Enter an email address, such as name@example.com.',
      name: 'Enter your name.',
      password: 'Enter your password.',
      passwordShort: 'Use at least {minimum, number} characters.',
      'password-common': 'This password is too easy to guess. Choose another one.',
      'password-leaked': 'This password appears in lists of leaked passwords. Choose another one.',
      'password-personal': 'Use more than your name or your address.',
      passwordsDiffer: 'The passwords do not match.',
      code: 'Enter the code.',
      bookingNumber: 'Enter the 8 letters and digits of the booking number, such as K7M4‑QX9C.',
      firstName: 'Enter a first name.',
      lastName: 'Enter a last name.',
      phone: 'Enter a phone number with its country code, such as +92 300 1234567.',
      wrongCredentials:
        'The email address or the password is wrong. If you have not confirmed the address yet, look for our email with the link.',
      wrongPassword: 'This password is not correct.',
      wrongRecoveryCode: 'This recovery code is not correct, or you have used it before.',
      wrongCode: 'This code is not correct. Codes in the app change every 30 seconds.',
      usedCode: 'This code has already been used. Wait for the next one in your app.',
      linkExpired: 'The link has expired or has already been used.',
      signInAgain: 'That took too long. Sign in again.',
      signedOut: 'You have been signed out. Sign in again.',
      tooManyAttempts: 'Too many attempts. Try again in a few minutes.',
      notDone: 'That did not work. Check your connection and try again.',
      signedOutHere:
        'You are signed out on this device. Ending the session on our side takes a few more minutes.',
      oidcUnavailable:
        'The other site does not answer at the moment. Try again in a few minutes, or sign in with your password.',
      lastWay: 'Set a password first. Without one, you could not sign in any more.',
      notSignedOut: 'You could not be signed out. Check your connection and try again.',
      /**
       * The reasons why a passkey was refused, by the code of the problem. The last one comes from
       * the browser.
       */
      'passkey-unknown':
        'This passkey does not work here. It may have been removed. Use your password.',
      'passkey-expired': 'This request has expired or was already used. Try again.',
      'passkey-foreign':
        'The passkey was used at another address. Open this site at its own address, and try again.',
      'passkey-unverified':
        'Your device did not check that it is you. Use its PIN, your fingerprint or your face.',
      'passkey-copied':
        'This passkey may be a copy, so we did not accept it. We have sent you an email. Use your password.',
      'passkey-wrong': 'This passkey could not be checked. Try again, or use your password.',
      'passkey-limit': 'Your account has as many passkeys as it can have. Remove one first.',
      'passkey-exists': 'This device already has a passkey for your account.',
      'passkey-canceled': 'No passkey was used. Try again, or use your password.',
    },
    /** Replaces a form after it has sent a mail. */
    mailSent: {
      heading: 'Check your email',
      notThere: 'Nothing there? Check your spam folder, or try again in a minute.',
    },
  },
  /** The account page: each part is a card with a heading and a form or a list. */
  accountSettings: {
    name: {
      heading: 'Name',
      save: 'Save the name',
      saved: 'Saved.',
    },
    email: {
      heading: 'Email address',
      field: 'New email address',
      change: 'Change the address',
      sent: 'Open the link in the email to <ltr>{newEmail}</ltr>. Until then, your address is still <ltr>{email}</ltr>.',
    },
    password: {
      heading: 'Password',
      change: 'Change the password',
      changed: 'Your password is changed, and other devices are signed out.',
    },
    /** Sign-in with a password and a code of an authenticator app. */
    twoStep: {
      heading: 'Two-step sign-in',
      on: 'On: you sign in with your password and a code from your app.',
      off: 'Off: you sign in with your password only.',
      turnOn: 'Turn it on',
      turnOff: 'Turn it off',
      scan: '1. Scan this code with your authenticator app:',
      qrCode: 'The key as a QR code',
      typeKey: 'Or type this key into it: <secret>{key}</secret>',
      openApp: 'Open the app on this device',
      keepCodes:
        '2. Keep these recovery codes. Each works once, for when you do not have your app at hand:',
      code: '3. Code from your app',
    },
    recoveryCodes: {
      renew: 'New recovery codes',
      warning: 'Your current codes will stop working.',
      make: 'Make new recovery codes',
      made: 'These are your new recovery codes. Your previous codes no longer work.',
      copy: 'Copy',
      copied: 'The codes are copied.',
      notCopied: 'The codes could not be copied. Save them, or write them down.',
      save: 'Save as a text file',
      /** The first line of the text file with recovery codes. */
      file: 'Recovery codes for Stayfarer. Each works once.',
    },
    /** The credit that travelers earn with stays. OneKeyCash is a name and is not translated. */
    rewards: {
      heading: 'OneKeyCash',
      none: 'You have no OneKeyCash at the moment.',
      belowZero:
        'Your balance is below zero, because OneKeyCash that was taken back had already been spent. What you earn next goes toward it.',
      minimum: 'Until your first stay, it is for bookings of {amount} or more.',
      rules:
        'A stay earns 2% of its room price once the hotel reports it. If the hotel does not report it, it earns later, up to a monthly limit: the booking’s page shows the date. Use it when you book.',
      history: 'History',
      /** The reasons for a change, each beside the amount that was added or taken away. */
      change: {
        welcome: 'Welcome bonus',
        earned: 'Earned with a stay',
        revoked: 'Taken back: the hotel reported that the stay did not take place',
        spent: 'Used for a booking',
        returned: 'Returned from a canceled or declined booking',
        given: 'Added by our support',
        taken: 'Corrected by our support',
      },
    },
    travellers: {
      heading: 'Saved travelers',
      none: 'Save travelers to select them when you book.',
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
      save: 'Save the traveler',
      cancel: 'Cancel',
    },
    /**
     * The places where the account is signed in. `device` is a name such as 'Chrome, Linux',
     * `address` an IP address.
     */
    sessions: {
      heading: 'Where you are signed in',
      thisDevice: '{device} (this device)',
      since: 'since {time}, from <ltr>{address}</ltr>',
      signOut: 'Sign out {device}',
      signOutOthers: 'Sign out everywhere else',
      signOutEverywhere: 'Sign out everywhere',
    },
    /** The last ten sign-ins of the past 90 days, each with its browser, time and way. */
    signIns: {
      heading: 'Recent sign-ins',
      notYou: 'If one of these was not you, change your password and sign out everywhere else.',
      way: {
        password: 'With the password',
        'password-code': 'With the password and a code from the app',
        'recovery-code': 'With the password and a recovery code',
        link: 'With the password and the link in an email',
        passkey: 'With a passkey',
        oidc: 'With {provider}',
        'oidc-code': 'With {provider} and a code from the app',
        'oidc-recovery-code': 'With {provider} and a recovery code',
      },
    },
    /**
     * The passkeys of the account. Each has a name, such as 'Chrome, Linux'. `created` and `used`
     * are dates.
     */
    passkeys: {
      heading: 'Passkeys',
      text: 'With a passkey you sign in with the lock of your device: a PIN, your fingerprint or your face. You need neither password nor code then.',
      unsupported: 'This browser cannot use passkeys.',
      add: 'Create a passkey',
      added: 'The passkey is created.',
      removed: 'The passkey is removed. Delete it on your device too.',
      usePasskey: 'Use a passkey instead',
      useOther: 'Use another passkey instead',
      used: 'Created {created}, last used {used}',
      unused: 'Created {created}, not used yet',
      rename: 'Rename {name}',
      remove: 'Remove {name}',
      name: 'Name of the passkey',
      save: 'Save the name',
      cancel: 'Cancel',
    },
    /**
     * The accounts of other sites that can sign in to this account. `name` is the name of the other
     * site.
     */
    identities: {
      heading: 'Linked accounts',
      account: '{name}, <ltr>{email}</ltr>',
      since: 'Linked on {day}',
      remove: 'Remove the link to {name}',
      noPassword: 'Your account has no password yet. <link>Send me an email to choose one</link>',
    },
    data: {
      heading: 'Your data',
      text: 'A file with everything we store about you: account, trips, reviews, OneKeyCash, travelers, favorites and newsletter.',
      download: 'Download my data',
    },
    deletion: {
      heading: 'Delete the account',
      warning:
        'This cannot be undone. Your bookings stay with the hotels, and the links in their emails still open them; if you want to cancel one, do so first. Your reviews stay, without your name. You lose your OneKeyCash.',
      delete: 'Delete my account',
      deleted: 'Your account is deleted.',
    },
  },
  /** The fields for the guests of a stay and their contact details. Spec §2 and §5. */
  travellers: {
    title: 'Your details',
    citizenship: "Guests' citizenship",
    citizenshipHint: 'The price of this room depends on it.',
    email: 'Email address',
    emailHint: 'We send the link to your booking there.',
    specialRequests: 'Special requests',
    /** The first entry of a list of choices, shown while nothing is chosen. */
    choose: 'Choose',

    names: {
      others: 'Add the names of the other guests (optional)',
      /**
       * A guest by number, such as 'Guest 2', or a child, such as 'Child, age 7'. `age` is in
       * years.
       */
      guest: 'Guest {number, number}',
      child: 'Child, age {age, plural, other {#}}',
      saved: 'Saved traveler',
      first: 'First name',
      last: 'Last name',
    },

    saving: {
      label: 'Save the info for future bookings',
      signedOut:
        '<link>Sign in</link> to save your details for next time. What you typed stays here.',
      what: 'The first guest’s details are saved in your account.',
      full: 'Your account has {count, plural, one {# saved traveler} other {# saved travelers}}, the most it can have, so this one will not be saved. Remove one in <link>your account</link>.',
      failed:
        'Your booking is not affected, but the traveler could not be saved. You can add them in <link>your account</link>.',
    },

    /** The errors of the fields. */
    errors: {
      firstName: 'Enter a first name',
      lastName: 'Enter a last name',
      citizenship: 'Choose a country',
      email: 'Enter an email address, such as name@example.com',
      phone: 'Enter a phone number with its country code, such as +92 300 1234567',
      service: 'Choose one, or uncheck the service',
    },

    phone: {
      country: 'Phone country',
      /** A country with its calling code, such as 'Pakistan (+92)'. */
      countryAndCode: '{country} ({calling})',
      number: 'Mobile phone number',
      hintWithCountry: 'Without + and a country code it is read as a number of this country.',
      hintWithoutCountry: 'With its country code, such as +92 300 1234567.',
    },
  },
  /** The bookings of the account. */
  trips: {
    title: 'Trips',
    withoutAccount: 'Booked without an account? <link>Find my booking</link> by its number.',
    noneComing: 'No upcoming trips.',
    findStay: 'Find a stay',
    /** The headings of the list. */
    coming: 'Upcoming',
    past: 'Past',
    cancelled: 'Canceled',
    /** A room and the city or region of its hotel. */
    roomAndRegion: '{room}, {region}',
    number: 'Booking number <ltr>{number}</ltr>',
    /** The state of a booking, shown on its card. */
    status: {
      pending: 'Being confirmed',
      unpaid: 'Not paid yet',
      requested: 'Requested',
      confirmed: 'Confirmed',
      declined: 'Not booked',
      cancelled: 'Canceled',
      stayed: 'Stayed',
      'no-show': 'Did not arrive',
    },
    /** The cost of canceling a booking. */
    nothingToPay: 'Nothing to pay',
    fee: 'You pay the hotel a fee of {amount}',
    feeOfPaid: 'Cancellation fee: {amount}',
    /** The next event of a booking, or the booking that replaced it. */
    next: {
      changed: 'Changed to booking <ltr>{number}</ltr>',
      clarifying: 'We are clarifying it with the hotel',
      beingCancelled: 'Being canceled: the hotel has not answered yet',
      pending: 'The hotel has not answered yet',
      requested: 'The hotel confirms it itself',
      unpaid: 'Nothing is booked until you have paid',
      payAgain: 'Please pay again: otherwise your request ends',
    },
    /** `hidden` is for screen readers only and is not visible. */
    directions: 'Get directions<hidden> to {hotel}</hidden>',
    writeReview: 'Write a review<hidden> of {hotel}</hidden>',
  },
  /** The pages for signing in and up, for links in mails, and for finding a booking. Spec §2. */
  signIn: {
    signIn: {
      title: 'Login',
      rememberMe: 'Remember me',
      signUp: 'New to Stayfarer? <link>Sign up</link>',
      /** The label of a button. */
      passkey: 'Sign in with a passkey',
    },
    /** Sign-in with an account of another site. `name` is the name of that site. */
    oidc: {
      start: 'Continue with {name}',
      linked: 'Your account is now linked to {name}.',
      outcome: {
        link: 'There already is an account with the email address of your {name} account. Sign in to it once, and the two are linked.',
        taken:
          'Your account here is linked to another account of {name}. Use that one, or sign in with your password.',
        unavailable:
          '{name} does not answer at the moment. Try again in a few minutes, or sign in with your password.',
        canceled: 'You canceled at {name}. Try again, or sign in with your password.',
        again: 'That took too long, or it began in another window. Try again.',
        untrusted:
          'We could not verify the answer of {name}, so you are not signed in. Try again, or sign in with your password.',
        'no-email':
          '{name} has not told us your email address. Allow it there and try again, or sign up with a password.',
        unverified:
          '{name} has not confirmed your email address. Confirm it there and try again, or sign up with a password.',
        failed: 'You could not be signed in. Try again in a few minutes.',
      },
    },
    signUp: {
      title: 'Create an Account',
      submit: 'Sign Up',
      signIn: 'Already have an account? <link>Sign In</link>',
      sent: 'We have sent an email to <ltr>{email}</ltr>. Open the link in it to confirm your address and activate your account.',
    },
    /**
     * The second step of a sign-in: a code of the authenticator app, or a recovery code instead.
     */
    code: {
      app: 'Code from your app',
      appHint: 'Six digits, new every 30 seconds.',
      useApp: 'Use the code from your app',
      recovery: 'Recovery code',
      recoveryHint: 'Each recovery code works once.',
      left: 'You signed in with a recovery code. {count, plural, =0 {It was your last one: make new ones in your account.} one {You have one left: make new ones in your account.} other {You have # left.}}',
      useRecovery: 'Use a recovery code',
      submit: 'Continue',
    },
    /** The form that requests a mail with a link to choose a new password. */
    forgotPassword: {
      title: 'Forgot password?',
      text: 'We will send you an email with a link to choose a new password.',
      submit: 'Send the email',
      back: 'Back to sign in',
      sent: 'If there is an account for <ltr>{email}</ltr>, we have sent an email with a link to it. The link works once, within one hour. After too many requests no more emails are sent: use the latest one.',
    },
    /** The page behind the link in that mail. */
    resetPassword: {
      title: 'Choose a new password',
      incomplete:
        'This address is not complete. Open the link in the email, or <link>request another email</link>.',
      submit: 'Save the password',
      anotherMail: 'Request another email',
      saved: 'Your new password is saved, and you are signed out on all devices.',
    },
    /** The page behind the links that confirm the address of a new account or a changed address. */
    verifyEmail: {
      title: 'Confirm your address',
      incomplete:
        'This address is not complete. Open the link in the email, or <link>sign in</link> to get another email.',
      enterPassword: 'Enter your password to activate your account.',
      confirm: 'Confirm the address',
      confirmed: 'Your address is confirmed.',
      confirmedWithCredit: 'Your address is confirmed: you have {amount} in OneKeyCash.',
      /** Shown after either confirmation in browsers that support passkeys. */
      passkey:
        'Next time, you can sign in with a passkey: create one in your account, under Security.',
      newAddress: 'Your account will use the address that this link was sent to.',
      signIn: 'Sign in',
      changed: 'Your account now has the address <ltr>{email}</ltr>.',
    },
    /**
     * The form that requests a mail with the link to a booking. K7M4-QX9C is an example of a
     * booking number.
     */
    findBooking: {
      text: 'We will send the link to your booking to the address that you booked with.',
      number: 'Booking number',
      numberHint: 'In the emails about your booking, such as K7M4‑QX9C.',
      submit: 'Send the link',
      sent: 'If there is a booking with this number and the address <ltr>{email}</ltr>, we have sent the link to it there. After too many requests no more emails are sent: use the latest one.',
    },
  },
  /** The pages about the operator of the site and its terms. */
  content: {
    contents: 'Contents',
    inEnglish: 'This page is not available in your language yet. It is shown in English.',
    /** Shown on pages that name the operator, if the operator's data are samples. */
    sample:
      'This site shows sample hotels. Its operator, with address and phone number, is a sample too.',
    /** The form that sends a message to the desk. */
    contact: {
      title: 'Send a message',
      text: 'Your message goes to our team by email. We reply to your address.',
      bookingNumber: 'Booking number (optional)',
      message: 'Message',
      send: 'Send message',
      /** The label of the same button while the message is being sent. */
      sending: 'Sending…',
      sent: 'Your message is on its way to our team. We will reply to <ltr>{email}</ltr>.',
      another: 'Write another message',
      notSent:
        'Your message was not sent. What you wrote is still here: check your connection, then try again.',
      /** Shown when this account or network has reached its limit of messages. */
      tooMany:
        'Your message was not sent, because too many came from your account or network. What you wrote is still here: try again in an hour.',
      /** Shown when all senders together have reached the limit of messages. */
      tooManyOfAll:
        'Your message was not sent, because we are getting unusually many messages. What you wrote is still here: try again in an hour.',
      /** Shown before the phone number and the e-mail address of the operator. */
      otherWays: 'You can also reach us directly:',
      /** The label of a link on the page of a booking. */
      aboutBooking: 'Write to us about this booking',
    },
  },
  /** The pages behind the links in the mails of the newsletter. */
  newsletterLinks: {
    incomplete: 'This address is not complete. Open the link in the email again.',
    confirm: {
      title: 'Confirm your subscription',
      ask: 'One more step, and our newsletter is on its way to you. We will email you your code for 10% off your first booking.',
      button: 'Confirm the subscription',
      expired:
        'The link has expired or was replaced. Subscribe again on the home page, and we send you another one.',
      done: {
        subscribed:
          'You are subscribed. Your code for 10% off is in the email that we have just sent you.',
        'subscribed-again':
          'You are subscribed again. Your code for 10% off was sent when you first subscribed.',
        already: 'You are already subscribed. There is nothing left to do.',
      },
    },
    unsubscribe: {
      title: 'Unsubscribe',
      heading: 'Unsubscribe from the newsletter',
      ask: 'You will get no more newsletters, and we will remove your address from our list.',
      button: 'Unsubscribe',
      expired: 'This link is not valid. Open the one at the end of our latest email.',
      done: 'You are unsubscribed, and your address is removed from our list.',
    },
  },
} as const;

export type AccountTexts = typeof accountTexts;
