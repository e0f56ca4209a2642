import * as analytics from '@/db/schema/analytics';
import * as assessments from '@/db/schema/assessments';
import * as careers from '@/db/schema/careers';
import * as erasures from '@/db/schema/erasures';
import * as http from '@/db/schema/http';
import * as leads from '@/db/schema/leads';
import * as reporting from '@/db/schema/reporting';
import * as sales from '@/db/schema/sales';
import * as samples from '@/db/schema/samples';
import { analyticsDescriptions } from './analytics';
import { assessmentDescriptions } from './assessments';
import { careerDescriptions } from './careers';
import { commentStatements } from './description';
import { erasureDescriptions } from './erasures';
import { httpDescriptions } from './http';
import { leadDescriptions } from './leads';
import { reportingDescriptions } from './reporting';
import { salesDescriptions } from './sales';
import { sampleDescriptions } from './samples';

/** Writes a comment on every table and column. */
export const commentsSql = [
  ...commentStatements(analytics, analyticsDescriptions),
  ...commentStatements(assessments, assessmentDescriptions),
  ...commentStatements(careers, careerDescriptions),
  ...commentStatements(erasures, erasureDescriptions),
  ...commentStatements(http, httpDescriptions),
  ...commentStatements(leads, leadDescriptions),
  ...commentStatements(reporting, reportingDescriptions),
  ...commentStatements(sales, salesDescriptions),
  ...commentStatements(samples, sampleDescriptions),
].join('\n');
