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
  await table(db, 'user')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('emailVerified', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('image', 'text')
    .addColumn('twoFactorEnabled', 'boolean', (column) => column.defaultTo(false))
    .execute();
  await table(db, 'session')
    .addColumn('expiresAt', 'timestamptz', (column) => column.notNull())
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('ipAddress', 'text')
    .addColumn('userAgent', 'text')
    .addColumn('userId', 'text', ofUser)
    .execute();
  await table(db, 'account')
    .addColumn('accountId', 'text', (column) => column.notNull())
    .addColumn('providerId', 'text', (column) => column.notNull())
    .addColumn('userId', 'text', ofUser)
    .addColumn('accessToken', 'text')
    .addColumn('refreshToken', 'text')
    .addColumn('idToken', 'text')
    .addColumn('accessTokenExpiresAt', 'timestamptz')
    .addColumn('refreshTokenExpiresAt', 'timestamptz')
    .addColumn('scope', 'text')
    .addColumn('password', 'text')
    .execute();
  await table(db, 'verification')
    .addColumn('identifier', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('expiresAt', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('twoFactor')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('backupCodes', 'text', (column) => column.notNull())
    .addColumn('userId', 'text', ofUser)
    .addColumn('verified', 'boolean', (column) => column.defaultTo(true))
    .addColumn('failedVerificationCount', 'integer', (column) => column.defaultTo(0))
    .addColumn('lockedUntil', 'timestamptz')
    .execute();

  await db.schema
    .createTable('saved_travellers')
    .addColumn('account_id', 'text', ofUser)
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('traveller', 'jsonb', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addPrimaryKeyConstraint('saved_travellers_pkey', ['account_id', 'id'])
    .execute();
  await db.schema
    .createTable('favourites')
    .addColumn('account_id', 'text', ofUser)
    .addColumn('hotel_id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('added_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addPrimaryKeyConstraint('favourites_pkey', ['account_id', 'hotel_id'])
    .execute();

  await index(db, 'session', 'userId');
  await index(db, 'session', 'expiresAt');
  await index(db, 'account', 'userId');
  await index(db, 'verification', 'identifier');
  await index(db, 'verification', 'expiresAt');
  await index(db, 'twoFactor', 'userId');
  await index(db, 'twoFactor', 'secret');
  await index(db, 'bookings', 'account_id');
}

/** A column that names the account a row belongs to, and is deleted with. */
const ofUser: Parameters<CreateTableBuilder<string, string>['addColumn']>[2] = (column) =>
  column.notNull().references('user.id').onDelete('cascade');

function index(db: Kysely<unknown>, name: string, column: string): Promise<void> {
  return db.schema.createIndex(`${name}_by_${column}`).on(name).column(column).execute();
}

/** Accounts and sessions as better-auth 1.7 reads them, saved travellers and favourites. ADR 0024. */
export const accounts: Migration = { up };
