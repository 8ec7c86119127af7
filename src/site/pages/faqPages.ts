import type { Entry } from '#content/entries.ts';
import type { Care } from '#content/schemas/commonFields.ts';
import type { FaqCategory } from '#content/schemas/faqFile.ts';
import { pathOf } from '../addresses.ts';
import type { AnsweredQuestion } from '../block.ts';
import { linkTo } from '../blockMakers.ts';
import { placeCare } from '../emergency/placeCare.ts';
import type { Page } from '../page.ts';
import { FIRST_AID_STEPS, FIRST_LIST } from '../words/emergencyWords.ts';
import { WORDS } from '../words/interfaceWords.ts';
import { medicalRegions, plainRegions, withSourcesAndEnd } from './commonBlocks.ts';
import { type Context, latestDay, medicalMetadata, metadata } from './context.ts';
import { definePage } from './definePage.ts';

/** The number of links that the index page shows of each category; the last leads to the rest of its questions. */
const MAX_LINKS_SHOWN = 4;

/** Get a category's questions; ids are `<category>-<zero-based index>`, anchors `soru-<key>`. */
export function answeredQuestions(category: Entry<FaqCategory>): AnsweredQuestion[] {
  return category.questions.map(({ key, question, answer, link }, index) => ({
    id: `${category.slug}-${index}`,
    anchor: `soru-${key}`,
    question,
    answer,
    link: link && { path: pathOf(link.to), label: link.label },
  }));
}

/** The questions as their page shows them: it says once, above them, what to do in an emergency. */
function shownQuestions(category: Entry<FaqCategory>): AnsweredQuestion[] {
  const { closingText } = (category.care ?? {}) as Care;
  return answeredQuestions(category).map((question) =>
    closingText && question.answer.endsWith(closingText)
      ? { ...question, answer: question.answer.slice(0, -closingText.length).trim(), standaloneAnswer: question.answer }
      : question,
  );
}

export function faqIndex(context: Context): Page {
  const { entries, site, pageOf, home } = context;
  const faq = entries.singles['pages/faq.md'];
  const lastReviewed = latestDay(faq.lastReviewed, ...site.faq.map((category) => category.lastReviewed));
  return definePage(site, metadata('faq-index', faq, [home], lastReviewed), () => ({
    ...plainRegions(context, faq),
    end: [
      {
        type: 'links',
        heading: WORDS.questions,
        style: 'rows',
        links: site.faq.map((category) => ({
          ...linkTo(pageOf(category.ref)),
          parts: questionLinks(category),
        })),
      },
    ],
  }));
}

function questionLinks(category: Entry<FaqCategory>) {
  const path = pathOf(category.ref);
  const all = answeredQuestions(category).map(({ anchor, question }) => ({
    path: `${path}#${anchor}`,
    label: question,
  }));
  if (all.length <= MAX_LINKS_SHOWN) return all;
  return [...all.slice(0, MAX_LINKS_SHOWN - 1), { path, label: WORDS.questionsInAll(all.length) }];
}

export function faqCategory(context: Context, category: Entry<FaqCategory>): Page {
  const { site, home, faq } = context;
  const [first] = answeredQuestions(category);
  const placed = placeCare(category, site.practice, 'top');
  // The list of other signs fills several screens of a phone.
  const down = first && { path: `#${first.anchor}`, label: FIRST_AID_STEPS };
  const { practice, triage } = site;
  const { emergency } = practice.booking;
  const label = [FIRST_LIST, triage.inShort?.text.trim()].filter(Boolean).join(': ');
  const othersLink = emergency === undefined ? emergency : { path: pathOf(emergency), label };
  const cards = placed.top.map((card) => (card.role === 'others' ? { ...card, atOnceLink: down, othersLink } : card));
  return definePage(site, medicalMetadata(context, 'faq-category', category, [home, faq]), () => {
    const questions = { type: 'questions', questions: shownQuestions(category) } as const;
    return withSourcesAndEnd(
      context,
      category,
      medicalRegions(context, category, [questions], { ...placed, top: cards }),
    );
  });
}
