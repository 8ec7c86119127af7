/** What the bar of a phone need not repeat while it is in view, by the attribute that says so. */
const REPEATED = {
  /** Emergency calls within a page. */
  'data-calls': 'main :is(.care-actions, .signpost:not(.compact)) > .urgent',
  /** Ways to reach the practice. */
  'data-reach': 'main .reach-ways',
};

/** Set an attribute of the document while one of its elements is in view. */
export function watchCalls(): void {
  for (const [attribute, selector] of Object.entries(REPEATED)) {
    const inView = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) inView[isIntersecting ? 'add' : 'delete'](target);
        document.documentElement.toggleAttribute(attribute, inView.size > 0);
      },
      // The bar covers the bottom.
      { rootMargin: '0px 0px -96px' },
    );
    for (const element of document.querySelectorAll(selector)) observer.observe(element);
  }
}
