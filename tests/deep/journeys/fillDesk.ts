import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { addDays, today } from '#client/domain/search/calendarDay.ts';
import type { Site } from '../../support/startSite.ts';
import { joinSite } from '../../journeys/accountMail.ts';
import { bookRequest, inviteToDesk, leaveStay, loseOutcome } from '../../journeys/deskJourney.ts';
import { expect } from '../../journeys/journey.ts';
import { queryDatabase } from '../../journeys/queryDatabase.ts';

/** An address for the events of bookings at which nothing listens. */
export const webhookNowhere = {
  BOOKINGS_WEBHOOK: 'http://127.0.0.1:9/events',
  BOOKINGS_WEBHOOK_SECRET: 'w'.repeat(32),
};

const long =
  'The room was quiet, the bed was good, and the breakfast had more kinds of bread than we could try in four days. ' +
  'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz. The lift is small.';

/**
 * Gives each page of the desk some content: requests, a stay of last month with a review from an
 * account, a statement, a bank file and payments that wait for one, a booking without an outcome,
 * subscriptions, a template, exchange rates that wait for a decision or were kept, a task, and an
 * invited staff member. The page belongs to a traveler. Returns the parameters of the addresses,
 * and the mail of the invitation.
 */
export async function fillDesk(page: Page, site: Site) {
  const { email } = await joinSite(page, site);
  const stay = await leaveStay(page, site, email);
  const waiting = await bookRequest(page, site);
  const stuck = await bookRequest(page, site);
  await loseOutcome(site, stuck.booking.id);
  for (const { booking, hidden } of [
    { booking: stay.booking, hidden: false },
    { booking: waiting.booking, hidden: true },
  ]) {
    await queryDatabase(
      site,
      `insert into reviews (hotel_id, booking_id, id, author, month, score, text, reports, hidden_at, answer, answered_at)
       select hotel_id, id, $2, 'Ada', $3, 4, $4, $5, $6, $7, $8 from bookings where id = $1`,
      [
        booking.id,
        randomUUID(),
        stay.month,
        long,
        hidden ? 0 : 2,
        ...(hidden ? [new Date(), 'Thank you for your words.', new Date()] : [null, null, null]),
      ],
    );
  }
  for (const to of [`first-${email}`, `second-${email}`]) {
    const data = { email: to };
    const headers = { Origin: site.origin };
    const answer = await page.request.post('/api/newsletter', { data, headers });
    expect(answer.status()).toBe(202);
  }
  await queryDatabase(
    site,
    `insert into settlements (hotel_id, id, month, currency, seq, owed, commission, reference, reason, actor_kind, at, statement)
     values ($1, $2, '2020-01', 'USD', 1, 10000, 1500, 'SEPA 4711', $3, 'system', now(), 1)`,
    [stay.hotelId, randomUUID(), long],
  );
  await queryDatabase(
    site,
    `insert into settlements (hotel_id, id, month, currency, seq, owed, commission, reason, actor_kind, at, statement, by_file)
     values ($1, $2, '2020-02', 'EUR', 1, 10000, 1500, $3, 'system', now(), 2, true)`,
    [stay.hotelId, randomUUID(), long],
  );
  await queryDatabase(
    site,
    `insert into hotel_details (hotel_id, legal_name, address, vat_number, account_holder, iban, bic, version, changed_at, changed_by, account_changed_at, account_changed_by)
     values ($1, $2, $2, 'DE123456789', $3, 'MT84MALT011000012345MTLCAST001S', 'MALTMTMT', 1, now(), 'x', now(), 'x')`,
    [stay.hotelId, long.slice(0, 120), long.slice(0, 70)],
  );
  await queryDatabase(
    site,
    `insert into payout_files (number, at, made_by, reason, debtor_name, debtor_iban) values (1, now(), 'x', $1, 'Site', 'DE89370400440532013000')`,
    [long],
  );
  await queryDatabase(
    site,
    `insert into payouts (statement, file, hotel_id, settlement_id, hotel_name, month, currency, amount, payee, iban, bic)
     values (1, 1, $1, 'x', $2, '2020-01', 'USD', 8500, $2, 'MT84MALT011000012345MTLCAST001S', 'MALTMTMT')`,
    [stay.hotelId, long.slice(0, 70)],
  );
  const templateId = randomUUID();
  await queryDatabase(
    site,
    `insert into message_templates (id, name, name_key, texts, version, changed_at, changed_by)
     values ($1, $2, lower($2), $3, 1, now(), 'x')`,
    [
      templateId,
      long.slice(120, 180),
      JSON.stringify({ en: `{{guestName}}, ${long}`, ar: 'مرحبًا {{guestName}}' }),
    ],
  );
  const [yesterday, lastWeek] = [1, 8].map((days) => addDays(today(), -days));
  await queryDatabase(
    site,
    `insert into exchange_rates (date, rates, received_at, unconfirmed, kept, source)
     values ($1, '{"USD":"1.1"}', now(), $2, $3, 'rates.example')
     on conflict (date) do update set unconfirmed = excluded.unconfirmed, kept = excluded.kept`,
    [
      yesterday,
      JSON.stringify({
        TRY: { was: '45.1234', wasOn: lastWeek, rate: '99.123456', since: new Date() },
      }),
      JSON.stringify({
        HUF: { was: '400', wasOn: lastWeek, rate: '610', refused: '612.5', until: today() },
      }),
    ],
  );
  await queryDatabase(
    site,
    `insert into desk_tasks (queue, item, due, note, version) values ('requests', $1, $2, $3, 'x')`,
    [waiting.booking.id, yesterday, long.slice(0, 200)],
  );
  const [account] = await queryDatabase(site, `select id from "user" where email = $1`, [email]);
  return {
    parameters: {
      booking: { id: waiting.booking.id },
      traveller: v.parse(v.object({ id: v.string() }), account),
      hotelMonth: { month: stay.month, hotel: stay.hotelId },
      statement: { month: stay.month, hotel: stay.hotelId },
      numberedStatement: { number: '1' },
      hotelDetails: { hotel: stay.hotelId },
      payoutFile: { number: '1' },
      invoice: { number: '1' },
      template: { id: templateId },
    },
    invitation: await inviteToDesk(site, 'finance'),
  };
}
