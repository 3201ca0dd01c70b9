import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import * as v from 'valibot';
import { deskTemplatesSchema } from '#contracts/site/desk/deskBooking.ts';
import {
  deskTemplateListSchema,
  deskTemplateSchema,
  mostPlaceholders,
  mostTemplates,
} from '#contracts/site/desk/deskTemplates.ts';
import { staffRoles } from '#contracts/site/desk/permissions.ts';
import { templateRoutes } from '#server/bookings/templates/templateRoutes.ts';
import { addStaff, deskApp, recordOfTest, staffOfRole } from '../../desk/deskApp.ts';
import { bookingDesk } from '../support/bookingDesk.ts';
import { bookingRequest } from '../support/bookingRequest.ts';
import { prepareSite } from '../support/prepareSite.ts';

const { site, database, db } = prepareSite();
const records = recordOfTest(database, 'templates');
const path = '/api/desk/templates';
const en = 'Dear {{guestName}},\nyour number is {{ bookingNumber }}.';

beforeEach(async () => {
  await db().deleteFrom('message_templates').execute();
  await addStaff(database().database, 'admin', 'Grace');
});

/** Returns the desk of a process with only the templates, signed in as an administrator. */
function open() {
  const context = { database: database().database, now: () => site().clock.now };
  const desk = deskApp({ database: context.database, routes: templateRoutes(context) });
  desk.signIn('admin');
  const create = (given: object = {}) =>
    desk.post(path, { id: randomUUID(), name: 'Pool', texts: { en }, ...given });
  const list = async () => {
    const { body } = await desk.get(path).expect(200);
    return v.parse(deskTemplateListSchema, body).templates;
  };
  const read = async (id: string) =>
    v.parse(deskTemplateSchema, (await desk.get(`${path}/${id}`).expect(200)).body);
  return { desk, create, list, read };
}

/** Returns the errors of a refused request by the path of the field. */
const errorsOf = ({ body }: { body: { errors?: { path: string; message: string }[] } }) =>
  Object.fromEntries((body.errors ?? []).map(({ path: field, message }) => [field, message]));

test('an administrator can create, change and delete a template, and each action is recorded', async () => {
  const { desk, create, list, read } = open();
  const id = randomUUID();
  expect((await create({ id, name: '  Pool closed ' })).status).toBe(201);
  expect(await list()).toMatchObject([
    { id, name: 'Pool closed', languages: ['en'], changedBy: 'Grace' },
  ]);
  const change = { version: 1, name: 'Pool', texts: { en, de: 'Guten Tag {{guestName}}' } };
  expect((await desk.put(`${path}/${id}`, change)).body).toMatchObject({ version: 2 });
  expect(await read(id)).toMatchObject({ name: 'Pool', version: 2, texts: change.texts });
  expect((await desk.delete(`${path}/${id}`, { version: 1 })).body).toMatchObject({
    code: 'changed',
  });
  expect((await desk.delete(`${path}/${id}`, { version: 2 })).status).toBe(204);
  expect((await desk.delete(`${path}/${id}`, { version: 2 })).status).toBe(404);
  expect((await desk.get(`${path}/${id}`)).status).toBe(404);
  expect(await list()).toEqual([]);
  const done = (await records()).map(({ action, subject_id: subject, before, after }) => ({
    action,
    subject,
    before,
    after,
  }));
  const created = { name: 'Pool closed', languages: 'en' };
  const changed = { name: 'Pool', languages: 'en, de' };
  expect(done).toEqual([
    { action: 'templates.create', subject: id, before: null, after: created },
    {
      action: 'templates.change',
      subject: id,
      before: created,
      after: { ...changed, changed: 'de' },
    },
    { action: 'templates.delete', subject: id, before: changed, after: null },
  ]);
});

