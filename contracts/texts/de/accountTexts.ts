import type { AccountTexts } from '../en/accountTexts.ts';
import type { Translation } from '../translation.ts';

/**
 * The German texts of accounts, signing in, trips, pages of content and the links of newsletters.
 */
export const accountTexts = {
  account: {
    title: 'Konto',
    sections: {
      profile: 'Profil',
      security: 'Sicherheit',
      rewards: 'OneKeyCash',
      travelers: 'Reisende',
      privacy: 'Datenschutz',
    },
    signOut: 'Abmelden',
    login: 'Anmelden',
    signInToSee: {
      account: 'Melden Sie sich an, um Ihr Konto zu sehen.',
      trips: 'Melden Sie sich an, um Ihre Reisen zu sehen.',
    },
    fields: {
      name: 'Vor- und Nachname',
      email: 'E-Mail-Adresse',
      password: 'Passwort',
      reveal: 'Passwort anzeigen',
      currentPassword: 'Aktuelles Passwort',
      newPassword: 'Neues Passwort',
      confirmPassword: 'Passwort bestätigen',
      passwordHint:
        'Mindestens {minimum, number} Zeichen. Sicher sind mehrere Wörter, die nur Sie so kombinieren würden.',
    },
    strength: {
      short: 'Passwortstärke: zu kurz',
      common: 'Passwortstärke: zu verbreitet',
      personal: 'Passwortstärke: zu persönlich',
      weak: 'Passwortstärke: schwach',
      fair: 'Passwortstärke: mittel',
      strong: 'Passwortstärke: stark',
    },
    errors: {
      email: 'Geben Sie eine E-Mail-Adresse ein, z. B. name@example.com.',
      name: 'Geben Sie Ihren Namen ein.',
      password: 'Geben Sie Ihr Passwort ein.',
      passwordShort: 'Verwenden Sie mindestens {minimum, number} Zeichen.',
      'password-common':
        'Dieses Passwort ist so verbreitet, dass es als eines der ersten ausprobiert wird. Wählen Sie ein anderes.',
      'password-leaked':
        'Dieses Passwort steht in Listen gestohlener Passwörter. Wählen Sie ein anderes.',
      'password-personal': 'Verwenden Sie mehr als Ihren Namen oder Ihre Adresse.',
      passwordsDiffer: 'Die beiden Passwörter stimmen nicht überein.',
      code: 'Geben Sie den Code ein.',
      bookingNumber:
        'Geben Sie die 8 Buchstaben und Ziffern der Buchungsnummer ein, z. B. K7M4‑QX9C.',
      firstName: 'Geben Sie einen Vornamen ein.',
      lastName: 'Geben Sie einen Nachnamen ein.',
      phone: 'Geben Sie eine Telefonnummer mit Ländervorwahl ein, z. B. +92 300 1234567.',
      wrongCredentials:
        'Die E-Mail-Adresse oder das Passwort ist falsch. Wenn Sie die Adresse noch nicht bestätigt haben, suchen Sie nach unserer E-Mail mit dem Link.',
      wrongPassword: 'Das ist nicht Ihr Passwort.',
      wrongRecoveryCode:
        'Dieser Wiederherstellungscode ist nicht richtig oder wurde schon verwendet.',
      wrongCode: 'Dieser Code ist nicht richtig. Die Codes der App ändern sich alle 30 Sekunden.',
      usedCode: 'Dieser Code wurde schon verwendet. Warten Sie auf den nächsten in Ihrer App.',
      linkExpired: 'Der Link ist abgelaufen oder wurde schon verwendet.',
      signInAgain: 'Das hat zu lange gedauert. Melden Sie sich noch einmal an.',
      signedOut: 'Sie sind nicht mehr angemeldet. Melden Sie sich noch einmal an.',
      tooManyAttempts: 'Es gab zu viele Versuche. Versuchen Sie es in einigen Minuten erneut.',
      notDone:
        'Das hat leider nicht geklappt. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
      signedOutHere:
        'Auf diesem Gerät abgemeldet. Die Sitzung selbst konnte noch nicht beendet werden: Das folgt in wenigen Minuten.',
      oidcUnavailable:
        'Der andere Anbieter antwortet gerade nicht. Versuchen Sie es in einigen Minuten erneut, oder melden Sie sich mit Ihrem Passwort an.',
      lastWay:
        'Legen Sie zuerst ein Passwort fest. Ohne Passwort könnten Sie sich nicht mehr anmelden.',
      notSignedOut:
        'Die Abmeldung hat nicht geklappt. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
      'passkey-unknown':
        'Dieser Passkey gilt hier nicht. Vielleicht wurde er entfernt. Verwenden Sie Ihr Passwort.',
      'passkey-expired':
        'Diese Anfrage ist abgelaufen oder wurde schon verwendet. Versuchen Sie es noch einmal.',
      'passkey-foreign':
        'Der Passkey wurde unter einer anderen Adresse verwendet. Öffnen Sie diese Seite unter ihrer eigenen Adresse und versuchen Sie es noch einmal.',
      'passkey-unverified':
        'Ihr Gerät hat nicht geprüft, ob Sie es sind. Verwenden Sie seine PIN, Ihren Fingerabdruck oder Ihr Gesicht.',
      'passkey-copied':
        'Dieser Passkey könnte eine Kopie sein. Deshalb haben wir ihn nicht angenommen und Ihnen eine E-Mail geschickt. Verwenden Sie Ihr Passwort.',
      'passkey-wrong':
        'Dieser Passkey konnte nicht geprüft werden. Versuchen Sie es noch einmal oder verwenden Sie Ihr Passwort.',
      'passkey-limit':
        'Ihr Konto hat schon so viele Passkeys wie möglich. Entfernen Sie zuerst einen.',
      'passkey-exists': 'Auf diesem Gerät gibt es schon einen Passkey für Ihr Konto.',
      'passkey-canceled':
        'Es wurde kein Passkey verwendet. Versuchen Sie es noch einmal oder verwenden Sie Ihr Passwort.',
    },
    mailSent: {
      heading: 'Prüfen Sie Ihr Postfach',
      notThere:
        'Nichts da? Sehen Sie im Spam-Ordner nach oder versuchen Sie es in einer Minute erneut.',
    },
  },
  accountSettings: {
    name: {
      heading: 'Name',
      save: 'Namen speichern',
      saved: 'Gespeichert.',
    },
    email: {
      heading: 'E-Mail-Adresse',
      field: 'Neue E-Mail-Adresse',
      change: 'Adresse ändern',
      sent: 'Öffnen Sie den Link in der E-Mail an <ltr>{newEmail}</ltr>. Bis dahin bleibt es bei <ltr>{email}</ltr>.',
    },
    password: {
      heading: 'Passwort',
      change: 'Passwort ändern',
      changed: 'Ihr Passwort ist geändert, und andere Geräte sind abgemeldet.',
    },
    twoStep: {
      heading: 'Anmeldung in zwei Schritten',
      on: 'Eingeschaltet: Zur Anmeldung brauchen Sie Ihr Passwort und einen Code aus Ihrer App.',
      off: 'Ausgeschaltet: Zur Anmeldung genügt Ihr Passwort.',
      turnOn: 'Einschalten',
      turnOff: 'Ausschalten',
      scan: '1. Scannen Sie diesen Code mit Ihrer Authenticator-App:',
      qrCode: 'Der Schlüssel als QR-Code',
      typeKey: 'Oder geben Sie dort diesen Schlüssel ein: <secret>{key}</secret>',
      openApp: 'App auf diesem Gerät öffnen',
      keepCodes:
        '2. Bewahren Sie diese Wiederherstellungscodes auf. Jeder gilt einmal, wenn Sie Ihre App nicht zur Hand haben:',
      code: '3. Code aus Ihrer App',
    },
    recoveryCodes: {
      renew: 'Neue Wiederherstellungscodes',
      warning: 'Ihre bisherigen Codes gelten dann nicht mehr.',
      make: 'Neue Codes erzeugen',
      made: 'Das sind Ihre neuen Wiederherstellungscodes. Die bisherigen gelten nicht mehr.',
      copy: 'Kopieren',
      copied: 'Die Codes sind kopiert.',
      notCopied:
        'Die Codes konnten nicht kopiert werden. Speichern Sie sie oder schreiben Sie sie auf.',
      save: 'Als Textdatei speichern',
      file: 'Wiederherstellungscodes für Stayfarer. Jeder gilt einmal.',
    },
    rewards: {
      heading: 'OneKeyCash',
      none: 'Sie haben zurzeit kein OneKeyCash.',
      belowZero:
        'Ihr Guthaben liegt unter null, weil abgezogenes OneKeyCash schon ausgegeben war. Was Sie als Nächstes erhalten, gleicht es aus.',
      minimum: 'Bis zu Ihrem ersten Aufenthalt gilt es für Buchungen ab {amount}.',
      rules:
        'Für einen Aufenthalt erhalten Sie 2 % des Zimmerpreises, sobald das Hotel ihn meldet. Meldet das Hotel ihn nicht, erhalten Sie den Betrag später, höchstens bis zu einer monatlichen Obergrenze: Das Datum steht auf der Seite der Buchung. Verwenden Sie Ihr OneKeyCash beim Buchen.',
      history: 'Gutschriften und Abzüge',
      change: {
        welcome: 'Willkommensbonus',
        earned: 'Für einen Aufenthalt erhalten',
        revoked: 'Abgezogen: Das Hotel hat gemeldet, dass der Aufenthalt nicht stattgefunden hat',
        spent: 'Für eine Buchung verwendet',
        returned: 'Zurückerhalten nach einer stornierten oder abgelehnten Buchung',
        given: 'Gutschrift unseres Kundendienstes',
        taken: 'Korrektur unseres Kundendienstes',
      },
    },
    travellers: {
      heading: 'Gespeicherte Reisende',
      none: 'Speichern Sie Reisende, um sie beim Buchen auszuwählen.',
      add: 'Reisende hinzufügen',
      change: 'Ändern',
      changeNamed: 'Ändern: {name}',
      remove: 'Entfernen',
      removeNamed: 'Entfernen: {name}',
      citizenshipAndPhone: '{citizenship}, <ltr>{phone}</ltr>',
      firstName: 'Vorname',
      lastName: 'Nachname',
      citizenship: 'Staatsangehörigkeit',
      phone: 'Mobilnummer',
      save: 'Speichern',
      cancel: 'Abbrechen',
    },
    sessions: {
      heading: 'Wo Sie angemeldet sind',
      thisDevice: '{device} (dieses Gerät)',
      since: 'seit {time}, von <ltr>{address}</ltr>',
      signOut: 'Abmelden: {device}',
      signOutOthers: 'Überall sonst abmelden',
      signOutEverywhere: 'Überall abmelden',
    },
    signIns: {
      heading: 'Letzte Anmeldungen',
      notYou:
        'Waren Sie das bei einer davon nicht selbst? Dann ändern Sie Ihr Passwort und melden Sie sich überall sonst ab.',
      way: {
        password: 'Mit dem Passwort',
        'password-code': 'Mit dem Passwort und einem Code der App',
        'recovery-code': 'Mit dem Passwort und einem Wiederherstellungscode',
        link: 'Mit dem Passwort und dem Link einer E-Mail',
        passkey: 'Mit einem Passkey',
        oidc: 'Mit {provider}',
        'oidc-code': 'Mit {provider} und einem Code der App',
        'oidc-recovery-code': 'Mit {provider} und einem Wiederherstellungscode',
      },
    },
    passkeys: {
      heading: 'Passkeys',
      text: 'Mit einem Passkey melden Sie sich so an, wie Sie Ihr Gerät entsperren: mit PIN, Fingerabdruck oder Gesicht. Passwort und Code brauchen Sie dann nicht.',
      unsupported: 'Dieser Browser kann keine Passkeys verwenden.',
      add: 'Passkey erstellen',
      added: 'Der Passkey ist erstellt.',
      removed: 'Der Passkey ist entfernt. Löschen Sie ihn auch auf Ihrem Gerät.',
      usePasskey: 'Stattdessen einen Passkey verwenden',
      useOther: 'Stattdessen einen anderen Passkey verwenden',
      used: 'Erstellt am {created}, zuletzt verwendet am {used}',
      unused: 'Erstellt am {created}, noch nicht verwendet',
      rename: '{name} umbenennen',
      remove: '{name} entfernen',
      name: 'Name des Passkeys',
      save: 'Namen speichern',
      cancel: 'Abbrechen',
    },
    identities: {
      heading: 'Verknüpfte Konten',
      account: '{name}, <ltr>{email}</ltr>',
      since: 'Verknüpft am {day}',
      remove: 'Verknüpfung mit {name} entfernen',
      noPassword:
        'Ihr Konto hat noch kein Passwort. <link>E-Mail anfordern, um eines festzulegen</link>',
    },
    data: {
      heading: 'Ihre Daten',
      text: 'Eine Datei mit allem, was wir über Sie speichern: Konto, Reisen, Bewertungen, OneKeyCash, Reisende, Favoriten und Newsletter.',
      download: 'Meine Daten herunterladen',
    },
    deletion: {
      heading: 'Konto löschen',
      warning:
        'Das kann nicht rückgängig gemacht werden. Ihre Reservierungen bleiben bei den Hotels bestehen, und die Links in den zugehörigen E-Mails öffnen sie weiterhin. Wenn Sie eine stornieren möchten, tun Sie es vorher. Ihre Bewertungen bleiben ohne Ihren Namen stehen. Ihr OneKeyCash verfällt.',
      delete: 'Mein Konto löschen',
      deleted: 'Ihr Konto ist gelöscht.',
    },
  },
  travellers: {
    title: 'Ihre Angaben',
    citizenship: 'Staatsangehörigkeit der Gäste',
    citizenshipHint: 'Der Preis dieses Zimmers hängt davon ab.',
    email: 'E-Mail-Adresse',
    emailHint: 'Dorthin wird der Link zu Ihrer Buchung gesendet.',
    specialRequests: 'Besondere Wünsche',
    choose: 'Auswählen',

    names: {
      others: 'Namen der weiteren Gäste angeben (optional)',
      guest: 'Gast {number, number}',
      child: 'Kind ({age, plural, one {# Jahr} other {# Jahre}})',
      saved: 'Gespeicherte Reisende',
      first: 'Vorname',
      last: 'Nachname',
    },

    saving: {
      label: 'Angaben für künftige Buchungen speichern',
      signedOut:
        '<link>Melden Sie sich an</link>, um die Angaben für das nächste Mal zu speichern. Ihre Eingaben bleiben hier erhalten.',
      what: 'Die Angaben des ersten Gastes werden in Ihrem Konto gespeichert.',
      full: 'In Ihrem Konto {count, plural, one {ist # Person} other {sind # Personen}} gespeichert, mehr sind nicht möglich. Diese wird also nicht gespeichert. Entfernen Sie eine in <link>Ihrem Konto</link>.',
      failed:
        'Ihre Buchung ist davon nicht betroffen, aber diese Person konnte nicht gespeichert werden. Sie können sie in <link>Ihrem Konto</link> hinzufügen.',
    },

    errors: {
      firstName: 'Geben Sie einen Vornamen ein',
      lastName: 'Geben Sie einen Nachnamen ein',
      citizenship: 'Wählen Sie ein Land',
      email: 'Geben Sie eine E-Mail-Adresse ein, z. B. name@example.com',
      phone: 'Geben Sie eine Telefonnummer mit Ländervorwahl ein, z. B. +92 300 1234567',
      service: 'Treffen Sie eine Auswahl oder entfernen Sie das Häkchen bei der Leistung',
    },
    phone: {
      country: 'Land der Telefonnummer',
      countryAndCode: '{country} ({calling})',
      number: 'Mobilnummer',
      hintWithCountry: 'Ohne + und Ländervorwahl gilt sie als Nummer dieses Landes.',
      hintWithoutCountry: 'Mit Ländervorwahl, z. B. +92 300 1234567.',
    },
  },
  trips: {
    title: 'Reisen',
    withoutAccount:
      'Ohne Konto gebucht? <link>Finden Sie Ihre Buchung</link> mit der Buchungsnummer.',
    noneComing: 'Keine bevorstehende Reise.',
    findStay: 'Unterkunft finden',
    coming: 'Bevorstehend',
    past: 'Vergangen',
    cancelled: 'Storniert',
    roomAndRegion: '{room}, {region}',
    number: 'Buchungsnummer <ltr>{number}</ltr>',
    status: {
      pending: 'Wird bestätigt',
      unpaid: 'Noch nicht bezahlt',
      requested: 'Angefragt',
      confirmed: 'Bestätigt',
      declined: 'Nicht gebucht',
      cancelled: 'Storniert',
      stayed: 'Abgereist',
      'no-show': 'Nicht angereist',
    },
    nothingToPay: 'Nichts zu zahlen',
    fee: 'Sie zahlen dem Hotel eine Gebühr von {amount}',
    feeOfPaid: 'Stornogebühr: {amount}',
    next: {
      changed: 'Geändert, neue Buchung: <ltr>{number}</ltr>',
      clarifying: 'Wir klären die Buchung mit dem Hotel',
      beingCancelled: 'Wird storniert: Das Hotel hat noch nicht geantwortet',
      pending: 'Das Hotel hat noch nicht geantwortet',
      requested: 'Das Hotel bestätigt die Buchung selbst',
      unpaid: 'Gebucht wird erst, wenn Sie bezahlt haben',
      payAgain: 'Bitte zahlen Sie noch einmal, sonst endet Ihre Anfrage',
    },
    directions: 'Route anzeigen<hidden>: {hotel}</hidden>',
    writeReview: 'Bewertung schreiben<hidden>: {hotel}</hidden>',
  },
  signIn: {
    signIn: {
      title: 'Anmelden',
      rememberMe: 'Angemeldet bleiben',
      signUp: 'Neu bei Stayfarer? <link>Registrieren</link>',
      /** The label of a button. */
      passkey: 'Mit einem Passkey anmelden',
    },
    oidc: {
      start: 'Weiter mit {name}',
      linked: 'Ihr Konto ist jetzt mit {name} verknüpft.',
      outcome: {
        link: 'Für die E-Mail-Adresse Ihres Kontos bei {name} gibt es hier schon ein Konto. Melden Sie sich einmal dort an, dann werden beide verknüpft.',
        taken:
          'Ihr Konto ist mit einem anderen Konto bei {name} verknüpft. Verwenden Sie dieses, oder melden Sie sich mit Ihrem Passwort an.',
        unavailable:
          '{name} antwortet gerade nicht. Versuchen Sie es in einigen Minuten erneut, oder melden Sie sich mit Ihrem Passwort an.',
        canceled:
          'Sie haben bei {name} abgebrochen. Versuchen Sie es erneut, oder melden Sie sich mit Ihrem Passwort an.',
        again:
          'Das hat zu lange gedauert oder in einem anderen Fenster begonnen. Versuchen Sie es erneut.',
        untrusted:
          'Die Antwort von {name} ließ sich nicht prüfen, deshalb sind Sie nicht angemeldet. Versuchen Sie es erneut, oder melden Sie sich mit Ihrem Passwort an.',
        'no-email':
          '{name} hat uns Ihre E-Mail-Adresse nicht mitgeteilt. Erlauben Sie das dort und versuchen Sie es erneut, oder registrieren Sie sich mit einem Passwort.',
        unverified:
          '{name} hat Ihre E-Mail-Adresse nicht bestätigt. Bestätigen Sie sie dort und versuchen Sie es erneut, oder registrieren Sie sich mit einem Passwort.',
        failed: 'Die Anmeldung hat nicht geklappt. Versuchen Sie es in einigen Minuten erneut.',
      },
    },
    signUp: {
      title: 'Konto erstellen',
      submit: 'Registrieren',
      signIn: 'Sie haben schon ein Konto? <link>Anmelden</link>',
      sent: 'Wir haben eine E-Mail an <ltr>{email}</ltr> gesendet. Öffnen Sie den Link darin, um Ihre Adresse zu bestätigen, dann ist Ihr Konto bereit.',
    },
    code: {
      app: 'Code aus Ihrer App',
      appHint: 'Sechs Ziffern, alle 30 Sekunden neu.',
      useApp: 'Code aus der App verwenden',
      recovery: 'Wiederherstellungscode',
      recoveryHint: 'Jeder Wiederherstellungscode gilt einmal.',
      left: 'Sie haben sich mit einem Wiederherstellungscode angemeldet. {count, plural, =0 {Es war Ihr letzter: Erzeugen Sie in Ihrem Konto neue.} one {Sie haben noch einen: Erzeugen Sie in Ihrem Konto neue.} other {Sie haben noch #.}}',
      useRecovery: 'Wiederherstellungscode verwenden',
      submit: 'Weiter',
    },
    forgotPassword: {
      title: 'Passwort vergessen?',
      text: 'Wir senden Ihnen eine E-Mail mit einem Link, über den Sie ein neues Passwort wählen.',
      submit: 'E-Mail senden',
      back: 'Zurück zur Anmeldung',
      sent: 'Wenn es für <ltr>{email}</ltr> ein Konto gibt, haben wir eine E-Mail mit einem Link dorthin gesendet. Der Link kann einmal verwendet werden und gilt eine Stunde. Nach vielen Anfragen werden keine E-Mails mehr gesendet: Verwenden Sie die neueste.',
    },
    resetPassword: {
      title: 'Neues Passwort wählen',
      incomplete:
        'Diese Adresse ist unvollständig. Öffnen Sie den Link in der E-Mail oder <link>fordern Sie eine neue E-Mail an</link>.',
      submit: 'Passwort speichern',
      anotherMail: 'Neue E-Mail anfordern',
      saved: 'Ihr neues Passwort ist gespeichert, und Sie sind auf allen Geräten abgemeldet.',
    },
    verifyEmail: {
      title: 'Adresse bestätigen',
      incomplete:
        'Diese Adresse ist unvollständig. Öffnen Sie den Link in der E-Mail oder <link>melden Sie sich an</link>, um eine neue E-Mail zu erhalten.',
      enterPassword: 'Geben Sie Ihr Passwort ein, um Ihr Konto freizuschalten.',
      confirm: 'Adresse bestätigen',
      confirmed: 'Ihre Adresse ist bestätigt.',
      confirmedWithCredit: 'Ihre Adresse ist bestätigt: Sie haben {amount} in OneKeyCash.',
      passkey:
        'Nächstes Mal können Sie sich mit einem Passkey anmelden. Erstellen Sie ihn in Ihrem Konto unter „Sicherheit“.',
      newAddress: 'Ihr Konto verwendet künftig die Adresse, an die dieser Link gesendet wurde.',
      signIn: 'Anmelden',
      changed: 'Ihr Konto hat jetzt die Adresse <ltr>{email}</ltr>.',
    },
    findBooking: {
      text: 'Wir senden den Link zu Ihrer Buchung an die Adresse, mit der Sie gebucht haben.',
      number: 'Buchungsnummer',
      numberHint: 'Sie steht in den E-Mails zu Ihrer Buchung, z. B. K7M4‑QX9C.',
      submit: 'Link senden',
      sent: 'Wenn es eine Buchung mit dieser Nummer und der Adresse <ltr>{email}</ltr> gibt, haben wir den Link dorthin gesendet. Nach vielen Anfragen werden keine E-Mails mehr gesendet: Verwenden Sie die neueste.',
    },
  },
  content: {
    contents: 'Inhalt',
    inEnglish: 'Diese Seite gibt es in Ihrer Sprache noch nicht. Sie wird auf Englisch angezeigt.',
    sample:
      'Diese Website zeigt Beispielhotels. Auch der Betreiber mit Adresse und Telefonnummer ist ein Beispiel.',
    contact: {
      title: 'Nachricht senden',
      text: 'Ihre Nachricht geht per E-Mail an unser Team. Die Antwort erhalten Sie an Ihre Adresse.',
      bookingNumber: 'Buchungsnummer (optional)',
      message: 'Nachricht',
      send: 'Nachricht senden',
      sending: 'Wird gesendet …',
      sent: 'Ihre Nachricht ist auf dem Weg zu unserem Team. Die Antwort erhalten Sie an <ltr>{email}</ltr>.',
      another: 'Weitere Nachricht schreiben',
      notSent:
        'Ihre Nachricht wurde nicht gesendet. Ihr Text ist noch da: Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
      tooMany:
        'Ihre Nachricht wurde nicht gesendet, weil von Ihrem Konto oder Ihrem Netzwerk zu viele kamen. Ihr Text ist noch da: Versuchen Sie es in einer Stunde noch einmal.',
      tooManyOfAll:
        'Ihre Nachricht wurde nicht gesendet, weil uns gerade ungewöhnlich viele Nachrichten erreichen. Ihr Text ist noch da: Versuchen Sie es in einer Stunde noch einmal.',
      otherWays: 'Sie erreichen uns auch direkt:',
      aboutBooking: 'Schreiben Sie uns zu dieser Buchung',
    },
  },
  newsletterLinks: {
    incomplete: 'Diese Adresse ist unvollständig. Öffnen Sie den Link in der E-Mail noch einmal.',
    confirm: {
      title: 'Abonnement bestätigen',
      ask: 'Noch ein Schritt, dann kommt unser Newsletter in Ihr Postfach. Ihren Code für 10 % Rabatt auf Ihre erste Buchung erhalten Sie per E-Mail.',
      button: 'Abonnement bestätigen',
      expired:
        'Der Link ist abgelaufen oder wurde ersetzt. Abonnieren Sie den Newsletter auf der Startseite noch einmal, dann senden wir Ihnen einen neuen.',
      done: {
        subscribed:
          'Sie haben den Newsletter abonniert. Ihr Code für 10 % Rabatt steht in der E-Mail, die wir Ihnen gerade gesendet haben.',
        'subscribed-again':
          'Sie haben den Newsletter wieder abonniert. Ihren Code für 10 % Rabatt haben Sie bei Ihrem ersten Abonnement erhalten.',
        already: 'Sie haben den Newsletter bereits abonniert. Sie müssen nichts mehr tun.',
      },
    },
    unsubscribe: {
      title: 'Abbestellen',
      heading: 'Newsletter abbestellen',
      ask: 'Sie erhalten keine Newsletter mehr, und wir entfernen Ihre Adresse aus unserer Liste.',
      button: 'Abbestellen',
      expired: 'Dieser Link ist ungültig. Öffnen Sie den Link am Ende unserer neuesten E-Mail.',
      done: 'Sie haben den Newsletter abbestellt, und Ihre Adresse ist aus unserer Liste entfernt.',
    },
  },
} as const satisfies Translation<AccountTexts>;
