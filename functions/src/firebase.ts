import type { App } from 'firebase-admin/app';
import type { FieldValue, Firestore } from 'firebase-admin/firestore';

let app: Promise<App> | undefined;

/** The Admin SDK is loaded on first use: a cold start that only refuses a request does not pay for it. */
export function firebaseApp(): Promise<App> {
  app ??= import('firebase-admin/app').then(({ getApps, initializeApp }) => getApps()[0] ?? initializeApp());
  return app;
}

interface Opened {
  readonly db: Firestore;
  readonly serverTimestamp: () => FieldValue;
  readonly deleteField: () => FieldValue;
}

let opened: Promise<Opened> | undefined;

export function firestore(): Promise<Opened> {
  opened ??= Promise.all([firebaseApp(), import('firebase-admin/firestore')]).then(
    ([of, { FieldValue, getFirestore }]) => ({
      db: getFirestore(of),
      serverTimestamp: FieldValue.serverTimestamp,
      deleteField: FieldValue.delete,
    }),
  );
  return opened;
}
