const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Of the schemas that hold something of the site; staff's views stand in `reporting`. */
const relations = (kinds: string) => `
  select class.oid::regclass as name, obj_description(class.oid, 'pg_class') as description
  from pg_class as class join pg_namespace as schema on schema.oid = relnamespace
  where nspname in ('public', 'reporting') and relkind in (${kinds}) order by nspname, relname`;

/** What begins with a backslash, and the query it stands for. */
export const metaCommands: { pattern: RegExp; query: (command: string) => string }[] = [
  { pattern: /^\\dt$/, query: () => relations(`'r', 'p'`) },
  { pattern: /^\\dv$/, query: () => relations(`'v', 'm'`) },
  {
    pattern: /^\\d +\S+$/,
    query: (command) => `
      select attname as column, format_type(atttypid, atttypmod) as type,
        case when attnotnull then 'not null' else '' end as nullable, col_description(attrelid, attnum) as description
      from pg_attribute where attrelid = ${literal(command.replace(/^\\d +/, ''))}::regclass
        and attnum > 0 and not attisdropped order by attnum`,
  },
];

/** Texts, quoted names and comments: a ";" in them ends nothing. */
const quoted = /'(?:[^']|'')*'|"[^"]*"|--[^\n]*|\/\*[\s\S]*?\*\/|\$(\w*)\$[\s\S]*?\$\1\$/g;

const withoutQuoted = (text: string) => text.replace(quoted, ' ');

const isOpen = (text: string) => /['"]|\/\*|\$\w*\$/.test(withoutQuoted(text));

/** Whether what was typed so far is to be run. */
export const isStatement = (text: string) => !isOpen(text) && /;\s*$/.test(withoutQuoted(text));

/**
 * Statements and backslash commands, from lines.
 * @param tell after each line that ends neither, whether a statement has begun
 */
export async function* statementsFrom(
  lines: AsyncIterable<string>,
  tell: (isContinued: boolean) => void = () => {},
): AsyncGenerator<string> {
  let text = '';
  for await (const line of lines) {
    if (text === '' && line.trim().startsWith('\\')) yield line.trim();
    else {
      text = text || line.trim() ? `${text}${line}\n` : '';
      if (isStatement(text)) {
        yield text.trim();
        text = '';
      } else tell(text !== '');
    }
  }
  if (text.trim()) yield text.trim();
}
