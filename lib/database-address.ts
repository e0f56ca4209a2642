/**
 * `DATABASE_URL` as managed hosts provide it: made for libpq, Prisma or JDBC. Our driver would pass their parameters
 * on to the server, which refuses them without saying where they came from.
 */

/** What happens to a parameter: passed on, dropped because it changes nothing here, or asking for what we do not have. */
type Rule =
  | { fate: 'kept' | 'dropped' }
  /** Left out; the start says so, and what to do instead. */
  | { fate: 'missed'; instead: string }
  | { fate: 'refused'; instead: string };

const kept: Rule = { fate: 'kept' };
const dropped: Rule = { fate: 'dropped' };
const missed = (instead: string): Rule => ({ fate: 'missed', instead });
const refused = (instead: string): Rule => ({ fate: 'refused', instead });

const poolSize = missed('DATABASE_POOL_SIZE sets the number of connections');
const ownDeadlines = missed('the site has deadlines of its own');
const clientCertificate = refused('client certificates are not supported');
const beforeTheHost = refused('user, password, host, port and database stand before the question mark');

const rules: Record<string, Rule> = {
  application_name: kept,
  statement_timeout: kept,
  lock_timeout: kept,
  idle_in_transaction_session_timeout: kept,
  channel_binding: missed('sslmode=verify-full makes sure of the host instead'),
  sslaccept: missed('sslmode=verify-full checks the certificate, sslmode=require does not'),
  connection_limit: poolSize,
  max: poolSize,
  pool_size: poolSize,
  pool_timeout: ownDeadlines,
  socket_timeout: ownDeadlines,
  connect_timeout: dropped,
  client_encoding: dropped,
  fallback_application_name: dropped,
  gssencmode: dropped,
  keepalives: dropped,
  keepalives_idle: dropped,
  load_balance_hosts: dropped,
  supa: dropped,
  target_session_attrs: dropped,
  uselibpqcompat: dropped,
  workaround: dropped,
  sslrootcert: refused('start the site with NODE_EXTRA_CA_CERTS=<that file> and sslmode=verify-full'),
  sslcert: clientCertificate,
  sslkey: clientCertificate,
  sslidentity: clientCertificate,
  user: beforeTheHost,
  password: beforeTheHost,
  port: beforeTheHost,
  hostaddr: beforeTheHost,
  dbname: beforeTheHost,
};

