/** Texts, quoted names and comments: a ";" inside them does not end a statement. */
const quoted =
  /\b[Ee]'(?:[^'\\]|''|\\[\s\S])*'|(?<!\b[Ee])'(?:[^']|'')*'|"[^"]*"|--[^\n]*|\/\*[\s\S]*?\*\/|\$(\w*)\$[\s\S]*?\$\1\$/g;

const withoutQuoted = (text: string) => text.replace(quoted, ' ');

const isOpen = (text: string) => /['"]|\/\*|\$\w*\$/.test(withoutQuoted(text));

/** Whether what was typed so far is to be run. */
export const isStatement = (text: string) => !isOpen(text) && /;\s*$/.test(withoutQuoted(text));

/** Words that psql accepts without a backslash, and that people type who look for the way out. */
const words: Record<string, string> = { quit: '\\q', exit: '\\q', help: '\\?' };

/** The command that a line is, if no statement has begun. */
function commandOf(line: string): string | undefined {
  const text = line.trim();
  return text.startsWith('\\') ? text : words[text.replace(/;$/, '').toLowerCase()];
}

/** What was typed but not run yet. */
export type Draft = { text: string };

type Typing = {
  draft?: Draft;
  /** Whether a person is typing: an unfinished statement is then dropped at the end, and not run. */
  isTyped?: boolean;
  /** Called after each line that ends no statement, with whether one has begun. */
  tell?: (isContinued: boolean) => void;
};

/** Adds a line to what was typed. @returns what is to be run now, if anything */
function addLine(draft: Draft, line: string): string | undefined {
  const command = draft.text === '' ? commandOf(line) : undefined;
  if (command) return command;
  const text = draft.text || line.trim() ? `${draft.text}${line}\n` : '';
  draft.text = isStatement(text) ? '' : text;
  return draft.text === text ? undefined : text.trim();
}

/** Statements and backslash commands, from lines. */
export async function* statementsFrom(
  lines: AsyncIterable<string>,
  { draft = { text: '' }, isTyped = false, tell = () => {} }: Typing = {},
): AsyncGenerator<string> {
  for await (const line of lines) {
    const statement = addLine(draft, line);
    if (statement) yield statement;
    else tell(draft.text !== '');
  }
  if (draft.text.trim() && !isTyped) yield draft.text.trim();
}

/** COPY from or to the client uses a protocol of its own, for which the driver would wait for ever. */
export const isCopy = (statement: string) =>
  /^\s*copy\b.*\b(from\s+stdin|to\s+stdout)\b/is.test(withoutQuoted(statement));

/** Whether what was typed goes on after the end of a transaction: it would not be in the one that may only read. */
export const outlivesTransaction = (text: string) =>
  /(^|;)\s*(commit|end|rollback|abort)\b[^;]*;\s*\S/i.test(withoutQuoted(text));
