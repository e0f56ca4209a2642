import { describe, expect, it } from 'vitest';
import { terms } from '../legal/terms';
import { type ClaimId, claim, claims } from '.';
import { conflicts } from './conflicts';

const all = Object.entries(claims);
const digits = (text: string) => text.match(/\d[\d,.]*/g)?.join(' ') ?? '';

describe('the claims registry', () => {
  it('covers all 41 groups of proof', () => {
    const groups = new Set(all.map(([, { group }]) => group));
    expect([...groups].sort()).toEqual(
      Array.from({ length: 41 }, (_, index) => `C${String(index + 1).padStart(2, '0')}`),
    );
  });

  it('takes nothing for proven until its evidence is there', () => {
    expect(all.filter(([, { status }]) => status !== undefined)).toEqual([]);
  });

  it.each(all)('says where %s stands and what would prove it', (_, { text, pages, proof }) => {
    expect(text).not.toBe('');
    expect(pages.length).toBeGreaterThan(0);
    expect(proof).not.toBe('');
  });

  it.each(all.filter(([, { figure }]) => figure))('splits %s without changing a number', (_, row) => {
    expect(digits(`${row.label} ${row.figure}`).split(' ').sort()).toEqual(
      digits(row.text).split(' ').sort(),
    );
  });

  it.each(all.filter(([, { text }]) => /guarantee/i.test(text)))(
    'links the conditions of %s',
    (_, { terms: link }) => {
      const [page, anchor] = (link ?? '').split('#');
      expect(page).toBe('/terms-of-service');
      expect(terms.sections.map(({ id }) => id)).toContain(anchor);
    },
  );

  it('names each contradiction once', () => {
    const pairs = conflicts.map(({ between }) => [...between].sort().join(' '));
    expect(new Set(pairs).size).toBe(pairs.length);
  });
});

