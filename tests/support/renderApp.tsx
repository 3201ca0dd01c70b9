import { act, render, type RenderResult } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate, type InitialEntry } from 'react-router-dom';
import { App } from '#client/app/App.tsx';
import { createStore, type Store } from '#client/app/createStore.ts';

export interface RenderedApp extends RenderResult {
  store: Store;
  /** Where the traveller is now. */
  location: () => ReturnType<typeof useLocation>;
  /** The browser's own back and forward: -1 and 1. */
  navigate: (steps: number) => void;
}

/**
 * The real App with its real store at `entries` (the last one is shown), the gate unlocked unless
 * `locked`, its API at `apiOrigin`.
 */
export function renderAt(
  entries: InitialEntry | InitialEntry[],
  {
    apiOrigin = 'http://127.0.0.1:9',
    locked = false,
    mapEmbedUrl = 'https://maps.example/embed?at={lat},{lng}&z=14',
  } = {},
): RenderedApp {
  const store = createStore({ apiOrigin }, { gate: { unlocked: !locked } });
  let current: ReturnType<typeof useLocation> | undefined;
  let go: (steps: number) => void = () => undefined;
  function Watch() {
    current = useLocation();
    const navigate = useNavigate();
    go = (steps) => void navigate(steps);
    return null;
  }
  const rendered = render(
    <MemoryRouter initialEntries={[entries].flat()}>
      <Watch />
      <App store={store} mapEmbedUrl={mapEmbedUrl} />
    </MemoryRouter>,
  );
  return {
    ...rendered,
    store,
    location: () => {
      if (!current) throw new Error('no location yet');
      return current;
    },
    navigate: (steps) => act(() => go(steps)),
  };
}
