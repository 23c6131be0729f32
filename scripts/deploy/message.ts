/** Turns an error of the Firebase CLI into a sentence that says what to do. */
export function messageFor(error = 'no answer'): string {
  if (/authenticat|credential|firebase login|\b401\b/i.test(error))
    return 'Firebase does not know who you are. Run "npx firebase login --reauth", then the same command again.';
  if (/Failed to make request|ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT|fetch failed/i.test(error))
    return 'Firebase cannot be reached. Check your network, then run the same command again.';
  if (/\b40[34]\b.*(permission|not found|does not exist)|\bproject.*not (found|exist)/is.test(error))
    return `You may not do this, or the project has another name: "npx firebase projects:list" shows yours. Firebase said: ${sentence(error)}`;
  return `Firebase said: ${sentence(error)}`;
}

function sentence(error: string): string {
  return `${error.split('\n')[0]?.replace(/\.?$/, '.')}`;
}
