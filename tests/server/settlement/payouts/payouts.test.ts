import * as v from 'valibot';
import {
  deskPayoutFileSchema,
  deskPayoutsSchema,
  settledMonthsSchema,
} from '#contracts/site/desk/deskPayouts.ts';
import { databaseOfFile, emptyTables } from '../../../support/testDatabase.ts';
import { addStaff, recordOfTest, staffOfRole } from '../../desk/deskApp.ts';
import { addStay, type MoneyDesk, moneyDesk } from '../moneyDesk.ts';

const created = databaseOfFile();
const database = () => created().database;
const recorded = recordOfTest(created, 'money');
const now = new Date('2027-05-02T22:30:00Z');
const siteIban = 'DE89370400440532013000';
const account = { accountHolder: 'Casa Azul S.L.', iban: 'ES9121000418450200051332', bic: '' };
let desk: MoneyDesk;
beforeEach(async () => {
  await emptyTables(database(), ['bookings', 'settlement_lines', 'settlements', 'rate_limits']);
  await emptyTables(database(), ['hotel_details', 'payouts', 'payout_files']);
  await emptyTables(database(), ['ledger_entries', 'ledger_transactions']);
  desk = moneyDesk(database(), () => now, { payoutIban: siteIban });
});

const noName = { legalName: '', address: '', vatNumber: '' };
const keepAccount = (hotel: string, fields: object = {}, version = 0) =>
  desk
    .put(`/api/desk/money-hotels/${hotel}`, {
      ...{ ...noName, ...account, ...fields },
      ...{ version, reason: 'By letter.' },
    })
    .expect(200);
type Shown = { hotelId: string; currency?: string; owed: string; commission: string };
const settleAll = async (hotels: readonly Shown[]) => {
  const { body } = await desk
    .post('/api/desk/money-settlements', {
      month: '2027-03',
      reason: 'March',
      hotels: hotels.map((hotel) => ({ currency: 'EUR', ...hotel })),
    })
    .expect(200);
  return v.parse(settledMonthsSchema, body);
};
const owed = { owed: '50.00', commission: '10.00' };
/** Adds a stay for which the site owes the hotel 50.00 and the hotel owes a commission of 10.00. */
const addOwed = (hotelId: string, currency = 'EUR') =>
  addStay(database(), { hotelId, currency, credit: 5_000n });
const readPayouts = async () =>
  v.parse(deskPayoutsSchema, (await desk.get('/api/desk/money-payouts').expect(200)).body);
const readFile = async (number = 1) =>
  v.parse(
    deskPayoutFileSchema,
    (await desk.get(`/api/desk/money-payouts/${number}`).expect(200)).body,
  );
/** Requests a file of all waiting payments with an account, as the list shows them now. */
const make = async () => {
  const { waiting } = await readPayouts();
  const payments = waiting.flatMap(({ statement, payee, iban, amount }) =>
    iban === null ? [] : [{ statement, payee, iban, amount }],
  );
  return { payments, reason: 'First run of May.' };
};
const makeFile = async () => desk.post('/api/desk/money-payouts', await make());
const textOf = async (path: string) => {
  const { text } = await desk.get(path).buffer(true).expect(200);
  return text;
};
const settlementOf = async (hotel: string): Promise<string> => {
  const { body } = await desk.get(`/api/desk/money/${hotel}?month=2027-03`).expect(200);
  return body.settlements[0].id;
};

