import { useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { type ListedTemplate, mostTemplates } from '#contracts/site/desk/deskTemplates.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { useGetDeskTemplatesQuery } from '../api/deskTemplatesApi.ts';
import { deskPath } from '../deskPaths.ts';
import { usePermitted } from '../session/StaffContext.ts';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { DeskPage } from '../ui/DeskPage.tsx';
import { Instant } from '../ui/Instant.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import { withPageTexts } from '../ui/withPageTexts.tsx';
import { doneSchema, newTemplate } from './newTemplate.ts';
import styles from './templates.module.css';

/**
 * The list of the operator's templates, each a link to its page, with a message about the latest
 * change.
 */
export const TemplatesPage = withPageTexts('templates', 'templates', List);

function List() {
  const { t, formats } = useDeskI18n();
  const location = useLocation();
  const done = v.safeParse(doneSchema, location.state);
  const query = useGetDeskTemplatesQuery(undefined, { refetchOnMountOrArgChange: true });
  const templates = query.data?.templates;
  const isFull = templates !== undefined && templates.length >= mostTemplates;
  const mayCreate = usePermitted('templates.create');
  const columns: Column<ListedTemplate>[] = [
    {
      key: 'name',
      head: t('deskTemplates.columns.name'),
      cell: ({ name }) => (
        <bdi dir="auto" className={styles.name}>
          {name}
        </bdi>
      ),
    },
    {
      key: 'languages',
      head: t('deskTemplates.columns.languages'),
      cell: ({ languages }) =>
        formats.listPlain(languages.map((language) => formats.languageName(language))),
    },
    {
      key: 'changed',
      head: t('deskTemplates.columns.changed'),
      cell: ({ changedAt, changedBy }) => (
        <>
          <Instant at={changedAt} />
          {changedBy !== null && (
            <span className={styles.small}>
              <bdi>{changedBy}</bdi>
            </span>
          )}
        </>
      ),
    },
  ];
  return (
    <DeskPage
      title={t('deskFrame.pages.templates')}
      lead={t('deskTemplates.lead')}
      actions={
        mayCreate &&
        !isFull && (
          <LinkButton look="brand" to={deskPath('template', { id: newTemplate })}>
            {t('deskTemplates.add')}
          </LinkButton>
        )
      }
    >
      {done.success && (
        <Notice tone="good">
          {t(`deskTemplates.${done.output.done}`, { name: done.output.name })}
        </Notice>
      )}
      {isFull && <Notice tone="amber">{t('deskTemplates.full', { most: mostTemplates })}</Notice>}
      <DataTable
        caption={t('deskTemplates.caption')}
        columns={columns}
        rows={templates}
        query={query}
        keyOf={({ id }) => id}
        linkOf={({ id }) => deskPath('template', { id })}
        empty={t('deskTemplates.none')}
      />
    </DeskPage>
  );
}
