import { serviceChoiceText, serviceOffers } from '#client/domain/stay/services.ts';
import { createI18n } from '#contracts/texts/createI18n.ts';
import { siteTexts, type SiteTexts } from '#contracts/texts/en/siteTexts.ts';
import { english } from '../../../support/english.ts';

const choicesOf = (stay: Parameters<typeof serviceOffers>[1]) =>
  Object.fromEntries(
    serviceOffers(english, stay).map(({ service, choices }) => [service, choices]),
  );

it('offers the services of the specification at its times, with breakfast included', () => {
  const stay = { meal: 'breakfast', checkInFrom: '14:00', checkOutUntil: '12:00' } as const;
  const sample = choicesOf(stay);
  expect(sample).toEqual({
    meal: ['Half board', 'Full board', 'All inclusive'],
    'early-check-in': ['08:00', '10:00', '12:00'],
    'late-check-out': ['14:00', '16:00', '18:00'],
  });
  expect(choicesOf({ meal: 'breakfast' })).toEqual(sample);
  expect(choicesOf({ ...stay, checkInFrom: '2 PM', checkOutUntil: null })).toEqual(sample);
});

it('offers only services that the rate and the times of the hotel do not include', () => {
  expect(choicesOf({ meal: 'room-only', checkInFrom: '11:30', checkOutUntil: '14:00' })).toEqual({
    meal: ['Breakfast', 'Half board', 'Full board', 'All inclusive'],
    'early-check-in': ['08:00', '10:00'],
    'late-check-out': ['16:00', '18:00'],
  });
});

it('leaves out a service without any choice', () => {
  const stay = { meal: 'all-inclusive', checkInFrom: '08:00', checkOutUntil: '18:00' } as const;
  expect(serviceOffers(english, stay)).toEqual([]);
});

it('names the meals in the language and requests them in the words of the hotel', () => {
  const german = createI18n<SiteTexts>('de', {
    ...siteTexts,
    services: {
      ...siteTexts.services,
      meals: { ...siteTexts.services.meals, 'half-board': 'Halbpension' },
    },
  });
  const [meals] = serviceOffers(german, { meal: 'breakfast' });
  expect(meals?.options[0]).toEqual({ value: 'Half board', text: 'Halbpension' });
  expect(serviceChoiceText(german, 'Half board')).toBe('Halbpension');
  expect(serviceChoiceText(german, '08:00')).toBe('8:00 Uhr');
});
