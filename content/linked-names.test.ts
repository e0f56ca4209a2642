import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkNames } from './linked-names';
import { serviceNames } from './services';

describe('names in a sentence', () => {
  it('lead to their pages', () => {
    expect(linkNames('For calls, see AI Phone Callers.')).toEqual([
      { text: 'For calls, see ' },
      { text: 'AI Phone Callers', href: '/services/ai-phone-callers' },
      { text: '.' },
    ]);
  });

  it('are found with signs in them', () => {
    expect(linkNames('Lead Capture + CRM Sync? Or Which AI Fits Me?').map(({ href }) => href)).toEqual([
      '/services/lead-capture-crm',
      undefined,
      '/welcome',
    ]);
  });

  it('do not lead to the page one is on', () => {
    expect(linkNames('AI Agents', '/services/ai-agents')).toEqual([{ text: 'AI Agents' }]);
  });

  it('lead there once', () => {
    expect(linkNames('AI Agents or AI Agents').filter(({ href }) => href)).toHaveLength(1);
  });

  it('leave other words alone', () => {
    expect(linkNames('Most AI agents work alone.')).toEqual([{ text: 'Most AI agents work alone.' }]);
  });

  it('never change a sentence', () => {
    const words = fc.array(fc.oneof(fc.constantFrom(...serviceNames.values()), fc.string()));
    fc.assert(
      fc.property(words, (parts) => {
        const sentence = parts.join(' ');
        expect(
          linkNames(sentence)
            .map(({ text }) => text)
            .join(''),
        ).toBe(sentence);
      }),
    );
  });
});
