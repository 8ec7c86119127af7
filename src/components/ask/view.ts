import { ASK } from '../../site/words.ts';
import type { AnswerFound, AnswerMissing, AnswerResponse } from '../../api/answers.ts';

/** The parts of an answer's view, by the name the template gives each in `data-part`. */
type Part =
  'urgent' | 'first' | 'call' | 'more' | 'question' | 'answer' | 'source' | 'message' | 'phone' | 'related' | 'notice';

/**
 * What the API answered, as a copy of the template made for it. Everything the server sent goes in as text.
 * The element to move the focus to is the one that may take it: `[tabindex]`.
 */
export function viewOf(response: AnswerResponse, templates: ParentNode): DocumentFragment {
  const view = copy(response.matched ? 'found' : 'missing', templates);
  if (response.matched) found(view, response);
  else missing(view, response);
  urgent(view, response);
  related(view, response);
  part(view, 'notice').textContent = response.notice;
  return view;
}

/** The way to the practice where no answer came. */
export const failureView = (templates: ParentNode): DocumentFragment => copy('failed', templates);

function found(view: DocumentFragment, { question, answer, url }: AnswerFound): void {
  part(view, 'question').textContent = question;
  part(view, 'answer').replaceChildren(...answer.split(/\n{2,}/).map(paragraph));
  part<HTMLAnchorElement>(view, 'source').href = pathOf(url);
}

/** What to do first, above everything else. */
function urgent(view: DocumentFragment, { urgent: found }: AnswerResponse): void {
  if (!found) return part(view, 'urgent').remove();
  part(view, 'first').textContent = found.message;
  const call = part<HTMLAnchorElement>(view, 'call');
  call.href = `tel:${found.call}`;
  call.textContent = ASK.call[found.call];
  part<HTMLAnchorElement>(view, 'more').href = pathOf(found.url);
}

function missing(view: DocumentFragment, { fallback, urgent: first }: AnswerMissing): void {
  // The same words stand above then.
  if (first) part(view, 'answer').remove();
  else part(view, 'answer').textContent = fallback.message;
  if (fallback.url) part<HTMLAnchorElement>(view, 'message').href = new URL(fallback.url).href;
  else part(view, 'message').remove();
  part<HTMLAnchorElement>(view, 'phone').href = `tel:${fallback.phone}`;
}

function related(view: DocumentFragment, { related: items }: AnswerResponse): void {
  const section = part(view, 'related');
  section.hidden = items.length === 0;
  section.querySelector('ul')!.replaceChildren(
    ...items.map(({ question, url }) => {
      const item = document.createElement('li');
      const link = document.createElement('a');
      link.href = pathOf(url);
      link.textContent = question;
      item.append(link);
      return item;
    }),
  );
}

function paragraph(text: string): HTMLParagraphElement {
  const element = document.createElement('p');
  element.textContent = text;
  return element;
}

/** The place of an address of this site, so that a preview of the site leads to its own pages. */
function pathOf(address: string): string {
  const { pathname, search, hash } = new URL(address);
  return pathname + search + hash;
}

const copy = (name: string, templates: ParentNode): DocumentFragment =>
  templates
    .querySelector<HTMLTemplateElement>(`template[data-view="${name}"]`)!
    .content.cloneNode(true) as DocumentFragment;

const part = <E extends HTMLElement = HTMLElement>(view: DocumentFragment, name: Part): E =>
  view.querySelector<E>(`[data-part="${name}"]`)!;
