/** Emergency calls within a page. */
const CALLS = 'main :is(.care-actions, .emergency-line-ways, .signpost:not(.one-line)) > .urgent';

/**
 * Set `data-calls` on the document while an emergency call of the page is in view, so that the bar does not repeat it.
 */
export function watchCalls(): void {
  const inView = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) inView[isIntersecting ? 'add' : 'delete'](target);
      document.documentElement.toggleAttribute('data-calls', inView.size > 0);
    },
    // The bar covers the bottom.
    { rootMargin: '0px 0px -96px' },
  );
  for (const call of document.querySelectorAll(CALLS)) observer.observe(call);
}
