import { type Answers, answersIn } from './answers.ts';

/** What stands in the controls of the form as it was served, typed before the script took over. */
export function typedInto(form: HTMLFormElement): Partial<Answers> {
  const data = new FormData(form);
  return answersIn((name, isList) => (isList ? data.getAll(name) : data.get(name)));
}

/** Whether its button was clicked before that: a click leaves the focus there, without the ring that the Tab key brings. */
export function submitPressedIn(form: HTMLFormElement): boolean {
  const focused = document.activeElement;
  return (
    focused instanceof HTMLButtonElement &&
    focused.type === 'submit' &&
    focused.form === form &&
    !focused.matches(':focus-visible')
  );
}
