import { useState } from 'react';
import type { SavedTraveller } from '#contracts/site/account/savedTravellers.ts';
import {
  useAddTravellerMutation,
  useChangeTravellerMutation,
  useRemoveTravellerMutation,
} from '../../../api/account/savedTravellersApi.ts';
import { Button } from '../../../ui/Button.tsx';
import { Isolated } from '../../../ui/Isolated.tsx';
import { NotLoaded, type Query } from '../../../ui/NotLoaded.tsx';
import { useI18n } from '../../../ui/useI18n.ts';
import styles from '../account.module.css';
import { ActionButton, ltr, SettingsPanel } from '../formParts.tsx';
import { TravellerForm } from './TravellerForm.tsx';

/** The travellers that fill bookings: add, change and remove them. */
export function SavedTravellers({ query }: { query: Query<readonly SavedTraveller[]> }) {
  const { t } = useI18n();
  const { data: travellers, error } = query;
  const [add] = useAddTravellerMutation();
  const [change] = useChangeTravellerMutation();
  const [remove] = useRemoveTravellerMutation();
  const [edited, setEdited] = useState<string>();
  return (
    <SettingsPanel title={t('accountSettings.travellers.heading')}>
      {Boolean(error) && <NotLoaded query={query} />}
      {travellers?.length === 0 && <p>{t('accountSettings.travellers.none')}</p>}
      <ul className={styles.list}>
        {travellers?.map((traveller) => (
          <li key={traveller.id}>
            {edited === traveller.id ? (
              <TravellerForm
                traveller={traveller}
                save={async (fields) => {
                  await change({ id: traveller.id, ...fields }).unwrap();
                  setEdited(undefined);
                }}
                cancel={() => setEdited(undefined)}
              />
            ) : (
              <Shown
                traveller={traveller}
                edit={() => setEdited(traveller.id)}
                remove={async () => {
                  await remove(traveller.id).unwrap();
                }}
              />
            )}
          </li>
        ))}
      </ul>
      {edited === 'new' ? (
        <TravellerForm
          save={async (fields) => {
            await add(fields).unwrap();
            setEdited(undefined);
          }}
          cancel={() => setEdited(undefined)}
        />
      ) : (
        <div>
          <Button onClick={() => setEdited('new')}>{t('accountSettings.travellers.add')}</Button>
        </div>
      )}
    </SettingsPanel>
  );
}

function Shown({
  traveller: { firstName, lastName, citizenship, phone },
  edit,
  remove,
}: {
  traveller: SavedTraveller;
  edit: () => void;
  remove: () => Promise<void>;
}) {
  const { t, formats } = useI18n();
  const name = `${firstName} ${lastName}`;
  const country = citizenship && formats.country(citizenship);
  return (
    <div className={styles.item}>
      <div>
        <p>
          <Isolated>{name}</Isolated>
        </p>
        <p className={styles.muted}>
          {country && phone
            ? t.rich('accountSettings.travellers.citizenshipAndPhone', {
                citizenship: country,
                phone,
                ltr,
              })
            : country || (phone && ltr(phone))}
        </p>
      </div>
      <div className={styles.actions}>
        <Button
          look="quiet"
          onClick={edit}
          aria-label={t('accountSettings.travellers.changeNamed', { name })}
        >
          {t('accountSettings.travellers.change')}
        </Button>
        <ActionButton
          look="quiet"
          act={remove}
          aria-label={t('accountSettings.travellers.removeNamed', { name })}
        >
          {t('accountSettings.travellers.remove')}
        </ActionButton>
      </div>
    </div>
  );
}
