import { expect, test } from 'vitest';
import { askPath, PUP_PARAMETER, pupId, receivedPath } from './call.ts';

test.each(['Daisy', 'O’Malley & "Moe" 100%', '모모 Bjørn', '★'])(
  'addresses of "%s" hold only what a header may contain',
  (name) => {
    const addresses = [askPath(name), receivedPath(['Boone', name])];
    for (const address of addresses) expect(address).toMatch(/^[\x21-\x7e]+$/);
    const [asks, received] = addresses.map((address) => new URL(address, 'https://farm.example'));
    expect(asks?.searchParams.get(PUP_PARAMETER)).toBe(name);
    for (const url of [asks, received]) expect(decodeURIComponent(url?.hash ?? '')).toBe(`#${pupId(name)}`);
    expect(pupId(name)).toMatch(/^pup-\S+$/);
  },
);
