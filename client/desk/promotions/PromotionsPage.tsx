import { useState } from 'react';
import { createSearchParams, Link } from 'react-router-dom';
import {
  type DeskPromotion,
  deskPromotionsQuerySchema,
  promotionStates,
} from '#contracts/site/desk/deskPromotions.ts';
import { Button } from '../../ui/Button.tsx';
import { useGetDeskPromotionsQuery } from '../api/deskPromotionsApi.ts';
import { deskPath } from '../deskPaths.ts';
import { usePermitted } from '../session/StaffContext.ts';
import { type Column, DataTable, Paging } from '../ui/DataTable.tsx';
import { DeskPage } from '../ui/DeskPage.tsx';
import { FilterBar, SelectFilter } from '../ui/FilterBar.tsx';
import { hidden } from '../../ui/VisuallyHidden.tsx';
import { Instant } from '../ui/Instant.tsx';
import { Notice } from '../ui/Notice.tsx';
import { StatusBadge } from '../ui/StatusBadge.tsx';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import { useQueryFilters } from '../ui/useFilters.ts';
import { EndPromotionDialog, NewPromotionDialog } from './PromotionDialogs.tsx';
import styles from './promotions.module.css';
import { daysText, givesText } from './promotionTexts.ts';

const tones = { running: 'good', planned: 'sea', ended: 'neutral' } as const;

/** The promotion codes with their uses: create them, and end them. */
export function PromotionsPage() {
  const i18n = useDeskI18n();
  const { t } = i18n;
  const { query: parameters, isFiltered } = useQueryFilters(deskPromotionsQuerySchema);
  const query = useGetDeskPromotionsQuery(parameters);
  const [creating, setCreating] = useState(false);
  const [created, setCreated] = useState<string>();
  const [ending, setEnding] = useState<DeskPromotion>();
  const mayCreate = usePermitted('promotions.create');
  const personal = query.data?.personal;
  return (
    <DeskPage
      title={t('deskFrame.pages.promotions')}
      lead={t('deskPromotions.lead')}
      actions={
        mayCreate && (
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
      <FilterBar isFiltered={isFiltered}>
        <SelectFilter
          name="state"
          label={t('deskPromotions.state')}
          options={promotionStates.map((value) => ({
            value,
            text: t(`deskPromotions.states.${value}`),
          }))}
        />
      </FilterBar>
      <DataTable
        caption={t('deskPromotions.caption')}
        columns={useColumns(setEnding)}
        rows={query.data?.items}
        query={query}
        keyOf={({ code }) => code}
        empty={t(isFiltered ? 'deskPromotions.noneFound' : 'deskPromotions.none')}
      />
      {personal && personal.codes > 0 && (
        <p className={styles.small}>{t('deskPromotions.personal', personal)}</p>
      )}
      <Paging next={query.data?.next} />
      {creating && <NewPromotionDialog onCreated={setCreated} onClose={() => setCreating(false)} />}
      {ending && <EndPromotionDialog promotion={ending} onClose={() => setEnding(undefined)} />}
    </DeskPage>
  );
}

/** The columns of the list, with what the role may do to each promotion. */
function useColumns(onEnd: (promotion: DeskPromotion) => void): Column<DeskPromotion>[] {
  const i18n = useDeskI18n();
  const { t, formats } = i18n;
  const mayEnd = usePermitted('promotions.end');
  const mayReadRecord = usePermitted('record.read');
  const columns: Column<DeskPromotion>[] = [
    {
      key: 'code',
      head: t('deskPromotions.columns.code'),
      cell: ({ code }) => (
        <>
          <bdi dir="ltr" className={styles.code}>
            {code}
          </bdi>
          {mayReadRecord && (
            <Link
              to={`${deskPath('record')}?${createSearchParams({ subject: code }).toString()}`}
              className={styles.small}
            >
              {t.rich('deskPromotions.record', { code, hidden })}
            </Link>
          )}
        </>
      ),
    },
    {
      key: 'gives',
      head: t('deskPromotions.columns.gives'),
      cell: (promotion) => givesText(i18n, promotion),
    },
    {
      key: 'days',
      head: t('deskPromotions.columns.days'),
      cell: (promotion) => daysText(i18n, promotion),
    },
    {
      key: 'uses',
      head: t('deskPromotions.columns.uses'),
      cell: ({ uses, maxUses, maxUsesPerPerson }) => (
        <>
          {maxUses === null
            ? formats.number(uses)
            : t('deskPromotions.usesOf', { uses, most: maxUses })}
          {maxUsesPerPerson !== null && (
            <span className={styles.small}>
              {t('deskPromotions.perPerson', { most: maxUsesPerPerson })}
            </span>
          )}
        </>
      ),
    },
    {
      key: 'state',
      head: t('deskPromotions.columns.state'),
      cell: ({ state, uses, maxUses, endedAt }) => (
        <>
          <StatusBadge tone={tones[state]}>{t(`deskPromotions.states.${state}`)}</StatusBadge>{' '}
          {state !== 'ended' && maxUses !== null && uses >= maxUses && (
            <StatusBadge tone="amber">{t('deskPromotions.usedUp')}</StatusBadge>
          )}
          {endedAt && (
            <span className={styles.small}>
              <Instant at={endedAt} />
            </span>
          )}
        </>
      ),
    },
  ];
  const actions: Column<DeskPromotion> = {
    key: 'actions',
    head: t('deskPromotions.columns.actions'),
    hiddenHead: true,
    cell: (promotion) =>
      promotion.state !== 'ended' && (
        <Button look="quiet" onClick={() => onEnd(promotion)}>
          <span>{t.rich('deskPromotions.end.button', { code: promotion.code, hidden })}</span>
        </Button>
      ),
  };
  return mayEnd ? [...columns, actions] : columns;
}
