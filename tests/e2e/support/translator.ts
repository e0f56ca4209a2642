import type { Page } from '@playwright/test';

declare global {
  interface Window {
    translate: () => void;
  }
}

/** Puts each text into `<font>` elements of its own, as Chrome's translator does, also those that come or change later. */
function installTranslator(from: 'the first byte' | 'a call') {
  const left = 'script, style, noscript, textarea, title, font, svg';
  const replace = (text: Text) => {
    if (!text.data.trim() || text.parentElement?.closest(left) !== null) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  };
  const translateWithin = (node: Node) => {
    if (node instanceof Text) return replace(node);
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    found.forEach(replace);
  };
  window.translate = () => {
    translateWithin(document);
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') translateWithin(target);
        else addedNodes.forEach(translateWithin);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  };
  if (from === 'the first byte') window.translate();
}

/** Every document that the page loads is translated while it arrives, or from `window.translate()` on. */
export const withTranslator = (page: Page, from: 'the first byte' | 'a call') =>
  page.addInitScript(installTranslator, from);

/** The words that a visitor sees, without the spaces between them. */
export const visibleWords = (page: Page) =>
  // What is hidden says nothing to anyone, and comes and goes by other ways.
  // biome-ignore lint/performance/useDomNodeTextContent: only what is shown is compared.
  page.evaluate(() => document.body.innerText.replace(/\s+/g, ' ').trim());

/** What broke in the page: exceptions, and what React says on the console. */
export function failuresOf(page: Page): string[] {
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource|net::ERR/.test(message.text()))
      failures.push(message.text());
  });
  return failures;
}
