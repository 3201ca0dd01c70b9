import { useState } from 'react';
import type { SavedTraveler } from '#contracts/site/account/savedTravelers.ts';
import {
  useAddTravelerMutation,
  useChangeTravelerMutation,
  useRemoveTravelerMutation,
} from '../../../api/account/savedTravelersApi.ts';
import { Button } from '../../../ui/Button.tsx';
import { Isolated } from '../../../ui/Isolated.tsx';
import { NotLoaded, type Query } from '../../../ui/NotLoaded.tsx';
import { useI18n } from '../../../ui/useI18n.ts';
import styles from '../account.module.css';
import { ActionButton, ltr, SettingsPanel } from '../formParts.tsx';
import { TravelerForm } from './TravelerForm.tsx';

/**
 * Lists the saved travelers, whose details can be filled into booking forms. Travelers can be
 * added, changed and removed.
 */
export function SavedTravelers({ query }: { query: Query<readonly SavedTraveler[]> }) {
  const { t } = useI18n();
  const { data: travellers, error } = query;
  const [add] = useAddTravelerMutation();
  const [change] = useChangeTravelerMutation();
  const [remove] = useRemoveTravelerMutation();
  const [edited, setEdited] = useState<string>();
  return (
    <SettingsPanel title={t('accountSettings.travellers.heading')}>
      {Boolean(error) && <NotLoaded query={query} />}
      {travellers?.length === 0 && <p>{t('accountSettings.travellers.none')}</p>}
      <ul className={styles.list}>
        {travellers?.map((traveller) => (
          <li key={traveller.id}>
            {edited === traveller.id ? (
              <TravelerForm
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
        <TravelerForm
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
  traveller: SavedTraveler;
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
