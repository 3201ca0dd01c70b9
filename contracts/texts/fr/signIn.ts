import type { signIn as english } from '../en/signIn.ts';
import type { Translation } from '../translation.ts';

export const signIn = {
  signIn: {
    title: 'Connexion',
    rememberMe: 'Se souvenir de moi',
    signUp: 'Nouveau sur Stayfarer ? <link>Inscrivez-vous</link>',
  },
  signUp: {
    title: 'Créer un compte',
    submit: 'S’inscrire',
    signIn: 'Vous avez déjà un compte ? <link>Connectez-vous</link>',
    sent: 'Nous avons envoyé un e-mail à <ltr>{email}</ltr>. Ouvrez le lien qu’il contient pour confirmer votre adresse, et votre compte sera prêt.',
  },
  code: {
    app: 'Code de votre application',
    appHint: 'Six chiffres, renouvelés toutes les 30 secondes.',
    useApp: 'Utiliser le code de votre application',
    recovery: 'Code de récupération',
    recoveryHint: 'Chaque code de récupération sert une seule fois.',
    useRecovery: 'Utiliser un code de récupération',
    submit: 'Continuer',
  },
  forgotPassword: {
    title: 'Mot de passe oublié ?',
    text: 'Nous vous envoyons un e-mail avec un lien pour choisir un nouveau mot de passe.',
    submit: 'Envoyer l’e-mail',
    back: 'Retour à la connexion',
    sent: 'S’il existe un compte pour <ltr>{email}</ltr>, nous y avons envoyé un e-mail avec un lien. Ce lien fonctionne une seule fois, pendant une heure. Après de nombreuses demandes, plus aucun e-mail n’est envoyé : utilisez le plus récent.',
  },
  resetPassword: {
    title: 'Choisissez un nouveau mot de passe',
    incomplete:
      'Cette adresse est incomplète. Ouvrez le lien de l’e-mail, ou <link>demandez un autre e-mail</link>.',
    submit: 'Enregistrer le mot de passe',
    anotherMail: 'Demander un autre e-mail',
    saved: 'Votre nouveau mot de passe est enregistré, et tous vos appareils ont été déconnectés.',
  },
  verifyEmail: {
    title: 'Confirmez votre adresse',
    incomplete:
      'Cette adresse est incomplète. Ouvrez le lien de l’e-mail, ou <link>connectez-vous</link> pour recevoir un autre e-mail.',
    enterPassword: 'Saisissez le mot de passe que vous avez choisi, et votre compte sera activé.',
    confirm: 'Confirmer l’adresse',
    confirmed: 'Votre adresse est confirmée.',
    confirmedWithCredit: 'Votre adresse est confirmée : vous avez {amount} en OneKeyCash.',
    newAddress: 'L’adresse à laquelle ce lien a été envoyé deviendra celle de votre compte.',
    signIn: 'Se connecter',
    changed: 'L’adresse de votre compte est désormais <ltr>{email}</ltr>.',
  },
  findBooking: {
    text: 'Nous envoyons le lien vers votre réservation à l’adresse avec laquelle vous avez réservé.',
    number: 'Numéro de réservation',
    numberHint: 'Dans les e-mails concernant votre réservation, par exemple K7M4-QX9C.',
    submit: 'Envoyer le lien',
    sent: 'S’il existe une réservation avec ce numéro et l’adresse <ltr>{email}</ltr>, nous y avons envoyé le lien. Après de nombreuses demandes, plus aucun e-mail n’est envoyé : utilisez le plus récent.',
  },
} as const satisfies Translation<typeof english>;
