import type {
  AccountMailNames,
  AccountMails,
  BookingMails,
  DeskMails,
  MailNames,
} from '../en/mailTexts.ts';
import type { Translation } from '../translation.ts';

/** The names of the booking mails at the desk, in French. */
export const mailNames = {
  requested: 'Demande reçue',
  confirmed: 'Confirmation',
  declined: 'Non réservé',
  resolved: 'Résultat de la réservation',
  cancelled: 'Annulation',
  'desk-changed': 'Annulation par le service des réservations',
  'site-cancelled': 'Annulation par le site',
  'provider-cancelled': 'Annulation par l’hôtel',
  'not-cancelled': 'Réservation non annulée',
  'fee-changed': 'Frais d’annulation plus élevés',
  mismatch: 'Vérification en cours',
  'no-show': 'Non-présentation signalée',
  'fee-waived': 'Frais supprimés',
  goodwill: 'Geste commercial',
  refunded: 'Remboursement',
  message: 'Message du service des réservations',
  link: 'Lien vers la réservation',
  'desk-request': 'Demande sans réponse',
  'desk-reminder': 'Rappel de la demande',
  'hotel-reminder': 'Rappel de la demande',
  'desk-cancelled': 'Annulation par le client',
  pay: 'Invitation à payer',
  'pay-again': 'Invitation à payer à nouveau',
  'desk-not-paid': 'Confirmée et non payée',
  'still-offered': 'Non payée, encore proposée',
  'desk-not-cancelled': 'Réservation non annulée après une modification',
  'desk-cancellation-refused': 'Annulation refusée',
  'desk-cancellation-fee': 'Frais demandés pour l’annulation',
  'desk-provider-cancelled': 'Annulation par le fournisseur',
  'desk-mismatch': 'À vérifier avec le fournisseur',
} as const satisfies Translation<MailNames>;

