import { FIELD_NAMES, QUESTIONS, questionOf, SECTIONS } from 'functions/contract/questions.ts';
import { expect, test } from 'vitest';
import { FORM } from '../src/content/consultation.ts';
import { PATHS } from '../src/routes.ts';
import { prerenderPath } from './prerender.tsx';

test('the form asks no retired question, offers no retired option, and leaves out a section of retired questions', async () => {
  for (const question of [QUESTIONS.currentPets, ...SECTIONS[3].questions]) Object.assign(question, { retired: true });
  for (const name of FIELD_NAMES) Object.assign(questionOf(name).options?.[0] ?? {}, { retired: true });
  const { body } = await prerenderPath(PATHS.consultation);
  const found = (pattern: RegExp) => Array.from(body.matchAll(pattern), ([, text]) => text);
  const asked = FIELD_NAMES.map(questionOf).filter(({ retired }) => !retired);
  expect(found(/ data-field="(\w+)"/g)).toEqual(asked.map(({ name }) => name));
  const offered = asked.flatMap(({ options = [] }) => options.filter((option) => !option.retired));
  expect(found(/(?<!removedPups") value="([\w-]+)"/g)).toEqual(offered.map(({ value }) => value));
  expect(body).toContain(`<span>${SECTIONS[0].title}</span>`);
  expect(body).toContain(`<p>${FORM.part(1, SECTIONS.length - 1)}</p>`);
  expect(body).not.toContain(`<span>${SECTIONS[3].title}</span>`);
});
