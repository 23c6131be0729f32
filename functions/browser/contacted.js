/**
 * The script of the owner's page, which contains it as it is here. Posts the code that follows the `#` of the mail's link, and
 * the forms of each response, and shows the responses in this page. So the address keeps the code, and back and reload open the
 * request again instead of asking to send a form again. Without script the owner pastes the code into the form, which the
 * browser then sends itself.
 */
const { failed } = /** @type {HTMLScriptElement} */ (document.currentScript).dataset;
const form = /** @type {HTMLFormElement} */ (document.forms[0]);
const code = location.hash.slice(1);

/** @param {HTMLFormElement} form @param {HTMLElement | null} [button] */
async function show(form, button) {
  const body = new URLSearchParams(/** @type {any} */ (new FormData(form)));
  if (button instanceof HTMLButtonElement && button.name) body.set(button.name, button.value);
  const response = await fetch(form.action, { method: 'POST', body });
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  part(document, 'main').replaceChildren(...part(page, 'main').children);
  document.title = page.title;
  const heading = part(document, 'h1');
  heading.tabIndex = -1;
  if (button) heading.focus();
  if (response.ok) history.replaceState(null, '', `#${codeField().value}`);
}

/** @param {HTMLFormElement} form @param {HTMLElement | null} [button] */
function send(form, button) {
  show(form, button).catch(() => {
    part(document, 'h1').textContent = failed ?? '';
    form.hidden = false;
  });
}

/** @param {Document} page @param {string} selector */
function part(page, selector) {
  return /** @type {HTMLElement} */ (page.querySelector(selector));
}

function codeField() {
  return /** @type {HTMLInputElement} */ (part(document, '[name="code"]'));
}

if (code) {
  codeField().value = code;
  form.hidden = true;
  send(form);
}
addEventListener('hashchange', () => location.reload());
addEventListener('submit', (event) => {
  if (!event.submitter) return;
  event.preventDefault();
  send(/** @type {HTMLFormElement} */ (event.target), event.submitter);
});
