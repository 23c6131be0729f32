/**
 * Copies the served page. Returns a function that restores the copy and fills in the current answers of the form. The
 * copy works without script, so after an error of the script it is better than an error message.
 */
export function keepServedPage(root: HTMLElement): () => void {
  // Copies into a new document, because there the browser does not fetch the pictures again.
  const served = document.implementation.createHTMLDocument().importNode(root, true);
  const { title } = document;
  const { pathname } = location;
  const form = root.querySelector('form');
  return () => {
    if (location.pathname !== pathname) return location.reload();
    delete document.documentElement.dataset.alive;
    document.title = title;
    if (form) fillIn(served, new FormData(form));
    root.replaceWith(served);
  };
}

function fillIn(page: HTMLElement, answers: FormData): void {
  for (const control of page.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>('[name]')) {
    const given = answers.getAll(control.name);
    if (control.type === 'radio' || control.type === 'checkbox') {
      (control as HTMLInputElement).checked = given.includes(control.value);
    } else if (typeof given[0] === 'string') control.value = given[0];
  }
}
