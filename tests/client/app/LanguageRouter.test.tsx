import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { use } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { LanguageRouter } from '#client/app/LanguageRouter.tsx';
import { SwitchLanguage } from '#client/ui/frame/SwitchLanguage.ts';
import { createI18n } from '#contracts/texts/createI18n.ts';
import { siteTexts, type SiteTexts } from '#contracts/texts/en/siteTexts.ts';
import type { Language } from '#contracts/texts/languages.ts';
import { english } from '../../support/english.ts';
import { enter } from '../../support/enter.ts';

function Page({ language }: { language: Language }) {
  const { pathname, search } = useLocation();
  const switchLanguage = use(SwitchLanguage);
  const choose = (next: Language) => () => void switchLanguage(next);
  return (
    <>
      <h1>
        {language} {pathname + search}
      </h1>
      <input aria-label="Notes" />
      <Link to="/compare?h=7">Compare</Link>
      <button onClick={choose('de')}>Deutsch</button>
      <button onClick={choose('en')}>English</button>
    </>
  );
}

const load = (language: Language) => Promise.resolve(createI18n<SiteTexts>(language, siteTexts));

const show = (path: string) => {
  window.history.pushState(null, '', path);
  return render(
    <LanguageRouter first={english} load={load}>
      {({ language }) => <Page language={language} />}
    </LanguageRouter>,
  );
};
const address = () => window.location.pathname + window.location.search;
const heading = (name: string) => screen.findByRole('heading', { name });

test('switching the language keeps the page and the typed text', async () => {
  const user = userEvent.setup();
  show('/trips?upcoming=1');
  await enter(screen.getByLabelText('Notes'), 'near the sea');
  await user.click(screen.getByRole('button', { name: 'Deutsch' }));
  await heading('de /trips?upcoming=1');
  expect(address()).toBe('/de/trips?upcoming=1');
  expect(screen.getByLabelText('Notes')).toHaveValue('near the sea');

  expect(screen.getByRole('link')).toHaveAttribute('href', '/de/compare?h=7');
  await user.click(screen.getByRole('link'));
  await heading('de /compare?h=7');
  await user.click(screen.getByRole('button', { name: 'English' }));
  await heading('en /compare?h=7');
  expect(address()).toBe('/compare?h=7');

  act(() => window.history.back());
  await heading('de /trips?upcoming=1');
  expect(screen.getByLabelText('Notes')).toHaveValue('near the sea');
});
