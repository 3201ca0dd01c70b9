import { eventText, mailText, outcomeText } from '#client/desk/booking/bookingTexts.ts';
import { createI18n } from '#contracts/texts/createI18n.ts';
import { deskMoneyTexts } from '#contracts/texts/en/deskMoneyTexts.ts';
import { deskPromotionsTexts } from '#contracts/texts/en/deskPromotionsTexts.ts';
import { deskPasskeysTexts } from '#contracts/texts/en/deskPasskeysTexts.ts';
import { deskRatesTexts } from '#contracts/texts/en/deskRatesTexts.ts';
import { deskTemplatesTexts } from '#contracts/texts/en/deskTemplatesTexts.ts';
import { deskTexts, type DeskTexts } from '#contracts/texts/en/deskTexts.ts';

const i18n = createI18n<DeskTexts>('en', {
  ...deskTexts,
  ...deskMoneyTexts,
  ...deskPromotionsTexts,
  ...deskPasskeysTexts,
  ...deskRatesTexts,
  ...deskTemplatesTexts,
});

test('every entry of the catalog has a text', () => {
  expect(mailText(i18n, 'no-show')).toBe('Reported as not arrived');
  expect(outcomeText(i18n, 'gone', null)).toBe(deskTexts.deskBooking.timeline.outcome.gone);
  expect(eventText(i18n, { cause: 'mismatch-settled', status: 'confirmed' })).toBe(
    deskTexts.deskBooking.timeline.event['mismatch-settled'],
  );
});

test('a name from a later version is shown unchanged', () => {
  expect(mailText(i18n, 'new-mail')).toBe('new-mail');
  expect(outcomeText(i18n, 'new-outcome', null)).toBe('new-outcome');
  expect(eventText(i18n, { cause: 'new-cause', status: 'confirmed' })).toContain('new-cause');
});
