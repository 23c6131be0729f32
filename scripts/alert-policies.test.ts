import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';

const FOLDER = join(import.meta.dirname, 'alerts');
const files = readdirSync(FOLDER);

const duration = z.string().regex(/^\d+s$/);
const text = z.string().min(1);
const condition = {
  conditionMatchedLog: z.strictObject({ filter: text }),
  conditionThreshold: z.strictObject({
    filter: text,
    aggregations: z.array(
      z.strictObject({
        alignmentPeriod: duration,
        perSeriesAligner: text,
        crossSeriesReducer: text,
        groupByFields: z.array(text).optional(),
      }),
    ),
    comparison: z.literal('COMPARISON_GT'),
    thresholdValue: z.number(),
    duration,
    trigger: z.strictObject({ count: z.literal(1) }),
  }),
  conditionPrometheusQueryLanguage: z.strictObject({
    query: text,
    duration,
    evaluationInterval: duration,
    disableMetricValidation: z.literal(true),
  }),
};

/**
 * The part of the API that our policies use:
 * https://cloud.google.com/monitoring/api/ref_v3/rest/v3/projects.alertPolicies
 */
const policy = z.strictObject({
  displayName: text,
  documentation: z.strictObject({ mimeType: z.literal('text/markdown'), content: text }),
  combiner: z.literal('OR'),
  conditions: z
    .array(z.strictObject({ displayName: text, ...z.object(condition).partial().shape }).refine(hasOneKind))
    .min(1),
  alertStrategy: z.strictObject({
    autoClose: duration,
    notificationRateLimit: z.strictObject({ period: duration }).optional(),
  }),
});

test.each(files)('%s contains only settings of an alert policy', (file) => {
  expect(z.prettifyError(policy.safeParse(read(file)).error ?? new z.ZodError([]))).toBe('');
});

test('a single 5xx response raises the alarm', () => {
  const [only] = policy.parse(read('function-fails.json')).conditions;
  expect(only?.conditionThreshold).toMatchObject({
    thresholdValue: 0,
    duration: '0s',
    aggregations: [{ alignmentPeriod: '300s', perSeriesAligner: 'ALIGN_DELTA', crossSeriesReducer: 'REDUCE_SUM' }],
  });
});

// Without the groups, one failed region in each of two checks would count as two regions.
test('a check of the site that fails in two regions raises the alarm', () => {
  const [only] = policy.parse(read('site-down.json')).conditions;
  expect(only?.conditionThreshold).toMatchObject({
    thresholdValue: 1,
    duration: '60s',
    aggregations: [
      {
        alignmentPeriod: '1200s',
        perSeriesAligner: 'ALIGN_NEXT_OLDER',
        crossSeriesReducer: 'REDUCE_COUNT_FALSE',
        groupByFields: ['resource.label.host', 'metric.label.check_id'],
      },
    ],
  });
});

test('a list that has not run for an hour raises the alarm', () => {
  const [only] = policy.parse(read('no-list.json')).conditions;
  const { query = '', duration } = only?.conditionPrometheusQueryLanguage ?? {};
  const windows = Array.from(query.matchAll(/\[(\w+)\]/g), ([, window]) => window);
  expect([windows, duration]).toEqual([['45m', '45m'], '900s']);
  expect(new Set(query.match(/\{[^}]*\}/g))).toEqual(
    new Set(['{monitored_resource="cloud_run_revision",service_name="owner-list",response_code_class="2xx"}']),
  );
});

// The function logs the first error after 20 hours and the second one after 23.
test('the second alarm about a waiting family is not suppressed', () => {
  const { notificationRateLimit } = policy.parse(read('family-waits.json')).alertStrategy;
  expect(Number.parseInt(notificationRateLimit?.period ?? '', 10)).toBeLessThan(3 * 3600);
});

// Google requires this limit for policies about log lines, and has none for others.
test.each(files)(
  '%s limits its notifications if it is about log lines, and closes after 30 minutes to 7 days',
  (file) => {
    const { conditions, alertStrategy } = policy.parse(read(file));
    const isAboutLogs = conditions.some(({ conditionMatchedLog }) => conditionMatchedLog);
    expect(alertStrategy.notificationRateLimit !== undefined).toBe(isAboutLogs);
    const seconds = Number.parseInt(alertStrategy.autoClose, 10);
    expect(seconds).toBeGreaterThanOrEqual(30 * 60);
    expect(seconds).toBeLessThanOrEqual(7 * 86_400);
  },
);

function read(file: string): unknown {
  return JSON.parse(readFileSync(join(FOLDER, file), 'utf8'));
}

function hasOneKind(given: object): boolean {
  return Object.keys(condition).filter((kind) => kind in given).length === 1;
}
