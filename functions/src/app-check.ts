import { firebaseApp } from './firebase.ts';
import { APP_CHECK_REQUIRED } from './params.ts';

/** Rejects a token that Firebase did not give to our page. */
export type VerifyToken = (token: string) => Promise<unknown>;

/** Whether a request may pass: always, unless App Check is required and the token is not a valid one. */
export async function passesAppCheck(token: string | undefined, verify: VerifyToken): Promise<boolean> {
  if (!APP_CHECK_REQUIRED.value()) return true;
  if (!token) return false;
  return verify(token).then(
    () => true,
    () => false,
  );
}

export async function verifyToken(token: string): Promise<unknown> {
  const [app, { getAppCheck }] = await Promise.all([firebaseApp(), import('firebase-admin/app-check')]);
  return getAppCheck(app).verifyToken(token);
}
