import { send } from './send';

/** The form of a page as it stands in its HTML, before any script has run. */
export type PageForm = {
  /** Hidden fields, with those by which Next finds the action. */
  hidden: Record<string, string>;
  actionId: string;
  /** The arguments a hydrated page would send besides the form itself: the state of `useActionState`, or none. */
  bound: unknown[];
};

const hiddenInput = /<input type="hidden" name="([^"]+)"(?: value="([^"]*)")?/g;

export async function pageForm(url: string): Promise<PageForm> {
  const html = (await send(url)).body.toString();
  const markup = html.match(/<form\b.*?<\/form>/gs)?.find((text) => text.includes('$ACTION_')) ?? '';
  const inputs = [...markup.matchAll(hiddenInput)].map(([, name = '', value = '']) => [
    name,
    unescaped(value),
  ]);
  const hidden = Object.fromEntries(inputs);
  return { hidden, ...action(hidden) };
}

function action(hidden: Record<string, string>): Pick<PageForm, 'actionId' | 'bound'> {
  const names = Object.keys(hidden);
  const plain = names.find((name) => name.startsWith('$ACTION_ID_'));
  if (plain) return { actionId: plain.slice('$ACTION_ID_'.length), bound: [] };
  const value = (end: string) => hidden[names.find((name) => name.endsWith(end)) ?? ''] ?? 'null';
  return { actionId: JSON.parse(value(':0')).id, bound: JSON.parse(value(':1')) };
}

const unescaped = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
