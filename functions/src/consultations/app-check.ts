import '../firebase.ts';
import { getAppCheck } from 'firebase-admin/app-check';
import { withDeadline } from '../http/deadline.ts';

const VERIFY_MS = 3_000;

/** Whether Firebase issued this App Check token for our page. False if Google's public keys cannot be loaded in time. */
export async function isValidToken(token: string | undefined): Promise<boolean> {
  if (!token) return false;
  return withDeadline(getAppCheck().verifyToken(token), VERIFY_MS, new Error('late')).then(
    () => true,
    () => false,
  );
}
