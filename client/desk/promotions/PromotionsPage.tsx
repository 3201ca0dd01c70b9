import { useState } from 'react';
import { createSearchParams, Link } from 'react-router-dom';
import { promotionStates } from '#contracts/site/desk/deskPromotions.ts';
import { Button } from '../../ui/Button.tsx';
import { deskPath } from '../deskPaths.ts';
import { usePermitted } from '../session/StaffContext.ts';
import { DeskList, deskList, RowButton } from '../ui/DeskList.tsx';
import { hidden } from '../../ui/VisuallyHidden.tsx';
import { Instant } from '../ui/Instant.tsx';
import { Notice } from '../ui/Notice.tsx';
import { StatusBadge } from '../ui/StatusBadge.tsx';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import { withPageTexts } from '../ui/withPageTexts.tsx';
import { EndPromotionDialog, NewPromotionDialog } from './PromotionDialogs.tsx';
import styles from './promotions.module.css';
import { daysText, givesText } from './promotionTexts.ts';

const tones = { running: 'good', planned: 'sea', ended: 'neutral' } as const;

const promotions = deskList('GET /api/desk/promotions', {
  tag: 'promotions',
  texts: ({ t }) => ({
    title: t('deskFrame.pages.promotions'),
    lead: t('deskPromotions.lead'),
    caption: t('deskPromotions.caption'),
    none: t('deskPromotions.none'),
    noneFound: t('deskPromotions.noneFound'),
  }),
  filters: ({ t }) => ({
    state: {
      label: t('deskPromotions.state'),
      choices: promotionStates,
      textOf: (state) => t(`deskPromotions.states.${state}`),
    },
  }),
  columns: ({ may, ...i18n }) => [
    {
      key: 'code',
      head: i18n.t('deskPromotions.columns.code'),
      cell: ({ code }) => (
        <>
          <bdi dir="ltr" className={styles.code}>
            {code}
          </bdi>
          {may('record.read') && (
            <Link
              to={`${deskPath('record')}?${createSearchParams({ subject: code }).toString()}`}
              className={styles.small}
            >
              {i18n.t.rich('deskPromotions.record', { code, hidden })}
            </Link>
          )}
        </>
      ),
    },
    {
      key: 'gives',
      head: i18n.t('deskPromotions.columns.gives'),
      cell: (promotion) => givesText(i18n, promotion),
    },
    {
      key: 'days',
      head: i18n.t('deskPromotions.columns.days'),
      cell: (promotion) => daysText(i18n, promotion),
    },
    {
      key: 'uses',
      head: i18n.t('deskPromotions.columns.uses'),
      cell: ({ uses, maxUses, maxUsesPerPerson }) => (
        <>
          {maxUses === null
            ? i18n.formats.number(uses)
            : i18n.t('deskPromotions.usesOf', { uses, most: maxUses })}
          {maxUsesPerPerson !== null && (
            <span className={styles.small}>
              {i18n.t('deskPromotions.perPerson', { most: maxUsesPerPerson })}
            </span>
          )}
        </>
      ),
    },
    {
      key: 'state',
      head: i18n.t('deskPromotions.columns.state'),
      cell: ({ state, uses, maxUses, endedAt }) => (
        <>
          <StatusBadge tone={tones[state]}>{i18n.t(`deskPromotions.states.${state}`)}</StatusBadge>{' '}
          {state !== 'ended' && maxUses !== null && uses >= maxUses && (
            <StatusBadge tone="amber">{i18n.t('deskPromotions.usedUp')}</StatusBadge>
          )}
          {endedAt && (
            <span className={styles.small}>
              <Instant at={endedAt} />
            </span>
          )}
        </>
      ),
    },
  ],
  keyOf: ({ code }) => code,
  rowActions: {
    head: ({ t }) => t('deskPromotions.columns.actions'),
    isPermitted: ({ may }) => may('promotions.end'),
    buttons: (promotion, choose, { t }) =>
      promotion.state !== 'ended' && (
        <RowButton onClick={() => choose(promotion)}>
          {t.rich('deskPromotions.end.button', { code: promotion.code, hidden })}
        </RowButton>
      ),
    dialog: (promotion, onClose) => <EndPromotionDialog promotion={promotion} onClose={onClose} />,
  },
  below: ({ t, page }) =>
    page &&
    page.personal.codes > 0 && (
      <p className={styles.small}>{t('deskPromotions.personal', page.personal)}</p>
    ),
});

/** The promotion codes with their uses, and the dialogs that create and end them. */
export const PromotionsPage = withPageTexts('promotions', 'promotions', Page);

function Page() {
  const { t } = useDeskI18n();
  const [creating, setCreating] = useState(false);
  const [created, setCreated] = useState<string>();
  return (
    <DeskList
      list={promotions}
      actions={
        usePermitted('promotions.create') && (
          <Button
            look="brand"
            onClick={() => {
              setCreated(undefined);
              setCreating(true);
            }}
          >
            {t('deskPromotions.create.button')}
          </Button>
        )
      }
    >
      {created !== undefined && (
        <Notice tone="good">{t('deskPromotions.create.done', { code: created })}</Notice>
      )}
      {creating && <NewPromotionDialog onCreated={setCreated} onClose={() => setCreating(false)} />}
    </DeskList>
  );
}
