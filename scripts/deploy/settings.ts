import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { declaredParams } from 'firebase-functions/params';
import { mailboxOf } from '../../functions/src/mail/mailbox.ts';
import '../../functions/src/firebase/params.ts';

/** A setting that functions/src/firebase/params.ts declares. A setting without a default is required. */
interface Declared {
  readonly name: string;
  readonly type: string;
  readonly description: string;
  readonly default?: string | number;
  readonly input?: {
    readonly text?: { readonly validationRegex: string; readonly validationErrorMessage: string };
    readonly select?: { readonly options: readonly { readonly value: string }[] };
  };
}

interface SettingsFile {
  readonly name: string;
  readonly text: string;
}

/** The declared settings without secrets. `toSpec` is missing in the types of firebase-functions. */
export const DECLARED = (declaredParams as unknown as { toSpec(): Declared }[])
  .map((param) => param.toSpec())
  .filter(({ type }) => type !== 'secret');

/** The settings files that a deploy of this project reads. A later file overrides an earlier one. */
export function settingsFiles(folder: string, project: string): readonly SettingsFile[] {
  const names = ['.env', `.env.${project}`].filter((name) => existsSync(join(folder, name)));
  return names.map((name) => ({ name: `functions/${name}`, text: readFileSync(join(folder, name), 'utf8') }));
}

/** A line of a settings file. */
interface Line {
  /** The file and the number of the line. */
  readonly place: string;
  /** Undefined if the line is no setting. */
  readonly name: string | undefined;
  readonly value: string;
}

/** The value is in straight quotation marks or has none. The Firebase CLI reads such a line in the same way. */
const SETTING = /^\s*(?:export\s+)?([A-Z_][A-Z0-9_]*)\s*=\s*(?:"([^"\\]*)"|'([^'\\]*)'|([^#"'“”‘’„«»]*?))\s*(?:#.*)?$/;

/** The lines of the files without comments and blank lines. The byte order mark of a file counts as a space. */
function linesOf(files: readonly SettingsFile[]): readonly Line[] {
  return files.flatMap((file) =>
    file.text.split(/\r?\n/).flatMap((line, index) => {
      if (/^\s*(#|$)/.test(line)) return [];
      const [, name, ...values] = SETTING.exec(line) ?? [];
      return { place: `${file.name}:${index + 1}`, name, value: values.find((value) => value !== undefined) ?? '' };
    }),
  );
}

/** Returns a message for each line or value that a file must not have, and for each required setting that is missing. */
export function findMistakes(files: readonly SettingsFile[]): string[] {
  const lines = linesOf(files);
  const unreadable = lines.filter(({ name }) => !name).map(({ place }) => `${place}: ${HOW_TO_WRITE}`);
  const wrong = DECLARED.flatMap((setting) => {
    const line = lineOf(setting.name, lines);
    const { place = files.at(-1)?.name, value = String(setting.default ?? '') } = line ?? {};
    const advice = adviceOn(setting, value);
    if (!advice) return [];
    const mistake = value ? `is "${value}".` : `has no value. ${setting.description}`;
    return `${place}: ${setting.name} ${mistake} ${advice}`;
  });
  return unreadable.concat(wrong.length > 0 ? wrong : senderMistake(lines));
}

const HOW_TO_WRITE = 'This line cannot be read. Write NAME=value, with straight quotation marks or none.';

/** A reply to a mail whose sender is its recipient goes to that mailbox in Gmail, whatever its Reply-To says. */
function senderMistake(lines: readonly Line[]): string[] {
  const owners = lineOf('OWNER_EMAIL', lines)?.value.split(',').map(mailboxOf);
  const from = lineOf('MAIL_FROM', lines);
  if (!from || !owners?.includes(mailboxOf(from.value))) return [];
  return [`${from.place}: MAIL_FROM is "${from.value}", a mailbox of OWNER_EMAIL. ${OTHER_MAILBOX}`];
}

const OTHER_MAILBOX = "The owner's replies would not reach the families. Write an address of another mailbox.";

/** The lines of the settings that are missing and have a default. The Firebase CLI would ask for them, or fail. */
export function missingDefaults(files: readonly SettingsFile[]): string[] {
  const lines = linesOf(files);
  return DECLARED.flatMap(({ name, default: preset }) =>
    preset !== undefined && !lineOf(name, lines) ? `${name}=${preset}` : [],
  );
}

function adviceOn({ default: preset, input }: Declared, value: string): string | undefined {
  if (value === '' && preset === '') return undefined;
  const modes = input?.select?.options.map((option) => option.value);
  if (modes) return modes.includes(value) ? undefined : `Write one of these: ${modes.join(', ')}.`;
  if (input?.text)
    return new RegExp(input.text.validationRegex).test(value) ? undefined : input.text.validationErrorMessage;
  return undefined;
}

/** If a name occurs twice, the last line counts. */
function lineOf(name: string, lines: readonly Line[]): Line | undefined {
  return lines.findLast((line) => line.name === name);
}