/** The booking mails to the traveler. */
export const bookingMails = {
  link: 'Ouvrir votre réservation',
  keepLink:
    'Toute personne disposant de ce lien peut voir et annuler la réservation : ne transférez pas cet e-mail.',
  receipt:
    'Reçu {number} : {amount}, payés le {day} par carte{brand, select, none {} other { {brand}}} se terminant par {last4}.',
  receiptTaxes: 'Dont {taxes}.',
  fromCalendar: 'Si le séjour figure dans votre agenda, ouvrez le fichier joint : il l’en retire.',
  seePage: 'La page de votre réservation indique où elle en est.',
  booking: '{number} ({from} – {to})',
  lateAnswer: 'Au moment de votre réservation, l’hôtel n’avait pas encore répondu.',
  noCharge: 'Il n’y a pas de frais.',
  requested: {
    subject: 'Votre demande : {hotel}',
    heading: 'Votre demande a été envoyée',
    body: '{hotel} confirme directement les réservations. Vous recevrez un e-mail dès sa réponse ; d’ici là, rien n’est réservé et l’annulation est gratuite.',
    answerBy:
      'L’hôtel a jusqu’au {deadline} pour répondre. Sans réponse, votre demande prend fin d’elle-même, rien n’est réservé et nous vous écrivons.',
  },
  changeRequested: {
    subject: 'Votre demande de modification de réservation : {hotel}',
    heading: 'Votre demande de modification a été envoyée',
    body: '{hotel} confirme directement les réservations. Vous recevrez un e-mail dès sa réponse. D’ici là, votre réservation {booking} reste inchangée. Elle ne sera annulée que lorsque l’hôtel aura confirmé la nouvelle.',
  },
  pay: {
    subject: 'Veuillez payer : {hotel}, {day}',
    heading: 'Veuillez payer votre réservation',
    body: 'Votre réservation est prête. Elle n’est faite que si vous payez {amount} avant le {deadline}. Sinon, rien n’est réservé et rien n’est débité.',
    notHeld:
      'La chambre et son prix ne sont pas garantis jusqu’au paiement : si l’un des deux a changé d’ici là, nous vous écrivons et rien n’est débité.',
  },
  payAgain: {
    subject: 'Veuillez payer à nouveau : {hotel}, {day}',
    heading: 'Veuillez payer à nouveau',
    link: 'Payer maintenant',
    lapsed:
      'Votre banque ne bloque un montant que quelques jours. Ce délai est écoulé, et rien n’a été débité.',
    accepted: '{hotel} a confirmé votre séjour.',
    body: 'Payez {amount} avant le {deadline} : sinon votre demande prend fin, rien n’est réservé et rien n’est débité.',
  },
  stillOffered: {
    subject: 'Séjour non payé : {hotel}, {day}',
    heading: 'Votre séjour n’a pas été payé',
    body: 'Votre séjour n’a pas été payé à temps ({hotel}) : rien n’a été réservé et rien n’a été débité.',
    offer:
      'Au moment de l’envoi de cet e-mail, il était encore proposé au même prix de {total}. Rien n’est réservé pour vous.',
    link: 'Réserver ce séjour',
    once: 'C’est le seul e-mail au sujet de ce séjour. S’il ne vous intéresse plus, vous n’avez rien à faire.',
  },
  reserved: '{amount} sont bloqués sur votre carte. Ils ne sont débités que si l’hôtel confirme.',
  notCharged: 'Votre carte n’a pas été débitée.',
  confirmed: {
    subject: 'Réservation confirmée : {hotel}, {day}',
    heading: 'Votre réservation est confirmée',
    expects: '{hotel} vous attend le {day}.',
    expectsAtLast:
      'Au moment de votre réservation, l’hôtel n’avait pas encore répondu. Il a maintenant confirmé la réservation : {hotel} vous attend le {day}.',
  },
  changed: {
    subject: 'Votre réservation a été modifiée : {hotel}, {day}',
    heading: 'Votre réservation a été modifiée',
    number: 'Votre numéro de réservation est désormais {number}.',
    cancelledFree: 'Votre réservation précédente {booking} est annulée, sans frais.',
    cancelledAt:
      'Votre réservation précédente {booking} est annulée, moyennant des frais de {fee}.',
    cancellingFree:
      'Votre réservation précédente {booking} est en cours d’annulation, sans frais. Si l’hôtel n’accepte pas l’annulation, vous recevrez un autre e-mail.',
    cancellingAt:
      'Votre réservation précédente {booking} est en cours d’annulation, moyennant des frais de {fee} au maximum. Si l’hôtel n’accepte pas l’annulation, vous recevrez un autre e-mail.',
    notCancelled: 'Votre réservation précédente {booking} n’a pas été annulée. Consultez sa page.',
  },
  declined: {
    subject: 'Réservation non aboutie : {hotel}, {day}',
    heading: 'Votre séjour n’est pas réservé',
    body: 'Nous sommes désolés : votre séjour n’a pas pu être réservé ({hotel}).',
    nothingReserved: 'Rien n’a été réservé et vous ne devez rien.',
  },
  /** Other hotels for the same stay. */
  similar: {
    link: 'Voir des hôtels similaires',
    body: 'D’autres hôtels à proximité ont peut-être une chambre aux mêmes dates.',
  },
  notChanged: {
    subject: 'Réservation non modifiée : {hotel}, {day}',
    heading: 'Votre réservation n’a pas été modifiée',
    body: 'Nous sommes désolés : la modification de votre séjour n’a pas pu être réservée ({hotel}).',
    stands: 'Votre réservation {booking} reste inchangée. Rien de plus n’a été réservé.',
    asItsPageSays:
      'L’état de votre réservation {booking} est celui qu’indique sa page. Rien de plus n’a été réservé.',
  },
  reason: {
    'price-changed':
      'Le prix a changé avant la réservation. Vous pouvez réserver de nouveau au nouveau prix.',
    gone: 'La chambre n’est plus disponible.',
    rejected: 'L’hôtel n’a pas accepté la réservation.',
    'not-combinable':
      'L’hôtel ne prend pas ces chambres dans une seule réservation. Rien n’a été débité. Réservez-les une par une, ou choisissez des chambres de même type.',
    expired: 'L’hôtel n’a pas répondu avant le jour de l’arrivée.',
    'not-paid': 'Le séjour n’a pas été payé, et rien n’a été débité.',
    'not-chargeable':
      'Ce montant ne peut pas être payé par carte ici. Rien n’a été réservé ni débité.',
    unanswered: 'L’hôtel n’a pas répondu à temps.',
    desk: 'L’hôtel ne peut pas accepter la réservation.',
  },
  cancelled: {
    subject: 'Réservation annulée : {hotel}, {day}',
    heading: 'Votre réservation est annulée',
    body: 'Comme vous l’avez demandé, votre séjour est annulé ({hotel}).',
    askedAtDesk:
      'Comme vous l’avez demandé à notre service des réservations, votre séjour est annulé : {hotel}.',
    notYou: 'Si vous ne l’avez pas demandé, prévenez-nous tout de suite.',
  },
  cancelledBySite: {
    subject: 'Réservation annulée par nos soins : {hotel}, {day}',
    heading: 'Nous avons dû annuler votre réservation',
    body: 'Nous sommes désolés : nous avons dû annuler votre séjour ({hotel}).',
  },
  cancelledByDesk: {
    subject: 'Réservation annulée par l’hôtel : {hotel}, {day}',
    heading: 'Votre réservation a été annulée',
    body: 'Nous sommes désolés : votre séjour a été annulé par le service des réservations de l’hôtel ({hotel}).',
  },
  cancelledByHotel: {
    subject: 'Réservation annulée par l’hôtel : {hotel}, {day}',
    heading: 'L’hôtel a annulé votre réservation',
    body: 'Nous sommes désolés : {hotel} a annulé votre séjour. Si vous l’avez annulé directement auprès de l’hôtel, cet e-mail le confirme.',
    toldDesk:
      'Nous sommes désolés : {hotel} nous a fait savoir qu’il ne peut pas vous accueillir, et votre séjour est annulé.',
    feeReported:
      'L’hôtel signale des frais. Vous n’en avez pas accepté, et notre service des réservations vérifie. Vous recevrez ensuite un e-mail.',
    creditsBack: 'Les crédits que vous aviez utilisés vous ont été restitués.',
  },
  fee: {
    costs: 'L’annulation coûte {fee}.',
    accepted: 'Les frais acceptés s’élèvent à {fee}.',
    clarifying:
      'La réponse de l’hôtel est différente, et notre service des réservations vérifie les frais. Vous recevrez ensuite un e-mail.',
  },
  notCancelled: {
    subject: 'Réservation non annulée : {hotel}',
    heading: 'Votre réservation n’a pas pu être annulée',
    body: '{hotel} n’a pas accepté l’annulation ; votre réservation reste donc valable. Veuillez contacter l’hôtel.',
    besides:
      '{hotel} n’a pas accepté l’annulation ; votre réservation reste donc valable en plus de votre nouvelle réservation {booking}. Veuillez contacter l’hôtel.',
  },
  feeChanged: {
    subject: 'Réservation non annulée : {hotel}',
    heading: 'Votre réservation n’est pas annulée',
    body: '{hotel} n’a pas annulé pour le montant de frais que vous aviez accepté ; votre réservation reste donc valable. L’annulation coûterait maintenant {fee}. Ouvrez votre réservation si vous souhaitez malgré tout l’annuler.',
    besides:
      '{hotel} n’a pas annulé pour le montant de frais que vous aviez accepté ; votre réservation reste donc valable en plus de votre nouvelle réservation {booking}. L’annulation coûterait maintenant {fee}. Ouvrez votre réservation si vous souhaitez malgré tout l’annuler.',
    moreThanTerms:
      'C’est plus que ce que prévoient les conditions de votre réservation, et notre service des réservations vérifie.',
  },
  mismatch: {
    subject: 'Nous vérifions votre réservation : {hotel}, {day}',
    heading: 'Nous vérifions votre réservation',
    body: 'Ce que {hotel} a maintenant enregistré ne correspond pas à ce que vous avez réservé. Notre service des réservations vérifie avec l’hôtel. Vous n’avez rien à faire.',
  },
  noShow: {
    subject: 'Non-présentation signalée : {hotel}, {day}',
    heading: 'L’hôtel a signalé une non-présentation',
    body: '{hotel} signale que personne ne s’est présenté le {day}. L’hôtel applique ses propres conditions. Si le séjour avait rapporté du OneKeyCash, celui-ci a été repris.',
    ifYouStayed:
      'Si vous avez bien séjourné, contactez l’hôtel pour qu’il corrige son signalement.',
  },
  feeWaived: {
    subject: 'Aucuns frais d’annulation : {hotel}, {day}',
    heading: 'Vous ne payez pas les frais d’annulation',
    body: 'Nous avons supprimé les frais d’annulation de votre séjour ({hotel}). Vous ne devez rien à ce titre.',
    paid: 'Si vous les avez déjà payés, dites-le-nous.',
  },
  goodwill: {
    subject: 'Un geste de notre part : {hotel}, {day}',
    heading: 'Un geste de notre part',
    body: 'Tout ne s’est pas passé comme prévu avec votre réservation ({hotel}). Nous vous offrons {amount}.',
    rewards:
      'Ce montant est sur votre compte en OneKeyCash : utilisez-le lors de votre prochaine réservation.',
    code: 'Votre code promo : {code}',
    use: 'Saisissez-le au moment de réserver : il retire {amount} d’une réservation dans la même devise, pendant un an. Il ne sert qu’une fois : gardez-le pour vous.',
  },
  refunded: {
    subject: 'Remboursement : {hotel}, {day}',
    heading: 'Votre remboursement',
    card: 'Nous vous remboursons {amount} sur votre carte se terminant par {last4}.',
    body: 'Nous vous remboursons {amount} sur votre carte.',
    days: 'Il peut s’écouler quelques jours avant que le montant n’apparaisse sur votre relevé.',
  },
  message: {
    subject: 'Votre réservation {number} : {hotel}',
    heading: 'Un message du service des réservations de Stayfarer',
  },
  linkSent: {
    subject: 'Votre réservation : {hotel}, {day}',
    heading: 'Le lien vers votre réservation',
    body: 'Si vous n’attendiez pas cet e-mail, ne faites rien : le lien n’a été envoyé qu’à cette adresse.',
  },
} as const satisfies Translation<BookingMails>;

