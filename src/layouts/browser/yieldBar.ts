/** Mark on the contact bar what the window shows itself, in whose place its call on pages for emergencies is filled. */
export function yieldBar(bar: HTMLElement): void {
  const shown = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) shown[isIntersecting ? 'add' : 'delete'](target);
      if (shown.size === 0) delete bar.dataset['beside'];
      else bar.dataset['beside'] = [...shown].some((one) => one.matches('.urgent')) ? 'call' : 'ways';
    },
    { threshold: 1 },
  );
  bar.querySelector('.urgent[data-while~="open"]')?.classList.remove('outlined');
  const all = document.querySelectorAll('main :is(.reach-ways, .button.urgent:not(.outlined))');
  for (const one of all) observer.observe(one);
}
