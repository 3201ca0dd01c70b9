/** The texts about passkeys at the desk; a separate chunk, which pages with passkeys load. */
export const deskPasskeysTexts = {
  deskPasskeys: {
    lead: 'You can still sign in with your password and a code.',
    yours: 'Your passkeys',
    confirm: 'Confirm with a passkey',
    confirmed: 'Confirmed. You can send it again now.',
    none: 'You have no passkey yet. Open the page Passkeys in the menu and create one.',
    copied:
      'This passkey may be a copy, so it was not accepted. The record has it. Tell an administrator, and use your password.',
    rule: {
      title: 'Passkeys for money',
      on: 'To move money, or to change who may do so, a member needs a passkey used in the last 15 minutes.',
      off: 'To move money, or to change who may do so, a code of the authenticator app is enough.',
      require: {
        button: 'Require a passkey',
        title: 'Require a passkey for money?',
        text: 'Members without a passkey cannot move money until they create one. First confirm with your own passkey.',
      },
      free: {
        button: 'Require no passkey',
        title: 'Require no passkey for money?',
        text: 'A code of the authenticator app is enough again.',
      },
    },
  },
} as const;

export type DeskPasskeysTexts = typeof deskPasskeysTexts;
