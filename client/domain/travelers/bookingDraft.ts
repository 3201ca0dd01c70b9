import * as v from 'valibot';
import { bookingRequestSchema } from '#contracts/site/bookingRequest.ts';
import type { BookingAccess } from '../addresses/bookingLink.ts';
import { creditChoiceSchema, defaultCreditChoice } from '../money/applyRewards.ts';
import { chosenExtrasSchema } from '../stay/extras.ts';
import { emptyTyped, type Typed, typedSchema } from './typedTraveler.ts';

/**
 * A booking in preparation: the typed values, the credits, the extras and the idempotency key of
 * its request. While a sent request has no known outcome, the draft also contains that request.
 */
const draftSchema = v.object({
  ...typedSchema.entries,
  credits: v.optional(creditChoiceSchema, defaultCreditChoice),
  /** The ids of the chosen extras for each room. */
  extras: v.optional(chosenExtrasSchema, []),
  idempotencyKey: v.pipe(v.string(), v.uuid()),
  sent: v.optional(bookingRequestSchema),
});
export type BookingDraft = v.InferOutput<typeof draftSchema>;

/** The draft of a stay's booking, with functions to change it. Each change is saved at once. */
export interface DraftOfStay {
  draft: BookingDraft;
  /** The current draft, for handlers that resume after waiting. */
  latest: { readonly current: BookingDraft };
  change: (changes: Partial<BookingDraft>) => void;
  /** Removes the saved draft after the booking, and remembers the booking. */
  finish: (booked: BookingAccess) => void;
  /** Returns the bookings made in this tab in the last ten minutes. */
  made: () => BookingAccess[];
}

/** The tab's storage. It may throw if it is full or blocked. */
type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const storedSchema = v.pipe(v.string(), v.parseJson());
const lastTraveler = 'traveller';
const keyOf = (stay: string) => `checkout ${stay}`;

/**
 * Reads the draft of a stay from the tab's storage. A stay without a draft starts with the traveler
 * who was typed last for another stay, or with empty fields.
 */
export function readDraft(storage: TabStorage | undefined, stay: string): BookingDraft {
  const draft = v.safeParse(v.pipe(storedSchema, draftSchema), read(storage, keyOf(stay)));
  if (draft.success) return draft.output;
  const last = v.safeParse(v.pipe(storedSchema, typedSchema), read(storage, lastTraveler));
  const { services, arrival, specialRequests } = emptyTyped;
  return {
    ...(last.success ? { ...last.output, services, arrival, specialRequests } : emptyTyped),
    credits: defaultCreditChoice,
    extras: [],
    idempotencyKey: createIdempotencyKey(),
  };
}

/** Saves the draft of a stay in the tab's storage, if possible. */
export function saveDraft(
  storage: TabStorage | undefined,
  stay: string,
  draft: BookingDraft,
): void {
  try {
    storage?.setItem(keyOf(stay), JSON.stringify(draft));
    storage?.setItem(lastTraveler, JSON.stringify(v.parse(typedSchema, draft)));
  } catch {
    // The storage is full or blocked. A reload then loses the typed values.
  }
}

/**
 * Stores the traveler with whom the first draft of the tab starts. Throws if the storage is full.
 */
export function beginTyped(storage: Pick<Storage, 'setItem'>, typed: Typed): void {
  storage.setItem(lastTraveler, JSON.stringify(typed));
}

/** Removes the draft of a stay and the traveler from the tab's storage. */
export function removeDraft(storage: TabStorage | undefined, stay: string): void {
  try {
    storage?.removeItem(keyOf(stay));
    storage?.removeItem(lastTraveler);
  } catch {
    // The storage is blocked.
  }
}

function read(storage: TabStorage | undefined, key: string): string | null | undefined {
  try {
    return storage?.getItem(key);
  } catch {
    return undefined;
  }
}

/**
 * Creates a random UUID, version 4. Unlike `crypto.randomUUID` it also works over plain HTTP. RFC
 * 9562 §5.4.
 */
export function createIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte, index) => {
    const value = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return value.toString(16).padStart(2, '0');
  });
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
