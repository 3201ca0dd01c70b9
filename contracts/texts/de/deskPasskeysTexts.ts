import type { DeskPasskeysTexts } from '../en/deskPasskeysTexts.ts';
import type { Translation } from '../translation.ts';

export const deskPasskeysTexts: Translation<DeskPasskeysTexts> = {
  deskPasskeys: {
    lead: 'Mit Passwort und Code können Sie sich weiterhin anmelden.',
    yours: 'Ihre Passkeys',
    confirm: 'Mit einem Passkey bestätigen',
    confirmed: 'Bestätigt. Sie können die Aktion jetzt noch einmal absenden.',
    none: 'Sie haben noch keinen Passkey. Öffnen Sie im Menü die Seite „Passkeys“ und erstellen Sie einen.',
    copied:
      'Dieser Passkey könnte eine Kopie sein und wurde deshalb nicht angenommen. Das steht im Protokoll. Sagen Sie der Administration Bescheid und verwenden Sie Ihr Passwort.',
    rule: {
      title: 'Passkeys für Geld',
      on: 'Wer Geld bewegt oder Rechte dafür ändert, braucht einen Passkey, der in den letzten 15 Minuten verwendet wurde.',
      off: 'Um Geld zu bewegen oder Rechte dafür zu ändern, genügt ein Code der Authenticator-App.',
      require: {
        button: 'Passkey verlangen',
        title: 'Für Geld einen Passkey verlangen?',
        text: 'Wer keinen Passkey hat, kann kein Geld bewegen, bis er einen erstellt. Bestätigen Sie zuerst mit Ihrem eigenen Passkey.',
      },
      free: {
        button: 'Keinen Passkey verlangen',
        title: 'Für Geld keinen Passkey mehr verlangen?',
        text: 'Dann genügt wieder ein Code der Authenticator-App.',
      },
    },
  },
};
