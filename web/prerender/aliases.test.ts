import { EMPTY_REQUEST, FIELD_NAMES } from 'functions/contract/questions.ts';
import { expect, test } from 'vitest';
import { PLAIN_PROPERTIES } from '../src/ui/theme/base-config.ts';
import { REPLACEMENTS } from './aliases.ts';

const ATTRIBUTES =
  `aria-describedby aria-hidden aria-label autoComplete children className data-field disabled enterKeyHint
  fetchPriority href htmlFor id inputMode loading maxLength name onChange onClick popover ref rel required role rows
  spellCheck tabIndex target type value`.split(/\s+/);
const ANSWERS = { ...EMPTY_REQUEST, firstName: 'Dana', currentPets: ['Dogs', 'Cats'] };

/** What the site gives each module. */
const INPUTS: Record<keyof typeof REPLACEMENTS, readonly unknown[]> = {
  '@pandacss/is-valid-prop': [...ATTRIBUTES, ...PLAIN_PROPERTIES, '--words', '& > li', '&:hover', '@media print'],
  '@emotion/is-prop-valid': [...ATTRIBUTES, 'as', 'asChild'],
  'lodash-es/cloneDeep': [ANSWERS, {}, undefined],
  'lodash-es/clone': [ANSWERS, ANSWERS.currentPets, {}],
  'lodash-es/toPath': FIELD_NAMES,
};

test.each(Object.entries(REPLACEMENTS))(
  'the site gets from its own %s what the original returns',
  async (name, file) => {
    const original = await functionOf(name);
    const replacement = await functionOf(`./replacements/${file}.ts`);
    for (const input of INPUTS[name as keyof typeof REPLACEMENTS]) {
      expect(replacement(input), `${input}`).toEqual(original(input));
    }
  },
);

async function functionOf(name: string): Promise<(input: unknown) => unknown> {
  const module = await import(/* @vite-ignore */ name);
  return module.isCssProperty ?? module.default;
}
