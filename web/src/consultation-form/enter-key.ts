import type { KeyboardEvent } from 'react';

/** Enter in an input moves to the next question, as the key on a phone's keyboard says. After the last one it sends. */
export function moveOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, target, currentTarget: form, nativeEvent } = event;
  if (key !== 'Enter' || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const stops = [...form.querySelectorAll('[data-field], [data-stop]')].filter(
    (stop) => stop.getClientRects().length > 0,
  );
  const next = stops[stops.findIndex((stop) => stop.contains(target)) + 1];
  const control =
    next?.querySelector<HTMLElement>('input:checked') ??
    next?.querySelector<HTMLElement>('input, select, textarea, button');
  if (control) control.focus();
  else form.requestSubmit();
}
