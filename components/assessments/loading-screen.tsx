'use client';

import { type AssessmentType } from '@/content/assessments/answers';
import { loadingOutcomes, loadingSteps, loadingTitle } from '@/content/assessments/loading';
import { assessments } from '@/content/assessments/questions';
import { constellations } from '@/content/constellations';
import { leavesAt, loadingFrame } from '@/lib/assessments/browser/loading-frame';
import type { Pursuit } from '@/lib/assessments/browser/pursue-recommendation';
import { useLoadingScreen } from '@/lib/assessments/browser/use-loading-screen';
import { useReducedMotion } from '@/lib/motion/browser/use-reduced-motion';
import { serviceSlugOf } from '@/lib/paths';
import { Button } from '../ui/button';
import { Constellation } from '../ui/constellation/constellation';
import { Ruler } from '../ui/ruler';
import { LoadingSteps } from './loading-steps';
