import { deskTravelersQuerySchema } from '#contracts/site/desk/deskTravelers.ts';
import { longestEmail } from '#contracts/values/longestTexts.ts';
import { deskPath } from '../deskPaths.ts';
import { GuestData } from './GuestData.tsx';
import { DeskList, deskList } from '../ui/DeskList.tsx';
import { Instant } from '../ui/Instant.tsx';
import { StatusBadge } from '../ui/StatusBadge.tsx';

const travellers = deskList('GET /api/desk/travellers', {
  query: deskTravelersQuerySchema,
  tag: 'travellers',
  texts: ({ t }) => ({
    title: t('deskFrame.pages.travellers'),
    lead: t('deskTravelers.lead'),
    caption: t('deskTravelers.caption'),
    none: t('deskTravelers.none'),
    noneFound: t('deskTravelers.noneFound'),
  }),
  filters: ({ t }) => ({
    text: {
      label: t('deskTravelers.text'),
      maxLength: longestEmail,
      invalid: t('deskTravelers.textInvalid'),
    },
  }),
  needs: 'text',
  columns: ({ t }) => [
    {
      key: 'name',
      head: t('deskTravelers.columns.name'),
      cell: ({ name }) => <bdi>{name}</bdi>,
    },
    {
      key: 'email',
      head: t('deskTravelers.columns.email'),
      cell: ({ email }) => <bdi>{email}</bdi>,
    },
    {
      key: 'verified',
      head: t('deskTravelers.columns.verified'),
      cell: ({ verified }) => (
        <StatusBadge tone={verified ? 'good' : 'amber'}>
          {t(verified ? 'deskTravelers.verified' : 'deskTravelers.unverified')}
        </StatusBadge>
      ),
    },
    {
      key: 'since',
      head: t('deskTravelers.columns.since'),
      cell: ({ since }) => <Instant at={since} />,
    },
  ],
  keyOf: ({ id }) => id,
  linkOf: ({ id }) => deskPath('traveller', { id }),
});

/** The travelers' accounts with a search by name and address. */
export function TravelersPage() {
  return <DeskList list={travellers} actions={<GuestData />} />;
}
