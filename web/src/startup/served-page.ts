/**
 * Keeps the page as it was served. What it answers puts that back, with the form as it is filled in by then: where the
 * script fails, a page that works by itself is better than a word of regret.
 */
export function keepServedPage(root: HTMLElement): () => void {
  // In a document of its own, which fetches no picture a second time.
  const served = document.implementation.createHTMLDocument().importNode(root, true);
  const { title } = document;
  const { pathname } = location;
  const form = root.querySelector('form');
  return () => {
    if (location.pathname !== pathname) return location.reload();
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
