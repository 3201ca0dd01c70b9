import { screen } from '@testing-library/react';
import type { Language } from '#contracts/texts/languages.ts';
import { StayNote } from '#client/features/rooms/StayNote.tsx';
import { inLanguage } from '../../../support/inLanguage.ts';
import { renderPart } from '../../../support/renderPart.tsx';

const party = [{ adults: 2, childAges: [] }];

it.each<[Language, string, string, RegExp]>([
  ['en', '2099-04-12', '2099-04-16', /^No rooms are available for Apr 12 - Apr 16, 2099\./],
  ['fr', '2099-04-12', '2099-04-16', /^Aucune chambre n’est libre du 12 au 16 avr\. 2099\./],
  ['fr', '2099-04-01', '2099-04-03', /du 1er au 3 avr\. 2099/],
  ['fr', '2099-04-29', '2099-05-02', /du 29 avr\. au 2 mai 2099/],
  ['fr', '2099-12-30', '2100-01-02', /du 30 déc\. 2099 au 2 janv\. 2100/],
  ['de', '2099-04-12', '', /^Für 12\. Apr\. – 13\. Apr\. 2099 ist kein Zimmer frei\./],
])('names the days of a stay within a sentence in %s: %s, %s', async (language, ...rest) => {
  const [checkIn, checkOut, text] = rest;
  const i18n = await inLanguage(language);
  renderPart(<StayNote hotel={{ rates: [] }} stay={{ checkIn, checkOut }} party={party} />, {
    i18n,
  });
  expect(screen.getByText(text)).toBeVisible();
});
