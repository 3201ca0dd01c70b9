import { createServer } from 'node:http';
import * as v from 'valibot';
import { type DeskHotel, deskHotelSchema } from '#contracts/site/desk/deskHotelDetails.ts';
import { commissionInvoiceSchema } from '#contracts/site/desk/deskPayouts.ts';
import { createProviderClient } from '#server/provider/createProviderClient.ts';
import { legalInfoReader } from '#server/settlement/hotels/readLegalInfo.ts';
import { listenOnLoopback } from '../../../support/listenOnLoopback.ts';
import { databaseOfFile, emptyTables } from '../../../support/testDatabase.ts';
import { afterTest } from '../../../support/testLimits.ts';
import { addStaff, recordOfTest, staffOfRole } from '../../desk/deskApp.ts';
import { listeningLog } from '../../testApp.ts';
import { addStay, type MoneyDesk, moneyDesk } from '../moneyDesk.ts';

const created = databaseOfFile();
const database = () => created().database;
const recorded = recordOfTest(created, 'money');
let now = new Date();
let desk: MoneyDesk;
let legalInfo: object | null = null;
beforeEach(async () => {
  now = new Date('2027-05-02T12:00:00Z');
  const { db } = database();
  await emptyTables(database(), ['bookings', 'settlement_lines', 'settlements']);
  await emptyTables(database(), ['hotel_details', 'commission_invoices']);
  await emptyTables(database(), ['ledger_entries', 'ledger_transactions']);
  expect(await db.selectFrom('hotel_details').selectAll().execute()).toEqual([]);
  desk = moneyDesk(database(), () => now);
  await addStay(database(), { credit: 500n });
});

const own = {
  legalName: 'Casa Azul S.L.',
  address: '1 Calle Mayor\n28013 Madrid',
  vatNumber: 'ES B12345678',
  accountHolder: 'Casa Azul S.L.',
  iban: 'ES91 2100 0418 4502 0005 1332',
  bic: 'caixesbb',
};
const none = { legalName: '', address: '', vatNumber: '', accountHolder: '', iban: '', bic: '' };
const read = async (): Promise<DeskHotel> =>
  v.parse(deskHotelSchema, (await desk.get('/api/desk/money-hotels/h1').expect(200)).body);
const save = (fields: object, version = 0, reason = 'By letter.') =>
  desk.put('/api/desk/money-hotels/h1', { ...none, ...fields, version, reason });

/** Starts a desk whose provider responds with the current value of `legalInfo`. */
async function deskWithProvider(status = 200): Promise<void> {
  const server = createServer((request, response) => {
    const id = request.url?.split('/').at(-1);
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ id, name: 'Casa Azul', legal_info: legalInfo }));
  });
  const { origin, close } = await listenOnLoopback(server);
  afterTest(() => {
    void close();
  });
  const { fetch } = createProviderClient({ origin, log: listeningLog().log });
  desk = moneyDesk(database(), () => now, { readLegalInfo: legalInfoReader(fetch) });
}

test('bank details are stored in the format of banks, with the author and the time', async () => {
  await addStaff(database(), 'finance', 'Fatima Idrissi');
  expect(await read()).toMatchObject({ own: none, version: 0, changed: null });
  const { body } = await save(own).expect(200);
  const kept = { ...own, iban: 'ES9121000418450200051332', bic: 'CAIXESBB' };
  const by = { by: 'Fatima Idrissi', at: now.toISOString() };
  expect(body).toMatchObject({ own: kept, version: 1, changed: by, accountChanged: by });
  expect(await read()).toEqual(body);
});

test('the record names the changed fields, with only the last digits of an account', async () => {
  await save(own).expect(200);
  await save({ ...own, address: '2 Calle Mayor' }, 1, 'They moved.').expect(200);
  await save({ ...own, address: '2 Calle Mayor' }, 2).expect(200);
  const rows = await recorded();
  expect(rows.map(({ before, after, reason }) => ({ before, after, reason }))).toEqual([
    {
      before: { iban: '' },
      after: { changed: Object.keys(none), iban: 'ES…1332' },
      reason: 'By letter.',
    },
    { before: null, after: { changed: ['address'] }, reason: 'They moved.' },
  ]);
  expect(JSON.stringify(rows)).not.toMatch(/Calle|0418/);
});

