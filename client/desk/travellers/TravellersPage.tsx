import { deskTravellersQuerySchema } from '#contracts/site/desk/deskTravellers.ts';
import { longestEmail } from '#contracts/values/longestTexts.ts';
import { deskPath } from '../deskPaths.ts';
import { DeskList, deskList } from '../ui/DeskList.tsx';
import { Instant } from '../ui/Instant.tsx';
import { StatusBadge } from '../ui/StatusBadge.tsx';

const travellers = deskList('GET /api/desk/travellers', {
  query: deskTravellersQuerySchema,
  tag: 'travellers',
  texts: ({ t }) => ({
    title: t('deskFrame.pages.travellers'),
    lead: t('deskTravellers.lead'),
    caption: t('deskTravellers.caption'),
    none: t('deskTravellers.none'),
    noneFound: t('deskTravellers.noneFound'),
  }),
  filters: ({ t }) => ({
    email: {
      label: t('deskTravellers.email'),
      maxLength: longestEmail,
      inputMode: 'email',
      invalid: t('deskTravellers.emailInvalid'),
    },
  }),
  needs: 'email',
  columns: ({ t }) => [
    {
      key: 'name',
      head: t('deskTravellers.columns.name'),
      cell: ({ name }) => <bdi>{name}</bdi>,
    },
    {
      key: 'email',
      head: t('deskTravellers.columns.email'),
      cell: ({ email }) => <bdi>{email}</bdi>,
    },
    {
      key: 'verified',
      head: t('deskTravellers.columns.verified'),
      cell: ({ verified }) => (
        <StatusBadge tone={verified ? 'good' : 'amber'}>
          {t(verified ? 'deskTravellers.verified' : 'deskTravellers.unverified')}
        </StatusBadge>
      ),
    },
    {
      key: 'since',
      head: t('deskTravellers.columns.since'),
      cell: ({ since }) => <Instant at={since} />,
    },
  ],
  keyOf: ({ id }) => id,
  linkOf: ({ id }) => deskPath('traveller', { id }),
});

/** The travellers' accounts, searched by their addresses. */
export function TravellersPage() {
  return <DeskList list={travellers} />;
}
