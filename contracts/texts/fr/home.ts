import type { home as english } from '../en/home.ts';
import type { Translation } from '../translation.ts';

export const home = {
  title: 'Trouvez votre séjour',
  heading: 'Trouvez une chambre qui vaut le voyage',
  lead: 'Indiquez un lieu et vos dates. Nous vous montrons où séjourner.',
  destinations: 'Découvrez des séjours dans des destinations prisées',
  plan: {
    title: 'Planifiez votre voyage avec nous',
    trip: {
      title: 'Voyage exclusif',
      text: 'Des séjours et des journées choisis avec soin, que l’on ne trouve pas dans toutes les brochures.',
    },
    guide: {
      title: 'Guide professionnel',
      text: 'Des gens qui connaissent les rues, les saisons et la meilleure heure pour partir.',
    },
  },
  popular: {
    title: 'Hôtels populaires',
    what: 'Les hôtels populaires',
  },
  explore: {
    title: 'Découvrez les hôtels populaires',
    all: 'Tout voir',
    what: 'Ces hôtels',
  },
  solo: {
    label: 'Voyage en solo',
    title: 'Voyagez en solo, à votre rythme',
    text: 'Un sac, un billet et une chambre où l’on se sent chez soi. Des séjours qui accueillent les voyageurs en solo.',
  },
  signIn: {
    title: 'Connectez-vous et économisez',
    earns:
      'Un compte réunit vos voyages et vous rapporte du OneKeyCash pour vos prochains séjours.',
    memberPrices: 'Un compte réunit vos voyages et vous donne accès aux prix membres.',
    create: 'Créer un compte',
  },
  card: {
    credit: 'Recevez un crédit de {amount} sur votre relevé',
    rewards: '+ {amount} en OneKeyCash*',
    fee: 'Sans cotisation annuelle',
    start: 'Commencer',
    terms:
      '* Pour les nouveaux titulaires de la carte, après le premier achat. Soumis à conditions.',
  },
} as const satisfies Translation<typeof english>;
