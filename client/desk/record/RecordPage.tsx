import { useState } from 'react';
import * as v from 'valibot';
import {
  actorKinds,
  deskRecordQuerySchema,
  verifyRecordSchema,
} from '#contracts/site/desk/deskRecord.ts';
import type { DeskI18n } from '#contracts/texts/deskI18n.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useVerifyRecordMutation } from '../api/deskRecordApi.ts';
import { usePermitted } from '../session/StaffContext.ts';
import { DeskList, deskList } from '../ui/DeskList.tsx';
import { Instant } from '../ui/Instant.tsx';
import { StatusBadge } from '../ui/StatusBadge.tsx';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import { ActionDialog } from '../ui/ActionDialog.tsx';
import { Notice } from '../ui/Notice.tsx';
import { recordActions } from '#contracts/site/desk/recordActions.ts';
import { ActorOf, ChangeOf, Id, SubjectOf } from './RecordCells.tsx';
import styles from './record.module.css';

const record = deskList('GET /api/desk/record', {
  query: deskRecordQuerySchema,
  tag: 'record',
  // The list is reloaded whenever it is shown, because every action adds an entry.
  keepSeconds: 0,
  texts: ({ t }) => ({
    title: t('deskFrame.pages.record'),
    lead: t('deskRecord.lead'),
    caption: t('deskRecord.caption'),
    none: t('deskRecord.none'),
    noneFound: t('deskRecord.noneFound'),
  }),
  filters: ({ t }) => ({
    actor: {
      label: t('deskRecord.filters.actor'),
      choices: actorKinds,
      textOf: (kind) => t(`deskRecord.actors.${kind}`),
    },
    action: {
      label: t('deskRecord.filters.action'),
      choices: recordActions,
      textOf: (action) => actionText(t, action),
    },
    actorId: { label: t('deskRecord.filters.actorId'), maxLength: 320 },
    subject: { label: t('deskRecord.filters.subject'), maxLength: 200 },
    refused: {
      label: t('deskRecord.filters.refused'),
      choices: ['yes', 'no'],
      textOf: (refused) => t(`deskRecord.${refused}`),
    },
    from: { type: 'date', label: t('deskRecord.filters.from') },
    to: { type: 'date', label: t('deskRecord.filters.to') },
  }),
  columns: ({ t }) => [
    { key: 'at', head: t('deskRecord.columns.at'), cell: ({ at }) => <Instant at={at} /> },
    {
      key: 'actor',
      head: t('deskRecord.columns.actor'),
      cell: ({ actor }) => <ActorOf actor={actor} />,
    },
    {
      key: 'action',
      head: t('deskRecord.columns.action'),
      cell: ({ action, refused }) => (
        <>
          {actionText(t, action)}{' '}
          {refused && <StatusBadge tone="danger">{t('deskRecord.refused')}</StatusBadge>}
        </>
      ),
    },
    {
      key: 'subject',
      head: t('deskRecord.columns.subject'),
      cell: ({ subject }) => <SubjectOf subject={subject} />,
    },
    {
      key: 'change',
      head: t('deskRecord.columns.change'),
      cell: (entry) => <ChangeOf entry={entry} />,
    },
    {
      key: 'reason',
      head: t('deskRecord.columns.reason'),
      cell: ({ reason }) => reason !== null && <bdi>{reason}</bdi>,
    },
    {
      key: 'request',
      head: t('deskRecord.columns.request'),
      cell: ({ requestId }) => requestId !== null && <Id id={requestId} />,
    },
  ],
  keyOf: ({ id }) => id,
});

function actionText(t: DeskI18n['t'], action: string): string {
  const known = recordActions.find((each) => each === action);
  return known ? t(`deskRecord.actions.${known}`) : action;
}

/** The audit record, and its verification. */
export function RecordPage() {
  const { t } = useDeskI18n();
  const mayVerify = usePermitted('record.verify');
  const [verifying, setVerifying] = useState(false);
  return (
    <DeskList
      list={record}
      actions={
        mayVerify && (
          <Button onClick={() => setVerifying(true)}>{t('deskRecord.verify.button')}</Button>
        )
      }
    >
      <VerifyResult />
      {verifying && <VerifyDialog onClose={() => setVerifying(false)} />}
    </DeskList>
  );
}

/** The dialog and the result use the same key, so that they share the state of the mutation. */
const fixedCacheKey = 'verification';

/** Asks for a known seal, which is optional, and verifies the record. */
function VerifyDialog({ onClose }: { onClose: () => void }) {
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

/** The result of the latest verification. */
function VerifyResult() {
  const { t } = useDeskI18n();
  const [, { data }] = useVerifyRecordMutation({ fixedCacheKey });
  if (!data) return null;
  const { findings, complete, compared, newest, rows, seals, unsealed } = data;
  const state = findings.length > 0 ? 'broken' : complete ? 'intact' : 'incomplete';
  const tone = { broken: 'danger', intact: 'good', incomplete: 'amber' } as const;
  return (
    <Notice tone={tone[state]} heading={t(`deskRecord.verify.${state}`)}>
      <p>{t('deskRecord.verify.figures', { rows, seals, unsealed })}</p>
      {compared.map(({ from, seal }) => (
        <p key={from}>{t(`deskRecord.verify.compared.${from}`, { seal })}</p>
      ))}
      {compared.length === 0 && <p>{t('deskRecord.verify.compared.none')}</p>}
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
