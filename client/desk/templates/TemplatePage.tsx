import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { DeskTemplate } from '#contracts/site/desk/deskTemplates.ts';
import { Button } from '../../ui/Button.tsx';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import {
  isGone,
  useDeleteTemplateMutation,
  useGetDeskTemplateQuery,
} from '../api/deskTemplatesApi.ts';
import { deskPath } from '../deskPaths.ts';
import { usePermitted } from '../session/StaffContext.ts';
import { ActionDialog } from '../ui/ActionDialog.tsx';
import { DeskPage, LoadingLines } from '../ui/DeskPage.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import { withPageTexts } from '../ui/withPageTexts.tsx';
import { type Done, newTemplate } from './newTemplate.ts';
import { TemplateForm } from './TemplateForm.tsx';

/**
 * The editor of a new or existing template of the operator. After a change, the list opens and
 * reports the change.
 */
export const TemplatePage = withPageTexts('templates', 'templates', Page);

function Page() {
  const { id = '' } = useParams();
  const { t } = useDeskI18n();
  const navigate = useNavigate();
  const isNew = id === newTemplate;
  const query = useGetDeskTemplateQuery(id, { skip: isNew, refetchOnMountOrArgChange: true });
  const [deleting, setDeleting] = useState(false);
  const mayDelete = usePermitted('templates.delete');
  const template = query.currentData;
  const toList = (done: Done) => void navigate(deskPath('templates'), { state: done });
  return (
    <DeskPage
      title={isNew ? t('deskTemplates.add') : (template?.name ?? t('deskFrame.pages.templates'))}
      lead={<TextLink to={deskPath('templates')}>{t('deskFrame.pages.templates')}</TextLink>}
      actions={
        template &&
        mayDelete && (
          <Button onClick={() => setDeleting(true)}>{t('deskTemplates.removal.button')}</Button>
        )
      }
    >
      {isGone(query.error) && <Notice tone="amber">{t('deskFrame.problem.gone')}</Notice>}
      {query.isError && !template && !isGone(query.error) && (
        <NotLoaded what={t('deskFrame.pages.templates')} query={query} />
      )}
      {!isNew && !template && query.isFetching && <LoadingLines />}
      {(isNew || template) && (
        <TemplateForm
          key={id}
          template={template}
          onSaved={(name) => toList({ done: 'saved', name })}
        />
      )}
      {deleting && template && (
        <DeleteDialog
          template={template}
          onDone={() => toList({ done: 'deleted', name: template.name })}
          onClose={() => setDeleting(false)}
        />
      )}
    </DeskPage>
  );
}

function DeleteDialog({
  template,
  onDone,
  onClose,
}: {
  template: DeskTemplate;
  onDone: () => void;
  onClose: () => void;
}) {
  const { t } = useDeskI18n();
  const [remove] = useDeleteTemplateMutation();
  return (
    <ActionDialog
      title={t('deskTemplates.removal.title', { name: template.name })}
      confirm={t('deskTemplates.removal.confirm')}
      onConfirm={() => remove(template)}
      onDone={onDone}
      onClose={onClose}
    >
      <p>{t('deskTemplates.removal.text')}</p>
    </ActionDialog>
  );
}
