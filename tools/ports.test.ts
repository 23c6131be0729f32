import { expect, test, vi } from 'vitest';
import { claimPorts, HOST, portOf } from './ports.ts';

test.each(['350', 'x'])(
  'a PORT_OFFSET of %s is refused with those that work, with which no web page reaches the hub',
  async (own) => {
    vi.stubEnv('PORT_OFFSET', own);
    const message = await claimPorts().then(
      () => '',
      (error: Error) => error.message,
    );
    const offsets = message.split(': ')[1]?.match(/\d/g) ?? [];
    expect(offsets).not.toEqual([]);
    for (const offset of offsets) {
      vi.stubEnv('PORT_OFFSET', offset);
      await claimPorts();
      // Node refuses the same ports as browsers.
      await expect(fetch(`http://${HOST}:${portOf('hub')}`)).rejects.toMatchObject({ cause: { message: 'bad port' } });
    }
  },
);
