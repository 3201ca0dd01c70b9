import { createHash } from 'node:crypto';
import { buildVersion } from '#server/observability/version.ts';
import { parseConfig } from '#server/main/config.ts';
import { withLanguage, withSettings } from '#server/site/page.ts';

const settings = { ...parseConfig({}), mapEmbedUrl: 'https://m', live: true };
const built = '<!doctype html><head><title>x</title></head><body></body>';

describe('withSettings', () => {
  test('contains the digest of the password but never the password', () => {
    const page = withSettings(built, { ...settings, gatePassword: 'pässwörd' });
    const digest = createHash('sha256').update('pässwörd', 'utf8').digest('hex');
    expect(page).toContain(`<meta name="gate-digest" content="${digest}">`);
    expect(page).not.toContain('pässwörd');
  });

  test.each(['mapEmbedUrl', 'mapTileUrl', 'paymentNotes', 'deskAnswers'])(
    '%s cannot break out of its attribute',
    (name) => {
      const address = `https://m/?a={lat}&b="><script>x</script>'$&`;
      const value = name === 'paymentNotes' ? { ...settings.paymentNotes, en: address } : address;
      const page = withSettings(built, { ...settings, [name]: value });
      expect(page).toContain(
        'content="https://m/?a={lat}&amp;b=&quot;&gt;&lt;script&gt;x&lt;/script&gt;&#39;$&amp;"',
      );
      expect(page).not.toContain('<script>');
    },
  );

  test('the operator’s address cannot break out of its attribute', () => {
    const operator = { ...settings.operator, address: '"><script>x</script>' };
    const page = withSettings(built, { ...settings, operator });
    expect(page).toContain(
      '<meta name="address" content="&quot;&gt;&lt;script&gt;x&lt;/script&gt;">',
    );
  });

  test('changes nothing but the settings in the head', () => {
    const page = withSettings(built, settings);
    expect(page).toMatch(
      /^<!doctype html><head><title>x<\/title>(<meta [^>]+>)+<\/head><body><\/body>$/,
    );
  });

  test('adds the setting for prices of agents', () => {
    const metaOf = (agentPrices: boolean) =>
      /name="agentPrices" content="(\w+)"/.exec(
        withSettings(built, { ...settings, agentPrices }),
      )?.[1];
    expect([metaOf(true), metaOf(false)]).toEqual(['true', 'false']);
  });

  test('adds the share of pages that report their speed, unless the gate is on', () => {
    const rateOf = (gate: boolean) =>
      /name="vitals-rate" content="([^"]+)"/.exec(
        withSettings(built, { ...settings, gate, vitalsSampleRate: 0.25 }),
      )?.[1];
    expect([rateOf(false), rateOf(true)]).toEqual(['0.25', undefined]);
  });

  test('adds the version that API responses name, for the site and the desk', () => {
    const version = `<meta name="site-version" content="${buildVersion}">`;
    expect(withSettings(built, settings)).toContain(version);
    expect(withLanguage(built, 'de')).toContain(version);
  });

  test('throws for a page without a head', () => {
    expect(() => withSettings('<p>', settings)).toThrow('</head>');
  });
});
