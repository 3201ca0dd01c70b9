import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { theme } from '#client/app/theme.ts';
import { I18nContext } from '#client/ui/useI18n.ts';
import { SiteSettingsContext } from '#client/ui/page/siteSettings.ts';
import { readSiteSettings } from '#contracts/site/siteSettings.ts';
import { english } from './english.ts';

/** Renders a part of a page that needs no store, in English, with the theme and a router. */
export function renderPart(
  part: ReactNode,
  { i18n = english, mapEmbedUrl = 'https://maps.example/embed?at={lat},{lng}&z=14' } = {},
) {
  return render(
    <ChakraProvider value={theme}>
      <SiteSettingsContext value={{ ...readSiteSettings(() => ''), mapEmbedUrl }}>
        <I18nContext value={i18n}>
          <MemoryRouter>{part}</MemoryRouter>
        </I18nContext>
      </SiteSettingsContext>
    </ChakraProvider>,
  );
}