/** Whether tables made without a schema's name would be made in `public` under this search path. */
const beginsWithPublic = (path: string) => /^["']?public["']?\s*(,|$)/.test(path.trim());

/** The search path among settings as libpq writes them: `-c search_path=a` or `--search-path=a`. */
const searchPathOf = (settings: string) => /search[_-]path\s*=\s*(\S*)/i.exec(settings)?.[1];

/** Other drivers' spellings for what this driver can do; an empty list means that nothing needs to be passed on. */
const translations: Record<string, (value: string) => [name: string, value: string][] | undefined> = {
  pgbouncer: (value) => (value === 'true' ? [['prepare', 'false']] : []),
  statement_cache_size: (value) => (value === '0' ? [['prepare', 'false']] : []),
  prepareThreshold: (value) => (value === '0' ? [['prepare', 'false']] : []),
  schema: (value) => (value === 'public' ? [] : undefined),
  currentSchema: (value) => (value === 'public' ? [] : undefined),
  search_path: (value) => (beginsWithPublic(value) ? [['search_path', value]] : undefined),
  options: (value) => (beginsWithPublic(searchPathOf(value) ?? 'public') ? [['options', value]] : undefined),
  ssl: (value) => {
    if (/^(true|1|require|no-verify)$/.test(value)) return [['sslmode', 'require']];
    return /^(false|0|disable)$/.test(value) ? [['sslmode', 'disable']] : undefined;
  },
  sslmode: (value) => {
    if (value === 'no-verify') return [['sslmode', 'require']];
    return /^(disable|allow|prefer|require|verify-ca|verify-full)$/.test(value)
      ? [['sslmode', value]]
      : undefined;
  },
  sslnegotiation: (value) => (/^(postgres|direct)$/.test(value) ? [['sslnegotiation', value]] : undefined),
  prepare: (value) => (/^(true|false)$/.test(value) ? [['prepare', value]] : undefined),
  sslrootcert: (value) => (value === 'system' ? [['sslmode', 'verify-full']] : undefined),
  host: (value) => (value.startsWith('/') ? [['host', value]] : undefined),
};

const inPublic = 'its tables are in the schema public';

const neededValue: Record<string, string> = {
  schema: inPublic,
  currentSchema: inPublic,
  search_path: inPublic,
  options: `${inPublic}, and no search_path may begin with another`,
  ssl: 'sslmode=require asks for an encrypted connection',
  sslmode: 'it is one of disable, allow, prefer, require, verify-ca and verify-full',
  sslnegotiation: 'it is postgres or direct',
  prepare: 'it is true or false',
  host: 'the host stands before the database; only the folder of a socket may follow it',
};

/** An address that cannot be used. The message says what to change and repeats no value, because one of them is a password. */
export class DatabaseAddressError extends Error {
  override name = 'DatabaseAddressError';
}

/** The name itself, unless it may be part of a password that contains an unescaped `?`. */
const spoken = (name: string) => (/^[A-Za-z]\w{0,40}$/.test(name) ? `\`${name}\`` : 'what follows the `?`');

function takeOut(name: string, instead = 'neither the driver nor the site knows it'): DatabaseAddressError {
  return new DatabaseAddressError(`take ${spoken(name)} out of it: ${instead}`);
}

type Reading = { meant: [name: string, value: string][]; note?: string };

function readParameter(name: string, value: string): Reading {
  const translated = translations[name]?.(value);
  if (translated) return { meant: translated };
  if (neededValue[name]) throw takeOut(name, neededValue[name]);
  const rule = rules[name];
  if (!rule) throw takeOut(name);
  if (rule.fate === 'refused') throw takeOut(name, rule.instead);
  if (rule.fate === 'missed') return { meant: [], note: `${name} is left out, ${rule.instead}` };
  return { meant: rule.fate === 'kept' ? [[name, value]] : [] };
}

function readParameters(given: URLSearchParams) {
  const readings = [...given].map(([name, value]) => readParameter(name, value));
  const meant = new Map(readings.flatMap((reading) => reading.meant));
  return {
    parameters: new URLSearchParams([...meant]),
    notes: readings.flatMap(({ note }) => note ?? []),
  };
}

/** What was meant, even if the password contains a `%` that begins no escape. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text.replace(/%(?![0-9A-Fa-f]{2})/g, '%25'));
  } catch {
    return text;
  }
}

/** Adds a host for the URL parser: the address of a socket has none. */
const withHost = (text: string) =>
  text.replace(
    /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)(?=\/[^?#]*\?(?:[^#]*&)?host=(?:\/|%2F))/i,
    '$1localhost',
  );

function readUrl(text: string): URL {
  if (!/^postgres(ql)?:\/\//i.test(text)) {
    // Quotation marks stay in the value when a file of variables is not read by a shell.
    const quotes = /^["']/.test(text) ? ', without quotation marks around it' : '';
    throw new DatabaseAddressError(`must be a postgres:// address${quotes}`);
  }
  const [authority = ''] = text.replace(/^[^:]*:\/\//, '').split(/[/?#]/);
  if (authority.slice(authority.lastIndexOf('@') + 1).includes(',')) {
    throw new DatabaseAddressError(
      'names several hosts: give the one that takes writes, or a pooler before them',
    );
  }
  const address = withHost(text);
  const url = URL.canParse(address) ? new URL(address) : undefined;
  // After an unescaped slash in a password come the rest of the password and the real host.
  if (url?.hostname && !url.hash && !url.pathname.includes('@')) return url;
  throw new DatabaseAddressError(
    'must be a postgres://user:password@host:port/database address, with # / ? @ in a password written %23 %2F %3F %40 and an IPv6 address in [ ]',
  );
}

const credentials = ({ username, password }: URL) => {
  if (!username) return '';
  const user = encodeURIComponent(decode(username));
  return password ? `${user}:${encodeURIComponent(decode(password))}@` : `${user}@`;
};

/**
 * The address in the form this site's driver understands, and what an operator should know was left out of it.
 * @throws {DatabaseAddressError} naming the parameter or the part that is the problem, never its value
 */
export function readDatabaseAddress(text: string): { url: string; notes: string[] } {
  const given = readUrl(text.trim());
  const { parameters, notes } = readParameters(given.searchParams);
  const path = given.pathname.slice(1);
  const database = path && `/${encodeURIComponent(decode(path))}`;
  const query = parameters.size > 0 ? `?${parameters}` : '';
  return { url: `postgres://${credentials(given)}${given.host}${database}${query}`, notes };
}

/** What libpq accepts in an address: any other parameter, such as our driver's `prepare`, makes psql refuse all of it. */
const libpqParameters = [
  'host',
  'port',
  'options',
  'application_name',
  'connect_timeout',
  'target_session_attrs',
  'channel_binding',
  'sslmode',
  'sslnegotiation',
  'sslrootcert',
];

export const isForLibpq = (parameter: string): boolean => libpqParameters.includes(parameter);
