/** Open the `details` that contain the target of the URL, as Safari before 18.4 and Firefox before 143 do not. */
export function openTarget(): void {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  let opened = false;
  for (let fold = target?.closest('details'); fold; fold = fold.parentElement?.closest('details')) {
    opened ||= !fold.open;
    fold.open = true;
  }
  if (opened) target!.scrollIntoView();
}