/** Part 1, section 9, "Claims in the copy", line by line; `page` is where each must stand. */
const specified: [page: string, text: string, id: ClaimId][] = [
  ['/services/ai-email-outreach', '50% average open rate against a 25% standard', 'email-open-average'],
  ['/services/ai-email-outreach', '2,000+ daily emails per account', 'email-daily-volume'],
  ['/services/ai-email-outreach', 't most 500 emails per day per email account', 'email-account-limit'],
  ['/services/ai-agents', '85% of inquiries resolved automatically', 'agents-resolution'],
  ['/services/ai-phone-callers', '1000+ calls per day per AI agent or line', 'phone-daily-calls'],
  ['/', 'ixes within 24 hours', 'fixes-within-24-hours'],
  ['/services/ai-agents', '12-hour resolution guarantee', 'resolution-in-12-hours'],
  ['/services/ai-agents', 'ive within 3 days', 'agents-live'],
  ['/services/ai-agents', '1 day', 'agents-live-simple'],
  ['/services/ai-agents', '4-5 days', 'agents-live-complex'],
  ['/services/multi-solutions', 'o setup fees', 'no-setup-fees'],
  ['/services/multi-solutions', 'o long-term contracts', 'no-long-term-contracts'],
  ['/services/multi-solutions', '24/7 support', 'support-around-the-clock'],
  ['/services/multi-solutions', '99.9% uptime', 'uptime'],
  ['/services/integrated-offer', '312% ROI', 'integrated-roi'],
  ['/services/integrated-offer', '90% automation', 'integrated-automation'],
  ['/services/integrated-offer', '40 hrs weekly saved', 'integrated-hours'],
  ['/services/integrated-offer', '1 day to 1 week', 'integrated-delivery'],
  ['/services/ai-agents', '60-day ROI guarantee', 'roi-guarantee-ai-agents'],
  ['/services/appointment-setting', '60-day ROI guarantee', 'roi-guarantee-appointment-setting'],
  ['/services/lead-capture-crm', '90-day ROI guarantee', 'roi-guarantee-lead-capture'],
  ['/services/ai-email-outreach', '30-day ROI guarantee', 'roi-guarantee-email'],
  ['/services/ai-email-outreach', '48 hours', 'email-setup'],
  ['/services/ai-email-outreach', '30 qualified leads by end of month 1', 'email-qualified-leads'],
  ['/services/ai-email-outreach', 'Weeks 1-2', 'email-step-1'],
  ['/services/ai-email-outreach', 'Week 3', 'email-step-2'],
  ['/services/ai-email-outreach', 'Weeks 4-6', 'email-step-3'],
  ['/services/ai-email-outreach', 'Month 2+', 'email-step-4'],
  ['/services/ai-email-outreach', '95% delivery', 'email-industry-delivery'],
  ['/services/ai-email-outreach', '2% bounce', 'email-industry-bounce'],
  ['/services/ai-email-outreach', '25% open', 'email-industry-open'],
  ['/services/ai-email-outreach', '2% response', 'email-industry-response'],
  ['/services/ai-email-outreach', '98% delivery', 'email-client-delivery'],
  ['/services/ai-email-outreach', '3% bounce', 'email-client-bounce'],
  ['/services/ai-email-outreach', '49% open', 'email-client-open'],
  ['/services/ai-email-outreach', '5% response', 'email-client-response'],
  ['/services/ai-social-media-outreach', '1-3 weeks', 'social-implementation'],
  ['/services/ai-social-media-outreach', '1,000+ automated outbound calls daily', 'social-daily-calls'],
  ['/services/ai-social-media-outreach', 'urple verification in 1-3 weeks', 'social-verification'],
  [
    '/services/ai-social-media-outreach',
    'X, YouTube, Facebook, Instagram, LinkedIn, TikTok, Rumble',
    'social-platforms',
  ],
  ['/services/ai-websites', '24-hour delivery', 'website-delivery'],
  ['/services/ai-websites', '30 days of unlimited revisions', 'website-revisions'],
  ['/services/ai-websites', '3-day delivery process', 'website-process'],
  ['/services/ai-phone-callers', '2-3 weeks', 'phone-deployment'],
  ['/services/ai-phone-callers', '1 week', 'phone-deployment-simple'],
  ['/services/ai-phone-callers', '3-4 weeks', 'phone-deployment-complex'],
  ['/services/ai-phone-callers', '90% of common inquiries handled', 'phone-inquiries-handled'],
  ['/services/ai-phone-callers', '85% qualification accuracy', 'phone-qualification-accuracy'],
  ['/services/full-backend-optimization', '5 weeks', 'backend-delivery'],
  ['/services/full-backend-optimization', 'Week 1', 'backend-step-1'],
  ['/services/full-backend-optimization', 'Weeks 2-3', 'backend-step-2'],
  ['/services/full-backend-optimization', 'Week 4', 'backend-step-3'],
  ['/services/full-backend-optimization', 'Week 5+', 'backend-step-4'],
  ['/services/full-backend-optimization', '400% revenue', 'backend-revenue'],
  ['/services/full-backend-optimization', '35 hrs weekly saved', 'backend-hours'],
  ['/services/lead-capture-crm', '4-day timeline', 'lead-capture-timeline'],
  ['/services/lead-capture-crm', 'Day 1', 'lead-capture-day-1'],
  ['/services/lead-capture-crm', 'Day 2', 'lead-capture-day-2'],
  ['/services/lead-capture-crm', 'Day 3', 'lead-capture-day-3'],
  ['/services/lead-capture-crm', 'Day 4 and beyond', 'lead-capture-day-4'],
  ['/services/multi-solutions', '1-2 days', 'multi-phase-1'],
  ['/services/multi-solutions', '2-3 days', 'multi-phase-2'],
  ['/services/multi-solutions', '3-5 days', 'multi-phase-3'],
  ['/services/multi-solutions', '1 week', 'multi-phase-4'],
  ['/', '$100 to $15,000,000,000', 'price-range'],
  ['/contact', '15-30 minutes', 'consultation-length'],
  ['/contact', 'no obligation', 'free-consultation'],
];

describe('the claims of part 1, section 9', () => {
  it('are 67', () => {
    expect(specified).toHaveLength(67);
  });

  it.each(specified)('on %s: %s', (page, text, id) => {
    expect(claim(id).text).toContain(text);
    expect(claims[id].pages).toContain(page);
  });
});
