import { readFileSync } from 'node:fs';
import { siteOpenapiPath, siteOpenapiText } from '#contracts/openapi/openapiFile.ts';
import { accountPaths, authPaths } from '#contracts/site/account.ts';
import { bookingPaths } from '#contracts/site/bookings.ts';
import { favouritePaths } from '#contracts/site/favourites.ts';
import { savedTravellerPaths } from '#contracts/site/savedTravellers.ts';
import { tripsPath } from '#contracts/site/trips.ts';

const document = JSON.parse(siteOpenapiText());

test('matches the committed file; if not: npm run contracts:openapi', () => {
  expect(siteOpenapiText()).toBe(readFileSync(siteOpenapiPath, 'utf8'));
});

test('has every call of the contract and no other', () => {
  const paths = [bookingPaths, authPaths, accountPaths, savedTravellerPaths, favouritePaths]
    .flatMap((each): string[] => Object.values(each))
    .concat(tripsPath)
    .map((path) => path.replace(':id', '{id}'));
  expect(Object.keys(document.paths).toSorted()).toEqual(paths.toSorted());
});

test('has the exact schema of a request, whose every field is described', () => {
  const { BookingRequest } = document.components.schemas;
  expect(BookingRequest.additionalProperties).toBe(false);
  expect(BookingRequest.properties.traveller.additionalProperties).toBe(false);
  expect(BookingRequest.properties.traveller.properties.email.description).toMatch(/mails/);
});
