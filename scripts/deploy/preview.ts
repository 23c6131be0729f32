import { runCommand, Stop } from '../../tools/stop.ts';
import { uploadPreview } from './firebase.ts';

/** Prints nothing but the address of the preview, for the workflow. */
await runCommand(async () => {
  const [project, channel] = process.argv.slice(2);
  if (!project || !channel) throw new Stop('Usage: npx node scripts/deploy/preview.ts <project> <channel>');
  console.log(await uploadPreview(project, channel));
  return 0;
});