/** The booking mails to the operator's desk and to the hotel. */
export const deskMails = {
  link: 'Ouvrir la réservation dans la gestion',
  signIn: 'Le lien mène à la gestion des réservations, où vous vous connectez d’abord.',
  request: {
    subject: 'Demande : {hotel}, {day}',
    heading: 'Une réservation vous attend',
    body: 'Un voyageur demande un séjour : {hotel}. Confirmez ou refusez la demande dans la gestion des réservations.',
    answerBy: 'Répondez avant le {deadline}. Sans réponse, la demande est refusée d’office.',
  },
  reminder: {
    subject: 'Rappel : {hotel}, {day}',
    heading: 'Une demande vous attend toujours',
    body: 'La moitié du délai de réponse est écoulée : un voyageur demande un séjour ({hotel}). Confirmez ou refusez la demande dans la gestion des réservations.',
  },
  /** To the hotel. */
  hotelReminder: {
    subject: 'Réponse attendue : demande pour {hotel}, {day}',
    heading: 'Un client attend votre réponse',
    body: 'Un client demande ce séjour par notre site. Répondez à cet e-mail pour dire si vous pouvez l’accueillir.',
    answerBy:
      'Merci de répondre avant le {deadline}. Sans réponse, la demande prend fin et le client cherche un autre hôtel.',
  },
  cancelled: {
    subject: 'Réservation annulée par le voyageur : {hotel}, {day}',
    heading: 'Une réservation a été annulée',
    body: 'Le voyageur a annulé un séjour qui vous avait été demandé ({hotel}).',
  },
  notPaid: {
    subject: 'Non payé : {hotel}, {day}',
    heading: 'Une demande confirmée n’a pas été payée',
    body: 'Vous aviez confirmé un séjour ({hotel}) que le voyageur n’a pas payé. La demande a pris fin, et rien n’a été débité. Prévenez l’hôtel que personne ne viendra.',
  },
  notCancelled: {
    subject: 'Réservation non annulée après une modification : {hotel}, {day}',
    heading: 'Deux réservations d’un voyageur sont valables',
    body: 'Le voyageur a modifié un séjour ({hotel}). La nouvelle réservation est confirmée, mais le fournisseur n’a pas annulé celle-ci. Le voyageur reçoit un e-mail.',
    todo: 'Déterminez avec le fournisseur et le voyageur ce qui est valable. Vous pouvez l’annuler dans la gestion des réservations.',
  },
  cancellationRefused: {
    subject: 'Réservation non annulée : {hotel}, {day}',
    heading: 'Le fournisseur a refusé une annulation',
    body: 'Le service des réservations a annulé un séjour ({hotel}), et le fournisseur ne l’annule plus. La réservation reste valable. Dites au voyageur ce qui est valable.',
    todo: 'Appelez l’hôtel. Vous pouvez ensuite annuler de nouveau dans la gestion des réservations, ou laisser la réservation telle quelle.',
  },
  cancellationFee: {
    subject: 'Réservation non annulée, frais demandés : {hotel}, {day}',
    heading: 'Le fournisseur demande des frais d’annulation',
    body: 'Le service des réservations a annulé un séjour ({hotel}), et le fournisseur demande {fee} pour cela. La réservation reste valable. Dites au voyageur ce qui est valable.',
  },
  providerCancelled: {
    subject: 'Réservation annulée par le fournisseur : {hotel}, {day}',
    heading: 'Le fournisseur a annulé une réservation',
    body: 'Le fournisseur signale qu’un séjour est annulé ({hotel}). Personne ne l’a annulé sur ce site. Le voyageur reçoit un e-mail.',
  },
  mismatch: {
    subject: 'À vérifier avec le fournisseur : {hotel}, {day}',
    heading: 'Les données du fournisseur diffèrent de la réservation',
    body: 'Déterminez avec le fournisseur ce qui est valable. Le voyageur lit que vous vérifiez.',
    todoPending:
      'Confirmez ou refusez ensuite la réservation dans la gestion des réservations. Annulez d’abord auprès du fournisseur toute réservation non souhaitée.',
    todo: 'Réglez ensuite l’écart dans la gestion des réservations.',
  },
} as const satisfies Translation<DeskMails>;

