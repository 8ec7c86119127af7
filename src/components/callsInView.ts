/** A page's own calls for an ambulance. */
const CALLS = ':is(article, .not-found) :is(.care-actions, .first-aid-ways, .signpost) > .urgent';

/** Marks the document with `data-calls` while one of the page's own calls is in view, so that the bar does not repeat it. */
export function watchCalls(): void {
  const inView = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) inView[isIntersecting ? 'add' : 'delete'](target);
      document.documentElement.toggleAttribute('data-calls', inView.size > 0);
    },
    // What lies under the bar is not in view.
    { rootMargin: '0px 0px -96px' },
  );
  for (const call of document.querySelectorAll(CALLS)) observer.observe(call);
}
