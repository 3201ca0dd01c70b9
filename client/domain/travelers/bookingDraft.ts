import * as v from 'valibot';
import { bookingRequestSchema } from '#contracts/site/bookingRequest.ts';
import type { BookingAccess } from '../addresses/bookingLink.ts';
import { creditChoiceSchema, defaultCreditChoice } from '../money/applyRewards.ts';
import { chosenExtrasSchema } from '../stay/extras.ts';
import { emptyTyped, type Typed, typedSchema } from './typedTraveler.ts';

/**
 * A booking that is being prepared: what was typed, the credits, the extras, the key of its request
 * and, from the moment it is sent until its outcome is known, the request itself.
 */
const draftSchema = v.object({
  ...typedSchema.entries,
  credits: v.optional(creditChoiceSchema, defaultCreditChoice),
  /** The ids of the extras that are chosen for each room. */
  extras: v.optional(chosenExtrasSchema, []),
  idempotencyKey: v.pipe(v.string(), v.uuid()),
  sent: v.optional(bookingRequestSchema),
});
export type BookingDraft = v.InferOutput<typeof draftSchema>;

/** The draft of a stay's booking, and how to change it. Each change is saved at once. */
export interface DraftOfStay {
  draft: BookingDraft;
  /** The draft as it is now, for handlers that have waited for something. */
  latest: { readonly current: BookingDraft };
  change: (changes: Partial<BookingDraft>) => void;
  /** Removes the saved draft, once the stay is booked, and remembers the booking. */
  finish: (booked: BookingAccess) => void;
  /** The bookings that were made in this tab a moment ago. */
  made: () => BookingAccess[];
}

/** The tab's storage. It may throw when it is full or closed. */
type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const storedSchema = v.pipe(v.string(), v.parseJson());
const lastTraveler = 'traveller';
const keyOf = (stay: string) => `checkout ${stay}`;

/**
 * Reads the draft of a stay from the tab's storage. A stay without one starts with the traveler
 * that was last typed for another stay, or empty.
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

/** Keeps the draft of a stay in the tab's storage, if that is possible. */
export function saveDraft(
  storage: TabStorage | undefined,
  stay: string,
  draft: BookingDraft,
): void {
  try {
    storage?.setItem(keyOf(stay), JSON.stringify(draft));
    storage?.setItem(lastTraveler, JSON.stringify(v.parse(typedSchema, draft)));
  } catch {
    // The storage is full or closed: a reload then loses what was typed.
  }
}

/** Has the first draft of the tab start with a traveler. Throws while the storage is full. */
export function beginTyped(storage: Pick<Storage, 'setItem'>, typed: Typed): void {
  storage.setItem(lastTraveler, JSON.stringify(typed));
}

/** Removes the draft of a stay, and the traveler, from the tab's storage. */
export function removeDraft(storage: TabStorage | undefined, stay: string): void {
  try {
    storage?.removeItem(keyOf(stay));
    storage?.removeItem(lastTraveler);
  } catch {
    // The storage is closed.
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
