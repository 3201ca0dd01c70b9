import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Middleware } from '@reduxjs/toolkit';
import { type ReactNode, StrictMode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { DrawPage } from '#contracts/site/drawnPage.ts';
import { pathPrefix } from '#contracts/texts/languages.ts';
import { makeFirstCall } from './api/hotels/firstCall.ts';
import { App } from './app/App.tsx';
import { createStore } from './app/createStore.ts';
import { loadAllTexts } from './app/loadTexts.ts';
import { passwordMatched } from './features/gate/gateSlice.ts';

/**
 * Renders a page on the server, from the same components as in the browser and with the same
 * response to its first call. The server imports this module as a built file. ADR 0041.
 */
export const draw: DrawPage = async (
  { address, language, settings, answer, reviews },
  onLeftOut,
) => {
  const i18n = await loadAllTexts(language, settings.siteName);
  const injected = {
    // No request is sent. A call without an answer in `written` fails at once.
    apiOrigin: 'drawn://site',
    language: () => language,
    written: {
      calls: [],
      answers: new Map(answer && [answer]),
      usedUntil: Infinity,
      mayBeOld: () => false,
      reviews,
    },
  };
  const store = createStore(injected, undefined, withoutLog);
  store.dispatch(passwordMatched());
  const [call] = answer ?? [];
  const called =
    call === undefined ? undefined : await makeFirstCall(store.dispatch, call, { subscribe: true });
  if (called?.error) throw new Error(`${call}: ${JSON.stringify(called.error)}`);
  if (called?.data && 'errors' in called.data && called.data.errors.length > 0) {
    onLeftOut(called.data.errors);
  }
  return htmlOf(
    <StrictMode>
      <StaticRouter basename={pathPrefix(language)} location={address}>
        <App store={store} i18n={i18n} settings={settings} />
      </StaticRouter>
    </StrictMode>,
  );
};

/**
 * Passes actions on without logging failures. The server has its own log of failures and left-out
 * parts.
 */
const withoutLog: Middleware = () => (next) => next;

function htmlOf(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      onAllReady: () => void text(pipe(new PassThrough())).then(resolve, reject),
      onShellError: reject,
      onError: reject,
      // Otherwise React would send long parts later, with a script in the page.
      progressiveChunkSize: Infinity,
    });
  });
}
