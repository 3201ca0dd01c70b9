import type {
  AccountMailNames,
  AccountMails,
  BookingMails,
  DeskMails,
  MailNames,
} from '../en/mailTexts.ts';
import type { Translation } from '../translation.ts';

/** The names of the booking mails at the desk, in German. */
export const mailNames = {
  requested: 'Anfrage erhalten',
  confirmed: 'Bestätigung',
  declined: 'Nicht gebucht',
  resolved: 'Ergebnis der Buchung',
  cancelled: 'Storniert',
  'desk-changed': 'Vom Reservierungsteam storniert',
  'site-cancelled': 'Von der Website storniert',
  'provider-cancelled': 'Vom Hotel storniert',
  'not-cancelled': 'Nicht storniert',
  'fee-changed': 'Höhere Stornogebühr',
  mismatch: 'Wird geklärt',
  'no-show': 'Als nicht angereist gemeldet',
  'fee-waived': 'Gebühr erlassen',
  goodwill: 'Kulanz',
  refunded: 'Erstattung',
  message: 'Nachricht des Reservierungsteams',
  link: 'Link zur Buchung',
  'desk-request': 'Offene Anfrage',
  'desk-reminder': 'Erinnerung an die Anfrage',
  'hotel-reminder': 'Erinnerung an die Anfrage',
  'desk-cancelled': 'Vom Gast storniert',
  pay: 'Bitte um Zahlung',
  'pay-again': 'Bitte um erneute Zahlung',
  'desk-not-paid': 'Bestätigt und nicht bezahlt',
  'still-offered': 'Nicht bezahlt, noch verfügbar',
  'desk-not-cancelled': 'Nach einer Änderung nicht storniert',
  'desk-cancellation-refused': 'Stornierung abgelehnt',
  'desk-cancellation-fee': 'Gebühr für Stornierung verlangt',
  'desk-provider-cancelled': 'Vom Anbieter storniert',
  'desk-mismatch': 'Mit dem Anbieter klären',
} as const satisfies Translation<MailNames>;