/** The names of the account mails at the desk, in French. */
export const accountMailNames = {
  verify: 'Confirmer l’adresse e-mail',
  reset: 'Choisir un nouveau mot de passe',
  'confirm-email': 'Confirmer la nouvelle adresse e-mail',
  'email-changing': 'L’adresse e-mail est en cours de modification',
  'email-changed': 'L’adresse e-mail a été modifiée',
  existing: 'Un compte existe déjà',
  'password-changed': 'Le mot de passe a été modifié',
  'two-step-on': 'La connexion en deux étapes a été activée',
  'two-step-off': 'La connexion en deux étapes a été désactivée',
  'two-step-reset': 'La connexion en deux étapes a été réinitialisée',
  'recovery-codes': 'De nouveaux codes de récupération ont été créés',
  'recovery-code-used': 'Un code de récupération a été utilisé',
  'passkey-added': 'Une clé d’accès a été ajoutée',
  'passkey-removed': 'Une clé d’accès a été supprimée',
  'passkey-copied': 'Une clé d’accès a été refusée',
  'identity-linked': 'Un compte d’un autre site a été associé',
  deleted: 'Le compte a été supprimé',
  unknown: 'Illisible',
} as const satisfies Translation<AccountMailNames>;

/** The account mails, in French. */
export const accountMails = {
  greeting: 'Bonjour {name},',
  ignore:
    'Si vous n’êtes pas à l’origine de cette demande, vous n’avez rien à faire : rien n’a changé.',
  alarm:
    'Si ce n’était pas vous, quelqu’un d’autre connaît peut-être votre mot de passe : choisissez-en un nouveau avec le lien, ce qui déconnecte aussi tous les appareils.',
  confirmAddress: 'Confirmer l’adresse',
  newPassword: 'Choisir un nouveau mot de passe',
  verify: {
    subject: 'Confirmez votre adresse e-mail',
    body: 'Pour activer votre compte, ouvrez ce lien et saisissez le mot de passe que vous avez choisi. Le lien est valable une heure.',
    notYou: 'Si vous n’avez pas créé de compte ici, ignorez cet e-mail.',
  },
  existing: {
    subject: 'Vous avez déjà un compte',
    body: 'Quelqu’un, probablement vous, a essayé de créer un compte avec cette adresse, qui en a déjà un. Connectez-vous, ou choisissez un nouveau mot de passe si vous ne connaissez plus le vôtre.',
  },
  reset: {
    subject: 'Choisissez un nouveau mot de passe',
    body: 'Ce lien vous permet de choisir un nouveau mot de passe. Il fonctionne une seule fois, pendant une heure.',
  },
  confirmEmail: {
    subject: 'Confirmez votre nouvelle adresse e-mail',
    body: 'En ouvrant ce lien, vous faites de cette adresse celle de votre compte. Ouvrez-le sur un appareil où votre session est ouverte ; il est valable une heure.',
  },
  emailChanging: {
    subject: 'Votre adresse e-mail va changer',
    body: 'La nouvelle adresse de votre compte doit être {address}. Le changement prendra effet à l’ouverture du lien envoyé par e-mail à cette nouvelle adresse.',
  },
  emailChanged: {
    subject: 'Votre adresse e-mail a changé',
    body: 'L’adresse de votre compte est désormais {address}. L’adresse à laquelle vous recevez cet e-mail n’est plus utilisée.',
    notYou: 'Si ce n’était pas vous, répondez à cet e-mail.',
  },
  passwordChanged: {
    subject: 'Votre mot de passe a changé',
    body: 'Le mot de passe de votre compte a été modifié, et les autres appareils ont été déconnectés.',
    /** Below the mail's text, if the account has passkeys. */
    passkeys:
      'Vos clés d’accès fonctionnent toujours. Supprimez dans votre compte celles que vous ne connaissez pas.',
    linked: 'Votre compte {provider} permet toujours de vous connecter.',
  },
  twoStepOn: {
    subject: 'La connexion en deux étapes est activée',
    body: 'La connexion à votre compte demande désormais aussi un code de votre application.',
  },
  twoStepOff: {
    subject: 'La connexion en deux étapes est désactivée',
    body: 'La connexion à votre compte ne demande désormais que le mot de passe.',
  },
  twoStepReset: {
    subject: 'Votre connexion en deux étapes a été réinitialisée',
    body: 'Notre service client a désactivé la deuxième étape de votre compte et vous a déconnecté partout. Connectez-vous avec votre mot de passe, puis configurez de nouveau la deuxième étape.',
  },
  recoveryCodes: {
    subject: 'Vous avez de nouveaux codes de récupération',
    body: 'De nouveaux codes de récupération ont été créés pour votre compte. Les précédents ne fonctionnent plus.',
  },
  recoveryCodeUsed: {
    subject: 'Connexion avec un code de récupération',
    body: 'Une connexion à votre compte a été faite avec l’un de vos codes de récupération. Ce code ne fonctionne plus.',
  },
  passkeyAdded: {
    subject: 'Une clé d’accès a été ajoutée à votre compte',
    body: 'Vous pouvez désormais vous connecter à votre compte avec une nouvelle clé d’accès.',
  },
  passkeyRemoved: {
    subject: 'Une clé d’accès a été supprimée de votre compte',
    body: 'L’une de vos clés d’accès ne permet plus de vous connecter à votre compte.',
  },
  passkeyCopied: {
    subject: 'L’une de vos clés d’accès a été refusée',
    body: 'Une clé d’accès de votre compte a été utilisée, mais il pourrait s’agir d’une copie : nous l’avons refusée, et personne n’a été connecté. Supprimez cette clé d’accès dans votre compte, puis créez-en une nouvelle.',
  },
  identityLinked: {
    subject: 'Votre compte est associé à {provider}',
    body: 'Vous pouvez désormais aussi vous connecter à votre compte avec {provider}.',
  },
  deleted: {
    subject: 'Votre compte a été supprimé',
    body: 'Votre compte et ce qui y était enregistré ont été supprimés. Vos réservations restent valables auprès des hôtels ; les liens contenus dans leurs e-mails permettent de les ouvrir.',
  },
  staffInvitation: {
    subject: 'Configurez votre accès à la gestion des réservations',
    body: 'Ce lien vous permet de choisir votre nom et un mot de passe, et de configurer une application d’authentification sur votre téléphone. Il est utilisable une seule fois, pendant trois jours.',
    button: 'Configurer mon accès',
    notYou:
      'Si vous n’attendiez pas cet e-mail, ignorez-le : tant que le lien n’est pas ouvert, il ne se passe rien.',
  },
} as const satisfies Translation<AccountMails>;
