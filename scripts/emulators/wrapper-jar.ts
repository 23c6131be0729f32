import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { crc32 } from 'node:zlib';

const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
const MANIFEST = 'META-INF/MANIFEST.MF';

/** The Google Cloud CLI's jar names no main class; this one names it and points there. */
export function makeWrapperJar(jar: string): string {
  const folder = join(tmpdir(), `firestore-emulator-${userInfo().username}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, 'firestore-emulator.jar');
  writeFileSync(path, zipOfOne(MANIFEST, manifestFor(jar)));
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

/** A zip with a single file, stored as it is: local header, file, directory, end. */
export function zipOfOne(name: string, text: string): Buffer {
  const file = Buffer.from(text);
  const shared = sharedHeader(name, file);
  const local = Buffer.concat([u32(0x04034b50), shared, Buffer.from(name), file]);
  const entry = [u32(0x02014b50), u16(10), shared, Buffer.alloc(14), Buffer.from(name)];
  const directory = Buffer.concat(entry);
  const counts = [u16(0), u16(0), u16(1), u16(1)];
  const end = [u32(0x06054b50), ...counts, u32(directory.length), u32(local.length), u16(0)];
  return Buffer.concat([local, directory, ...end]);
}

/** What the local header and the directory's entry have in common; the date is 1980-01-01. */
function sharedHeader(name: string, file: Buffer): Buffer {
  const versionToMethod = [u16(10), u16(0), u16(0)];
  const date = [u16(0), u16(0x21)];
  const sizes = [u32(crc32(file)), u32(file.length), u32(file.length)];
  return Buffer.concat([...versionToMethod, ...date, ...sizes, u16(name.length), u16(0)]);
}

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
