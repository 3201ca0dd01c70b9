import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../ui/Button.tsx';
import { changeNotSaved, selectNotSaved } from './favoritesSlice.ts';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './NotSavedAlert.module.css';

/**
 * Says at the bottom of every page which favorite could not be saved in the account. It stays until
 * it is closed.
 */
export function NotSavedAlert() {
  const dispatch = useDispatch();
  const { t } = useI18n();
  const notSaved = useSelector(selectNotSaved);
  if (!notSaved) return null;
  return (
    <div role="alert" className={styles.alert}>
      <p>
        {'name' in notSaved
          ? t(`favorites.notSaved.${notSaved.change}`, { name: notSaved.name })
          : t(`favorites.notSaved.${notSaved.change}`)}
      </p>
      <Button look="quiet" onClick={() => dispatch(changeNotSaved(undefined))}>
        {t('favorites.notSaved.close')}
      </Button>
    </div>
  );
}
