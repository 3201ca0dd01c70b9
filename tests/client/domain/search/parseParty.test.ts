import { spreadParty } from '#contracts/values/party.ts';
import { parseParty, partyProblem } from '#client/domain/search/parseParty.ts';
import { createI18n } from '#contracts/texts/createI18n.ts';
import { siteTexts, type SiteTexts } from '#contracts/texts/en/siteTexts.ts';
import { partyText } from '#contracts/texts/stayText.ts';
import { english } from '../../../support/english.ts';
import { toParty } from '#client/domain/search/party.ts';

const unknown = undefined;

it.each([
  ['3', spreadParty(1, 3, [])],
  ['1 adult', spreadParty(1, 1, [])],
  ['4 travellers, 2 rooms', spreadParty(2, 4, [])],
  [' 2 Adults  and 1 child ', spreadParty(1, 2, [unknown])],
  ['2 adults + 2 kids & 1 room', spreadParty(1, 2, [unknown, unknown])],
  [
    '10 children, 8 rooms',
    spreadParty(
      8,
      2,
      Array.from({ length: 10 }, () => unknown),
    ),
  ],
  ['2 rooms', spreadParty(2, 2, [])],
  ['٣ adults، ١ child', spreadParty(1, 3, [unknown])],
  ['9 rooms', unknown],
  ['17', unknown],
  ['0 adults', unknown],
  ['0 rooms', unknown],
  ['11 children', unknown],
  ['2 adults, 2 guests', unknown],
  ['two of us', unknown],
  ['2 adults,', unknown],
  ['', unknown],
])('reads %j', (text, party) => {
  expect(parseParty(english, text)).toEqual(party);
});

it.each([
  [spreadParty(1, 2, []), ''],
  [spreadParty(2, 2, [0]), ''],
  [spreadParty(1, 2, [unknown]), 'Choose the age of the child.'],
  [spreadParty(1, 2, [4, unknown]), 'Choose the age of each child.'],
  [spreadParty(3, 1, []), 'Each room needs an adult: 3 rooms for 1 adult is not possible.'],
])('explains the error in %j', (party, problem) => {
  expect(partyProblem(english, party)).toBe(problem);
  expect(toParty(party)).toEqual(problem === '' ? party : unknown);
});

const arabic = createI18n<SiteTexts>('ar', {
  ...siteTexts,
  stay: {
    ...siteTexts.stay,
    rooms: '{count, plural, one {غرفة واحدة} two {غرفتان} few {# غرف} other {# غرفة}}',
    party:
      '{travelers, plural, one {مسافر واحد} two {مسافران} few {# مسافرين} other {# مسافر}}، {rooms, plural, one {غرفة واحدة} two {غرفتان} few {# غرف} other {# غرفة}}',
  },
  searchFields: {
    ...siteTexts.searchFields,
    partyWords: { rooms: 'غرفة، غرف', adults: 'مسافر، أشخاص', children: 'طفل، أطفال', and: 'و' },
  },
});

it.each([
  ['٣ اشخاص و٢ أطفال', spreadParty(1, 3, [unknown, unknown])],
  ['مسافران، غرفتان', spreadParty(2, 2, [])],
  ['4 أشخاص، غرفة واحدة', spreadParty(1, 4, [])],
  ['2 kids', unknown],
])('reads %j in the words of a language', (text, party) => {
  expect(parseParty(arabic, text)).toEqual(party);
});

it.each([english, arabic])('reads the text that the site writes', (i18n) => {
  for (let adults = 1; adults <= 16; adults += 1) {
    for (let rooms = 1; rooms <= 8; rooms += 1) {
      const party = spreadParty(rooms, adults, []);
      expect(parseParty(i18n, partyText(i18n, party))).toEqual(party);
    }
  }
});
