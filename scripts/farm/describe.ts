import type { PhotoEntry } from '../../web/src/content/farm-schema.ts';
import { ILLUSTRATIONS } from '../../web/src/ui/picture/pictures.ts';
import type { readPhotos } from './photo-files.ts';
import { instead, nearest } from './problems.ts';
import type { YamlFile } from './yaml-file.ts';

const DRAWINGS: ReadonlySet<string> = new Set(Object.values(ILLUSTRATIONS).map(({ alt }) => alt));

type Files = Awaited<ReturnType<typeof readPhotos>>;

/** Finds the entry of each photo. A photo without an entry and an entry without a photo are problems. */
export function describePhotos(files: Files, entries: readonly PhotoEntry[], file: YamlFile) {
  const keys = files.photos.map(({ key }) => key);
  const problems = entries.flatMap(({ photo, alt }, index) => {
    if (!keys.includes(photo))
      return file.problem(
        [index, 'photo'],
        `there is no photo "${photo}" in farm/photos. ${instead(photo, keys, 'Save it there, or delete the entry.')}`,
      );
    if (entries.findIndex((each) => each.photo === photo) < index)
      return file.problem([index, 'photo'], `"${photo}" has an entry above. Delete one of them.`);
    if (DRAWINGS.has(alt))
      return file.problem(
        [index, 'alt'],
        `the alt of "${photo}" describes the drawing. Describe what the photo shows.`,
      );
    return [];
  });
  const photos = files.valid.flatMap((each) => {
    const entry =
      entries.find(({ photo }) => photo === each.key) ?? entries.find(({ photo }) => nearest(photo, keys) === each.key);
    if (entry) return { ...each, alt: entry.alt, focus: entry.focus };
    problems.push(
      `farm/photos/${each.name}: farm/photos.yaml has no description of this photo. Add an entry there: - photo: ${each.key}, and below it alt: with what the photo shows.`,
    );
    return [];
  });
  return { photos, problems };
}
