import { describe, expect, it } from 'vitest';
import { DatabaseAddressError, readDatabaseAddress } from './database-address';

const SECRET = 's3cret-horse';

/** As each host hands its address out, and what the driver gets. */
const understood: [from: string, given: string, url: string][] = [
  ['a plain server', `postgres://app:${SECRET}@db:5432/site`, `postgres://app:${SECRET}@db:5432/site`],
  ['the other spelling', `postgresql://app@db/site`, `postgres://app@db/site`],
  ['no name of a database', `postgres://app:${SECRET}@db`, `postgres://app:${SECRET}@db`],
  [
    'Neon',
    'postgresql://u:p@ep-x-pooler.eu.aws.neon.tech/neondb?sslmode=require&channel_binding=require',
    'postgres://u:p@ep-x-pooler.eu.aws.neon.tech/neondb?sslmode=require',
  ],
  [
    'Neon with its endpoint',
    'postgres://u:p@eu.aws.neon.tech/db?sslmode=require&options=endpoint%3Dep-x',
    'postgres://u:p@eu.aws.neon.tech/db?sslmode=require&options=endpoint%3Dep-x',
  ],
  [
    'Supabase for Prisma',
    'postgres://u.ref:p@aws-0-eu.pooler.supabase.com:6543/postgres?pgbouncer=true&connection_limit=1',
    'postgres://u.ref:p@aws-0-eu.pooler.supabase.com:6543/postgres?prepare=false',
  ],
  [
    'Supabase through Vercel',
    'postgres://u:p@h:6543/postgres?sslmode=require&supa=base-pooler.x',
    'postgres://u:p@h:6543/postgres?sslmode=require',
  ],
  [
    'Supabase before its pooler',
    'postgres://u:p@h:6543/postgres?workaround=supabase-pooler.vercel',
    'postgres://u:p@h:6543/postgres',
  ],
  [
    'RDS with the system’s authorities',
    'postgres://u:p@x.rds.amazonaws.com:5432/db?sslmode=verify-full&sslrootcert=system',
    'postgres://u:p@x.rds.amazonaws.com:5432/db?sslmode=verify-full',
  ],
  [
    'Railway',
    'postgresql://postgres:p@x.railway.app:7711/railway',
    'postgres://postgres:p@x.railway.app:7711/railway',
  ],
  ['Heroku', 'postgres://u:p@ec2-1.amazonaws.com:5432/d1', 'postgres://u:p@ec2-1.amazonaws.com:5432/d1'],
  ['Heroku for node-pg', 'postgres://u:p@h/d?sslmode=no-verify', 'postgres://u:p@h/d?sslmode=require'],
  [
    'Aiven',
    'postgres://avnadmin:p@x.aivencloud.com:12691/defaultdb?sslmode=require',
    'postgres://avnadmin:p@x.aivencloud.com:12691/defaultdb?sslmode=require',
  ],
  [
    'Azure',
    'postgres://u%40srv:p@srv.postgres.database.azure.com/db?ssl=true',
    'postgres://u%40srv:p@srv.postgres.database.azure.com/db?sslmode=require',
  ],
  [
    'Render, unencrypted inside',
    'postgres://u:p@dpg-x/db?ssl=false',
    'postgres://u:p@dpg-x/db?sslmode=disable',
  ],
  ['Prisma', 'postgres://u:p@h/d?schema=public&pool_timeout=0&socket_timeout=3', 'postgres://u:p@h/d'],
  [
    'Prisma without verification',
    'postgres://u:p@h/d?sslmode=require&sslaccept=accept_invalid_certs',
    'postgres://u:p@h/d?sslmode=require',
  ],
  ['JDBC', 'postgres://u:p@h/d?currentSchema=public&prepareThreshold=0', 'postgres://u:p@h/d?prepare=false'],
  [
    'asyncpg behind a pooler',
    'postgres://u:p@h/d?statement_cache_size=0',
    'postgres://u:p@h/d?prepare=false',
  ],
  ['asyncpg with statements it keeps', 'postgres://u:p@h/d?statement_cache_size=100', 'postgres://u:p@h/d'],
  [
    'libpq',
    'postgres://u:p@h/d?connect_timeout=10&keepalives=1&target_session_attrs=read-write',
    'postgres://u:p@h/d',
  ],
  [
    'settings of the server',
    'postgres://u:p@h/d?application_name=a+b&statement_timeout=9000',
    'postgres://u:p@h/d?application_name=a+b&statement_timeout=9000',
  ],
  [
    'a search path that begins where the tables are',
    'postgres://u:p@h/d?search_path=public%2Cextensions',
    'postgres://u:p@h/d?search_path=public%2Cextensions',
  ],
  [
    'settings by libpq, the same search path among them',
    'postgres://u:p@h/d?options=-c%20search_path%3Dpublic%20-c%20work_mem%3D8MB',
    'postgres://u:p@h/d?options=-c+search_path%3Dpublic+-c+work_mem%3D8MB',
  ],
  ['PgBouncer', 'postgres://u:p@h:6432/d?prepare=false', 'postgres://u:p@h:6432/d?prepare=false'],
  ['a % that is no escape', 'postgres://u:100%sure@h/d', 'postgres://u:100%25sure@h/d'],
  ['a % beside an escape', 'postgres://u:100%sure%40x@h/d', 'postgres://u:100%25sure%40x@h/d'],
  ['a % that ends a password', 'postgres://u:100%@h/d', 'postgres://u:100%25@h/d'],
  ['a % that is no letter', 'postgres://u:%ff@h/d', 'postgres://u:%25ff@h/d'],
  ['an escape', 'postgres://u:a%2Fb%40c@h/d', 'postgres://u:a%2Fb%40c@h/d'],
  ['a bare @', 'postgres://u:a@b@h/d', 'postgres://u:a%40b@h/d'],
  ['an IPv6 literal', 'postgres://u:p@[2001:db8::1]:5432/d', 'postgres://u:p@[2001:db8::1]:5432/d'],
  ['a name with a space', 'postgres://u:p@h/my%20site', 'postgres://u:p@h/my%20site'],
  [
    'Cloud SQL',
    'postgres://u:p@/d?host=/cloudsql/p:r:i',
    'postgres://u:p@localhost/d?host=%2Fcloudsql%2Fp%3Ar%3Ai',
  ],
  ['a line end behind it', 'postgres://u:p@h/d\n', 'postgres://u:p@h/d'],
];

