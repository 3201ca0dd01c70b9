import { calendarCall, calendarDocs } from '../calendar.ts';
import type { CallDocs, HotelCall, ItemDocs, ScreenDocs } from './hotelCall.ts';
import { landmarksCall, landmarksDocs } from '../landmarks.ts';
import { placesCall, placesDocs } from '../places.ts';
import { reviewsCall, reviewsDocs } from '../reviews.ts';
import {
  hotelCall,
  hotelDocs,
  rand4Call,
  rand4Docs,
  rand8Call,
  rand8Docs,
  searchCall,
  searchDocs,
} from './specifiedCalls.ts';

/**
 * All calls about hotels that the site makes to a provider. The BFF forwards only these requests.
 * The client imports each record separately, so that a page loads only the calls that it uses. Spec
 * §7.
 */
export const hotelCalls = {
  rand4: rand4Call,
  rand8: rand8Call,
  search: searchCall,
  hotel: hotelCall,
  places: placesCall,
  landmarks: landmarksCall,
  calendar: calendarCall,
  reviews: reviewsCall,
} as const satisfies Record<string, HotelCall>;
type Calls = typeof hotelCalls;

/** The documentation of each call. */
export const hotelCallDocs = {
  rand4: rand4Docs,
  rand8: rand8Docs,
  search: searchDocs,
  hotel: hotelDocs,
  places: placesDocs,
  landmarks: landmarksDocs,
  calendar: calendarDocs,
  reviews: reviewsDocs,
} as const satisfies { [Name in keyof Calls]: CallDocs<Calls[Name]> };
type Docs = typeof hotelCallDocs;

/** The name of a call. */
export type Endpoint = keyof Calls;

/** The name of a call whose response contains hotels. */
export type HotelEndpoint = {
  [Name in Endpoint]: Calls[Name]['items']['are'] extends 'hotel' ? Name : never;
}[Endpoint];

/** The name of a call that a provider need not implement. */
export type OptionalEndpoint = {
  [Name in Endpoint]: Calls[Name] extends { optional: object } ? Name : never;
}[Endpoint];

/** The names of all calls of the contract. */
export const everyEndpoint = Object.keys(hotelCalls).filter(isEndpoint);

/** The names of all calls whose response contains hotels. */
export const hotelEndpoints = everyEndpoint.filter(hasHotels);

/** The names of all calls that a provider need not implement. */
export const optionalEndpoints = everyEndpoint.filter(isOptional);

/** The path of each call below the provider's origin. */
export const hotelsPaths = pathsOf(hotelCalls);

/** A part of the site and the call whose response it shows. */
interface Screen extends ScreenDocs {
  endpoint: Endpoint;
}
export type ScreenName = { [Name in Endpoint]: keyof Docs[Name]['screens'] }[Endpoint];

/** All screens that show the response of a call. */
export const screens = screensOf(hotelCallDocs);

/** Returns the documentation of a call's items, or undefined if they are hotels. */
export function itemDocsOf(endpoint: Endpoint): ItemDocs | undefined {
  const docs = hotelCallDocs[endpoint];
  return 'items' in docs ? docs.items : undefined;
}

function isEndpoint(name: string): name is Endpoint {
  return name in hotelCalls;
}

function hasHotels(name: Endpoint): name is HotelEndpoint {
  return hotelCalls[name].items.are === 'hotel';
}

function isOptional(name: Endpoint): name is OptionalEndpoint {
  return 'optional' in hotelCalls[name];
}

function pathsOf(calls: Calls): { readonly [Name in Endpoint]: Calls[Name]['path'] };
function pathsOf(calls: Readonly<Record<string, HotelCall>>): Record<string, string> {
  return Object.fromEntries(Object.entries(calls).map(([name, { path }]) => [name, path]));
}

function screensOf(docs: Docs): Readonly<Record<ScreenName, Screen>>;
function screensOf(
  docs: Readonly<Record<string, { screens: Readonly<Record<string, ScreenDocs>> }>>,
): Record<string, object> {
  return Object.fromEntries(
    Object.entries(docs).flatMap(([endpoint, { screens: shown }]) =>
      Object.entries(shown).map(([name, screen]) => [name, { ...screen, endpoint }]),
    ),
  );
}
