import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The bundler keeps one of two equal files, and forgets that the pages name the other too. */
export function refuseTwins(folder: string): void {
  const photos = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.jpg')) : [];
  const seen = new Map<string, string>();
  for (const photo of photos) {
    const hash = createHash('sha256')
      .update(readFileSync(join(folder, photo)))
      .digest('hex');
    const twin = seen.get(hash);
    if (twin) throw new Error(`${twin} and ${photo} are the same photo: crop one of them, or take another.`);
    seen.set(hash, photo);
  }
}
