import { type Kysely, sql } from 'kysely';
import {
  type DeskHotel,
  type HotelDetails,
  type SaveHotel,
} from '#contracts/site/desk/deskHotelDetails.ts';
import type { Tables } from '../../database/tables.ts';
import type { Actor } from '../../record/actor.ts';
import { recordAction } from '../../record/recordAction.ts';
import { lockBalances } from '../../ledger/ledger.ts';
import { ProblemError } from '../../request/problemError.ts';
import type { SettlementContext } from '../settlementContext.ts';
import { readDetails } from './bankAccount.ts';
import type { LegalInfo, ReadLegalInfo } from './readLegalInfo.ts';

const none: HotelDetails = {
  legalName: '',
  address: '',
  vatNumber: '',
  accountHolder: '',
  iban: '',
  bic: '',
};

const textFields = ['legalName', 'address', 'vatNumber'] as const;
const ofAccount = ['accountHolder', 'iban', 'bic'] as const;
const fieldNames = [...textFields, ...ofAccount];
const accountFields: ReadonlySet<string> = new Set(ofAccount);

/** Selects the details of hotels that the desk has entered, with the names of the authors. */
export function detailRows(db: Kysely<Tables>) {
  return db
    .selectFrom('hotel_details as d')
    .leftJoin('staff as changer', 'changer.id', 'd.changed_by')
    .leftJoin('staff as account', 'account.id', 'd.account_changed_by')
    .selectAll('d')
    .select(['changer.name as changedBy', 'account.name as accountChangedBy']);
}

type DetailRow = Awaited<ReturnType<ReturnType<typeof detailRows>['executeTakeFirstOrThrow']>>;

function detailsOf(row: DetailRow | undefined): HotelDetails {
  if (!row) return none;
  return {
    legalName: row.legal_name,
    address: row.address,
    vatNumber: row.vat_number,
    accountHolder: row.account_holder,
    iban: row.iban,
    bic: row.bic,
  };
}

/**
 * Returns the author and the time of the last change of a hotel's account, or null if it was never
 * changed.
 */
export function accountChange(
  row: Pick<DetailRow, 'account_changed_at' | 'account_changed_by' | 'accountChangedBy'>,
): { by: string; at: string } | null {
  const { account_changed_at: at, account_changed_by: id, accountChangedBy: name } = row;
  return at ? { by: name ?? id ?? '', at: at.toISOString() } : null;
}

/**
 * Returns the stored details of a hotel and those from the provider. Returns undefined if the hotel
 * was never booked on this site.
 */
export async function readHotel(
  context: Pick<SettlementContext, 'database' | 'readLegalInfo'>,
  hotelId: string,
  requestId: string,
): Promise<DeskHotel | undefined> {
  const { db } = context.database;
  const [known, row, sent] = await Promise.all([
    latestBooking(db, hotelId),
    detailRows(db).where('d.hotel_id', '=', hotelId).executeTakeFirst(),
    context.readLegalInfo(hotelId, requestId),
  ]);
  if (!known) return undefined;
  return {
    hotelId,
    hotelName: known.name,
    version: row?.version ?? 0,
    own: detailsOf(row),
    provider: sent.state === 'sent' ? sent.info : null,
    providerState: sent.state,
    changed: row ? { by: row.changedBy ?? row.changed_by, at: row.changed_at.toISOString() } : null,
    accountChanged: row ? accountChange(row) : null,
  };
}

/**
 * Throws a 404 problem if a hotel was never booked on this site, because details are only stored
 * for booked hotels.
 */
export async function requireBooked(
  { database }: Pick<SettlementContext, 'database'>,
  hotelId: string,
): Promise<void> {
  if (!(await latestBooking(database.db, hotelId))) throw noBooking();
}

/** Returns the problem for a hotel that was never booked on this site. */
export function noBooking(): ProblemError {
  return new ProblemError(404, 'There are no bookings of this hotel.');
}

/**
 * Returns the name of a hotel from its latest booking. The name is null if no booking has one.
 * Returns undefined without a booking.
 */
