import * as analytics from '@/db/schema/analytics';
import * as assessments from '@/db/schema/assessments';
import * as careers from '@/db/schema/careers';
import * as http from '@/db/schema/http';
import * as leads from '@/db/schema/leads';
import * as markedIds from '@/db/schema/marked-ids';
import * as reporting from '@/db/schema/reporting';
import * as sales from '@/db/schema/sales';
import { analyticsDescriptions } from './analytics';
import { assessmentDescriptions } from './assessments';
import { careerDescriptions } from './careers';
import { commentStatements } from './description';
import { httpDescriptions } from './http';
import { leadDescriptions } from './leads';
import { markedIdDescriptions } from './marked-ids';
import { reportingDescriptions } from './reporting';
import { salesDescriptions } from './sales';

/** Writes a comment on every table and column. */
export const commentsSql = [
  ...commentStatements(analytics, analyticsDescriptions),
  ...commentStatements(assessments, assessmentDescriptions),
  ...commentStatements(careers, careerDescriptions),
  ...commentStatements(http, httpDescriptions),
  ...commentStatements(leads, leadDescriptions),
  ...commentStatements(markedIds, markedIdDescriptions),
  ...commentStatements(reporting, reportingDescriptions),
  ...commentStatements(sales, salesDescriptions),
].join('\n');
