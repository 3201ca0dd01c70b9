import { parseConfig } from '#server/config.ts';

describe('parseConfig', () => {
  test('an empty environment gives the defaults', () => {
    expect(parseConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      providerHost: undefined,
      gatePassword: 'explore',
      gatePasswordIsDefault: true,
      mapEmbedUrl: 'https://maps.google.com/maps?q={lat},{lng}&z=14&output=embed',
      contractSampleRate: 0.01,
      logLevel: 'info',
    });
  });

  test('every setting is read', () => {
    const mapEmbedUrl = 'http://maps.example/embed/{lat}/{lng}';
    expect(
      parseConfig({
        PORT: '0',
        HOST: '0.0.0.0',
        PROVIDER_HOST: 'https://hotels.example:8443/',
        GATE_PASSWORD: ' open sesame ',
        MAP_EMBED_URL: mapEmbedUrl,
        CONTRACT_SAMPLE_RATE: '0.25',
        LOG_LEVEL: 'debug',
      }),
    ).toEqual({
      port: 0,
      host: '0.0.0.0',
      providerHost: 'https://hotels.example:8443',
      gatePassword: ' open sesame ',
      gatePasswordIsDefault: false,
      mapEmbedUrl,
      contractSampleRate: 0.25,
      logLevel: 'debug',
    });
  });

  test('a recording may stand in for the provider', () => {
    const config = parseConfig({ PROVIDER_HOST: 'replay:/var/recordings/monday' });
    expect(config.replayFolder).toBe('/var/recordings/monday');
    expect(config.providerHost).toBeUndefined();
  });

  test('all faults are named in one error', () => {
    const env = {
      PORT: '70000',
      HOST: '',
      PROVIDER_HOST: 'hotels.example',
      GATE_PASSWORD: '',
      MAP_EMBED_URL: 'https://maps.example/?q={lat}',
      CONTRACT_SAMPLE_RATE: '1%',
      LOG_LEVEL: 'loud',
    };
    const faultsOf = (name: string) => new RegExp(`^${name} must `, 'm');
    for (const name of Object.keys(env)) {
      expect(() => parseConfig(env)).toThrow(faultsOf(name));
    }
  });

  test.each(['', '-1', '65536', '3000.5', '0x50', ' 80', 'http'])('PORT %j is refused', (PORT) => {
    expect(() => parseConfig({ PORT })).toThrow('PORT must be a whole number from 0 to 65535');
  });

  test.each([
    '',
    'ftp://hotels.example',
    'https://hotels.example/v1',
    'https://hotels.example/?key=1',
    'https://hotels.example?',
    'https://hotels.example#top',
    'https://user:word@hotels.example',
    'replay:',
  ])('PROVIDER_HOST %j is refused', (PROVIDER_HOST) => {
    expect(() => parseConfig({ PROVIDER_HOST })).toThrow('PROVIDER_HOST must be');
  });

  test.each(['', '1.1', '-0.5', '1e-2', 'none'])(
    'CONTRACT_SAMPLE_RATE %j is refused',
    (CONTRACT_SAMPLE_RATE) => {
      expect(() => parseConfig({ CONTRACT_SAMPLE_RATE })).toThrow('CONTRACT_SAMPLE_RATE must be');
    },
  );

  test.each(['javascript:alert({lat},{lng})', '/map/{lat}/{lng}', 'https://maps.example/{lng}'])(
    'MAP_EMBED_URL %j is refused',
    (MAP_EMBED_URL) => {
      expect(() => parseConfig({ MAP_EMBED_URL })).toThrow('MAP_EMBED_URL must be');
    },
  );
});