describe('the address of', () => {
  it.each(understood)('%s is understood', (_from, given, url) => {
    expect(readDatabaseAddress(given).url).toBe(url);
    expect(readDatabaseAddress(url)).toEqual({ url, notes: [] });
  });
});

const refusedAddresses: [what: string, given: string, words: string][] = [
  ['another database', `mysql://u:${SECRET}@h/d`, 'must be a postgres:// address'],
  ['one in quotation marks', `"postgres://u:${SECRET}@h/d"`, 'without quotation marks'],
  ['nothing', SECRET, 'must be a postgres:// address'],
  ['no host', 'postgres:///d', 'host:port'],
  ['a bare # in a password', `postgres://u:#${SECRET}@h/d`, '%23'],
  ['a bare / in a password', `postgres://u:/${SECRET}@h/d`, '%2F'],
  ['a bare ? in a password', `postgres://u:1?${SECRET}@h/d`, 'what follows the `?`'],
  ['a port that cannot be', `postgres://u:${SECRET}@h:99999/d`, 'host:port'],
  ['an IPv6 address that stands bare', `postgres://u:${SECRET}@::1:5432/d`, 'in [ ]'],
  ['several hosts', `postgres://u:${SECRET}@a,b/d`, 'several hosts'],
  ['several hosts with ports', `postgres://u:${SECRET}@a:1,b:2/d`, 'several hosts'],
  ['a host behind the database', `postgres://u:${SECRET}@h/d?host=other`, 'take `host` out'],
  ['a parameter nobody knows', `postgres://u:${SECRET}@h/d?colour=${SECRET}`, 'take `colour` out'],
  ['another schema', `postgres://u:p@h/d?schema=${SECRET}`, 'take `schema` out'],
  ['another search path', `postgres://u:p@h/d?search_path=${SECRET},public`, 'take `search_path` out'],
  ['one among settings', `postgres://u:p@h/d?options=-csearch_path%3D${SECRET}`, 'take `options` out'],
  ['one spelled with a dash', `postgres://u:p@h/d?options=--search-path%3D${SECRET}`, 'schema public'],
  ['a mode nobody knows', `postgres://u:p@h/d?sslmode=${SECRET}`, 'verify-full'],
  ['a beginning nobody knows', `postgres://u:p@h/d?sslnegotiation=${SECRET}`, 'it is postgres or direct'],
  ['neither with nor without', `postgres://u:p@h/d?prepare=${SECRET}`, 'it is true or false'],
  ['an authority of its own', `postgres://u:p@h/d?sslrootcert=/${SECRET}`, 'NODE_EXTRA_CA_CERTS'],
  ['a certificate of the client', `postgres://u:p@h/d?sslcert=/${SECRET}`, 'client certificates'],
  ['a user behind the host', `postgres://h/d?user=u&password=${SECRET}`, 'before the question mark'],
];

it.each(refusedAddresses)('%s is refused by name, without a word of its values', (_what, given, words) => {
  const read = () => readDatabaseAddress(given);
  expect(read).toThrow(DatabaseAddressError);
  expect(read).toThrow(words);
  expect(read).not.toThrow(SECRET);
});

it('says what it left out where that changes something, and nothing of the rest', () => {
  const { notes } = readDatabaseAddress('postgres://h/d?connection_limit=5&channel_binding=require&supa=x');
  expect(notes).toEqual([
    'connection_limit is left out, DATABASE_POOL_SIZE sets the number of connections',
    'channel_binding is left out, sslmode=verify-full makes sure of the host instead',
  ]);
});
