import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadDeskTexts } from '#client/desk/app/loadDeskTexts.ts';
import { DeskI18nContext, useDeskI18n } from '#client/desk/ui/useDeskI18n.ts';
import { withPageTexts } from '#client/desk/ui/withPageTexts.tsx';
import { I18nContext } from '#client/ui/useI18n.ts';
import type { DeskI18n } from '#contracts/texts/deskI18n.ts';

const Page = withPageTexts('rates', 'exchange-rates', () => {
  const { t } = useDeskI18n();
  return <p>{t('deskRates.waiting')}</p>;
});
const shown = (i18n: DeskI18n) => (
  <I18nContext value={i18n}>
    <DeskI18nContext value={i18n}>
      <Page />
    </DeskI18nContext>
  </I18nContext>
);

test('the texts of a page are added to the texts of the desk in each language', async () => {
  const { rerender } = render(shown(await loadDeskTexts('en')));
  expect(screen.queryByText('Waiting for a decision')).not.toBeInTheDocument();
  expect(await screen.findByText('Waiting for a decision')).toBeInTheDocument();
  rerender(shown(await loadDeskTexts('de')));
  expect(await screen.findByText('Noch zu entscheiden')).toBeInTheDocument();
});

test('texts that cannot be loaded show an error and can be loaded again', async () => {
  const i18n = await loadDeskTexts('en');
  const { pageTexts } = i18n;
  let attempts = 0;
  const failingOnce: DeskI18n = {
    ...i18n,
    pageTexts: {
      has: () => false,
      add: async (page) => {
        attempts += 1;
        if (attempts === 1) throw new Error('There is no network.');
        await pageTexts?.add(page);
      },
    },
  };
  render(shown(failingOnce));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Waiting for a decision')).toBeInTheDocument();
  expect(attempts).toBe(2);
});

test('texts that are already loaded are shown at once', async () => {
  const i18n = await loadDeskTexts('en');
  await i18n.pageTexts?.add('rates');
  render(shown(i18n));
  expect(screen.getByText('Waiting for a decision')).toBeInTheDocument();
});

test.each([
  ['en', ['Previous month', 'Not begun yet', 'Waiting for a decision', 'New template']],
  ['de', ['Voriger Monat', 'Noch nicht gültig', 'Noch zu entscheiden', 'Neue Vorlage']],
  ['fr', ['Mois précédent', 'Pas encore commencé', 'En attente de décision', 'Nouveau modèle']],
  ['ar', ['الشهر السابق', 'لم يبدأ بعد', 'بانتظار قرار', 'قالب جديد']],
] as const)('each part can be loaded in %s', async (language, texts) => {
  const { t, pageTexts } = await loadDeskTexts(language);
  for (const part of ['money', 'promotions', 'rates', 'templates'] as const) {
    expect(pageTexts?.has(part)).toBe(false);
    await pageTexts?.add(part);
    expect(pageTexts?.has(part)).toBe(true);
  }
  expect([
    t('deskMoney.previous'),
    t('deskPromotions.states.planned'),
    t('deskRates.waiting'),
    t('deskTemplates.add'),
  ]).toEqual(texts);
});
