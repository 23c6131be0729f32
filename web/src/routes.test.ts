import { expect, test } from 'vitest';
import { FARM } from './content/farm.ts';
import { NOT_FOUND_HEAD } from './content/site.ts';
import { PATHS, ROUTES, routeOf } from './routes.ts';

const heads = [...new Map(ROUTES.map((route) => [route.canonical, route])).values(), NOT_FOUND_HEAD];

test('only the exact path is a route', () => {
  for (const other of [`${PATHS.eggs}/`, PATHS.eggs.toUpperCase(), `/${PATHS.eggs}`, '', '//']) {
    expect(routeOf(other)).toBeUndefined();
  }
});

// The owner decides how long the farm's name and place are, so they do not count.
test('titles and descriptions are distinct and short enough for a search result', () => {
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
  for (const { title, description } of heads) {
    expect(title).toContain(FARM.name);
    expect(title.replace(FARM.name, '').length, `the length of the title "${title}"`).toBeLessThanOrEqual(45);
    expect(description.length, `the length of "${description}"`).toBeGreaterThanOrEqual(70);
    expect(description.replace(FARM.place, '').length, `the length of "${description}"`).toBeLessThanOrEqual(140);
  }
});

test('the title and the description of the working pups name military families', () => {
  const { title, description } = routeOf(PATHS.workingPups) ?? {};
  for (const words of [title, description]) expect(words).toMatch(/military families/i);
});