/** The booking mails to the traveler. */
export const bookingMails = {
  link: 'Buchung öffnen',
  keepLink:
    'Wer diesen Link hat, kann die Buchung sehen und stornieren: Bitte leiten Sie diese E-Mail nicht weiter.',
  receipt:
    'Beleg {number}: {amount}, bezahlt am {day} mit {brand, select, none {Karte} other {{brand}}}, Endziffern {last4}.',
  receiptTaxes: 'Darin enthalten: {taxes}.',
  fromCalendar:
    'Steht der Aufenthalt in Ihrem Kalender? Öffnen Sie die angehängte Datei: Sie entfernt ihn dort.',
  seePage: 'Den aktuellen Stand sehen Sie jederzeit auf der Seite Ihrer Buchung.',
  booking: '{number} ({from} – {to})',
  lateAnswer: 'Als Sie gebucht haben, hatte das Hotel noch nicht geantwortet.',
  noCharge: 'Es entstehen keine Kosten.',
  requested: {
    subject: 'Ihre Anfrage an {hotel}',
    heading: 'Ihre Anfrage wurde gesendet',
    body: '{hotel} bestätigt Buchungen selbst. Sie erhalten eine E-Mail, sobald das Hotel geantwortet hat. Bis dahin ist nichts reserviert, und Sie können Ihre Anfrage kostenlos zurückziehen.',
    answerBy:
      'Das Hotel hat bis {deadline} Zeit für eine Antwort. Ohne Antwort endet Ihre Anfrage von selbst, es wird nichts gebucht, und wir schreiben Ihnen.',
  },
  changeRequested: {
    subject: 'Ihre Anfrage zur Änderung Ihrer Buchung: {hotel}',
    heading: 'Ihre Änderungsanfrage wurde gesendet',
    body: '{hotel} bestätigt Buchungen selbst. Sie erhalten eine E-Mail, sobald das Hotel geantwortet hat. Bis dahin gilt Ihre Buchung {booking} unverändert. Sie wird erst storniert, wenn das Hotel die neue bestätigt.',
  },
  pay: {
    subject: 'Bitte zahlen Sie: {hotel}, {day}',
    heading: 'Bitte bezahlen Sie Ihre Buchung',
    body: 'Ihre Buchung ist vorbereitet. Sie kommt nur zustande, wenn Sie bis {deadline} {amount} zahlen. Sonst wird nichts gebucht und nichts abgebucht.',
    notHeld:
      'Zimmer und Preis sind bis zur Zahlung nicht garantiert: Hat sich bis dahin etwas geändert, schreiben wir Ihnen, und es wird nichts abgebucht.',
  },
  payAgain: {
    subject: 'Bitte zahlen Sie noch einmal: {hotel}, {day}',
    heading: 'Bitte zahlen Sie noch einmal',
    link: 'Jetzt zahlen',
    lapsed:
      'Ihre Bank reserviert einen Betrag nur für einige Tage. Diese Frist ist abgelaufen, und es wurde nichts abgebucht.',
    accepted: '{hotel} hat Ihren Aufenthalt bestätigt.',
    body: 'Zahlen Sie {amount} bis {deadline}: Sonst endet Ihre Anfrage, es wird nichts gebucht und nichts abgebucht.',
  },
  stillOffered: {
    subject: 'Nicht bezahlt: {hotel}, {day}',
    heading: 'Ihr Aufenthalt wurde nicht bezahlt',
    body: 'Ihr Aufenthalt wurde nicht rechtzeitig bezahlt: {hotel}. Es wurde nichts gebucht und nichts abgebucht.',
    offer:
      'Als wir diese E-Mail gesendet haben, wurde er noch zum selben Preis von {total} angeboten. Er ist nicht für Sie reserviert.',
    link: 'Diesen Aufenthalt buchen',
    once: 'Dies ist die einzige E-Mail zu diesem Aufenthalt. Wenn Sie ihn nicht mehr möchten, müssen Sie nichts tun.',
  },
  reserved:
    '{amount} sind auf Ihrer Karte reserviert. Abgebucht wird nur, wenn das Hotel bestätigt.',
  notCharged: 'Ihre Karte wurde nicht belastet.',
  confirmed: {
    subject: 'Bestätigt: {hotel}, {day}',
    heading: 'Ihre Buchung ist bestätigt',
    expects: '{hotel} erwartet Sie am {day}.',
    expectsAtLast:
      'Als Sie gebucht haben, hatte das Hotel noch nicht geantwortet. Nun ist die Buchung bestätigt: {hotel} erwartet Sie am {day}.',
  },
  changed: {
    subject: 'Ihre Buchung wurde geändert: {hotel}, {day}',
    heading: 'Ihre Buchung wurde geändert',
    number: 'Ihre Buchungsnummer ist jetzt {number}.',
    cancelledFree: 'Ihre frühere Buchung {booking} ist kostenlos storniert.',
    cancelledAt: 'Ihre frühere Buchung {booking} ist storniert. Das kostet {fee}.',
    cancellingFree:
      'Ihre frühere Buchung {booking} wird gerade storniert. Das ist kostenlos. Wenn das Hotel die Stornierung nicht annimmt, erhalten Sie eine weitere E-Mail.',
    cancellingAt:
      'Ihre frühere Buchung {booking} wird gerade storniert. Das kostet höchstens {fee}. Wenn das Hotel die Stornierung nicht annimmt, erhalten Sie eine weitere E-Mail.',
    notCancelled:
      'Ihre frühere Buchung {booking} wurde nicht storniert. Bitte sehen Sie auf ihrer Seite nach.',
  },
  declined: {
    subject: 'Nicht gebucht: {hotel}, {day}',
    heading: 'Ihre Buchung kam nicht zustande',
    body: 'Es tut uns leid, Ihr Aufenthalt konnte nicht gebucht werden: {hotel}.',
    nothingReserved: 'Es wurde nichts reserviert, und Sie müssen nichts zahlen.',
  },
  /** Other hotels for the same stay. */
  similar: {
    link: 'Ähnliche Hotels ansehen',
    body: 'Andere Hotels in der Nähe haben vielleicht ein Zimmer für dieselben Tage.',
  },
  notChanged: {
    subject: 'Nicht geändert: {hotel}, {day}',
    heading: 'Ihre Buchung wurde nicht geändert',
    body: 'Es tut uns leid, die Änderung Ihres Aufenthalts konnte nicht gebucht werden: {hotel}.',
    stands: 'Ihre Buchung {booking} gilt unverändert. Es wurde nichts weiter reserviert.',
    asItsPageSays:
      'Den Stand Ihrer Buchung {booking} sehen Sie auf ihrer Seite. Es wurde nichts weiter reserviert.',
  },
  reason: {
    'price-changed':
      'Der Preis hat sich geändert, bevor reserviert werden konnte. Sie können zum neuen Preis noch einmal buchen.',
    gone: 'Das Zimmer ist nicht mehr verfügbar.',
    rejected: 'Das Hotel hat die Buchung nicht angenommen.',
    'not-combinable':
      'Das Hotel nimmt diese Zimmer nicht in einer Buchung an. Es wurde nichts abgebucht. Buchen Sie sie einzeln, oder wählen Sie Zimmer derselben Art.',
    expired: 'Das Hotel hat vor dem Tag der Anreise nicht geantwortet.',
    'not-paid': 'Der Aufenthalt wurde nicht bezahlt, und es wurde nichts abgebucht.',
    'not-chargeable':
      'Dieser Betrag kann hier nicht mit Karte bezahlt werden. Es wurde nichts gebucht und nichts abgebucht.',
    unanswered: 'Das Hotel hat nicht rechtzeitig geantwortet.',
    desk: 'Das Hotel kann die Buchung nicht annehmen.',
  },
  cancelled: {
    subject: 'Storniert: {hotel}, {day}',
    heading: 'Ihre Buchung ist storniert',
    body: 'Wie von Ihnen gewünscht, ist Ihr Aufenthalt storniert: {hotel}.',
    askedAtDesk:
      'Wie mit unserem Reservierungsteam besprochen, ist Ihr Aufenthalt storniert: {hotel}.',
    notYou: 'Wenn Sie nicht darum gebeten haben, sagen Sie uns bitte sofort Bescheid.',
  },
  cancelledBySite: {
    subject: 'Von uns storniert: {hotel}, {day}',
    heading: 'Wir mussten Ihre Buchung stornieren',
    body: 'Es tut uns leid, wir mussten Ihren Aufenthalt stornieren: {hotel}.',
  },
  cancelledByDesk: {
    subject: 'Vom Hotel storniert: {hotel}, {day}',
    heading: 'Ihre Buchung wurde storniert',
    body: 'Es tut uns leid, Ihr Aufenthalt wurde vom Reservierungsteam des Hotels storniert: {hotel}.',
  },
  cancelledByHotel: {
    subject: 'Vom Hotel storniert: {hotel}, {day}',
    heading: 'Das Hotel hat Ihre Buchung storniert',
    body: 'Es tut uns leid, {hotel} hat Ihren Aufenthalt storniert. Falls Sie selbst beim Hotel storniert haben, ist dies die Bestätigung.',
    toldDesk:
      'Es tut uns leid: {hotel} hat uns mitgeteilt, dass es Sie nicht aufnehmen kann. Ihr Aufenthalt ist storniert.',
    feeReported:
      'Das Hotel meldet eine Gebühr. Sie haben keiner zugestimmt, und unser Reservierungsteam klärt das. Sie erhalten dann eine E-Mail.',
    creditsBack: 'OneKeyCash oder Gutschein, falls eingesetzt, können Sie wieder verwenden.',
  },
  fee: {
    costs: 'Die Stornierung kostet {fee}.',
    accepted: 'Die Gebühr, der Sie zugestimmt haben, beträgt {fee}.',
    clarifying:
      'Die Antwort des Hotels weicht davon ab, und unser Reservierungsteam klärt die Gebühr. Sie erhalten dann eine E-Mail.',
  },
  notCancelled: {
    subject: 'Nicht storniert: {hotel}',
    heading: 'Ihre Buchung konnte nicht storniert werden',
    body: '{hotel} hat die Stornierung nicht angenommen, Ihre Buchung gilt also weiter. Bitte wenden Sie sich an das Hotel.',
    besides:
      '{hotel} hat die Stornierung nicht angenommen, Ihre Buchung gilt also neben Ihrer neuen Buchung {booking} weiter. Bitte wenden Sie sich an das Hotel.',
  },
  feeChanged: {
    subject: 'Nicht storniert: {hotel}',
    heading: 'Ihre Buchung ist nicht storniert',
    body: '{hotel} hat nicht zu der Gebühr storniert, der Sie zugestimmt haben, Ihre Buchung gilt also weiter. Die Stornierung würde jetzt {fee} kosten. Öffnen Sie Ihre Buchung, wenn Sie trotzdem stornieren möchten.',
    besides:
      '{hotel} hat nicht zu der Gebühr storniert, der Sie zugestimmt haben, Ihre Buchung gilt also neben Ihrer neuen Buchung {booking} weiter. Die Stornierung würde jetzt {fee} kosten. Öffnen Sie Ihre Buchung, wenn Sie trotzdem stornieren möchten.',
    moreThanTerms:
      'Das ist mehr, als die Bedingungen Ihrer Buchung vorsehen, und unser Reservierungsteam klärt das.',
  },
  mismatch: {
    subject: 'Wir klären Ihre Buchung: {hotel}, {day}',
    heading: 'Wir klären Ihre Buchung',
    body: 'Die Angaben von {hotel} weichen von Ihrer Buchung ab. Unser Reservierungsteam klärt das mit dem Hotel. Sie müssen nichts tun.',
  },
  noShow: {
    subject: 'Als nicht angereist gemeldet: {hotel}, {day}',
    heading: 'Das Hotel hat gemeldet, dass Sie nicht angereist sind',
    body: '{hotel} meldet, dass am {day} niemand angereist ist. Das Hotel rechnet nach seinen eigenen Bedingungen ab. Falls Sie für den Aufenthalt OneKeyCash erhalten haben, wurde es wieder abgezogen.',
    ifYouStayed: 'Wenn Sie doch dort waren, bitten Sie das Hotel, seine Meldung zu korrigieren.',
  },
  feeWaived: {
    subject: 'Keine Stornogebühr: {hotel}, {day}',
    heading: 'Sie zahlen keine Stornogebühr',
    body: 'Wir haben Ihnen die Stornogebühr für Ihren Aufenthalt erlassen: {hotel}. Sie müssen dafür nichts zahlen.',
    paid: 'Falls Sie sie schon bezahlt haben, sagen Sie uns bitte Bescheid.',
  },
  goodwill: {
    subject: 'Von uns für Sie: {hotel}, {day}',
    heading: 'Etwas von uns für Sie',
    body: 'Mit Ihrer Buchung ({hotel}) lief nicht alles, wie es sollte. Bitte nehmen Sie {amount} von uns an.',
    rewards:
      'Der Betrag ist als OneKeyCash in Ihrem Konto. Sie können ihn bei der nächsten Buchung einlösen.',
    code: 'Ihr Gutscheincode: {code}',
    use: 'Geben Sie ihn beim Buchen ein: Innerhalb eines Jahres erhalten Sie damit {amount} Rabatt auf eine Buchung in derselben Währung. Er gilt nur einmal, geben Sie ihn also bitte nicht weiter.',
  },
  refunded: {
    subject: 'Erstattung: {hotel}, {day}',
    heading: 'Sie erhalten Geld zurück',
    card: 'Wir zahlen {amount} auf Ihre Karte mit der Endung {last4} zurück.',
    body: 'Wir zahlen {amount} auf Ihre Karte zurück.',
    days: 'Es kann einige Tage dauern, bis Ihre Bank es anzeigt.',
  },
  message: {
    subject: 'Zu Ihrer Buchung {number}: {hotel}',
    heading: 'Eine Nachricht des Reservierungsteams von Stayfarer',
  },
  linkSent: {
    subject: 'Ihre Buchung: {hotel}, {day}',
    heading: 'Der Link zu Ihrer Buchung',
    body: 'Wenn Sie diese E-Mail nicht erwartet haben, können Sie sie ignorieren: Der Link ging nur an diese Adresse.',
  },
} as const satisfies Translation<BookingMails>;

