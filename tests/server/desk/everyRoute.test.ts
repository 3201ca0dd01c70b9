import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { deskAccountMailPaths } from '#contracts/site/desk/deskAccountMails.ts';
import { deskBookingActions, deskBookingPaths } from '#contracts/site/desk/deskBooking.ts';
import { deskBookingsPaths } from '#contracts/site/desk/deskBookings.ts';
import { deskMoneyPaths } from '#contracts/site/desk/deskMoney.ts';
import { deskNewsletterPaths } from '#contracts/site/desk/deskNewsletter.ts';
import { deskPromotionPaths } from '#contracts/site/desk/deskPromotions.ts';
import { deskRecordPaths } from '#contracts/site/desk/deskRecord.ts';
import { deskReviewPaths } from '#contracts/site/desk/deskReviews.ts';
import { deskSessionPaths } from '#contracts/site/desk/deskSession.ts';
import { deskStaffPaths } from '#contracts/site/desk/deskStaff.ts';
import { deskTodayPaths } from '#contracts/site/desk/deskToday.ts';
import { deskTravellersPaths } from '#contracts/site/desk/deskTravellers.ts';
import { deskWebhookPaths } from '#contracts/site/desk/deskWebhooks.ts';
import {
  asksSecondStep,
  type DeskPermission,
  deskPermissions,
  isPermitted,
  staffRoles,
} from '#contracts/site/desk/permissions.ts';
import { watchRouters } from '../../support/watchRouters.ts';
import { runScript } from '../../support/runScript.ts';
import { staffSite } from '../staff/staffSite.ts';

const routesOf = watchRouters();
const { site, db, database, joinDesk, record } = staffSite();

/** Routes of signing in, for everybody or for whoever has begun to sign in. */
const ofSession = [
  `get ${deskSessionPaths.session}`,
  ...Object.values(deskSessionPaths)
    .filter((path) => path !== deskSessionPaths.session)
    .map((path) => `post ${path}`),
];

/** All other routes of the desk, by the permission that each needs. */
const ruled: Partial<Record<DeskPermission, readonly string[]>> = {
  'today.read': [`get ${deskTodayPaths.today}`],
  'bookings.read': [`get ${deskBookingsPaths.bookings}`, `get ${deskBookingPaths.booking}`],
  'bookings.export': [`get ${deskBookingsPaths.csv}`],
  'travellers.read': [
    `get ${deskTravellersPaths.travellers}`,
    `get ${deskTravellersPaths.traveller}`,
    `get ${deskAccountMailPaths.mails}`,
  ],
  'travellers.send-mail': [`post ${deskAccountMailPaths.sending}`],
  'travellers.sign-out': [`post ${deskTravellersPaths.signOut}`],
  'travellers.reset-two-step': [`post ${deskTravellersPaths.resetTwoStep}`],
  'travellers.adjust-credit': [`post ${deskTravellersPaths.adjustCredit}`],
  'money.read': [
    `get ${deskMoneyPaths.months}`,
    `get ${deskMoneyPaths.ledger}`,
    `get ${deskMoneyPaths.hotel}`,
  ],
  'money.export': [`get ${deskMoneyPaths.monthsCsv}`, `get ${deskMoneyPaths.hotelCsv}`],
  'money.settle': [`post ${deskMoneyPaths.settle}`, `post ${deskMoneyPaths.undo}`],
  'promotions.read': [`get ${deskPromotionPaths.promotions}`],
  'promotions.create': [`post ${deskPromotionPaths.promotions}`],
  'promotions.end': [`post ${deskPromotionPaths.end}`],
  'reviews.read': [`get ${deskReviewPaths.reviews}`],
  'reviews.moderate': [`post ${deskReviewPaths.hiding}`, `post ${deskReviewPaths.restoring}`],
  'reviews.answer': [`put ${deskReviewPaths.answer}`, `delete ${deskReviewPaths.answer}`],
  'newsletter.read': [`get ${deskNewsletterPaths.subscriptions}`],
  'newsletter.export': [`get ${deskNewsletterPaths.export}`],
  'newsletter.remove': [`delete ${deskNewsletterPaths.subscription}`],
  'webhooks.read': [`get ${deskWebhookPaths.deliveries}`],
  'webhooks.resend': [`post ${deskWebhookPaths.sending}`],
  'record.read': [`get ${deskRecordPaths.record}`],
  'record.verify': [`post ${deskRecordPaths.verification}`],
  'staff.read': [`get ${deskStaffPaths.staff}`],
  'staff.invite': [`post ${deskStaffPaths.staff}`, `post ${deskStaffPaths.invitation}`],
  'staff.change-role': [`put ${deskStaffPaths.role}`],
  'staff.end': [`post ${deskStaffPaths.end}`],
};

