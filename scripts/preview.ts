import { runCommand, Stop } from '../e2e/lib/stop.ts';
import { uploadPreview } from './deploy/firebase.ts';

/** Prints nothing but the address of the preview, for the workflow. */
await runCommand(async () => {
  const [project, channel] = process.argv.slice(2);
  if (!project || !channel) throw new Stop('Usage: npx node scripts/preview.ts <project> <channel>');
  console.log(await uploadPreview(project, channel));
  return 0;
});
