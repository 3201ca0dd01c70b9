/** A booking in the lists of the desk, as the server sends it. */
export function sampleListedBooking(changes: object = {}) {
  return {
    id: 'b1',
    number: 'K7M4QX9C',
    status: 'confirmed',
    cancelling: false,
    mismatch: false,
    hotelId: 'h1',
    hotel: 'Hotel Miramar',
    checkIn: '2026-12-01',
    checkOut: '2026-12-03',
    rooms: 1,
    adults: 2,
    children: 0,
    guest: { firstName: 'Ada', lastName: 'Lovelace' },
    email: 'ada@travelers.example',
    total: { amount: '240.00', currency: 'USD' },
    reference: 'R1',
    createdAt: '2026-11-20T10:00:00.000Z',
    waitsSince: null,
    ...changes,
  };
}