describe('several hotels', () => {
  test('are each settled or refused separately, with a reason for each refusal', async () => {
    await addStaff(database(), 'finance', 'Fatima Idrissi');
    for (const hotel of ['h1', 'h2', 'h3', 'h4']) await addOwed(hotel);
    await addStay(database(), { hotelId: 'h4', currency: 'EUR', status: 'confirmed' });
    await settleAll([{ hotelId: 'h2', ...owed }]);
    const answer = await settleAll([
      { hotelId: 'h1', ...owed },
      { hotelId: 'h2', ...owed },
      { hotelId: 'h3', ...owed, owed: '49.00' },
      { hotelId: 'h4', ...owed },
      { hotelId: 'h5', ...owed },
    ]);
    expect(answer.settled).toEqual([
      { hotelId: 'h1', hotelName: 'Hotel h1', currency: 'EUR', statement: 2, net: '40.00' },
    ]);
    expect(answer.refused).toEqual([
      expect.objectContaining({ hotelId: 'h2', code: 'settled-already', by: 'Fatima Idrissi' }),
      expect.objectContaining({ hotelId: 'h3', code: 'figures-changed' }),
      expect.objectContaining({ hotelId: 'h4', code: 'still-open', waiting: 1 }),
      expect.objectContaining({ hotelId: 'h5', code: 'nothing-to-settle', hotelName: null }),
    ]);
    const refusals = (await recorded()).filter(({ refused }) => refused);
    expect(refusals.map(({ subject_id: id, after }) => [id, after])).toEqual([
      ['h2', { refusal: 'settled-already' }],
      ['h3', { refusal: 'figures-changed' }],
      ['h4', { refusal: 'still-open' }],
      ['h5', { refusal: 'nothing-to-settle' }],
    ]);
  });

  test('are settled once, even if the request is repeated or sent by two people at once', async () => {
    const hotels = ['h1', 'h2', 'h3'].map((hotelId) => ({ hotelId, ...owed }));
    for (const { hotelId } of hotels) await addOwed(hotelId);
    const answers = await Promise.all([settleAll(hotels), settleAll(hotels.toReversed())]);
    const again = await settleAll(hotels);
    const settled = answers.flatMap((answer) => answer.settled);
    expect(settled.map(({ hotelId }) => hotelId).toSorted()).toEqual(['h1', 'h2', 'h3']);
    expect(settled.map(({ statement }) => statement).toSorted()).toEqual([1, 2, 3]);
    expect(again.settled).toEqual([]);
    expect(again.refused.map(({ code }) => code)).toEqual(Array(3).fill('settled-already'));
  });

  test('are limited to one page without duplicates, and need the permission to settle', async () => {
    const many = Array.from({ length: 51 }, (_, at) => ({
      ...{ hotelId: `h${at}`, currency: 'EUR' },
      ...owed,
    }));
    const send = (hotels: object[]) =>
      desk.post('/api/desk/money-settlements', { month: '2027-03', reason: 'March', hotels });
    await send(many).expect(422);
    await send([...many.slice(0, 1), ...many.slice(0, 1)]).expect(422);
    await send([]).expect(422);
    desk.signIn(staffOfRole('finance', null));
    expect((await send(many.slice(0, 1)).expect(403)).body.code).toBe('second-step-needed');
    desk.signIn('agent');
    await send(many.slice(0, 1)).expect(403);
  });

  test('are in no payout file if they owe money to the site or were settled one by one', async () => {
    await addOwed('h1');
    await addStay(database(), { hotelId: 'h2', currency: 'EUR' });
    const { settled } = await settleAll([{ hotelId: 'h2', owed: '0.00', commission: '10.00' }]);
    expect(settled).toMatchObject([{ net: '-10.00' }]);
    const alone = { month: '2027-03', currency: 'EUR', ...owed, reason: 'Paid by hand.' };
    await desk.post('/api/desk/money/h1/settlements', alone).expect(200);
    expect((await readPayouts()).waiting).toEqual([]);
  });
});

