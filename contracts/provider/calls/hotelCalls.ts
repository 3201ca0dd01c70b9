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
 * Every call about hotels that the site makes of a provider; the BFF passes on these requests and
 * no other. The client imports the record of a call by itself, so that a page does not load those
 * of the others. Spec §7.
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

/** The words of each call. */
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

/** One of the calls. */
export type Endpoint = keyof Calls;

/** A call whose response has hotels. */
export type HotelEndpoint = {
  [Name in Endpoint]: Calls[Name]['items']['are'] extends 'hotel' ? Name : never;
}[Endpoint];

/** A call that a provider may do without. */
export type OptionalEndpoint = {
  [Name in Endpoint]: Calls[Name] extends { optional: object } ? Name : never;
}[Endpoint];

/** Every call of the contract. */
export const everyEndpoint = Object.keys(hotelCalls).filter(isEndpoint);

/** Every call whose response has hotels. */
export const hotelEndpoints = everyEndpoint.filter(hasHotels);

/** Every call that a provider may do without. */
export const optionalEndpoints = everyEndpoint.filter(isOptional);

/** The path of each call below the provider's origin. */
export const hotelsPaths = pathsOf(hotelCalls);

/** A part of the site and the call whose response it shows. */
interface Screen extends ScreenDocs {
  endpoint: Endpoint;
}
export type ScreenName = { [Name in Endpoint]: keyof Docs[Name]['screens'] }[Endpoint];

/** Every screen that shows the response of a call. */
export const screens = screensOf(hotelCallDocs);

/** What the items of a call are; undefined where they are hotels. */
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
