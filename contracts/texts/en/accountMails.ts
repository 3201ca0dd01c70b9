/**
 * What mails about an account say. Each begins with `greeting`, after which `body` goes on in small
 * letters.
 */
export const accountMails = {
  greeting: 'Hello {name},',
  ignore: 'If this was not you, you need not do anything: nothing has changed.',
  alarm:
    'If this was not you, somebody else may know your password: choose a new one with the link, which also signs out all devices.',
  confirmAddress: 'Confirm the address',
  newPassword: 'Choose a new password',
  verify: {
    subject: 'Confirm your e-mail address',
    body: 'with this link and the password that you chose you open your account. The link works for one hour.',
    notYou: 'If you did not create an account here, ignore this mail.',
  },
  existing: {
    subject: 'You have an account already',
    body: 'somebody, probably you, tried to create an account with this address, which has one. Sign in, or choose a new password if you do not know yours.',
  },
  reset: {
    subject: 'Choose a new password',
    body: 'with this link you choose a new password. It works once, for one hour.',
  },
  confirmEmail: {
    subject: 'Confirm your new e-mail address',
    body: 'with this link your account gets this address. Open it where you are signed in; it works for one hour.',
  },
  emailChanging: {
    subject: 'Your e-mail address is about to change',
    body: 'your account is to get the address {address}. It changes when the link in a mail to that address is opened.',
  },
  emailChanged: {
    subject: 'Your e-mail address has changed',
    body: 'your account now has the address {address}. This address is no longer used.',
    notYou: 'If this was not you, answer this mail.',
  },
  passwordChanged: {
    subject: 'Your password has changed',
    body: 'the password of your account was changed, and other devices were signed out.',
  },
  twoStepOn: {
    subject: 'Two-step sign-in is on',
    body: 'signing in to your account now takes a code from your app as well.',
  },
  twoStepOff: {
    subject: 'Two-step sign-in is off',
    body: 'signing in to your account now takes the password alone.',
  },
  twoStepReset: {
    subject: 'Your two-step sign-in was reset',
    body: 'our support has turned off the second step of your account and signed you out everywhere. Sign in with your password, and set up the second step again.',
  },
  recoveryCodes: {
    subject: 'You have new recovery codes',
    body: 'new recovery codes were made for your account. The ones before them do not work any more.',
  },
  deleted: {
    subject: 'Your account is deleted',
    body: 'your account and what was saved in it are deleted. Your reservations stay with the hotels; the links in their mails open them.',
  },
  staffInvitation: {
    subject: 'Set up your access to the desk',
    body: 'With this link you choose your name and a password, and set up an authenticator app on your phone. It works once, for three days.',
    button: 'Set up your access',
    notYou: 'If you did not expect this mail, ignore it: without the link nothing happens.',
  },
} as const;
