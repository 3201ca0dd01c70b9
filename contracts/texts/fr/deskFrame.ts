import type { deskFrame as english } from '../en/deskFrame.ts';
import type { Translation } from '../translation.ts';

export const deskFrame = {
  title: '{title} · Gestion Stayfarer',
  brand: 'Gestion Stayfarer',
  navigation: 'Pages de gestion',
  menu: 'Menu',
  closeMenu: 'Fermer le menu',
  signOut: 'Se déconnecter',
  signOutEverywhere: 'Se déconnecter de tous les appareils',
  signOutFailed: 'La déconnexion a échoué. Vérifiez votre connexion et réessayez.',
  loading: 'Chargement…',
  role: {
    agent: 'Agent',
    finance: 'Finance',
    admin: 'Administrateur',
  },
  pages: {
    today: 'Aujourd’hui',
    bookings: 'Réservations',
    travellers: 'Voyageurs',
    money: 'Comptes',
    promotions: 'Codes promo',
    reviews: 'Avis',
    newsletter: 'Newsletter',
    webhooks: 'Webhooks',
    record: 'Journal',
    staff: 'Équipe',
  },
  idle: {
    heading: 'Vous avez été déconnecté',
    text: 'La session se ferme après 30 minutes d’inactivité. Connectez-vous pour reprendre où vous en étiez.',
  },
  notFound: {
    title: 'Page introuvable',
    heading: 'Il n’y a pas de page à cette adresse',
    text: 'Choisissez une page dans le menu.',
  },
  notPermitted: {
    heading: 'Votre rôle ne donne pas accès à cette page',
    text: 'Si vous en avez besoin, adressez-vous à un administrateur.',
  },
  session: 'La gestion des réservations',
  table: {
    loading: '{caption} : chargement…',
    shown: '{count, plural, one {# ligne} other {# lignes}}',
    none: 'Aucune valeur',
  },
  paging: {
    label: 'Pages de cette liste',
    first: 'Première page',
    next: 'Page suivante',
  },
  filters: {
    label: 'Filtres',
    any: 'Tous',
    clear: 'Effacer les filtres',
  },
  dialog: {
    cancel: 'Annuler',
    close: 'Fermer',
    reason: 'Motif',
    reasonHint: 'Il est conservé dans le journal. N’indiquez aucune donnée personnelle.',
    reasonMissing: 'Indiquez le motif.',
    guestReads: 'Ce que le client lira',
    pending: 'En cours…',
  },
  problem: {
    notPermitted: 'Votre rôle ne le permet pas.',
    signedOut: 'Vous êtes déconnecté. Connectez-vous et réessayez.',
    secondStep:
      'Rien n’a été modifié : un code de votre application d’authentification est nécessaire.',
    conflict:
      'Rien n’a été modifié : quelqu’un d’autre est intervenu entre-temps. Vérifiez de nouveau.',
    gone: 'Cet élément n’existe plus.',
    invalid: 'Le site n’a pas accepté cette saisie. Vérifiez-la.',
    tooMany: 'Trop de demandes. Patientez un instant, puis réessayez.',
    unknown:
      'Le site n’a pas répondu : on ne sait pas si l’opération a été effectuée. Rechargez la page avant de la répéter.',
  },
  secondStep: {
    title: 'Confirmez votre identité',
    text: 'Cette opération porte sur de l’argent ou sur les droits d’accès. Saisissez le code actuel de votre application d’authentification.',
    code: 'Code',
    recovery: 'Utiliser un code de récupération',
    recoveryCode: 'Code de récupération',
    confirm: 'Confirmer',
    missing: 'Saisissez le code.',
    wrong: 'Le code est incorrect. Attendez le suivant et réessayez.',
  },
  instant: '<part>{date},</part> <part>{time}</part> <zone>({offset})</zone>',
  language: 'Langue',
} as const satisfies Translation<typeof english>;
