import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { declaredParams } from 'firebase-functions/params';
import { loadEnv } from 'vite';
import { ADDRESSES } from '../../functions/src/firebase/params.ts';
import { mailboxOf } from '../../functions/src/mail/mailbox.ts';
import { ROOT } from '../../tools/project.ts';
import { runCommand, Stop } from '../../tools/stop.ts';

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

// The Firebase CLI calls this before it uploads functions, and names the project in GCLOUD_PROJECT.
if (import.meta.main)
  await runCommand(async () => {
    requireSettings(process.env.GCLOUD_PROJECT ?? '');
  });

/** Throws a Stop if the settings of a project are missing, or names all mistakes in them and in the secret OWNER_EMAIL, if it is given. */
export function requireSettings(project: string, owners?: string): void {
  const name = `functions/.env.${project}`;
  const file = join(ROOT, name);
  if (!existsSync(file)) throw new Stop(`${name} is missing. Copy functions/.env.example to it and complete it.`);
  const { VITE_APP_CHECK_SITE_KEY: pageKey } = loadEnv('production', join(ROOT, 'web'));
  const mistakes = findMistakes(readFileSync(file, 'utf8'), pageKey, owners);
  if (mistakes.length > 0) throw new Stop(mistakes.map((mistake) => `${name}: ${mistake}`).join('\n'));
}

/**
 * Returns a message if a value has quotation marks, or else for each setting that is missing or has a wrong value, or else
 * for each that does not fit to the App Check key of the pages or to the addresses of the owners.
 */
export function findMistakes(text: string, pageKey = '', owners?: string): string[] {
  // The Firebase CLI keeps the quotation marks of some values.
  if (/^\s*\w+\s*=\s*["'`]/m.test(text)) return ['Write values without quotation marks.'];
  // Editors for Windows begin a file with a byte order mark.
  const settings = parseEnv(text.replace('\ufeff', ''));
  const mistakes = DECLARED.flatMap((setting) => mistakeIn(setting, settings[setting.name]));
  if (mistakes.length > 0) return mistakes;
  return [...keyMistake(pageKey, settings.APP_CHECK_SITE_KEY), ...ownerMistake(owners, settings.MAIL_FROM)];
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

/** With different keys, each family would be suspected spam. */
function keyMistake(pages: string, functions = ''): string[] {
  if (pages === functions) return [];
  return [
    `APP_CHECK_SITE_KEY is "${functions}", but the pages have "${pages}". Write the same key as VITE_APP_CHECK_SITE_KEY into web/.env.production, or nothing into both.`,
  ];
}

/** Does not say the addresses, because the log of a public repository's workflow is public. */
function ownerMistake(owners: string | undefined, from = ''): string[] {
  if (owners === undefined) return [];
  if (!ADDRESSES.test(owners))
    return [
      'The secret OWNER_EMAIL is no email address. Set it to one, such as owner@example.com, or to several with commas between them.',
    ];
  // A reply to a mail whose sender is its recipient goes to that mailbox in Gmail, whatever its Reply-To says.
  if (!owners.split(',').map(mailboxOf).includes(mailboxOf(from))) return [];
  return [
    `MAIL_FROM is "${from}", a mailbox of OWNER_EMAIL. The owner's replies would not reach the families. Write an address of another mailbox.`,
  ];
}
