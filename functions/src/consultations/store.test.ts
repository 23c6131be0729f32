import { expect, test } from 'vitest';
import { type ConsultationRequest, FIELD_NAMES } from '../contract/questions.ts';
import { VALID_REQUEST } from '../contract/schema.cases.ts';
import { requestId } from './store.ts';

const MORNING = new Date('2026-11-21T06:00:00Z');
const EVENING = new Date('2026-11-22T05:59:59Z');
const TOMORROW = new Date('2026-11-22T06:00:00Z');
const idOf = (changed: object = {}, now = MORNING) =>
  requestId({ ...VALID_REQUEST, ...changed } as ConsultationRequest, now);

test('the same answers on the same day of the farm get the same id, also in another order and with a question more', () => {
  const reversed = Object.fromEntries(Object.entries(VALID_REQUEST).reverse());
  const pets = { currentPets: VALID_REQUEST.currentPets.toReversed() };
  const ids = [idOf({}, EVENING), requestId(reversed as ConsultationRequest, MORNING), idOf(pets), idOf({ new: '' })];
  expect(ids).toEqual(ids.map(() => idOf()));
  expect(idOf()).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
});

test('another answer to any question gets another id, and ids of the next day sort after all of this one', () => {
  const ids = [idOf(), ...FIELD_NAMES.map((name) => idOf({ [name]: 'Other' }))];
  expect(new Set(ids).size).toBe(1 + FIELD_NAMES.length);
  const later = FIELD_NAMES.map((name) => idOf({ [name]: 'Other' }, TOMORROW));
  expect([...ids, ...later].toSorted().slice(0, ids.length)).toEqual(ids.toSorted());
});
