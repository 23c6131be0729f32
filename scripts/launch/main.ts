import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { copyRepository } from '../../tools/copy.ts';
import { writeOtherFarm } from './other-farm.ts';

// Runs all tests in a copy of the repository with the facts, stories and photos of another farm.
const COMMANDS = [
  'npm run -s check:farm -- --launch',
  'npm test',
  'npx vitest run --project launch',
  'npm run test:engines',
];

const copy = copyRepository();
try {
  await writeOtherFarm(copy);
  for (const command of COMMANDS) {
    console.log(`\n> ${command}, with the facts of another farm`);
    if (spawnSync(command, { cwd: copy, shell: true, stdio: 'inherit' }).status !== 0) process.exitCode = 1;
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
