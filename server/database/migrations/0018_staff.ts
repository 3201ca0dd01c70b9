import { type CreateTableBuilder, type Kysely, type Migration, sql } from 'kysely';

/** The columns that every table of better-auth has. */
function table(db: Kysely<unknown>, name: string): CreateTableBuilder<string, string> {
  return db.schema
    .createTable(name)
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('createdAt', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('updatedAt', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`));
}

async function up(db: Kysely<unknown>): Promise<void> {
  await table(db, 'staff')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('emailVerified', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('image', 'text')
    .addColumn('twoFactorEnabled', 'boolean', (column) => column.defaultTo(false))
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('endedAt', 'timestamptz')
    .addColumn('lastSignInAt', 'timestamptz')
    .execute();
  await table(db, 'staff_session')
    .addColumn('expiresAt', 'timestamptz', (column) => column.notNull())
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('ipAddress', 'text')
    .addColumn('userAgent', 'text')
    .addColumn('userId', 'text', ofStaff)
    .addColumn('secondStepAt', 'timestamptz')
    .execute();
  await table(db, 'staff_account')
    .addColumn('accountId', 'text', (column) => column.notNull())
    .addColumn('providerId', 'text', (column) => column.notNull())
    .addColumn('userId', 'text', ofStaff)
    .addColumn('accessToken', 'text')
    .addColumn('refreshToken', 'text')
    .addColumn('idToken', 'text')
    .addColumn('accessTokenExpiresAt', 'timestamptz')
    .addColumn('refreshTokenExpiresAt', 'timestamptz')
    .addColumn('scope', 'text')
    .addColumn('password', 'text')
    .execute();
  await table(db, 'staff_verification')
    .addColumn('identifier', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('expiresAt', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('staff_two_factor')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('backupCodes', 'text', (column) => column.notNull())
    .addColumn('userId', 'text', ofStaff)
    .addColumn('verified', 'boolean', (column) => column.defaultTo(true))
    .addColumn('failedVerificationCount', 'integer', (column) => column.defaultTo(0))
    .addColumn('lockedUntil', 'timestamptz')
    .execute();
  await db.schema
    .createTable('staff_invitations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addColumn('used_at', 'timestamptz')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
  await index(db, 'staff_session', 'userId');
  await index(db, 'staff_session', 'expiresAt');
  await index(db, 'staff_account', 'userId');
  await index(db, 'staff_verification', 'identifier');
  await index(db, 'staff_two_factor', 'userId');
}

/** A column that names whom of the staff a row belongs to, and is deleted with. */
const ofStaff: Parameters<CreateTableBuilder<string, string>['addColumn']>[2] = (column) =>
  column.notNull().references('staff.id').onDelete('cascade');

function index(db: Kysely<unknown>, name: string, column: string): Promise<void> {
  return db.schema.createIndex(`${name}_by_${column}`).on(name).column(column).execute();
}

/** The accounts of the staff, apart from those of travellers, as better-auth reads them. ADR 0047. */
export const staff: Migration = { up };
