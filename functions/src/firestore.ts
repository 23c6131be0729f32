import type { Firestore } from 'firebase-admin/firestore';

let opened: Promise<Firestore> | undefined;

/** Loaded on first use, so that a cold start that only refuses a request does not pay for it. */
export function firestore(): Promise<Firestore> {
  opened ??= open();
  return opened;
}

async function open(): Promise<Firestore> {
  const [{ initializeApp }, { getFirestore }] = await Promise.all([
    import('firebase-admin/app'),
    import('firebase-admin/firestore'),
  ]);
  return getFirestore(initializeApp());
}
