import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { lazyPage } from '#client/ui/page/lazyPage.tsx';
import { RenderBoundary } from '#client/ui/page/RenderBoundary.tsx';
import { english } from '../../../support/english.ts';
import { I18nContext } from '#client/ui/useI18n.ts';

test('code of a page that did not load is requested again at the next navigation', async () => {
  const load = jest
    .fn()
    .mockRejectedValueOnce(new Error('no such chunk'))
    .mockResolvedValue(() => <p>The page</p>);
  const { elementFor } = lazyPage(load);
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const page = (navigationKey: string) => (
    <I18nContext value={english}>
      <RenderBoundary navigationKey={navigationKey} fallback={<p>Not shown</p>}>
        <Suspense>{elementFor(navigationKey)}</Suspense>
      </RenderBoundary>
    </I18nContext>
  );
  const { rerender } = render(page('first'));
  expect(await screen.findByText('Not shown')).toBeVisible();
  rerender(page('second'));
  expect(await screen.findByText('The page')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
  error.mockRestore();
});
