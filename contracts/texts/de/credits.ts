import type { credits as english } from '../en/credits.ts';
import type { Translation } from '../translation.ts';

export const credits = {
  rewards: {
    title: 'Ihr OneKeyCash',
    signIn: 'Anmelden und OneKeyCash verwenden',
    earn: 'Wenn Sie angemeldet sind, erhalten Sie mit dieser Buchung auch {amount} in OneKeyCash.',
    none: 'Sie haben für diesen Aufenthalt kein OneKeyCash in {currency}.',
    belowMinimum:
      'Sie haben {balance} in OneKeyCash. Bis zu Ihrem ersten Aufenthalt gilt es für Buchungen ab {minimum}.',
    balance: 'Sie haben ein OneKeyCash-Guthaben von {amount} für diesen Aufenthalt.',
    apply: 'Mein OneKeyCash verwenden: {amount}',
    value: 'Betrag in OneKeyCash',
    charged: 'Heute wird Ihnen nichts berechnet. Für diesen Aufenthalt zahlen Sie {amount}.',
    error: {
      notAnAmount: 'Geben Sie einen Betrag ein, z. B. {example}. Es wird nichts angerechnet.',
      overBalance:
        'Sie haben {amount}. Geben Sie höchstens diesen Betrag ein. Es wird nichts angerechnet.',
      overPrice:
        'Der Preis beträgt {amount}. Geben Sie höchstens diesen Betrag ein. Es wird nichts angerechnet.',
    },
  },
  points: {
    use: 'Mit Punkten zahlen',
    label: 'Einzulösendes OneKeyCash',
    all: 'Alles: {amount}',
  },
  promotion: {
    title: 'Coupon, Guthaben oder Gutscheincode einlösen',
    label: 'Gutscheincode',
    apply: 'Einlösen',
    hint: 'Lösen Sie ihn ein, um den neuen Preis zu sehen.',
    applied: 'Gutschein {code}: {amount} Rabatt',
    remove: 'Entfernen',
    removeLabel: 'Gutscheincode entfernen',
    signIn: 'Anmelden und Code einlösen',
    error: {
      empty: 'Geben Sie einen Gutscheincode ein.',
      form: 'Ein Gutscheincode hat 3 bis 40 Buchstaben, Ziffern und Bindestriche.',
      refused: 'Dieser Gutscheincode kann nicht verwendet werden.',
      tooMany:
        'Es gab zu viele Versuche. Warten Sie einige Minuten und versuchen Sie es dann erneut.',
      notChecked: 'Der Code konnte nicht geprüft werden. Versuchen Sie es erneut.',
    },
  },
} as const satisfies Translation<typeof english>;