/** The booking mails to the operator's desk and to the hotel. */
export const deskMails = {
  link: 'Buchung in der Verwaltung öffnen',
  signIn: 'Der Link führt zur Verwaltung, bei der Sie sich zuerst anmelden.',
  request: {
    subject: 'Anfrage: {hotel}, {day}',
    heading: 'Eine Buchung wartet auf Sie',
    body: 'Ein Gast fragt einen Aufenthalt an: {hotel}. Bestätigen Sie die Anfrage in der Verwaltung oder lehnen Sie sie dort ab.',
    answerBy: 'Antworten Sie bis {deadline}. Ohne Antwort wird die Anfrage automatisch abgelehnt.',
  },
  reminder: {
    subject: 'Erinnerung: {hotel}, {day}',
    heading: 'Eine Anfrage wartet noch auf Sie',
    body: 'Die Hälfte der Zeit für die Antwort ist vorbei. Ein Gast fragt einen Aufenthalt an: {hotel}. Bestätigen Sie die Anfrage in der Verwaltung oder lehnen Sie sie dort ab.',
  },
  /** To the hotel. */
  hotelReminder: {
    subject: 'Bitte antworten: Anfrage für {hotel}, {day}',
    heading: 'Ein Gast wartet auf Ihre Antwort',
    body: 'Ein Gast fragt über unsere Website diesen Aufenthalt an. Bitte antworten Sie auf diese E-Mail, ob Sie ihn aufnehmen können.',
    answerBy:
      'Bitte antworten Sie bis {deadline}. Ohne Antwort endet die Anfrage, und der Gast sucht ein anderes Hotel.',
  },
  cancelled: {
    subject: 'Vom Gast storniert: {hotel}, {day}',
    heading: 'Eine Buchung wurde storniert',
    body: 'Der Gast hat einen Aufenthalt storniert, für den Sie angefragt worden waren: {hotel}.',
  },
  notPaid: {
    subject: 'Nicht bezahlt: {hotel}, {day}',
    heading: 'Eine bestätigte Anfrage wurde nicht bezahlt',
    body: 'Sie hatten einen Aufenthalt bestätigt ({hotel}), den der Gast nicht bezahlt hat. Die Anfrage ist beendet, und es wurde nichts abgebucht. Sagen Sie dem Hotel, dass niemand kommt.',
  },
  notCancelled: {
    subject: 'Nach einer Änderung nicht storniert: {hotel}, {day}',
    heading: 'Zwei Buchungen eines Gastes gelten',
    body: 'Der Gast hat einen Aufenthalt geändert: {hotel}. Die neue Buchung ist bestätigt, aber der Anbieter hat diese nicht storniert. Der Gast erhält eine E-Mail.',
    todo: 'Klären Sie mit dem Anbieter und dem Gast, was gilt. Stornieren können Sie die Buchung in der Verwaltung.',
  },
  cancellationRefused: {
    subject: 'Nicht storniert: {hotel}, {day}',
    heading: 'Der Anbieter hat eine Stornierung abgelehnt',
    body: 'Das Reservierungsteam hat einen Aufenthalt storniert ({hotel}), und der Anbieter storniert ihn nicht mehr. Die Buchung gilt weiter. Sagen Sie dem Gast, was gilt.',
    todo: 'Rufen Sie das Hotel an. In der Verwaltung können Sie danach noch einmal stornieren oder die Buchung bestehen lassen.',
  },
  cancellationFee: {
    subject: 'Nicht storniert, Gebühr verlangt: {hotel}, {day}',
    heading: 'Der Anbieter verlangt eine Stornogebühr',
    body: 'Das Reservierungsteam hat einen Aufenthalt storniert ({hotel}), und der Anbieter verlangt dafür {fee}. Die Buchung gilt weiter. Sagen Sie dem Gast, was gilt.',
  },
  providerCancelled: {
    subject: 'Vom Anbieter storniert: {hotel}, {day}',
    heading: 'Der Anbieter hat eine Buchung storniert',
    body: 'Der Anbieter meldet, dass ein Aufenthalt storniert ist: {hotel}. Auf dieser Website hat ihn niemand storniert. Der Gast erhält eine E-Mail.',
  },
  mismatch: {
    subject: 'Mit dem Anbieter klären: {hotel}, {day}',
    heading: 'Beim Anbieter steht etwas anderes, als gebucht wurde',
    body: 'Klären Sie mit dem Anbieter, was gilt. Der Gast liest, dass Sie es klären.',
    todoPending:
      'Bestätigen Sie danach die Buchung in der Verwaltung oder lehnen Sie sie dort ab. Stornieren Sie eine unerwünschte Reservierung vorher beim Anbieter.',
    todo: 'Markieren Sie danach die Abweichung in der Verwaltung als geklärt.',
  },
} as const satisfies Translation<DeskMails>;

