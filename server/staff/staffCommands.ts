import * as v from 'valibot';
import { emailSchema } from '#contracts/site/fieldSchemas.ts';
import { type StaffRole, staffRoles } from '#contracts/site/desk/permissions.ts';
import type { OperatorSite } from '../main/operatorCommand.ts';
import { invitationLink } from './staffMail.ts';
import {
  changePasskeyRule,
  changeRole,
  endMember,
  inviteAgain,
  inviteMember,
  listStaff,
} from './staffMembers.ts';

const usage = `Usage:
  npm run staff -- list
  npm run staff -- invite EMAIL --role ${staffRoles.join('|')}
  npm run staff -- invite EMAIL --again    (replaces password and second step, removes passkeys)
  npm run staff -- role EMAIL ${staffRoles.join('|')}
  npm run staff -- end EMAIL
  npm run staff -- passkey-for-money off   (moving money no longer needs a passkey)
--reason TEXT is written to the record.`;

/** The options of the command line. */
export const staffOptions = {
  role: { type: 'string' },
  again: { type: 'boolean' },
  reason: { type: 'string' },
} as const;

type Line = {
  positionals: string[];
  values: { role?: string | undefined; again?: boolean | undefined; reason?: string | undefined };
};

/**
 * Runs `npm run staff -- COMMAND`, which lists, invites, changes and ends members of the staff.
 * Throws an error for a mistake of the operator.
 */
export async function staffCommands(
  {
    database,
    secret,
    siteOrigin,
    actor,
  }: Pick<OperatorSite, 'database' | 'siteOrigin' | 'actor'> & { secret: string },
  { positionals: [command, ...words], values: { role, again = false, reason } }: Line,
  say: (line: string) => void,
): Promise<void> {
  const context = { database, secret, now: () => new Date(), wake: () => {} };
  const change = { actor, reason };
  if (command === 'passkey-for-money') {
    if (words[0] !== 'off') throw new Error(usage);
    await changePasskeyRule(context, change, false);
    say('Moving money no longer needs a passkey.');
    return;
  }
  const email = emailOf(words[0]);
  const members = await listStaff(context);
  const member = () => {
    const found = members.find((each) => each.email === email);
    if (!found) throw new Error('No member of the staff has this address. Try `staff list`.');
    return found;
  };
  const sayLink = (token: string) => {
    say(`An invitation was sent to ${email}. Its link works once, for three days:`);
    say(invitationLink(siteOrigin, token));
  };
  switch (command) {
    case 'list':
      if (members.length === 0) say('Nobody may use the desk yet. Invite an administrator first.');
      for (const { email: address, role: its, state, name, lastSignInAt } of members) {
        say([address, its, state, name || '-', lastSignInAt ?? 'never'].join('  '));
      }
      return;
    case 'invite':
      if (again) sayLink(await inviteAgain(context, change, member().id));
      else {
        const invited = { email: required(email), role: roleOf(role) };
        sayLink((await inviteMember(context, change, invited)).token);
      }
      return;
    case 'role': {
      const { id, role: from } = member();
      await changeRole(context, change, { id, from, role: roleOf(words[1]) });
      say(`${email} now has the role ${words[1]}.`);
      return;
    }
    case 'end':
      await endMember(context, change, member().id);
      say(`${email} can no longer use the desk.`);
      return;
    default:
      throw new Error(usage);
  }
}

function emailOf(word: string | undefined): string | undefined {
  if (word === undefined) return undefined;
  const { success, output } = v.safeParse(v.pipe(emailSchema, v.toLowerCase()), word);
  if (!success) throw new Error(`Not an e-mail address: ${word}`);
  return output;
}

function required(email: string | undefined): string {
  if (email === undefined) throw new Error(usage);
  return email;
}

function roleOf(word: string | undefined): StaffRole {
  const { success, output } = v.safeParse(v.picklist(staffRoles), word);
  if (!success) throw new Error(`Choose a role: ${staffRoles.join(', ')}.\n${usage}`);
  return output;
}
