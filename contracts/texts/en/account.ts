/** Signing in and out, and the forms of the account: their fields, their errors, what they say. */
export const account = {
  title: 'Account',
  signOut: 'Sign out',
  /** The button that signs in, or leads there. */
  login: 'Login',
  /** To somebody who opens a page of the account without being signed in. */
  signInToSee: {
    account: 'Sign in to see your account.',
    trips: 'Sign in to see your trips.',
  },
  fields: {
    name: 'Full Name',
    email: 'Email address',
    password: 'Password',
    currentPassword: 'Current password',
    newPassword: 'New password',
    confirmPassword: 'Confirm Password',
    passwordHint:
      'At least {minimum, number} characters. A few words that only you would put together are strong.',
  },
  /** How strong the new password is that is being typed. The first three are refused. */
  strength: {
    short: 'Strength: Too short',
    common: 'Strength: Too common',
    personal: 'Strength: Too personal',
    weak: 'Strength: Weak',
    fair: 'Strength: Fair',
    strong: 'Strength: Strong',
  },
  /** What is wrong with a form or a field of it, below the field. */
  errors: {
    email: 'Enter an email address, such as name@example.com.',
    name: 'Enter your name.',
    password: 'Enter your password.',
    passwordShort: 'Use at least {minimum, number} characters.',
    passwordCommon: 'This is one of the passwords that are tried first. Choose another one.',
    passwordPersonal: 'Use more than your name or your address.',
    passwordsDiffer: 'The two passwords are not alike.',
    code: 'Enter the code.',
    bookingNumber: 'Enter the 8 letters and digits of the booking number, such as K7M4-QX9C.',
    firstName: 'Enter a first name.',
    lastName: 'Enter a last name.',
    phone: 'Enter a phone number with its country code, such as +92 300 1234567.',
    wrongCredentials:
      'The email address or the password is wrong. If you have not confirmed the address yet, look for our mail with the link.',
    wrongPassword: 'This is not your password.',
    wrongCode: 'This code is not right. Codes of the app change every 30 seconds.',
    linkExpired: 'The link has expired or was used already.',
    signInAgain: 'That took too long. Sign in again.',
    signedOut: 'You are not signed in any more. Sign in again.',
    tooManyAttempts: 'There were too many attempts. Try again in some minutes.',
    notDone: 'That did not work. Check your connection and try again.',
    notSignedOut: 'You could not be signed out. Check your connection and try again.',
  },
  /** In place of a form that had a mail sent. */
  mailSent: {
    heading: 'Check your mail',
    notThere: 'Nothing there? Look among spam, or try again in a minute.',
  },
} as const;