test.each([
  ['a country without IBANs', { iban: 'XX9121000418450200051332' }, { iban: 'iban-country' }],
  ['a digit too few', { iban: 'ES912100041845020005133' }, { iban: 'iban-length' }],
  ['a wrong digit', { iban: 'ES9121000418450200051333' }, { iban: 'iban-checksum' }],
  ['letters for digits', { iban: 'ES91210004184502000513AB' }, { iban: 'iban-characters' }],
  ['no letters or digits', { iban: '- -' }, { iban: 'iban-characters' }],
  ['a BIC of ten', { bic: 'CAIXESBBXX' }, { bic: 'bic-form' }],
  ['a BIC of another country', { bic: 'DEUTDEFF' }, { bic: 'bic-country' }],
  ['an account without holder', { accountHolder: ' ' }, { accountHolder: 'holder-missing' }],
  ['a holder without account', { iban: '' }, { iban: 'iban-missing' }],
  ['a formula for a VAT number', { vatNumber: '=HYPERLINK(1)' }, { vatNumber: 'vat-characters' }],
  ['a name of two lines', { legalName: 'Casa\nAzul' }, { legalName: 'line-breaks' }],
])('%s is an error of its field, and nothing is stored', async (_name, wrong, fault) => {
  const { body } = await save({ ...own, ...wrong }).expect(422);
  expect(body).toMatchObject({ code: 'wrong-details', wrong: fault });
  expect((await read()).own).toEqual(none);
  expect(await recorded()).toEqual([]);
});

test('when two people change the same version, the second learns who was first', async () => {
  await addStaff(database(), 'finance', 'Fatima Idrissi');
  const answers = await Promise.all([save(own), save({ ...own, bic: '' })]);
  const [refused, kept] = answers.toSorted((one, other) => other.status - one.status);
  expect([kept?.status, refused?.status]).toEqual([200, 409]);
  expect(refused?.body).toMatchObject({ code: 'hotel-changed', by: 'Fatima Idrissi' });
  expect(await read()).toEqual(kept?.body);
});

test('a repeated change is stored once', async () => {
  const first = await save(own).expect(200);
  const again = await save(own).expect(200);
  expect(again.body).toEqual(first.body);
  expect(await recorded()).toHaveLength(1);
});

test('agents cannot read the details, and finance needs a second step to change them', async () => {
  desk.signIn('agent');
  await desk.get('/api/desk/money-hotels/h1').expect(403);
  await save(own).expect(403);
  desk.signIn(staffOfRole('finance', null));
  expect((await save(own).expect(403)).body.code).toBe('second-step-needed');
  desk.signIn('finance');
  expect((await read()).own).toEqual(none);
});

test('no details are stored for a hotel without bookings', async () => {
  await desk.get('/api/desk/money-hotels/h9').expect(404);
  await desk
    .put('/api/desk/money-hotels/h9', { ...own, version: 0, reason: 'By letter.' })
    .expect(404);
  await desk.get('/api/desk/money-hotels/a%2fb').expect(422);
});

test('details from the provider are shown beside those of the desk', async () => {
  legalInfo = { name: ' Azul\nHoteles ', address: '9 Gran Vía\nMadrid', vat_number: null };
  await deskWithProvider();
  expect(await read()).toMatchObject({
    own: none,
    provider: { legalName: 'Azul Hoteles', address: '9 Gran Vía\nMadrid', vatNumber: '' },
    providerState: 'sent',
  });
});

test.each([
  ['none', null, 200],
  ['none', {}, 404],
  ['none', { name: ' ' }, 200],
  ['unread', {}, 500],
  ['unread', { name: 5 }, 200],
])(
  'details that the provider does not send are reported as %s: %j, %i',
  async (state, info, status) => {
    legalInfo = info;
    await deskWithProvider(status);
    expect(await read()).toMatchObject({ provider: null, providerState: state });
  },
);

