import * as z from 'zod/mini';
import {
  type ChoiceQuestion,
  type ConsultationRequest,
  FIELD_NAMES,
  hiddenFields,
  type NamesQuestion,
  type Question,
  questionOf,
  type TextQuestion,
} from './questions.ts';

// Otherwise zod tries `new Function`, which violates the site's content security policy.
z.config({ jitless: true });

const DOMAIN_LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}])?';
/** What browsers accept in `<input type=email>`. They first convert an international domain to ASCII. */
const EMAIL = new RegExp(`^[\\w.!#$%&'*+/=?^\`{|}~-]+@${DOMAIN_LABEL}(?:\\.${DOMAIN_LABEL})*$`, 'u');
const CHOOSE = 'Choose from the listed answers.';

/**
 * Trims texts and empties hidden fields. Ignores unknown fields, which a page from before a deploy may send. Makes its rules
 * at the first use, because making them earlier would delay the hydration of the form on a phone.
 */
export const consultationSchema = z.lazy(() => z.pipe(z.transform(clearHiddenFields), z.object(rules())));

function rules() {
  return Object.fromEntries(FIELD_NAMES.map((name) => [name, ruleOf(questionOf(name))])) as {
    [Name in keyof ConsultationRequest]: z.ZodMiniType<ConsultationRequest[Name]>;
  };
}

/** Answers to hidden questions are neither validated nor stored. */
function clearHiddenFields(answers: Readonly<Record<string, unknown>>) {
  const hidden: readonly string[] = hiddenFields(answers);
  return Object.fromEntries(Object.entries(answers).filter(([name]) => !hidden.includes(name)));
}

function ruleOf(question: Question): z.ZodMiniType {
  const isList = question.kind === 'several';
  const rule = question.options ? choiceRule(question) : isList ? namesRule(question) : textRule(question);
  return question.required ? rule : z._default(rule, isList ? [] : '');
}

function choiceRule({ kind, options, required }: ChoiceQuestion): z.ZodMiniType {
  const values = options.map(({ value }) => value);
  if (kind === 'one') {
    const chosen = z.enum(values, required);
    return required ? chosen : z.union([z.literal(''), chosen], 'Choose one of the listed answers.');
  }
  const chosen = z.array(z.enum(values, CHOOSE), required ?? CHOOSE).check(z.overwrite((given) => [...new Set(given)]));
  return required ? chosen.check(z.minLength(1, required)) : chosen;
}

function namesRule({ maxLength, maxNames }: NamesQuestion): z.ZodMiniType {
  const name = z.string(CHOOSE).check(
    z.overwrite((value) => normalized('line', value)),
    z.maxLength(maxLength, CHOOSE),
  );
  return z.array(name, CHOOSE).check(
    z.overwrite((given) => [...new Set(given)].filter(Boolean)),
    z.maxLength(maxNames, `Choose ${maxNames} or fewer.`),
  );
}

function textRule({ kind, label, minLength = 1, maxLength, required }: TextQuestion): z.ZodMiniType {
  const text = z.string(required ?? `${label} must be text.`).check(
    // A much longer text is too long anyway. To normalize thousands of combining marks takes a second.
    z.overwrite((value) => (value.length > 4 * maxLength ? value : normalized(kind, value))),
    // A function, because formatting the first number in a locale takes a browser longer than creating this schema.
    z.maxLength(maxLength, {
      error: () => `${label} must be ${maxLength.toLocaleString('en-US')} characters or fewer.`,
    }),
  );
  if (!required) return text;
  const given = text.check(z.minLength(minLength, required));
  return kind === 'email' ? z.pipe(given, z.email({ pattern: EMAIL, error: required })) : given;
}

/** Text that shows nothing, such as zero-width characters or an empty Braille cell, counts as empty. */
function normalized(kind: TextQuestion['kind'], value: string): string {
  // Removes control characters, except tabs and line feeds.
  const text = NORMALIZE[kind](value.toWellFormed())
    .replace(/[^\P{Cc}\t\n]/gu, '')
    .trim();
  return /[^\p{Default_Ignorable_Code_Point}\s\u2800]/u.test(text) ? text : '';
}

const NORMALIZE: { readonly [Kind in TextQuestion['kind']]: (value: string) => string } = {
  line: visibleLine,
  email: plainLine,
  phone: phoneLine,
  paragraph: (value) => value.replace(/\r\n?/g, '\n'),
};

/** One line without what nobody sees, as copied text has it. Joiners inside words stay: Persian names and emoji need them. */
function visibleLine(value: string): string {
  return value
    .replace(/(?![\u200C\u200D])\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/(?<![^\s\p{C}])[\u200C\u200D]|[\u200C\u200D](?![^\s\p{C}])/gu, '')
    .replace(/\s+/gu, ' ');
}

/** Also gives the characters their usual width, for example full-width digits. */
function plainLine(value: string): string {
  return visibleLine(value.normalize('NFKC')).replace(/[\u200C\u200D]/g, '');
}

/** Phones and web pages write any dash, minus or dot between the digits. */
function phoneLine(value: string): string {
  return plainLine(value).replace(/[\p{Pd}\u2212\u00B7\u2022\u2219\u22C5\u30FB]|\.(?=\d)/gu, '-');
}