/** The names of the account mails at the desk, in German. */
export const accountMailNames = {
  verify: 'E-Mail-Adresse bestätigen',
  reset: 'Neues Passwort wählen',
  'confirm-email': 'Neue E-Mail-Adresse bestätigen',
  'email-changing': 'Die E-Mail-Adresse wird geändert',
  'email-changed': 'Die E-Mail-Adresse wurde geändert',
  existing: 'Es gibt bereits ein Konto',
  'password-changed': 'Das Passwort wurde geändert',
  'two-step-on': 'Die Anmeldung in zwei Schritten wurde eingeschaltet',
  'two-step-off': 'Die Anmeldung in zwei Schritten wurde ausgeschaltet',
  'two-step-reset': 'Die Anmeldung in zwei Schritten wurde zurückgesetzt',
  'recovery-codes': 'Neue Wiederherstellungscodes wurden erstellt',
  'recovery-code-used': 'Ein Wiederherstellungscode wurde verwendet',
  'passkey-added': 'Ein Passkey wurde hinzugefügt',
  'passkey-removed': 'Ein Passkey wurde entfernt',
  'passkey-copied': 'Ein Passkey wurde abgelehnt',
  'identity-linked': 'Ein Konto eines anderen Anbieters wurde verknüpft',
  deleted: 'Das Konto wurde gelöscht',
  unknown: 'Nicht lesbar',
} as const satisfies Translation<AccountMailNames>;

