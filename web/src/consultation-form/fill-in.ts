export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Sets the controls of each name for which `read` returns values. Leaves the others as they are. */
export function fillIn(form: HTMLFormElement, read: (name: string) => readonly unknown[] | false): void {
  for (const control of form.querySelectorAll<Control>('[name]')) {
    const values = read(control.name);
    if (!values) continue;
    const text = String(values[0] ?? '');
    if (control.type === 'radio' || control.type === 'checkbox') {
      (control as HTMLInputElement).checked = values.includes(control.value);
      // The caret stays where it is in a text that stays.
    } else if (control.value !== text) control.value = text;
    // A list that no longer offers the answer would be blank.
    if (control.type === 'select-one' && !control.value) (control as HTMLSelectElement).selectedIndex = 0;
  }
}

/** Tells the form that its controls have changed. Browsers do so only for what the visitor changes. */
export function reportChange(form: HTMLFormElement): void {
  form.dispatchEvent(new Event('input', { bubbles: true }));
}
