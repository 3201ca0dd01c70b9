/** Signing in to the desk, and the page of an invitation. */
export const deskSession = {
  title: 'Sign in to the desk',
  next: 'Continue',
  signIn: 'Sign in',
  codeText: 'Enter the code that your authenticator app shows now.',
  startAgain: 'Use another email address',
  lost: 'Is your phone lost, or your password forgotten? Ask an administrator for a new invitation.',
  errors: {
    email: 'Enter your email address.',
    wrongCredentials: 'The email address or the password is wrong.',
    wrongCode: 'The code is wrong or was used already. Wait for the next one and try again.',
    signInAgain: 'That took too long. Enter your password again.',
    tooMany: 'There were too many attempts. Wait some minutes and try again.',
    failed: 'You could not be signed in. Check your connection and try again.',
    expired:
      'This invitation has expired, was used already or was replaced by a newer one. Ask an administrator for a new one.',
  },
  invitation: {
    title: 'Set up your access to the desk',
    lead: 'Choose your name and a password. Next you set up an authenticator app: to sign in you need both.',
    incomplete: 'This address is not complete. Open the link in the mail of your invitation.',
    appTitle: 'Set up your authenticator app',
    appLead:
      'Your account is for <ltr>{email}</ltr>. It is ready once you enter a code of the app.',
    finish: 'Finish and sign in',
  },
} as const;
