const pooled = 'a pooler in transaction mode stands before it, DATABASE_URL needs ?prepare=false';

const ofAnotherVersion = 'its tables are not those of this version, npm run db:migrate makes them';

/** What a database's codes mean to whoever runs it, whatever was asked of it. */
export const databaseCauses = {
  '28P01': 'it refuses the user or the password',
  '3D000': 'it has no database of that name',
  '53100': 'its disk is full',
  '53300':
    'it has no connection left: every instance of the site takes up to DATABASE_POOL_SIZE of its max_connections',
};

/** What the codes mean of a database that answers but stores nothing. */
export const refusedCauses: Record<string, string> = {
  ...databaseCauses,
  '25006': 'it is read-only',
  '26000': pooled,
  '28000': 'it refuses this user from here',
  '42501': 'its user may not connect or write, deploy/writer-rights.sql has all that the site needs',
  '42703': ofAnotherVersion,
  // A table that does not exist and one that may not be seen have the same code.
  '42P01': `${ofAnotherVersion}, or its user may not see them, as that of npm run db:reader may not`,
  '42P05': pooled,
  // The driver's own code, for the answer to another statement than the one it prepared.
  ERR_OUT_OF_RANGE: pooled,
};

const noLookup = 'the name of the host cannot be looked up';

const noWay = 'no way leads to that host';

const unencrypted = 'it does not understand encryption, ?sslmode=disable leaves it out';

const unknownAuthority =
  'its certificate is signed by an authority Node does not know; NODE_EXTRA_CA_CERTS=<file> before the command names one, which Node takes neither from --env-file nor from .env';

/** What codes mean where no connection is made, or none is left. */
export const unreachedCauses = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: noLookup,
  EAI_FAIL: noLookup,
  EHOSTUNREACH: noWay,
  ENETUNREACH: noWay,
  // Node's own, about a minute after a connection under way went dead: nothing closed it, and nothing comes any more.
  ETIMEDOUT: 'it does not answer any more; it, or the network on the way to it, went away in the middle',
  EPROTO: unencrypted,
  ERR_SSL_WRONG_VERSION_NUMBER: unencrypted,
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
  SELF_SIGNED_CERT_IN_CHAIN: unknownAuthority,
  DEPTH_ZERO_SELF_SIGNED_CERT: unknownAuthority,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: unknownAuthority,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: unknownAuthority,
  CERT_HAS_EXPIRED: 'its certificate has expired',
  '57P03': 'it is starting or stopping',
};

const brokeOff = 'it broke the connection off';

/** What codes mean where it is known that a PostgreSQL has answered at this address. */
export const brokenOffCauses = {
  '57P01': 'it was stopped',
  CONNECTION_CLOSED: 'it closed the connection',
  // Which of them it is depends on whether more was on its way to it at that moment.
  ECONNRESET: brokeOff,
  EPIPE: brokeOff,
};

const noAnswer = 'it gives no answer in time';

/** What the codes mean of a database that is away. One outage brings several of them: after the first, none is news. */
export const awayCauses: Record<string, string> = {
  ...unreachedCauses,
  ...brokenOffCauses,
  CONNECT_TIMEOUT: noAnswer,
  DEADLINE: noAnswer,
};
