import { notifyOwner } from '../owner/notify.ts';

/** Calls the trigger as Firebase does: again after it has failed, such as after a conflict of transactions. */
export async function notifyUntilDone(id: string, attempts = 5): Promise<void> {
  await notifyOwner(id).catch((error) => {
    if (attempts === 1) throw error;
    return notifyUntilDone(id, attempts - 1);
  });
}
