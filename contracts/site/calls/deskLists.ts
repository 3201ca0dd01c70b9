import type * as v from 'valibot';
import type { CallName } from './call.ts';
import type { deskCalls } from './deskCalls.ts';

type DeskCallRecords = typeof deskCalls;
type Page = { items: unknown[]; next: string | null };
type ListCall = {
  query: v.GenericSchema<unknown, { cursor?: string | undefined }>;
  answers: { 200: v.GenericSchema<Page, Page> };
};

/**
 * The names of the calls that return one page of a list: `items`, and in `next` the cursor of the
 * next page. The types of the list on the server (`deskList`) and at the desk (`<DeskList>`) are
 * derived from these calls.
 */
export type DeskListName = {
  [Name in keyof DeskCallRecords]: DeskCallRecords[Name] extends ListCall ? Name : never;
}[keyof DeskCallRecords] &
  CallName;

/** The schema of the query of a list. */
export type DeskListQuerySchema<Name extends DeskListName> = DeskCallRecords[Name]['query'];
/** The query of a list: its filters, and the cursor of a page. */
export type DeskListQuery<Name extends DeskListName> = v.InferOutput<DeskListQuerySchema<Name>>;

/** A page of a list. */
export type DeskListPage<Name extends DeskListName> = v.InferOutput<
  DeskCallRecords[Name]['answers'][200]
>;
export type DeskListItem<Name extends DeskListName> = DeskListPage<Name>['items'][number];