describe('a file for the bank', () => {
  test('lists each payment with account and reference, and never changes', async () => {
    await addStaff(database(), 'finance', 'Fatima Idrissi');
    await addOwed('h1');
    await addOwed('h2', 'USD');
    await keepAccount('h1');
    await keepAccount('h2', { accountHolder: '=cmd|calc', bic: 'CAIXESBB' });
    await settleAll([
      { hotelId: 'h1', ...owed },
      { hotelId: 'h2', currency: 'USD', ...owed },
    ]);
    const { body } = await makeFile();
    expect(body).toMatchObject({
      ...{ number: 1, by: 'Fatima Idrissi', payments: 2, reason: 'First run of May.', sepa: true },
      sums: [
        { currency: 'EUR', amount: '40.00' },
        { currency: 'USD', amount: '40.00' },
      ],
      rows: [
        { statement: 1, reference: 'STATEMENT-1', leftOut: null, undone: false },
        { statement: 2, reference: 'STATEMENT-2', leftOut: 'currency', undone: false },
      ],
    });
    const csv = await textOf('/api/desk/money-payouts/1/csv');
    expect(csv.split('\r\n').slice(1, 3)).toEqual([
      'Casa Azul S.L.,ES9121000418450200051332,,40.00,EUR,STATEMENT-1,h1,Hotel h1,2027-03',
      "'=cmd|calc,ES9121000418450200051332,CAIXESBB,40.00,USD,STATEMENT-2,h2,Hotel h2,2027-03",
    ]);
    const sepa = await textOf('/api/desk/money-payouts/1/sepa');
    // Later changes of accounts and names affect only later files.
    await keepAccount('h1', { accountHolder: 'Mallory', iban: 'GB82WEST12345698765432' }, 1);
    desk = moneyDesk(database(), () => now);
    expect(await textOf('/api/desk/money-payouts/1/csv')).toBe(csv);
    expect(await textOf('/api/desk/money-payouts/1/sepa')).toBe(sepa);
    const downloads = (await recorded()).filter(({ action }) => action === 'money.export');
    expect(downloads.map(({ subject_id: id, after }) => [id, after])).toEqual([
      ['1', { format: 'csv', rows: 2 }],
      ['1', { format: 'pain.001', rows: 1 }],
      ['1', { format: 'csv', rows: 2 }],
      ['1', { format: 'pain.001', rows: 1 }],
    ]);
  });

  test('is a valid SEPA credit transfer for amounts in euros', async () => {
    for (const hotel of ['h1', 'h2', 'h3', 'h4', 'h5']) await addOwed(hotel);
    await keepAccount('h1', { accountHolder: 'Café & Straßen’ <b> GmbH' });
    await keepAccount('h2', { accountHolder: 'فندق النيل' });
    await keepAccount('h3', { iban: 'PK36SCBL0000001123456702' });
    await keepAccount('h5');
    await settleAll(['h1', 'h2', 'h3', 'h4', 'h5'].map((hotelId) => ({ hotelId, ...owed })));
    await makeFile();
    expect((await readFile()).rows.map(({ hotelId, leftOut }) => [hotelId, leftOut])).toEqual([
      ['h1', null],
      ['h2', 'characters'],
      ['h3', 'country'],
      ['h5', null],
    ]);
    const sepa = await textOf('/api/desk/money-payouts/1/sepa');
    for (const part of [
      'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09',
      '<MsgId>PAYOUTS-1</MsgId>',
      '<CreDtTm>2027-05-02T22:30:00</CreDtTm>',
      '<NbOfTxs>2</NbOfTxs>',
      '<CtrlSum>80.00</CtrlSum>',
      '<InitgPty><Nm>Stayfarer Ltd</Nm></InitgPty>',
      '<Dt>2027-05-02</Dt>',
      `<DbtrAcct><Id><IBAN>${siteIban}</IBAN></Id></DbtrAcct>`,
      '<InstdAmt Ccy="EUR">40.00</InstdAmt>',
      '<EndToEndId>STATEMENT-1</EndToEndId>',
      "<Cdtr><Nm>Cafe + Strassen' b GmbH</Nm></Cdtr>",
      '<CdtrAcct><Id><IBAN>ES9121000418450200051332</IBAN></Id></CdtrAcct>',
      '<RmtInf><Ustrd>STATEMENT-5</Ustrd></RmtInf>',
    ]) {
      expect(sepa.replaceAll(/>\s+</g, '><').replaceAll('&apos;', "'")).toContain(part);
    }
    // The fourth hotel has no account and waits for one.
    expect((await readPayouts()).waiting).toMatchObject([{ hotelId: 'h4', iban: null }]);
  });

  test('pays a settlement once, even if the request is repeated or sent by two people at once', async () => {
    await addOwed('h1');
    await keepAccount('h1');
    await settleAll([{ hotelId: 'h1', ...owed }]);
    const request = await make();
    const send = () => desk.post('/api/desk/money-payouts', request);
    const answers = [...(await Promise.all([send(), send()])), await send()];
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const { waiting, files } = await readPayouts();
    expect([waiting, files.map(({ number, payments }) => [number, payments])]).toEqual([
      [],
      [[1, 1]],
    ]);
  });

  test.each([
    [
      'another account',
      async () => {
        await keepAccount('h1', { iban: 'GB82WEST12345698765432' }, 1);
      },
    ],
    [
      'no settlement any more',
      async () => {
        const undone = { settlementId: await settlementOf('h1'), reason: 'A mistake.' };
        await desk.post('/api/desk/money/h1/settlements/undo', undone).expect(200);
      },
    ],
  ])('is not made if a hotel has %s since the list was shown', async (_name, change) => {
    for (const hotel of ['h1', 'h2']) await addOwed(hotel);
    for (const hotel of ['h1', 'h2']) await keepAccount(hotel);
    await settleAll(['h1', 'h2'].map((hotelId) => ({ hotelId, ...owed })));
    const shown = await make();
    await change();
    const { body } = await desk.post('/api/desk/money-payouts', shown).expect(409);
    expect(body.code).toBe('payouts-changed');
    expect((await readPayouts()).files).toEqual([]);
    // A request with the current list succeeds.
    expect((await makeFile()).status).toBe(200);
  });

  test('marks a payment whose settlement was undone, and warns against a second payment', async () => {
    await addOwed('h1');
    await keepAccount('h1');
    await settleAll([{ hotelId: 'h1', ...owed }]);
    await makeFile();
    const undone = { settlementId: await settlementOf('h1'), reason: 'A mistake.' };
    await desk.post('/api/desk/money/h1/settlements/undo', undone).expect(200);
    expect((await readFile()).rows).toMatchObject([{ statement: 1, undone: true }]);
    expect((await readPayouts()).waiting).toEqual([]);
    await settleAll([{ hotelId: 'h1', ...owed }]);
    expect((await readPayouts()).waiting).toMatchObject([{ statement: 3, earlierFile: 1 }]);
  });

  test('has no pain.001 if the site has no account, and says why', async () => {
    desk = moneyDesk(database(), () => now);
    await addOwed('h1');
    await keepAccount('h1');
    await settleAll([{ hotelId: 'h1', ...owed }]);
    await makeFile();
    expect(await readFile()).toMatchObject({ sepa: false, rows: [{ leftOut: 'no-account' }] });
    await desk.get('/api/desk/money-payouts/1/sepa').expect(404);
    expect(await textOf('/api/desk/money-payouts/1/csv')).toContain('STATEMENT-1');
  });

  test("has no pain.001 if the site's name has letters that banks do not accept", async () => {
    const operator = { name: 'فنادق النيل', address: '1 Quay Road', vatId: '' };
    desk = moneyDesk(database(), () => now, { payoutIban: siteIban, operator });
    await addOwed('h1');
    await keepAccount('h1');
    await settleAll([{ hotelId: 'h1', ...owed }]);
    await makeFile();
    expect(await readFile()).toMatchObject({ sepa: false, rows: [{ leftOut: 'no-account' }] });
    await desk.get('/api/desk/money-payouts/1/sepa').expect(404);
  });

  test('is refused if the holder of an account differs from the one shown', async () => {
    await addOwed('h1');
    await keepAccount('h1');
    await settleAll([{ hotelId: 'h1', ...owed }]);
    const shown = await make();
    await keepAccount('h1', { accountHolder: 'Casa Verde S.L.' }, 1);
    const { body } = await desk.post('/api/desk/money-payouts', shown).expect(409);
    expect(body.code).toBe('payouts-changed');
    expect((await readPayouts()).files).toEqual([]);
  });

  test('can be made only with a second step and read only by finance', async () => {
    await addOwed('h1');
    await keepAccount('h1');
    await settleAll([{ hotelId: 'h1', ...owed }]);
    const request = await make();
    desk.signIn(staffOfRole('finance', null));
    const { body } = await desk.post('/api/desk/money-payouts', request).expect(403);
    expect(body.code).toBe('second-step-needed');
    desk.signIn('agent');
    for (const path of ['', '/1', '/1/csv', '/1/sepa']) {
      await desk.get(`/api/desk/money-payouts${path}`).expect(403);
    }
    desk.signIn('finance');
    for (const path of ['/1', '/1/csv', '/1/sepa']) {
      await desk.get(`/api/desk/money-payouts${path}`).expect(404);
    }
  });
});