/** The account mails, in German. */
export const accountMails = {
  greeting: 'Guten Tag {name},',
  ignore: 'Wenn Sie das nicht waren, müssen Sie nichts tun: Es hat sich nichts geändert.',
  alarm:
    'Wenn Sie das nicht waren, kennt vielleicht jemand anderes Ihr Passwort: Wählen Sie über den Link ein neues. Dabei werden auch alle Geräte abgemeldet.',
  confirmAddress: 'Adresse bestätigen',
  newPassword: 'Neues Passwort wählen',
  verify: {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
    body: 'öffnen Sie den Link und geben Sie Ihr Passwort ein, um Ihr Konto freizuschalten. Der Link gilt eine Stunde.',
    notYou: 'Wenn Sie hier kein Konto erstellt haben, können Sie diese E-Mail ignorieren.',
  },
  existing: {
    subject: 'Sie haben bereits ein Konto',
    body: 'jemand, vermutlich Sie, wollte mit dieser Adresse ein Konto erstellen. Es gibt aber bereits eines. Melden Sie sich an oder wählen Sie ein neues Passwort, wenn Sie Ihres vergessen haben.',
  },
  reset: {
    subject: 'Wählen Sie ein neues Passwort',
    body: 'über den Link wählen Sie ein neues Passwort. Er funktioniert einmal und gilt eine Stunde.',
  },
  confirmEmail: {
    subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
    body: 'öffnen Sie den Link, um diese Adresse für Ihr Konto zu verwenden. Öffnen Sie ihn dort, wo Sie angemeldet sind. Er gilt eine Stunde.',
  },
  emailChanging: {
    subject: 'Ihre E-Mail-Adresse wird geändert',
    body: 'die Adresse Ihres Kontos soll in {address} geändert werden. Das geschieht, sobald der Link in der E-Mail an die neue Adresse geöffnet wird.',
  },
  emailChanged: {
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    body: 'Ihr Konto hat jetzt die Adresse {address}. Die Adresse, an die wir diese E-Mail senden, wird nicht mehr verwendet.',
    notYou: 'Wenn Sie das nicht waren, antworten Sie auf diese E-Mail.',
  },
  passwordChanged: {
    subject: 'Ihr Passwort wurde geändert',
    body: 'das Passwort Ihres Kontos wurde geändert, und andere Geräte wurden abgemeldet.',
    /** Below the mail's text, if the account has passkeys. */
    passkeys:
      'Ihre Passkeys gelten weiterhin. Entfernen Sie in Ihrem Konto alle, die Sie nicht kennen.',
    linked: 'Mit Ihrem Konto bei {provider} können Sie sich weiterhin anmelden.',
  },
  twoStepOn: {
    subject: 'Die Anmeldung in zwei Schritten ist eingeschaltet',
    body: 'zur Anmeldung in Ihrem Konto brauchen Sie jetzt auch einen Code aus Ihrer App.',
  },
  twoStepOff: {
    subject: 'Die Anmeldung in zwei Schritten ist ausgeschaltet',
    body: 'zur Anmeldung in Ihrem Konto genügt jetzt das Passwort.',
  },
  twoStepReset: {
    subject: 'Ihre Anmeldung in zwei Schritten wurde zurückgesetzt',
    body: 'unser Kundendienst hat den zweiten Schritt Ihres Kontos ausgeschaltet und Sie überall abgemeldet. Melden Sie sich mit Ihrem Passwort an und richten Sie den zweiten Schritt neu ein.',
  },
  recoveryCodes: {
    subject: 'Sie haben neue Wiederherstellungscodes',
    body: 'für Ihr Konto wurden neue Wiederherstellungscodes erzeugt. Die bisherigen gelten nicht mehr.',
  },
  recoveryCodeUsed: {
    subject: 'Anmeldung mit einem Wiederherstellungscode',
    body: 'für eine Anmeldung bei Ihrem Konto wurde einer Ihrer Wiederherstellungscodes verwendet. Er gilt nicht mehr.',
  },
  passkeyAdded: {
    subject: 'Ihrem Konto wurde ein Passkey hinzugefügt',
    body: 'ab jetzt können Sie sich mit einem neuen Passkey bei Ihrem Konto anmelden.',
  },
  passkeyRemoved: {
    subject: 'Aus Ihrem Konto wurde ein Passkey entfernt',
    body: 'mit einem Ihrer Passkeys ist keine Anmeldung bei Ihrem Konto mehr möglich.',
  },
  passkeyCopied: {
    subject: 'Einer Ihrer Passkeys wurde abgelehnt',
    body: 'jemand hat einen Passkey Ihres Kontos verwendet, der eine Kopie sein könnte. Wir haben ihn deshalb nicht angenommen, und niemand wurde angemeldet. Entfernen Sie den Passkey in Ihrem Konto und erstellen Sie einen neuen.',
  },
  identityLinked: {
    subject: 'Ihr Konto ist mit {provider} verknüpft',
    body: 'Sie können sich jetzt auch mit {provider} in Ihrem Konto anmelden.',
  },
  deleted: {
    subject: 'Ihr Konto ist gelöscht',
    body: 'Ihr Konto und alles, was darin gespeichert war, wurden gelöscht. Ihre Reservierungen bleiben bei den Hotels bestehen. Die Links in den zugehörigen E-Mails öffnen sie weiterhin.',
  },
  staffInvitation: {
    subject: 'Richten Sie Ihren Zugang zur Verwaltung ein',
    body: 'Über diesen Link wählen Sie Ihren Namen und ein Passwort und richten eine Authenticator-App auf Ihrem Telefon ein. Er funktioniert einmal und gilt drei Tage.',
    button: 'Zugang einrichten',
    notYou:
      'Wenn Sie diese E-Mail nicht erwartet haben, können Sie sie ignorieren: Ohne den Link geschieht nichts.',
  },
} as const satisfies Translation<AccountMails>;
