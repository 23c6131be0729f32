import { FARM_ORIGIN } from '../contract/farm.ts';
import { CONSULTATIONS } from '../firebase/db.ts';

/** A test compares it with the rewrite in firebase.json. */
export const CONTACTED_PATH = '/contacted';

/** Opens the owner's page of one request. */
export function contactLink(id: string, code: string): string {
  return `${process.env.SITE_ORIGIN ?? FARM_ORIGIN}${contactPath(id, code)}`;
}

export function contactPath(id: string, code: string): string {
  return `${CONTACTED_PATH}?${new URLSearchParams({ request: id, code })}`;
}

/** Opens one request in the Firestore console, or all of them. */
export function consoleLink(id?: string): string {
  const data = `https://console.firebase.google.com/project/${process.env.GCLOUD_PROJECT}/firestore/databases/-default-/data`;
  return `${data}/~2F${CONSULTATIONS}${id ? `~2F${encodeURIComponent(id)}` : ''}`;
}
