const DOWNLOADS = 'https://storage.googleapis.com/firebase-preview-drop/emulator/';

/** Whether firebase-tools could fetch an emulator. */
export function canDownload(): Promise<boolean> {
  return answers(DOWNLOADS);
}

/** Any answer at all counts, and a proxy is trusted to have one. */
export async function answers(url: string): Promise<boolean> {
  if (process.env.HTTPS_PROXY ?? process.env.https_proxy) return true;
  return fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(3000) }).then(
    () => true,
    () => false,
  );
}
