import { afterEach, expect, test, vi } from 'vitest';
import { recentAssessmentKey } from '@/lib/assessments/browser/recent-assessment';
import { handOffReference } from './hand-off';

const session = '0199f0c2-7d3a-7c11-8000-0123456789ab';
const assessment = '0199f0c2-7d3a-7c11-8000-0123456789ac';

afterEach(() => vi.unstubAllGlobals());

test('a provider is told the last assessment of this browser, and nothing of a visitor who asks not to be measured', () => {
  vi.stubGlobal('localStorage', { [recentAssessmentKey]: `${session}_${assessment}_${Date.now()}` });
  vi.stubGlobal('navigator', {});
  expect(handOffReference('bundle')).toContain(assessment);
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  expect(handOffReference('bundle')).not.toContain(session);
  expect(handOffReference('bundle')).not.toContain(assessment);
});
