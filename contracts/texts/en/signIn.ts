/** The pages for signing in and up, for the links of mails, and for finding a booking. Spec §2. */
export const signIn = {
  signIn: {
    title: 'Login',
    rememberMe: 'Remember me',
    signUp: 'New to Stayfarer? <link>Sign up</link>',
  },
  signUp: {
    title: 'Create an Account',
    submit: 'Sign Up',
    signIn: 'Already have an account? <link>Sign In</link>',
    sent: 'We have sent a mail to <ltr>{email}</ltr>. Open its link to confirm your address, and your account is ready.',
  },
  /**
   * The second step of signing in: a code of the authenticator app, or a recovery code in its
   * place.
   */
  code: {
    app: 'Code from your app',
    appHint: 'Six digits, new every 30 seconds.',
    useApp: 'Use the code from your app',
    recovery: 'Recovery code',
    recoveryHint: 'Each recovery code works once.',
    useRecovery: 'Use a recovery code',
    submit: 'Continue',
  },
  /** Asks for a mail with which one chooses a new password. */
  forgotPassword: {
    title: 'Forgot password?',
    text: 'We send you a mail with a link to choose a new password.',
    submit: 'Send the mail',
    back: 'Back to sign in',
    sent: 'If there is an account for <ltr>{email}</ltr>, we have sent a mail with a link to it. The link works once, for one hour. After many requests no more mails are sent: use the latest one.',
  },
  /** Where the link of that mail leads. */
  resetPassword: {
    title: 'Choose a new password',
    incomplete:
      'This address is not complete. Open the link in the mail, or <link>ask for another mail</link>.',
    submit: 'Save the password',
    anotherMail: 'Ask for another mail',
    saved: 'Your new password is saved, and you are signed out on all devices.',
  },
  /** Where the mails to confirm the address of a new account, or a changed address, lead. */
  verifyEmail: {
    title: 'Confirm your address',
    incomplete:
      'This address is not complete. Open the link in the mail, or <link>sign in</link> to get another mail.',
    enterPassword: 'Enter the password that you chose, and your account is open.',
    confirm: 'Confirm the address',
    confirmed: 'Your address is confirmed.',
    confirmedWithCredit: 'Your address is confirmed: you have {amount} in OneKeyCash.',
    newAddress: 'Your account gets the address to which this link was sent.',
    signIn: 'Sign in',
    changed: 'Your account now has the address <ltr>{email}</ltr>.',
  },
  /** Has the link to a booking mailed. K7M4-QX9C is a booking number. */
  findBooking: {
    text: 'We send the link to your booking to the address that you booked with.',
    number: 'Booking number',
    numberHint: 'In the mails about your booking, such as K7M4-QX9C.',
    submit: 'Send the link',
    sent: 'If there is a booking with this number and the address <ltr>{email}</ltr>, we have sent the link to it there. After many requests no more mails are sent: use the latest one.',
  },
} as const;