async function latestBooking(db: Kysely<Tables>, hotelId: string) {
  return db
    .selectFrom('bookings as b')
    .select(sql<string | null>`b.hotel->>'name'`.as('name'))
    .where('b.hotel_id', '=', hotelId)
    .orderBy(sql`b.hotel is null`)
    .orderBy('b.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Returns the legal name, the address and the VAT number of a hotel: those that the desk has
 * entered, and otherwise those from the provider. `providerState` is the result of the provider. If
 * nothing is missing, the provider is not asked and the state is `none`.
 */
export async function legalParty(
  {
    database,
    readLegalInfo,
  }: { database: SettlementContext['database']; readLegalInfo: ReadLegalInfo },
  hotelId: string,
  requestId: string,
): Promise<LegalInfo & { providerState: DeskHotel['providerState'] }> {
  const rows = detailRows(database.db).where('d.hotel_id', '=', hotelId);
  const own = detailsOf(await rows.executeTakeFirst());
  const isWhole = own.legalName !== '' && own.address !== '' && own.vatNumber !== '';
  const sent = isWhole ? ({ state: 'none' } as const) : await readLegalInfo(hotelId, requestId);
  const info = sent.state === 'sent' ? sent.info : none;
  return {
    legalName: own.legalName || info.legalName,
    address: own.address || info.address,
    vatNumber: own.vatNumber || info.vatNumber,
    providerState: sent.state,
  };
}

/**
 * Stores the details of a hotel. The audit record contains the names of the changed fields and, for
 * an account, its country and last four digits. Of two changes to the same version, the second is
 * refused with a 409, unless it is a repetition of the first. If fields are invalid, stores nothing
 * and throws a 422 problem that names the fault of each field.
 */
export async function saveHotel(
  { database, now }: Pick<SettlementContext, 'database' | 'now'>,
  actor: Actor,
  hotelId: string,
  { version, reason, ...typed }: SaveHotel,
): Promise<void> {
  const { details, wrong } = readDetails(typed);
  if (Object.keys(wrong).length > 0) {
    const members = { code: 'wrong-details', wrong };
    throw new ProblemError(422, 'Some fields of the hotel are invalid.', { members });
  }
  await database.transaction(async (tx) => {
    await lockBalances(tx, `details:${hotelId}`);
    const row = await detailRows(tx).where('d.hotel_id', '=', hotelId).executeTakeFirst();
    const by = actor.id ?? actor.kind;
    const before = detailsOf(row);
    const changed = fieldNames.filter((name) => before[name] !== details[name]);
    // The client repeats the change, because the first response was lost.
    if (changed.length === 0 && row?.version === version + 1 && row.changed_by === by) return;
    if ((row?.version ?? 0) !== version) {
      const members = {
        code: 'hotel-changed',
        by: row?.changedBy ?? row?.changed_by,
        at: row?.changed_at.toISOString(),
      };
      throw new ProblemError(409, 'The hotel has changed in the meantime.', { members });
    }
    if (changed.length === 0) return;
    const at = now();
    const isAccount = changed.some((name) => accountFields.has(name));
    const values = {
      legal_name: details.legalName,
      address: details.address,
      vat_number: details.vatNumber,
      account_holder: details.accountHolder,
      iban: details.iban,
      bic: details.bic,
      version: version + 1,
      changed_at: at,
      changed_by: by,
      ...(isAccount && { account_changed_at: at, account_changed_by: by }),
    };
    await tx
      .insertInto('hotel_details')
      .values({ hotel_id: hotelId, ...values })
      .onConflict((conflict) => conflict.column('hotel_id').doUpdateSet(values))
      .execute();
    await recordAction(tx, actor, {
      action: 'money.edit-hotel',
      subject: { kind: 'hotel', id: hotelId },
      ...(isAccount && { before: { iban: hiddenIban(before.iban) } }),
      after: { changed, ...(isAccount && { iban: hiddenIban(details.iban) }) },
      reason,
    });
  });
}

/** Shortens an account for the audit record: `DE…3000`. */
function hiddenIban(iban: string): string {
  return iban === '' ? '' : `${iban.slice(0, 2)}…${iban.slice(-4)}`;
}
