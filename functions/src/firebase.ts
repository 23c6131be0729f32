import type { App } from 'firebase-admin/app';
import type { Firestore } from 'firebase-admin/firestore';

let app: Promise<App> | undefined;

/** The Admin SDK is loaded on first use: a cold start that only refuses a request does not pay for it. */
export function firebaseApp(): Promise<App> {
  app ??= import('firebase-admin/app').then(({ getApps, initializeApp }) => getApps()[0] ?? initializeApp());
  return app;
}

let opened: Promise<Firestore> | undefined;

export function firestore(): Promise<Firestore> {
  opened ??= Promise.all([firebaseApp(), import('firebase-admin/firestore')]).then(([of, { getFirestore }]) =>
    getFirestore(of),
  );
  return opened;
}
