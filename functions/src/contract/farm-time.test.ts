import { expect, test } from 'vitest';
import { dateAndTime, isoWithOffset, shortDayAndTime } from './farm-time.ts';

test.each([
  ['2026-11-22T21:10:00Z', 'Sun 3:10 pm', 'Sunday, Nov 22, 3:10 pm', '2026-11-22T15:10:00-06:00'],
  ['2026-07-04T05:00:09Z', 'Fri midnight', 'Friday, Jul 3, midnight', '2026-07-04T00:00:09-05:00'],
  ['2026-07-04T17:00:59Z', 'Sat noon', 'Saturday, Jul 4, noon', '2026-07-04T12:00:59-05:00'],
  ['2026-11-01T06:30:00Z', 'Sun 1:30 am', 'Sunday, Nov 1, 1:30 am', '2026-11-01T01:30:00-05:00'],
  ['2026-11-01T07:30:00Z', 'Sun 1:30 am', 'Sunday, Nov 1, 1:30 am', '2026-11-01T01:30:00-06:00'],
  ['2026-11-02T05:30:00Z', 'Sun 11:30 pm', 'Sunday, Nov 1, 11:30 pm', '2026-11-01T23:30:00-06:00'],
  ['2027-03-15T05:30:00Z', 'Mon 12:30 am', 'Monday, Mar 15, 12:30 am', '2027-03-15T00:30:00-05:00'],
])("%s is %s in the farm's time zone", (iso, short, long, withOffset) => {
  const date = new Date(iso);
  expect([shortDayAndTime(date), dateAndTime(date), isoWithOffset(date)]).toEqual([short, long, withOffset]);
  expect(new Date(withOffset)).toEqual(date);
});
