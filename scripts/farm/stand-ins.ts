import type { Facts } from '../../web/src/content/farm-schema.ts';
import type { YamlFile } from './yaml-file.ts';

/** The placeholders that came with the site. Every address of example.com is one too. */
const STAND_INS = {
  name: 'Prairie Guardian Farm',
  phone: '(405) 555-0100',
  mother: 'Juniper',
  father: 'Ranger',
} as const;
const EXAMPLE_ADDRESS = /[@./]example\.com(\/|$)/;

/** Returns a message for each fact that is a placeholder and must not be published. */
export function standInFacts(facts: Facts, file: YamlFile): string[] {
  return Object.entries(facts).flatMap(([key, fact]) =>
    (Object.hasOwn(STAND_INS, key) && STAND_INS[key as keyof typeof STAND_INS] === fact) ||
    (typeof fact === 'string' && EXAMPLE_ADDRESS.test(fact))
      ? file.problem([key], `"${key}" is still "${fact}", which was made up for the start. Write your own.`)
      : [],
  );
}
