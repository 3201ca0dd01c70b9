import { languages } from '#contracts/texts/languages.ts';
import { openSite } from '../../../../server/site/openSite.ts';
import { expectHead, hotel, publicPages } from '../../../../server/site/heads/pageHead.ts';
import { json, scriptProvider } from '../../../../support/scriptedProvider.ts';

const cases = languages.flatMap((language) => publicPages.map((path) => [language, path] as const));

test.each(cases)(
  'in %s %s is valid HTML that names itself and its other languages',
  async (language, path) => {
    const provider = await scriptProvider({
      '/api/hotels/h1': json(hotel),
      '/api/hotels/places': json({ places: [{ name: 'São Paulo', hotels: 3 }] }),
    });
    const { app, remove } = openSite(provider.origin);
    await expectHead(app, language, path);
    remove();
    await provider.close();
  },
);
