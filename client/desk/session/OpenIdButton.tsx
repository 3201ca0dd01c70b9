import { Button } from '../../ui/Button.tsx';
import { useStartDeskOpenIdMutation } from '../api/deskSessionApi.ts';
import { Notice } from '../ui/Notice.tsx';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import styles from './session.module.css';
import { useDeskForm } from './useDeskForm.ts';

/** Starts a sign-in at an identity provider. This first step replaces the password. ADR 0040. */
export function OpenIdButton({ name }: { name: string }) {
  const { t } = useDeskI18n();
  const [start] = useStartDeskOpenIdMutation();
  const { errors, sending, props } = useDeskForm({
    check: () => ({}),
    send: async () => {
      const result = await start();
      if (result.data) window.location.assign(result.data.address);
      return result;
    },
  });
  return (
    <form {...props} className={styles.way}>
      {errors[''] && <Notice tone="danger">{errors['']}</Notice>}
      <Button type="submit" wide aria-disabled={sending}>
        {t('deskSession.oidc.start', { name })}
      </Button>
    </form>
  );
}
