/**
 * A JPEG as some phones of Samsung write it: the scan begins and ends at coefficient 0, which is for progressive files. Both
 * bytes are before the last one of the scan's header.
 */
export function asOfSamsung(jpeg: Buffer): Buffer {
  const copy = Buffer.from(jpeg);
  const scan = copy.indexOf(Buffer.from([0xff, 0xda]));
  const end = scan + 2 + copy.readUInt16BE(scan + 2);
  return copy.fill(0, end - 3, end - 1);
}
