import { useState } from 'react';
import * as v from 'valibot';
import { verifyRecordSchema } from '#contracts/site/desk/deskRecord.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useVerifyRecordMutation } from '../api/deskRecordApi.ts';
import { ActionDialog } from '../ui/ActionDialog.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import styles from './record.module.css';

/** Dialog and result share the last call by this key. */
const fixedCacheKey = 'verification';

/** Asks for a known seal, and verifies the record. */
export function VerifyDialog({ onClose }: { onClose: () => void }) {
  const { t } = useDeskI18n();
  const [verify] = useVerifyRecordMutation({ fixedCacheKey });
  const [seal, setSeal] = useState('');
  const [wrong, setWrong] = useState(false);
  return (
    <ActionDialog
      title={t('deskRecord.verify.title')}
      confirm={t('deskRecord.verify.confirm')}
      onConfirm={() => {
        const body = seal.trim() === '' ? {} : { seal: seal.trim() };
        const isWrong = !v.is(verifyRecordSchema, body);
        setWrong(isWrong);
        return isWrong ? undefined : verify(body);
      }}
      onClose={onClose}
    >
      <p>{t('deskRecord.verify.text')}</p>
      <TextField
        label={t('deskRecord.verify.seal')}
        error={wrong ? t('deskRecord.verify.sealWrong') : undefined}
        autoComplete="off"
        dir="ltr"
        value={seal}
        onChange={({ target }) => setSeal(target.value)}
      />
    </ActionDialog>
  );
}

/** What the last verification has found. */
export function VerifyResult() {
  const { t } = useDeskI18n();
  const [, { data }] = useVerifyRecordMutation({ fixedCacheKey });
  if (!data) return null;
  const { findings, complete, newest, rows, seals, unsealed } = data;
  const state = findings.length > 0 ? 'broken' : complete ? 'intact' : 'incomplete';
  const tone = { broken: 'danger', intact: 'good', incomplete: 'amber' } as const;
  return (
    <Notice tone={tone[state]} heading={t(`deskRecord.verify.${state}`)}>
      <p>{t('deskRecord.verify.figures', { rows, seals, unsealed })}</p>
      {!complete && <p>{t('deskRecord.verify.incompleteText')}</p>}
      {findings.length > 0 && (
        <ul>
          {findings.map(({ kind, seal, row }) => (
            <li key={`${kind} ${seal} ${row}`}>
              {t(`deskRecord.verify.findings.${kind}`, { seal: seal ?? '–', row: row ?? '–' })}
            </li>
          ))}
        </ul>
      )}
      {newest && (
        <p className={styles.id} dir="ltr">
          {t('deskRecord.verify.newest', { seal: `${newest.seal}:${newest.hash}` })}
        </p>
      )}
    </Notice>
  );
}
