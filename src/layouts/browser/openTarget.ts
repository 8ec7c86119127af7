import { hashTarget } from './hashTarget.ts';

/** Open the `details` that contain the target of the URL, as Safari before 18.4 and Firefox before 143 do not. */
export function openTarget(): void {
  const target = hashTarget(location.hash);
  let opened = false;
  for (let fold = target?.closest('details'); fold; fold = fold.parentElement?.closest('details')) {
    opened ||= !fold.open;
    fold.open = true;
  }
  if (opened) target!.scrollIntoView();
}
