import type { FieldName } from 'functions/contract/questions.ts';
import { ifAllowed, RECORD, recall } from '../../tab-storage.ts';
import { pageState } from '../../ui/page-state.ts';

/** Notes whether there are earlier answers, which fields are filled in before hydration, and whether the form is being posted. */
export function watchForm(): void {
  const state = pageState();
  const { answers } = (recall(RECORD) || {}) as { readonly answers?: object };
  // The note about earlier answers does not count pups.
  if (Object.keys(answers || {}).some((name) => name !== ('pups' satisfies FieldName))) state.kept = '';
  addEventListener('submit', ({ defaultPrevented }) => {
    if (!defaultPrevented) state.posted = '';
  });
  addEventListener('pagehide', () => {
    // What was sent must not stay for the next person at this device.
    if ('posted' in state) ifAllowed(() => sessionStorage.removeItem(RECORD));
  });
  addEventListener('pageshow', ({ persisted }) => persisted && delete state.posted);
  let hasVisitor = false;
  const noteVisitor = ({ isTrusted }: Event) => {
    hasVisitor = hasVisitor || isTrusted;
  };
  for (const use of ['pointerdown', 'keydown']) addEventListener(use, noteVisitor, { passive: true, capture: true });
  const noteAnswer = ({ isTrusted, target }: Event) => {
    // A visitor who types after the post has stopped it, or the connection has failed.
    if (isTrusted) delete state.posted;
    // Browsers and extensions also fill in a form, without a visitor.
    if (hasVisitor && !('hydrated' in state)) state.given = `${state.given || ''} ${(target as HTMLInputElement).name}`;
  };
  addEventListener('input', noteAnswer, { capture: true });
}
