import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { deskProblemCodeOf } from '../api/deskApi.ts';
import { useChangePasskeyRuleMutation } from '../api/deskStaffApi.ts';
import { ActionDialog } from '../ui/ActionDialog.tsx';
import { Box } from '../ui/DeskPage.tsx';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import styles from './StaffPage.module.css';

/**
 * Shows whether moving money needs a passkey, and lets an administrator change this rule. ADR 0039.
 */
export function PasskeyRule({ required }: { required: boolean }) {
  const { t } = useDeskI18n();
  const [asked, setAsked] = useState(false);
  const [change] = useChangePasskeyRuleMutation();
  const kind = required ? 'free' : 'require';
  return (
    <Box title={t('deskPasskeys.rule.title')}>
      <p>{t(`deskPasskeys.rule.${required ? 'on' : 'off'}`)}</p>
      <div className={styles.rule}>
        <Button onClick={() => setAsked(true)}>{t(`deskPasskeys.rule.${kind}.button`)}</Button>
      </div>
      {asked && (
        <ActionDialog
          title={t(`deskPasskeys.rule.${kind}.title`)}
          reason="required"
          confirm={t(`deskPasskeys.rule.${kind}.button`)}
          look="brand"
          textOf={(error) =>
            deskProblemCodeOf(error) === 'no-passkey' ? t('deskPasskeys.none') : undefined
          }
          onConfirm={(reason) => change({ passkeyForMoney: !required, reason })}
          onClose={() => setAsked(false)}
        >
          <p>{t(`deskPasskeys.rule.${kind}.text`)}</p>
        </ActionDialog>
      )}
    </Box>
  );
}
