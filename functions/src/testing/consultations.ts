import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { Accepted, Refused } from '../contract/call.ts';
import { consultations } from '../firebase/db.ts';

if (!process.env.FIRESTORE_EMULATOR_HOST) throw new Error('These tests need the emulators: see "npm test".');
// Stops the Google clients from looking for a metadata server, which the emulators do not have.
process.env.METADATA_SERVER_DETECTION = 'none';

export { consultations };

export async function stored(id: string): Promise<DocumentSnapshot> {
  return consultations.doc(id).get();
}

/** Posts JSON to a function, as the script does. */
export async function submit(
  body: unknown,
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ status: number; headers: Headers; body: Accepted & Refused }> {
  const own = { 'Content-Type': 'application/json' };
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body), headers: { ...own, ...headers } });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Accepted & Refused };
}