describe('the commission invoice', () => {
  const settle = async () => {
    const settled = { month: '2027-03', currency: 'USD', owed: '5.00', commission: '10.00' };
    const request = { ...settled, reason: 'March' };
    await desk.post('/api/desk/money/h1/settlements', request).expect(200);
  };
  const invoice = async (number = 1) => {
    const { body } = await desk.get(`/api/desk/money-invoices/${number}`).expect(200);
    return v.parse(commissionInvoiceSchema, body);
  };
  const issue = (to: object, number = 1) => desk.post(`/api/desk/money-invoices/${number}`, { to });
  const to = { name: own.legalName, address: own.address, vatNumber: own.vatNumber };

  test('has both parties, the commission and VAT of each booking, and the statement number', async () => {
    await save(own).expect(200);
    await settle();
    expect(await invoice()).toMatchObject({
      number: 1,
      issued: null,
      from: { name: 'Stayfarer Ltd', address: '1 Quay Road', vatNumber: 'GB123' },
      to,
      missing: [],
      commission: '10.00',
      vat: { percent: '19', amount: '1.60', without: '8.40' },
      undoes: null,
      undoneBy: null,
      lines: [{ commission: '10.00' }],
    });
  });

  test('lists its missing details and is not issued without them', async () => {
    await settle();
    expect(await invoice()).toMatchObject({ missing: ['name', 'address'] });
    const nobody = { name: '', address: '', vatNumber: '' };
    expect((await issue(nobody).expect(409)).body.code).toBe('invoice-incomplete');
  });

  test('uses details of the provider where the desk has none, and says if the provider was unreachable', async () => {
    legalInfo = { name: 'Azul Hoteles', address: '9 Gran Vía', vat_number: 'ESB1' };
    await deskWithProvider();
    await save({ legalName: 'Casa Azul S.L.' }).expect(200);
    await settle();
    expect(await invoice()).toMatchObject({
      to: { name: 'Casa Azul S.L.', address: '9 Gran Vía', vatNumber: 'ESB1' },
      missing: [],
    });
    await deskWithProvider(503);
    expect(await invoice()).toMatchObject({ missing: ['address'], providerState: 'unread' });
  });

  test('is not issued without a VAT number while the provider is unreachable', async () => {
    legalInfo = { name: 'Azul Hoteles', address: '9 Gran Vía', vat_number: 'ESB1' };
    await deskWithProvider(503);
    await save({ ...own, vatNumber: '' }).expect(200);
    await settle();
    expect(await invoice()).toMatchObject({ missing: [], providerState: 'unread' });
    const unread = await issue({ ...to, vatNumber: '' }).expect(409);
    expect(unread.body.code).toBe('provider-unread');
    await deskWithProvider();
    await issue({ ...to, vatNumber: 'ESB1' }).expect(200);
  });

  test("is issued once and stays the same if the hotel's details change", async () => {
    await save(own).expect(200);
    await settle();
    const answers = await Promise.all([issue(to), issue(to)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const issued = await invoice();
    expect(issued.issued).toEqual({ at: now.toISOString(), by: expect.any(String) });
    await save({ ...own, legalName: 'Casa Verde S.L.' }, 1).expect(200);
    expect(await invoice()).toEqual(issued);
    const actions = (await recorded()).map(({ action }) => action);
    expect(actions.filter((action) => action === 'money.invoice')).toHaveLength(1);
  });

  test("is not issued if the hotel's details changed after they were shown", async () => {
    await save({ ...own, legalName: 'Casa Verde S.L.' }).expect(200);
    await settle();
    expect((await issue(to).expect(409)).body.code).toBe('invoice-changed');
    expect((await invoice()).issued).toBeNull();
  });

  test('is a credit note if its statement reverses another', async () => {
    await save(own).expect(200);
    await settle();
    const { body } = await desk.get('/api/desk/money/h1?month=2027-03').expect(200);
    const undone = { settlementId: body.settlements[0].id, reason: 'Sent back.' };
    await desk.post('/api/desk/money/h1/settlements/undo', undone).expect(200);
    expect(await invoice(1)).toMatchObject({ undoneBy: 2 });
    expect(await invoice(2)).toMatchObject({ undoes: 1, commission: '-10.00' });
  });

  test('does not exist for a statement without commission, nor without a statement', async () => {
    await emptyTables(database(), ['bookings']);
    await addStay(database(), { credit: 500n, commission: null });
    await save(own).expect(200);
    const settled = { month: '2027-03', currency: 'USD', owed: '5.00', commission: '0.00' };
    const request = { ...settled, reason: 'March' };
    await desk.post('/api/desk/money/h1/settlements', request).expect(200);
    expect((await issue(to).expect(409)).body.code).toBe('no-commission');
    await desk.get('/api/desk/money-invoices/7').expect(404);
    await issue(to, 7).expect(404);
  });
});
