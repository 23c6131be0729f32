import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { declaredParams } from 'firebase-functions/params';
import { mailboxOf } from '../../functions/src/mail/mailbox.ts';
import { ROOT } from '../../tools/project.ts';
import { runCommand, Stop } from '../../tools/stop.ts';
import '../../functions/src/firebase/params.ts';

/** A setting that functions/src/firebase/params.ts declares. */
interface Declared {
  readonly name: string;
  readonly type: string;
  readonly description: string;
  readonly default?: string | number;
  readonly input: {
    readonly text?: { readonly validationRegex: string; readonly validationErrorMessage: string };
    readonly select?: { readonly options: readonly { readonly value: string }[] };
  };
}

/** The declared settings without secrets. `toSpec` is missing in the types of firebase-functions. */
export const DECLARED = (declaredParams as unknown as { toSpec(): Declared }[])
  .map((param) => param.toSpec())
  .filter(({ type }) => type !== 'secret');

/**
 * NAME=value, a comment or an empty line. The Firebase CLI stops at a line that it cannot read, but only after the
 * preview. It keeps the quotation marks of some values, and no setting needs them.
 */
const LINE = /^\s*(?:(?<name>[A-Z][A-Z0-9_]*)\s*=(?!\s*["'`])\s*(?<value>[^#]*?)\s*)?(?:#.*)?$/;

// The Firebase CLI calls this before it uploads functions, and names the project in GCLOUD_PROJECT.
if (import.meta.main)
  await runCommand(async () => {
    requireSettings(process.env.GCLOUD_PROJECT ?? '');
  });

/** Throws a Stop if the settings of a project are missing, or names all mistakes in them. */
export function requireSettings(project: string): void {
  const name = `functions/.env.${project}`;
  const file = join(ROOT, name);
  if (!existsSync(file)) throw new Stop(`${name} is missing. Copy functions/.env.example to it and complete it.`);
  const mistakes = findMistakes(readFileSync(file, 'utf8'));
  if (mistakes.length > 0) throw new Stop(mistakes.map((mistake) => `${name}: ${mistake}`).join('\n'));
}

/** Returns a message for each line that cannot be read, or else for each setting that is missing or has a wrong value. */
export function findMistakes(text: string): string[] {
  const lines = text.split(/\r?\n/);
  // Without the line's text, which may be a password.
  const unreadable = lines.flatMap((line, index) =>
    LINE.test(line) ? [] : [`line ${index + 1} cannot be read. Write NAME=value, without quotation marks.`],
  );
  if (unreadable.length > 0) return unreadable;
  const settings = lines.map((line) => LINE.exec(line)?.groups ?? {});
  const settingOf = (name: string) => settings.findLast((setting) => setting.name === name)?.value;
  const mistakes = DECLARED.flatMap((setting) => mistakeIn(setting, settingOf(setting.name)));
  return mistakes.length > 0 ? mistakes : senderMistake(settingOf('MAIL_FROM'), settingOf('OWNER_EMAIL'));
}

/** The Firebase CLI needs a line for each setting, also for one with a default. */
function mistakeIn({ name, description, default: preset, input }: Declared, value: string | undefined): string[] {
  const modes = input.select?.options.map((option) => option.value) ?? [];
  const rule = input.text?.validationRegex ?? `^(${modes.join('|')})$`;
  if (value !== undefined && new RegExp(rule).test(value)) return [];
  const mistake = value ? `is "${value}".` : `has no value. ${description}`;
  const advice = input.text?.validationErrorMessage ?? `Write one of these: ${modes.join(', ')}.`;
  return [`${name} ${mistake} ${advice}${preset === undefined ? '' : ` The default is ${name}=${preset}`}`];
}

/** A reply to a mail whose sender is its recipient goes to that mailbox in Gmail, whatever its Reply-To says. */
function senderMistake(from = '', owners = ''): string[] {
  if (!owners.split(',').map(mailboxOf).includes(mailboxOf(from))) return [];
  return [
    `MAIL_FROM is "${from}", a mailbox of OWNER_EMAIL. The owner's replies would not reach the families. Write an address of another mailbox.`,
  ];
}