/** Each command of the operator, and the permission that the same thing needs at the desk. */
const commands: Record<string, Record<string, DeskPermission>> = {
  record: { verify: 'record.verify', list: 'record.read' },
  staff: {
    list: 'staff.read',
    invite: 'staff.invite',
    role: 'staff.change-role',
    end: 'staff.end',
  },
};

const permissions = Object.keys(deskPermissions).filter(
  (name): name is DeskPermission => name in deskPermissions,
);
const rules = [
  ...permissions.flatMap((permission) =>
    (ruled[permission] ?? []).map((route) => ({ route, permission })),
  ),
  // The table of what can be done with a booking names the permissions itself.
  ...Object.entries(deskBookingActions).flatMap(([action, { permission, previews }]) => {
    const { action: path, preview } = deskBookingPaths;
    return [path, ...(previews ? [preview] : [])].map((each) => ({
      route: `post ${each.replace(':action', action)}`,
      permission,
    }));
  }),
];

const methodSchema = v.picklist(['get', 'post', 'put', 'patch', 'delete']);

/** Sends a request without what it needs, so that it changes nothing. */
async function send(browser: ReturnType<ReturnType<typeof site>['browser']>, route: string) {
  const [word, path = ''] = route.split(' ');
  return browser[v.parse(methodSchema, word)](path.replaceAll(/:\w+/g, 'none'), {});
}

test('every route of the desk has a rule above', () => {
  const { handler } = site().resources['desk'] ?? {};
  const all = [...ofSession, ...rules.map(({ route }) => route)];
  expect(routesOf('/api/desk', handler).toSorted()).toEqual(all.toSorted());
});

test('nobody and no traveller reaches a route of the desk', async () => {
  for (const { route } of rules) {
    const { status, body } = await send(site().browser(), route);
    expect([route, status, body.code]).toEqual([route, 401, 'signed-out']);
  }
});

test.each(staffRoles)('%s reaches what the rules permit, and nothing else', async (role) => {
  const { browser, id } = await joinDesk(role);
  const refused = [];
  for (const { route, permission } of rules) {
    const { status, body } = await send(browser, route);
    if (isPermitted(role, permission)) {
      expect([route, [401, 403, 405, 500].includes(status)]).toEqual([route, false]);
    } else {
      expect([route, status, body.code]).toEqual([route, 403, 'not-permitted']);
      refused.push(permission);
    }
  }
  const recorded = (await record()).filter((row) => row.refused && row.actor_id === id);
  expect(recorded.map(({ action }) => action)).toEqual(refused);
});

test('what moves money asks for a new second step, on every route', async () => {
  const { browser, id } = await joinDesk('admin');
  await db()
    .updateTable('staff_session')
    .set({ secondStepAt: new Date(0) })
    .where('userId', '=', id)
    .execute();
  for (const { route, permission } of rules) {
    const { status, body } = await send(browser, route);
    const needed = status === 403 && body.code === 'second-step-needed';
    expect([route, needed]).toEqual([route, asksSecondStep(permission)]);
  }
});

test('every command of the operator has a permission above', async () => {
  const { scripts } = v.parse(
    v.object({ scripts: v.record(v.string(), v.string()) }),
    JSON.parse(readFileSync('package.json', 'utf8')),
  );
  const entries = /(\w+): '(\.\/server\/\w+\/command\.ts)'/g;
  const programs = [...readFileSync('webpack.config.ts', 'utf8').matchAll(entries)];
  const found: Record<string, string[]> = {};
  for (const [, name = '', entry = ''] of programs) {
    expect(scripts[name]).toBe(`node dist/server/${name}.js`);
    const env = { DATABASE_URL: database().url, DATA_DIR: site().dataDir };
    const { stderr } = await runScript(entry, [], { env });
    const lines = stderr.matchAll(/^ {2}(?:npm run \w+ -- )?([a-z-]+)\b/gm);
    found[name] = [...new Set([...lines].map(([, command = '']) => command))].toSorted();
  }
  const expected = Object.entries(commands).map(([name, each]) => [
    name,
    Object.keys(each).toSorted(),
  ]);
  expect(found).toEqual(Object.fromEntries(expected));
}, 120_000);
