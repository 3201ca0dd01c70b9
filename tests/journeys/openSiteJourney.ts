import { startSite } from '../support/startSite.ts';
import { deskEmail, test as journey } from './journey.ts';

/** The settings of a site without the gate. */
export const openSettings = {
  GATE: 'off',
  OPERATOR_NAME: 'Quay & Sons',
  OPERATOR_ADDRESS: '1 Harbor Street, Lisbon',
  OPERATOR_EMAIL: deskEmail,
};

/** A test on a site without the gate. Use it with `test.use({ unlocked: false })`. */
export const test = journey.extend({
  baseURL: async ({ map }, provide) => {
    const site = await startSite({
      ...openSettings,
      MAP_EMBED_URL: `${map}/?at={lat},{lng}&z=14`,
      MAP_TILE_URL: `${map}/tiles/{z}/{x}/{y}`,
    });
    await provide(site.origin);
    await site.stop();
  },
});
