import { firebaseApp } from '../firebase.ts';

/** Rejects a token that Firebase did not give to our page. */
export type VerifyToken = (token: string) => Promise<unknown>;

const PATIENCE_MS = 3_000;

/** Whether Firebase gave the token to our page. Where Google's keys do not come, nobody is kept waiting for them. */
export async function isFromOurPage(token: string | undefined, verify: VerifyToken): Promise<boolean> {
  if (!token) return false;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, false);
  });
  const verified = verify(token).then(
    () => true,
    () => false,
  );
  return Promise.race([verified, late]).finally(() => clearTimeout(timer));
}

export async function verifyToken(token: string): Promise<unknown> {
  const [app, { getAppCheck }] = await Promise.all([firebaseApp(), import('firebase-admin/app-check')]);
  return getAppCheck(app).verifyToken(token);
}
