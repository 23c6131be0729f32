import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { declaredParams } from 'firebase-functions/params';
import '../../functions/src/params.ts';

/** A setting that functions/src/params.ts declares. A setting without a default is required. */
export interface Declared {
  readonly name: string;
  readonly type: string;
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

/** Returns a message for each required setting that is missing, and for each that has a value that it must not have. */
export function findMistakes(files: readonly SettingsFile[], declared: readonly Declared[] = DECLARED): string[] {
  return declared.flatMap((setting) => {
    const { name } = setting;
    const file = files.findLast(({ text }) => name in parseEnv(text));
    if (!file)
      return setting.default === undefined
        ? `${files.at(-1)?.name}: ${name} is missing. See functions/.env.example.`
        : [];
    const value = parseEnv(file.text)[name] ?? '';
    const advice = adviceOn(setting, value);
    return advice ? `${file.name}:${lineOf(name, file.text)}: ${name} is "${value}". ${advice}` : [];
  });
}

/** The lines of the settings that are missing and have a default. The Firebase CLI would ask for them, or fail. */
export function missingDefaults(files: readonly SettingsFile[], declared: readonly Declared[] = DECLARED): string[] {
  const isMissing = ({ name }: Declared) => !files.some(({ text }) => name in parseEnv(text));
  return declared.flatMap((setting) =>
    setting.default !== undefined && isMissing(setting) ? `${setting.name}=${setting.default}` : [],
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

/** The line of a setting. If a name occurs twice, the last line counts. */
function lineOf(name: string, text: string): number {
  const isSetting = new RegExp(`^\\s*(export\\s+)?${name}\\s*=`);
  return text.split('\n').findLastIndex((line) => isSetting.test(line)) + 1;
}
