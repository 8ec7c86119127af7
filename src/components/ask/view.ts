import { QUESTION_SLOT, SAID } from '../../site/said.ts';
import type { AnswerFound, AnswerMissing, AnswerResponse } from '../../api/answers.ts';
import { isEnglish, isForeign, isPain } from '../../site/english.ts';
import { nearOnes } from '../../site/near.ts';
import { callFinder, inOneLine } from '../../site/calls.ts';
import { comforts, mayWait, urgentWords, type RelatedQuestion, type Urgent } from '../../site/answer.ts';

/** The templates of `AskBox.astro`. */
export type View =
  'urgent' | 'found' | 'inEnglish' | 'inPain' | 'missing' | 'item' | 'busy' | 'failed' | 'ways' | 'offline';

/** The parts of a view, by the name its template gives each in `data-part`. */
type Part =
  | 'title'
  | 'call'
  | 'first'
  | 'english'
  | 'more'
  | 'wait'
  | 'question'
  | 'answer'
  | 'link'
  | 'label'
  | 'source'
  | 'related'
  | 'items'
  | 'ways'
  | 'notice';

/**
 * What the API answered, as copies of the templates made for it: what is urgent first. Everything the server sent goes in
 * as text. `box` holds the templates. The element to move the focus to is the first that may take it: `[tabindex]`.
 */
export function viewOf(response: AnswerResponse, box: HTMLElement): DocumentFragment {
  const { query, urgent: first } = response;
  const foreign = isForeign(query);
  const help = first && urgent(first, foreign, box);
  if (help && comforts(first)) return help;
  const view = response.matched ? found(response, box) : missing(response, box);
  part(view, 'notice').textContent = response.notice;
  if (help) view.prepend(help);
  else if (foreign) {
    const own = response.matched && anyCopy(`inEnglish-${response.id}`, box);
    view.prepend(own || '', copy(!own && isPain(query) ? 'inPain' : 'inEnglish', box));
  }
  return view;
}

/** A view whose words the template has already; `question` goes into the messages to the practice. */
export function plainView(name: View, box: HTMLElement, question = ''): DocumentFragment {
  const view = copy(name, box);
  view.querySelector('[data-part="ways"]')?.append(copy('ways', box));
  // In an address the mark is percent-encoded, and so is what takes its place.
  const mark = encodeURIComponent(QUESTION_SLOT);
  for (const link of view.querySelectorAll<HTMLAnchorElement>(`a[href*="${mark}"]`))
    link.href = link.href.replaceAll(mark, () => encodeURIComponent(question));
  return view;
}

function urgent(first: Urgent, foreign: boolean, box: HTMLElement): DocumentFragment {
  const { call, url, messageEn } = first;
  const { title, text } = urgentWords(first);
  const view = copy('urgent', box);
  part(view, 'title').textContent = title;
  const link = part<HTMLAnchorElement>(view, 'call');
  link.href = `tel:${call}`;
  link.textContent = foreign ? `Call ${call}` : SAID.call[call];
  const message = part(view, 'first');
  // The button above calls this number already.
  message.append(...paragraphs(text, box, call));
  part(view, 'english').textContent = messageEn;
  if (foreign) {
    const fold = view.querySelector('details')!;
    fold.open = true;
    message.before(fold);
  }
  const more = part<HTMLAnchorElement>(view, 'more');
  more.href = pathOf(url);
  if (!mayWait(first)) part(view, 'wait').remove();
  if (comforts(first)) more.remove();
  return view;
}

function found({ link, related, ...answer }: AnswerFound, box: HTMLElement): DocumentFragment {
  const view = answered('found', answer, box);
  if (link) {
    part<HTMLAnchorElement>(view, 'link').href = pathOf(link.href);
    part(view, 'label').textContent = link.label;
  } else part(view, 'link').remove();
  fill(view, related, box);
  return view;
}

/**
 * Where no answer is sure: the nearest ones to choose from, then how to ask the practice itself. Below what is urgent there
 * is neither: it says what to do, and a guess at another question would speak past somebody in distress.
 */
function missing({ query, urgent: first, related }: AnswerMissing, box: HTMLElement): DocumentFragment {
  const view = plainView('missing', box, query);
  if (first) {
    view.querySelector('.ask-instead')!.remove();
    fill(view, [], box);
    return view;
  }
  // Taken before the items are there, which have a question each.
  const heading = part(view, 'question');
  const { shown, unfolds } = nearOnes(query, related, isEnglish(query));
  if (shown.length > 0) heading.textContent = heading.dataset['beside']!;
  fill(view, shown, box);
  if (unfolds) view.querySelector('details')!.open = true;
  return view;
}

/** The related questions, each with its answer folded in. */
function fill(view: DocumentFragment, related: readonly RelatedQuestion[], box: HTMLElement): void {
  if (related.length === 0) return part(view, 'related').remove();
  part(view, 'items').replaceChildren(...related.map((one) => answered('item', one, box)));
}

/** A question with its answer and the page that it is taken from. */
function answered(name: View, { question, answer, url }: RelatedQuestion, box: HTMLElement): DocumentFragment {
  const view = copy(name, box);
  part(view, 'question').textContent = question;
  part(view, 'answer').replaceChildren(...paragraphs(answer, box));
  part<HTMLAnchorElement>(view, 'source').href = pathOf(url);
  return view;
}

const paragraphs = (text: string, box: HTMLElement, beside?: string): HTMLParagraphElement[] =>
  text.split(/\n{2,}/).map((words) => {
    const element = document.createElement('p');
    element.append(...calling(words, box, beside));
    return element;
  });

/** A text whose numbers to call are links, as on every page; but for the one a button beside it calls. */
const calling = (text: string, box: HTMLElement, beside?: string): (string | HTMLAnchorElement)[] =>
  callFinder(box.dataset['phone']!)(text).map(({ words, call }) => {
    if (!call || call === beside) return words;
    const link = document.createElement('a');
    link.href = `tel:${call}`;
    link.textContent = inOneLine(words);
    return link;
  });

/** The place of an address of this site, so that a preview of the site leads to its own pages. */
function pathOf(address: string): string {
  const { pathname, search, hash } = new URL(address);
  return pathname + search + hash;
}

/** What a template holds; nothing where the box has none of that name. */
const anyCopy = (name: string, box: HTMLElement): DocumentFragment | undefined =>
  box.querySelector<HTMLTemplateElement>(`[data-view="${name}"]`)?.content.cloneNode(true) as
    DocumentFragment | undefined;

const copy = (name: View, box: HTMLElement): DocumentFragment => anyCopy(name, box)!;

const part = <E extends HTMLElement = HTMLElement>(view: DocumentFragment, name: Part): E =>
  view.querySelector<E>(`[data-part="${name}"]`)!;
