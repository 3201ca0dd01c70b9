import type { DeskPromotionsTexts } from '../en/deskPromotionsTexts.ts';
import type { Translation } from '../translation.ts';

/** The texts of the desk's page of promotion codes, in French; a part of that page's chunk. */
export const deskPromotionsTexts: Translation<DeskPromotionsTexts> = {
  deskPromotions: {
    lead: 'Des codes qui réduisent ce que paie le voyageur. Le site verse à l’hôtel ce qu’un code déduit.',
    personal:
      '{codes, plural, one {# code personnel d’un abonné à la newsletter n’est pas listé} other {# codes personnels d’abonnés à la newsletter ne sont pas listés}} ; {uses, plural, one {# réservation en utilise un} other {# réservations en utilisent un}}.',
    caption: 'Les codes promo',
    state: 'État',
    states: {
      running: 'En cours',
      planned: 'Pas encore commencé',
      ended: 'Terminé',
    },
    usedUp: 'Épuisé',
    columns: {
      code: 'Code',
      gives: 'Réduction',
      days: 'Jours (UTC)',
      uses: 'Réservations',
      state: 'État',
      actions: 'Actions',
    },
    none: 'Il n’y a pas encore de code promo. Les rôles Finance et Administrateur en créent avec « Nouveau code promo ».',
    noneFound: 'Aucun code promo n’est dans cet état. Effacez le filtre pour tous les voir.',
    share: '{share} du prix des nuits',
    days: {
      between: 'Du {from} au {until}',
      from: 'À partir du {from}',
      until: 'Jusqu’au {until}',
      always: 'Sans fin',
    },
    usesOf: '{uses, number} sur {most, number}',
    perPerson:
      '{most, plural, one {# réservation par personne} other {# réservations par personne}}',
    record: 'Journal<hidden> de {code}</hidden>',
    terms: {
      gives: 'Réduction',
      share: '{share} du prix des nuits, hors taxes et frais',
      amount: '{amount}, au maximum le prix entier, sur les prix en {currency}',
      whom: 'Pour',
      everybody: 'Toute personne qui connaît le code, connectée ou non',
      signedIn:
        'Toute personne qui connaît le code et qui est connectée avec une adresse e-mail confirmée',
      days: 'Jours (UTC, le dernier inclus)',
      any: 'Sans limite',
      pays: 'À la charge de',
      site: 'Le site ; l’hôtel reçoit son prix entier',
    },
    create: {
      button: 'Nouveau code promo',
      title: 'Nouveau code promo',
      code: 'Code',
      suggest: 'Proposer un code',
      kind: 'Réduction',
      kinds: {
        percent: 'Une part du prix des nuits',
        amount: 'Un montant',
      },
      percent: 'Pourcentage',
      percentWrong: 'Saisissez un nombre entier de 1 à 100.',
      amountHint: 'Par exemple 20.00',
      amountWrong: 'Saisissez un montant supérieur à zéro avec ses décimales, par exemple 20.00.',
      startsOn: 'Premier jour (UTC)',
      startsOnHint: 'Vide : tout de suite.',
      startsOnWrong: 'Choisissez un autre jour.',
      endsOn: 'Dernier jour (UTC)',
      endsOnHint: 'Vide : sans fin.',
      endsOnWrong: 'Choisissez un jour qui n’est pas passé en UTC ni antérieur au premier jour.',
      maxUses: 'Réservations en tout',
      maxUsesPerPerson: 'Réservations par personne',
      anyHint: 'Vide : sans limite.',
      usesWrong: 'Saisissez un nombre entier à partir de 1.',
      preview: 'Ce que fait {code}',
      notYet: 'Ce que fait le code promo s’affiche ici une fois les champs ci-dessus remplis.',
      confirm: 'Créer le code promo',
      done: 'Le code promo {code} a été créé.',
    },
    end: {
      button: 'Mettre fin<hidden> à {code}</hidden>',
      title: 'Mettre fin à {code} ?',
      text: 'Plus personne ne peut utiliser le code, dès maintenant. Il ne peut pas être relancé. {uses, plural, =0 {Aucune réservation ne l’utilise.} one {# réservation l’utilise et garde sa réduction.} other {# réservations l’utilisent et gardent leur réduction.}}',
      confirm: 'Mettre fin au code promo',
    },
    problem: {
      exists:
        'Rien n’a été créé : le code {code} existe déjà. Réduction : {gives}. {known, select, yes {{by} l’a créé le {day}.} other {Il a été créé le {day}.}} Choisissez un autre code.',
      ended:
        'Rien n’a été modifié : {known, select, yes {{by} a mis fin à {code} le {day}.} other {il a été mis fin à {code} le {day}.}}',
    },
  },
};
