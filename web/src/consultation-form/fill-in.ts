export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Sets the controls of each name for which `read` returns values. Leaves the others as they are. */
export function fillIn(form: HTMLFormElement, read: (name: string) => readonly unknown[]): void {
  for (const control of form.querySelectorAll<Control>('[name]')) {
    const values = read(control.name);
    if (!values.some(Boolean)) continue;
    if (control.type === 'radio' || control.type === 'checkbox') {
      (control as HTMLInputElement).checked = values.includes(control.value);
    } else setValue(control, String(values[0]));
    // A list that no longer offers the answer would be blank.
    if (control.type === 'select-one' && !control.value) (control as HTMLSelectElement).selectedIndex = 0;
  }
}

/** The caret stays beside its letters, because the form adds text only above what the visitor is typing. */
function setValue(control: Control, text: string): void {
  const { value, selectionStart, selectionEnd } = control as HTMLTextAreaElement;
  control.value = text;
  const added = text.length - value.length;
  if (control !== document.activeElement || !(control instanceof HTMLTextAreaElement) || added < 0) return;
  control.setSelectionRange(selectionStart + added, selectionEnd + added);
}

/** Tells the form that its controls have changed. Browsers do so only for what the visitor changes. */
export function reportChange(form: HTMLFormElement): void {
  form.dispatchEvent(new Event('input', { bubbles: true }));
}