test('only administrators can read and change templates', async () => {
  const { desk, create, list } = open();
  const id = randomUUID();
  await create({ id });
  for (const role of staffRoles.filter((each) => each !== 'admin')) {
    desk.signIn(role);
    const answers = [
      await desk.get(path),
      await desk.get(`${path}/${id}`),
      await create(),
      await desk.put(`${path}/${id}`, { version: 1, name: 'Mine', texts: { en } }),
      await desk.delete(`${path}/${id}`, { version: 1 }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
  }
  desk.signIn();
  expect((await create()).status).toBe(401);
  desk.signIn(staffOfRole('admin', null));
  expect(await list()).toMatchObject([{ name: 'Pool' }]);
});

test.each<[string, object, string, RegExp]>([
  ['an unknown placeholder', { en: 'Hi {{guestname}}' }, 'texts.en', /\{\{guestname\}\}/],
  ['an unclosed placeholder', { de: 'Hallo {{guestName}' }, 'texts.de', /\{\{/],
  ['braces without a name', { en: '{{ }}' }, 'texts.en', /\{\{ \}\}/],
  ['a name of every object', { en: '{{constructor}}' }, 'texts.en', /\{\{constructor\}\}/],
  [
    'too many placeholders',
    { en: '{{hotelAddress}}'.repeat(mostPlaceholders + 1) },
    'texts.en',
    /at most 30/,
  ],
  ['a text that is too long', { en: 'x'.repeat(2_001) }, 'texts.en', /2000/],
  ['a blank text', { en: ' \n ' }, 'texts.en', /required/],
  ['no text at all', {}, 'texts', /one language/],
  ['a language that the site lacks', { it: 'Ciao' }, 'texts.it', /./],
])(
  '%s is refused with an error that names it, and nothing is stored',
  async (_what, texts, field, message) => {
    const { desk, create, list } = open();
    const answer = await create({ texts });
    expect(answer.status).toBe(422);
    expect(errorsOf(answer)[field]).toMatch(message);
    expect(await list()).toEqual([]);
    const id = randomUUID();
    await create({ id });
    expect((await desk.put(`${path}/${id}`, { version: 1, name: 'Pool', texts })).status).toBe(422);
  },
);

test('a name is one line of at most 60 characters and unique', async () => {
  const { desk, create } = open();
  for (const name of ['', ' ', 'x'.repeat(61), 'two\nlines']) {
    expect((await create({ name })).status).toBe(422);
  }
  await create({ name: 'Late arrival' });
  const taken = await create({ name: 'LATE arrival' });
  expect([taken.status, taken.body.code]).toEqual([409, 'name-taken']);
  const id = randomUUID();
  await create({ id, name: 'Pool' });
  const change = { version: 1, name: 'late Arrival', texts: { en } };
  expect((await desk.put(`${path}/${id}`, change)).body).toMatchObject({ code: 'name-taken' });
  // A template can keep its name.
  expect((await desk.put(`${path}/${id}`, { ...change, name: 'POOL' })).status).toBe(200);
});

test('when two people edit a template, the second sees the saved version before replacing it', async () => {
  const [one, other] = [open(), open()];
  await addStaff(database().database, 'admin', 'Grace');
  const id = randomUUID();
  await one.create({ id });
  const save = (desk: typeof one.desk, text: string, version = 1) =>
    desk.put(`${path}/${id}`, { version, name: 'Pool', texts: { en: text } });
  const both = await Promise.all([save(one.desk, 'First'), save(other.desk, 'Second')]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const { body } = both.find(({ status }) => status === 409) ?? {};
  const stored = await one.read(id);
  expect(body).toMatchObject({ code: 'changed', by: 'Grace', template: stored });
  expect(stored.version).toBe(2);
  expect((await save(other.desk, 'Mine', stored.version)).status).toBe(200);
  expect(await one.read(id)).toMatchObject({ version: 3, texts: { en: 'Mine' } });
});

test('a repeated request is stored and recorded once', async () => {
  const { desk, create, list, read } = open();
  const id = randomUUID();
  const twice = await Promise.all([create({ id }), create({ id })]);
  expect(twice.map(({ status }) => status)).toEqual([201, 201]);
  expect(await list()).toHaveLength(1);
  const other = await create({ id, name: 'Another' });
  expect([other.status, other.body.code]).toEqual([409, 'changed']);
  const change = { version: 1, name: 'Pool', texts: { en: 'Changed' } };
  await desk.put(`${path}/${id}`, change).expect(200);
  await desk.put(`${path}/${id}`, change).expect(200);
  expect((await read(id)).version).toBe(2);
  expect((await records()).map(({ action }) => action)).toEqual([
    'templates.create',
    'templates.change',
  ]);
});

test('at most a hundred templates exist, however many are created at once', async () => {
  const { create, list } = open();
  await db()
    .insertInto('message_templates')
    .values(
      Array.from({ length: mostTemplates - 1 }, (_, at) => ({
        id: randomUUID(),
        name: `T${at}`,
        name_key: `t${at}`,
        texts: JSON.stringify({ en: 'Hi' }),
        version: 1,
        changed_at: site().clock.now,
      })),
    )
    .execute();
  const both = await Promise.all([create({ name: 'One' }), create({ name: 'Other' })]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  expect(both.find(({ status }) => status === 409)?.body.code).toBe('too-many');
  expect(await list()).toHaveLength(mostTemplates);
});

/** Returns the templates of the operator in the form for the dialog of a booking. */
async function filledFor(id: string) {
  const { agent } = await bookingDesk(database().database, () => site().clock.now);
  const { body } = await agent.get(`${id}/templates`).expect(200);
  return { agent, own: v.parse(deskTemplatesSchema, body).own ?? [] };
}

test('a template is filled in for a booking, in the language of the guest if possible', async () => {
  const { create } = open();
  const [guest] = bookingRequest.traveller.guests;
  // A name is data, so a placeholder in it is not replaced.
  const traveller = {
    ...bookingRequest.traveller,
    guests: [{ ...guest, firstName: '{{hotelName}}', lastName: '<b>Lovelace</b>' }],
  };
  const { id } = await site().book({ ...bookingRequest, traveller });
  await create({ name: 'A', texts: { de: 'Hallo {{guestName}} am {{checkIn}}', en } });
  await create({ name: 'B', texts: { ar: '{{hotelName}}', de: 'Anreise {{checkIn}}' } });
  const { agent, own } = await filledFor(id);
  const { number } = (await agent.read(id)).booking;
  const [a, b] = own;
  expect(a).toMatchObject({
    name: 'A',
    language: 'en',
    lacks: [],
    text: `Dear {{hotelName}} <b>Lovelace</b>,\nyour number is ${number.slice(0, 4)}-${number.slice(4)}.`,
  });
  expect(b).toMatchObject({ name: 'B', language: 'de', lacks: [] });
  expect(b?.text).toMatch(/^Anreise .*\d{4}$/);
  await db().updateTable('bookings').set({ language: 'de' }).where('id', '=', id).execute();
  expect((await filledFor(id)).own).toMatchObject([{ language: 'de' }, { language: 'de' }]);
  await db().updateTable('bookings').set({ language: 'ar' }).where('id', '=', id).execute();
  expect((await filledFor(id)).own).toMatchObject([{ language: 'en' }, { language: 'ar' }]);
});

test('a missing value is named and stays in the text, and HTML in a template is escaped', async () => {
  const { create } = open();
  const { id } = await site().book();
  const lacking = '{{checkInTime}} {{hotelName}} {{checkInTime}}';
  await create({ name: 'A', texts: { en: `<script>alert(1)</script> {{guestPhone}}` } });
  await create({ name: 'B', texts: { en: lacking } });
  const withoutTime = sql<string>`hotel - 'checkInFrom'`;
  await db().updateTable('bookings').set({ hotel: withoutTime }).where('id', '=', id).execute();
  const { agent, own } = await filledFor(id);
  const [html, other] = own;
  const { hotel } = (await agent.read(id)).booking;
  expect(other).toMatchObject({
    lacks: ['checkInTime'],
    text: `{{checkInTime}} ${hotel.name} {{checkInTime}}`,
  });
  const text = html?.text ?? '';
  expect(text).toBe(`<script>alert(1)</script> ${bookingRequest.traveller.phone}`);
  await agent.post(id, 'write', { id: randomUUID(), text }).expect(200);
  site().start();
  const mail = await site().mail('A message from the Stayfarer desk');
  const [, inHtml = ''] = mail.split('Content-Type: text/html');
  expect(inHtml).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(inHtml).not.toContain('<script>');
});
