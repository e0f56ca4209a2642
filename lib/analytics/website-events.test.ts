import { expect, it } from 'vitest';
import { type WebsiteEventType, websiteEventTypes } from '@/content/analytics';
import { type WebsiteEvent, websiteEventRecord } from './website-events';

const now = Date.UTC(2026, 4, 31, 12);
const id = '0190c000-0000-7000-8000-000000000000';
const sessionId = '0190c000-0000-7000-8000-000000000001';
const common = { id, seq: 7, at: now - 1000, page: '/about', title: 'About' };
const element = { element: 'input', elementId: 'email', elementClass: 'field wide' };
const elementColumns = { elementType: 'input', elementId: 'email', elementClass: 'field wide' };

type Own = Partial<ReturnType<typeof websiteEventRecord>>;
type Row = [what: string, event: WebsiteEvent, own: Own];

const rows: Record<WebsiteEventType, Row[]> = {
  page_view: [
    ['from another page', { ...common, type: 'page_view', previous: '/' }, { previousPage: '/' }],
    ['the first of a visit', { ...common, type: 'page_view' }, {}],
  ],
  page_exit: [['', { ...common, type: 'page_exit', visible: 12.25 }, { timeOnPageSeconds: 12.25 }]],
  session_end: [['', { ...common, type: 'session_end' }, {}]],
  click: [
    [
      'that leaves the site',
      { ...common, ...element, type: 'click', text: 'Buy', x: -3, y: 0, href: 'https://buy.example/x' },
      {
        ...elementColumns,
        elementText: 'Buy',
        clickCoordinates: { x: -3, y: 0 },
        customProperties: { href: 'https://buy.example/x' },
      },
    ],
    [
      'on something without name or text',
      { ...common, type: 'click', element: 'div', x: 1, y: 2 },
      { elementType: 'div', clickCoordinates: { x: 1, y: 2 } },
    ],
  ],
  form_focus: [
    [
      'with an empty value',
      { ...common, ...element, type: 'form_focus', form: 'careers', field: 'email' },
      { ...elementColumns, formName: 'careers', fieldName: 'email', fieldValue: '' },
    ],
  ],
  form_field_change: [
    [
      '',
      { ...common, ...element, type: 'form_field_change', form: 'f', field: 'q2', value: '$10K+' },
      { ...elementColumns, formName: 'f', fieldName: 'q2', fieldValue: '$10K+' },
    ],
  ],
  scroll_depth: [['', { ...common, type: 'scroll_depth', percent: 75 }, { scrollDepthPercent: 75 }]],
  error: [
    [
      'that tells all',
      {
        ...common,
        type: 'error',
        message: 'x is undefined',
        stack: 'at f',
        file: '/a.js',
        line: 0,
        errorType: 'TypeError',
      },
      {
        errorMessage: 'x is undefined',
        errorStack: 'at f',
        customProperties: { error_type: 'TypeError', filename: '/a.js', line_number: 0 },
      },
    ],
    [
      'that tells little',
      { ...common, type: 'error', message: 'Script error.', errorType: 'unknown' },
      { errorMessage: 'Script error.', customProperties: { error_type: 'unknown' } },
    ],
  ],
  web_vital: [
    [
      '',
      { ...common, type: 'web_vital', vital: 'CLS', value: 0.01, rating: 'good' },
      { customProperties: { name: 'CLS', value: 0.01, rating: 'good' } },
    ],
  ],
};

const table = websiteEventTypes.flatMap((type) => rows[type].map((row): [string, ...Row] => [type, ...row]));

it.each(table)('%s %s fills exactly its columns', (eventType, _what, event, own) => {
  // Through JSON, as it is sent to the database: what is undefined is no column.
  const record = JSON.parse(JSON.stringify(websiteEventRecord(event, { sessionId, now })));
  expect(record).toStrictEqual({
    sessionId,
    id,
    occurredAt: now - 1000,
    occurredOn: '2024-07-17',
    sequenceNumber: 7,
    eventType,
    pageUrl: '/about',
    pageTitle: 'About',
    ...own,
  });
});
