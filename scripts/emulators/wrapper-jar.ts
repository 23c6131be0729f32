import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { strToU8, zipSync } from 'fflate';

const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
const MANIFEST = 'META-INF/MANIFEST.MF';

/** The Google Cloud CLI's jar names no main class; this one names it and points there. */
export function makeWrapperJar(jar: string): string {
  const folder = join(tmpdir(), `firestore-emulator-${userInfo().username}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, 'firestore-emulator.jar');
  writeFileSync(path, zipSync({ [MANIFEST]: strToU8(manifestFor(jar)) }));
  return path;
}

export function manifestFor(jar: string): string {
  const lines = ['Manifest-Version: 1.0', `Main-Class: ${MAIN_CLASS}`, `Class-Path: ${pathToFileURL(jar)}`];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** A manifest's line holds 72 bytes at most; the rest follows after a space. */
function folded(line: string): string {
  return line.replace(/(?<=^.{70}|^.{70}(?:.{69})+)(?=.)/g, '\r\n ');
}
