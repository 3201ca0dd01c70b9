import { readDraft, removeDraft, saveDraft } from '#client/domain/travelers/bookingDraft.ts';
import { memoryStorage } from '../../../support/memoryStorage.ts';

const stay = '/checkout?hotel=h&room=1&rate=r';
const typed = {
  ...readDraft(undefined, stay),
  guests: [{ firstName: 'Ada', lastName: 'Bell' }],
  email: 'ada@example.com',
  specialRequests: 'A quiet room',
};

it('starts empty, with its own key', () => {
  const first = readDraft(memoryStorage(), stay);
  const second = readDraft(memoryStorage(), stay);
  expect(first).toMatchObject({ guests: [], citizenship: '', email: '', phone: '' });
  expect(first.sent).toBeUndefined();
  expect(first.idempotencyKey).not.toBe(second.idempotencyKey);
});

it('is read back as saved, but for another stay without its key and requests', () => {
  const storage = memoryStorage();
  saveDraft(storage, stay, typed);
  expect(readDraft(storage, stay)).toEqual(typed);
  const other = readDraft(storage, `${stay}&occupancy=1&occupancy=1`);
  expect(other).toMatchObject({ guests: typed.guests, email: typed.email, specialRequests: '' });
  expect(other.idempotencyKey).not.toBe(typed.idempotencyKey);
});

it('no longer exists once it is removed', () => {
  const storage = memoryStorage();
  saveDraft(storage, stay, typed);
  removeDraft(storage, stay);
  expect(readDraft(storage, stay).email).toBe('');
});

it.each(['', 'no JSON', '{}', JSON.stringify({ ...typed, idempotencyKey: 'short' })])(
  'reads nothing from %p',
  (stored) => {
    expect(readDraft(memoryStorage({ [`checkout ${stay}`]: stored }), stay).email).toBe('');
  },
);

it('works without a storage, with a full one and with a blocked one', () => {
  const fail = () => {
    throw new DOMException('closed', 'QuotaExceededError');
  };
  const closed = { getItem: fail, setItem: fail, removeItem: fail };
  for (const storage of [undefined, closed]) {
    saveDraft(storage, stay, typed);
    removeDraft(storage, stay);
    expect(readDraft(storage, stay).email).toBe('');
  }
});
