import { expect, test } from 'vitest';
import { PAGES } from './app/pages.tsx';
import { FARM } from './content/farm.ts';
import { NAVIGATION, NOT_FOUND_HEAD, PATHS, ROUTES, routeOf, SECTIONS } from './routes.ts';

const heads = [...new Map(ROUTES.map((route) => [route.canonical, route])).values(), NOT_FOUND_HEAD];

test('every route has a page, and every page a route', () => {
  const pages = new Set<string>(ROUTES.map(({ page }) => page));
  expect([...pages].sort()).toEqual(
    Object.keys(PAGES)
      .filter((page) => page !== 'not-found')
      .sort(),
  );
});

test('every path is routed once', () => {
  expect(ROUTES.map(({ path }) => path).sort()).toEqual(Object.values(PATHS).sort());
});

test('a canonical address is listed and its own canonical address', () => {
  for (const { canonical } of ROUTES) expect(routeOf(canonical)?.canonical).toBe(canonical);
});

test('both consultation paths are one page, whose address is the longer one', () => {
  const [long, short] = [routeOf(PATHS.consultation), routeOf(PATHS.consultationAlias)];
  expect(short?.page).toBe(long?.page);
  expect(short?.canonical).toBe(PATHS.consultation);
});

test('only the exact path is a route', () => {
  for (const other of [`${PATHS.eggs}/`, PATHS.eggs.toUpperCase(), `/${PATHS.eggs}`, '', '//']) {
    expect(routeOf(other)).toBeUndefined();
  }
});

// What the farm's own name and place take of it is the owner's.
test('titles and descriptions are distinct, and their words fit a search result', () => {
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
  for (const { title, description } of heads) {
    expect(title).toContain(FARM.name);
    expect(title.replace(FARM.name, '').length).toBeLessThanOrEqual(45);
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.replace(FARM.place, '').length).toBeLessThanOrEqual(140);
  }
});

test('the navigation leads to listed pages and to sections of the home page', () => {
  for (const item of NAVIGATION) {
    const known = item.type === 'page' ? routeOf(item.path) : Object.values<string>(SECTIONS).includes(item.id);
    expect(known).toBeTruthy();
  }
});
