import { expect, test } from 'vitest';
import { TESTIMONIALS } from '../src/content/testimonials.ts';
import { PATHS } from '../src/routes.ts';
import { all, pageAt, textOf } from './built-pages.ts';

test('every story is shown with its line breaks and its picture, and samples are marked', () => {
  const main = pageAt(PATHS.testimonials).querySelector('main') as HTMLElement;
  const stories = [...main.querySelectorAll('figure')];
  expect(stories).toHaveLength(TESTIMONIALS.stories.length);
  for (const [index, { sample, story }] of TESTIMONIALS.stories.entries()) {
    const marks = all(stories[index] as HTMLElement, '*')
      .map(textOf)
      .filter((text) => text === TESTIMONIALS.sampleMark);
    expect(marks.length > 0).toBe(sample);
    expect(stories[index]?.querySelector('blockquote')?.textContent).toBe(`“${story}”`);
  }
  expect(main.querySelectorAll('img:not([alt=""])')).toHaveLength(
    TESTIMONIALS.stories.filter(({ picture }) => picture).length,
  );
});
