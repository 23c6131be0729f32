const BY_OUR_CODE = 'resource.type="cloud_run_revision" AND severity>=';
const WAITING = '`npm run -s leads -- --waiting --project <project>` shows who is waiting';
const DAY_S = 86_400;

/** The alarms, as policies of Cloud Monitoring. The owner gets the second text. */
export const POLICIES = [
  policy(
    'the owner was not notified',
    `A request is stored, but the email about it was not sent. The site tries again, and the next list names it. If this goes on, check whether the password in SMTP_URL is still right, and whether the mail server lets MAIL_FROM send. Until then ${WAITING}. With a \`recipient\`, the mail server refused only this address of OWNER_EMAIL, counted from 1. With the code \`restored\`, someone has changed or deleted documents in \`open-requests\`, which the list has restored. With \`no-trigger\`, the list was the first to see a request: delete the function \`owner-notify\` and deploy again.`,
    ...logged(`${BY_OUR_CODE}ERROR AND jsonPayload.message:"owner was not notified"`, 3600),
  ),
  policy(
    'a family waits for an answer',
    `A family wrote 20 or 23 hours ago, was promised an answer within 24 hours, and nobody has noted one. ${WAITING}; the email about the request has a button that notes your answer. If you got no such email, look at the log for \`owner was not notified\`.`,
    ...logged(`${BY_OUR_CODE}ERROR AND jsonPayload.message:"a family waits for an answer"`, 300),
  ),
  policy(
    'requests are turned away because there are too many',
    'An instance of the function has reached its limit of requests in an hour, from everybody or from one caller, and refuses more of them with a message that names the phone number. If they are families, raise `LIMIT_PER_INSTANCE` in `functions/.env.<project>` and deploy. If they are a flood, switch on App Check (docs/operating.md).',
    ...logged(`${BY_OUR_CODE}ERROR AND jsonPayload.message:"too many requests" AND jsonPayload.code="too-many"`, 3600),
  ),
  policy(
    'App Check did not recognize the site',
    "A request came without a valid App Check token, so it is stored as suspected spam without an email. A program may have sent it, or a browser without script. Send one request yourself: if it is marked `app-check`, the site key is wrong for the site's domain, and each family is marked. Compare the key and its domains (docs/operating.md), or empty APP_CHECK_SITE_KEY and VITE_APP_CHECK_SITE_KEY, and deploy. Until then, find the families with `npm run -s leads -- --project <project>`.",
    ...logged(
      `${BY_OUR_CODE}WARNING AND jsonPayload.message:"request flagged" AND jsonPayload.code:"app-check" AND NOT jsonPayload.code:"honeypot"`,
      DAY_S,
      7 * DAY_S,
    ),
  ),
  policy(
    "the form or the owner's page fails",
    'A function answered with a 5xx. The form tries again and keeps the answers. If that does not help, it shows the phone number. The log line `request failed` names the code: https://console.firebase.google.com/project/_/functions/logs',
    measured({
      filter:
        'resource.type="cloud_run_revision" AND resource.labels.service_name=one_of("submit-consultation","owner-contacted") AND metric.type="run.googleapis.com/request_count" AND metric.labels.response_code_class="5xx"',
      aggregations: [{ alignmentPeriod: '300s', perSeriesAligner: 'ALIGN_DELTA', crossSeriesReducer: 'REDUCE_SUM' }],
      thresholdValue: 0,
      duration: '0s',
    }),
  ),
  policy(
    'the list has not run for an hour',
    `The function that sends the list runs every 15 minutes, and has not finished a run for an hour. Look at its job in https://console.cloud.google.com/cloudscheduler and at its log. Until then ${WAITING}.`,
    {
      conditionPrometheusQueryLanguage: {
        query: noneIn45Minutes(
          'run_googleapis_com:request_count{monitored_resource="cloud_run_revision",service_name="owner-list",response_code_class="2xx"}',
        ),
        duration: '900s',
        evaluationInterval: '300s',
        disableMetricValidation: true,
      },
    },
  ),
  policy(
    'it does not answer from outside',
    'Checks from two or more places in the world got no page, or no answer from the form. Open the site, and look at https://status.firebase.google.com and at the log of `submit-consultation`.',
    measured({
      filter: 'resource.type="uptime_url" AND metric.type="monitoring.googleapis.com/uptime_check/check_passed"',
      aggregations: [
        {
          alignmentPeriod: '1200s',
          perSeriesAligner: 'ALIGN_NEXT_OLDER',
          crossSeriesReducer: 'REDUCE_COUNT_FALSE',
          groupByFields: ['resource.label.host', 'metric.label.check_id'],
        },
      ],
      thresholdValue: 1,
      duration: '60s',
    }),
  ),
];

function policy(what: string, content: string, condition: object, strategy: object = { autoClose: `${DAY_S}s` }) {
  const displayName = `Website: ${what}`;
  const documentation = { mimeType: 'text/markdown', content };
  return {
    displayName,
    documentation,
    combiner: 'OR',
    conditions: [{ displayName, ...condition }],
    alertStrategy: strategy,
  };
}

/** An alarm for each line of the log that matches, but at most one in so many seconds. */
function logged(filter: string, period: number, autoClose = DAY_S) {
  const strategy = { notificationRateLimit: { period: `${period}s` }, autoClose: `${autoClose}s` };
  return [{ conditionMatchedLog: { filter } }, strategy] as const;
}

function measured(threshold: object) {
  return { conditionThreshold: { ...threshold, comparison: 'COMPARISON_GT', trigger: { count: 1 } } };
}

/** Without any measurement, an increase is not 0. */
function noneIn45Minutes(metric: string): string {
  return `absent_over_time(${metric}[45m]) or sum(increase(${metric}[45m])) == 0`;
}
