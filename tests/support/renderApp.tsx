import { act, render, type RenderResult } from '@testing-library/react';
import {
  type InitialEntry,
  MemoryRouter,
  type NavigateOptions,
  type To,
  useLocation,
  useNavigate,
} from 'react-router-dom';
import { api, type DeviceStorage, type TabStorage } from '#client/api/api.ts';
import { App } from '#client/app/App.tsx';
import type { SiteVersion } from '#client/domain/siteVersion.ts';
import { createStore, type Store } from '#client/app/createStore.ts';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import { readSiteSettings, type SiteSettings } from '#contracts/site/siteSettings.ts';
import { english } from './english.ts';
import { afterTest } from './testLimits.ts';

export interface RenderedApp extends RenderResult {
  store: Store;
  /** Returns the current location. */
  location: () => ReturnType<typeof useLocation>;
  /** Goes to an address. -1 and 1 go back and forward like the browser. */
  navigate: (to: To | number, options?: NavigateOptions) => void;
}

/**
 * Renders the real App with its real store. The history starts with `entries`, and the last is
 * shown. The gate is unlocked unless `locked` is set, and the API is at `apiOrigin`. The settings
 * are those that the server writes into the page. Without `storage` the device stores nothing, and
 * without `tabStorage` neither does the tab.
 */
export function renderAt(
  entries: InitialEntry | InitialEntry[],
  {
    apiOrigin = 'http://127.0.0.1:9',
    locked = false,
    storage,
    tabStorage,
    mapEmbedUrl = 'https://maps.example/embed?at={lat},{lng}&z=14',
    i18n = english,
    version,
    ...settings
  }: {
    apiOrigin?: string;
    locked?: boolean;
    storage?: DeviceStorage;
    tabStorage?: TabStorage;
    i18n?: SiteI18n;
    version?: SiteVersion;
  } & Partial<SiteSettings> = {},
): RenderedApp {
  const store = createStore(
    { apiOrigin, storage, tabStorage, version },
    { gate: { unlocked: !locked } },
  );
  afterTest(() => void store.dispatch(api.util.resetApiState()));
  let current: ReturnType<typeof useLocation> | undefined;
  let go: RenderedApp['navigate'] = () => undefined;
  function Watch() {
    current = useLocation();
    const navigate = useNavigate();
    go = (to, options) => {
      void (typeof to === 'number' ? navigate(to) : navigate(to, options));
    };
    return null;
  }
  const rendered = render(
    <MemoryRouter initialEntries={[entries].flat()}>
      <Watch />
      <App
        store={store}
        i18n={i18n}
        version={version}
        settings={{ ...readSiteSettings(() => ''), mapEmbedUrl, ...settings }}
      />
    </MemoryRouter>,
  );
  return {
    ...rendered,
    store,
    location: () => {
      if (!current) throw new Error('no location yet');
      return current;
    },
    navigate: (to, options) => act(() => go(to, options)),
  };
}
