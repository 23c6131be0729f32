import { HOST, portOf } from '../scripts/emulators/ports.ts';

export type StoredRequest = { readonly id: string } & Record<string, unknown>;

interface Value {
  readonly nullValue?: null;
  readonly stringValue?: string;
  readonly timestampValue?: string;
  readonly integerValue?: string;
  readonly arrayValue?: { readonly values?: readonly Value[] };
}

interface QueryRow {
  readonly document?: { readonly name: string; readonly fields: Record<string, Value> };
}

const PROJECT = process.env.GCLOUD_PROJECT;
const QUERY = `http://${HOST}:${portOf('firestore')}/v1/projects/${PROJECT}/databases/(default)/documents:runQuery`;

/** Reads as the owner does, past the rules. */
export async function requestsOf(email: string): Promise<StoredRequest[]> {
  const answer = await fetch(QUERY, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner' },
    body: JSON.stringify({ structuredQuery: byEmail(email) }),
  });
  const rows = (await answer.json()) as QueryRow[];
  return rows.flatMap(({ document }) => (document ? [plain(document)] : []));
}

function byEmail(email: string) {
  return {
    from: [{ collectionId: 'consultations' }],
    where: { fieldFilter: { field: { fieldPath: 'email' }, op: 'EQUAL', value: { stringValue: email } } },
  };
}

function plain({ name, fields }: NonNullable<QueryRow['document']>): StoredRequest {
  const values = Object.entries(fields).map(([key, value]) => [key, plainValue(value)]);
  return { ...Object.fromEntries(values), id: name.split('/').at(-1) ?? '' };
}

function plainValue(value: Value): unknown {
  if (value.arrayValue) return (value.arrayValue.values ?? []).map(plainValue);
  if ('nullValue' in value) return null;
  return value.stringValue ?? value.timestampValue ?? value.integerValue;
}
