import { createI18n } from '#contracts/texts/createI18n.ts';
import { hotels } from '#contracts/texts/en/hotels.ts';

/** The texts of hotels in English, for callers that name no language yet. */
export const englishHotels = createI18n('en', { hotels });
