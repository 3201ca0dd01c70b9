import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ActionButton } from '#client/features/account/formParts.tsx';
import { I18nContext } from '#client/ui/useI18n.ts';
import { createI18n } from '#contracts/texts/createI18n.ts';
import { siteTexts, type SiteTexts } from '#contracts/texts/en/siteTexts.ts';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import { english } from '../../../support/english.ts';

const { account } = siteTexts;
const errors = { ...account.errors, notDone: 'Das hat nicht geklappt.' };
const german = createI18n<SiteTexts>('de', { ...siteTexts, account: { ...account, errors } });

it('describes an invalid field by its code, never by the text of the server', async () => {
  const invalid = { path: '', message: 'must be odd', code: 'too-long', params: { max: '5' } };
  const data = { title: 'No', status: 422, detail: 'No.', errors: [invalid] };
  const act = () => Promise.reject(Object.assign(new Error('No'), { status: 422, data }));
  render(
    <I18nContext value={english}>
      <ActionButton act={act}>Save</ActionButton>
    </I18nContext>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Too long: at most 5 characters\.$/);
});

it('shows an error in the language of the page, also after the language has changed', async () => {
  const act = () => Promise.reject(new Error('offline'));
  const inLanguage = (i18n: SiteI18n) => (
    <I18nContext value={i18n}>
      <ActionButton act={act}>Download</ActionButton>
    </I18nContext>
  );
  const { rerender } = render(inLanguage(english));
  await userEvent.click(screen.getByRole('button'));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/^That did not work\. Check your connection and try again\.$/);
  rerender(inLanguage(german));
  expect(alert).toHaveTextContent(/^Das hat nicht geklappt\.$/);
});
