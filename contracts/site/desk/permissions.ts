/** The roles of the staff. An `admin` may do everything. */
export const staffRoles = ['agent', 'finance', 'admin'] as const;
export type StaffRole = (typeof staffRoles)[number];

/**
 * The roles that have a permission. `money` marks an action that moves money, that gives an address
 * access to a paid stay, or that changes who may do either. Such an action needs a second step
 * within the last ten minutes. If an administrator requires a passkey, it needs a passkey within
 * the last fifteen minutes instead. The record also contains refused attempts.
 */
type PermissionRule = { readonly roles: readonly StaffRole[]; readonly money?: true };

const everybody = ['agent', 'finance', 'admin'] as const;
const agents = ['agent', 'admin'] as const;
const finance = ['finance', 'admin'] as const;
const admins = ['admin'] as const;

/**
 * All permissions of the desk, with their roles. The routes of the desk, its pages and the
 * operator's commands all use this table. The names of the permissions are also the names of the
 * actions in the record. For each `<name>.read`, the menu of the desk has an entry that leads to
 * `/desk/<name>`. The entries are in the order of this table.
 */
export const deskPermissions = {
  'today.read': { roles: everybody },
  'tasks.assign': { roles: everybody },
  'mails.send-waiting': { roles: agents },
  'bookings.read': { roles: everybody },
  'bookings.book': { roles: agents },
  'bookings.export': { roles: finance },
  'bookings.decide': { roles: agents },
  'bookings.cancel': { roles: agents },
  'bookings.waive-fee': { roles: finance, money: true },
  'bookings.goodwill': { roles: finance, money: true },
  'bookings.retry': { roles: agents },
  'bookings.settle': { roles: agents },
  'bookings.rebuild': { roles: agents, money: true },
  'bookings.report-stay': { roles: agents },
  'bookings.send-mail': { roles: agents },
  'bookings.write': { roles: agents },
  'bookings.correct-contact': { roles: agents },
  'bookings.note': { roles: everybody },
  'bookings.erase': { roles: admins },
  'travellers.read': { roles: everybody },
  'travellers.sign-out': { roles: agents },
  'travellers.send-mail': { roles: agents },
  'travellers.reset-two-step': { roles: admins, money: true },
  'travellers.adjust-credit': { roles: finance, money: true },
  'guests.export': { roles: admins, money: true },
  'guests.erase': { roles: admins, money: true },
  'payments.read': { roles: everybody },
  'payments.close': { roles: finance },
  'payments.refund': { roles: finance, money: true },
  'comparisons.read': { roles: everybody },
  'comparisons.start': { roles: everybody },
  'figures.read': { roles: finance },
  'figures.export': { roles: finance },
  'money.read': { roles: finance },
  'money.export': { roles: finance },
  'money.settle': { roles: finance, money: true },
  'money.edit-hotel': { roles: finance, money: true },
  'money.pay': { roles: finance, money: true },
  'money.invoice': { roles: finance },
  'exchange-rates.read': { roles: everybody },
  'exchange-rates.confirm': { roles: finance, money: true },
  'exchange-rates.keep': { roles: finance, money: true },
  'promotions.read': { roles: everybody },
  'promotions.create': { roles: finance, money: true },
  'promotions.end': { roles: finance, money: true },
  'reviews.read': { roles: everybody },
  'reviews.moderate': { roles: agents },
  'reviews.answer': { roles: agents },
  'newsletter.read': { roles: everybody },
  'newsletter.export': { roles: finance },
  'newsletter.remove': { roles: agents },
  'webhooks.read': { roles: everybody },
  'webhooks.resend': { roles: agents },
  'templates.read': { roles: admins },
  'templates.create': { roles: admins },
  'templates.change': { roles: admins },
  'templates.delete': { roles: admins },
  'record.read': { roles: finance },
  'record.verify': { roles: finance },
  'staff.read': { roles: admins },
  'staff.invite': { roles: admins, money: true },
  'staff.change-role': { roles: admins, money: true },
  'staff.end': { roles: admins, money: true },
  'staff.require-passkey': { roles: admins, money: true },
} as const satisfies Readonly<Record<string, PermissionRule>>;

export type DeskPermission = keyof typeof deskPermissions;

/** A page in the menu of the desk. Each permission `<name>.read` has one. */
export type DeskMenuPage = {
  [Permission in DeskPermission]: Permission extends `${infer Name}.read` ? Name : never;
}[DeskPermission];

/** The pages of the menu, in its order. */
export const deskMenuPages = readablePages();

function readablePages(): readonly DeskMenuPage[];
function readablePages(): readonly string[] {
  return Object.keys(deskPermissions).flatMap((permission) => {
    const [name = '', action] = permission.split('.');
    return action === 'read' ? [name] : [];
  });
}

/** Returns whether a role has a permission. */
export function isPermitted(role: StaffRole, permission: DeskPermission): boolean {
  const { roles }: PermissionRule = deskPermissions[permission];
  return roles.includes(role);
}

/** Returns whether a permission needs a second step within the last ten minutes. */
export function asksSecondStep(permission: DeskPermission): boolean {
  const { money }: PermissionRule = deskPermissions[permission];
  return money === true;
}
