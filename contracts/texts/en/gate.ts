/**
 * The page before the site: its head, and the gate. The texts are inserted into HTML without
 * escaping, so `&`, `<` and `"` must be written as entities. Spec §2.
 */
export const gate = {
  title: 'Stayfarer: hotels and stays for your next trip',
  description:
    'Search for hotels by destination and dates, compare stays and see the rooms behind the door.',
  scriptNeeded: 'This site needs JavaScript: please switch it on and reload the page.',
  /** For a browser below `browserslist`. */
  outdated:
    'This browser is too old for this site. Please update it, or use a current Chrome, Edge, Firefox or Safari.',
  name: 'Stayfarer',
  heading: 'Enter Password',
  password: 'Password',
  submit: 'Submit',
  incorrect: 'Incorrect password',
  unreachable: 'The site could not be loaded. Check your connection and submit again.',
  /** On the page without the gate. */
  failed: 'The site could not be loaded. Check your connection and reload the page.',
  /** The answer to a tap on the page before it can react. */
  waiting: 'One moment, this page is still loading.',
  /** The shortcuts of the installed app, and the name of the desk as an app. */
  search: 'Search hotels',
  trips: 'Trips',
  desk: 'Stayfarer desk',
} as const;
