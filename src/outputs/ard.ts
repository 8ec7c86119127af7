import { absolute, DEVELOPERS, FILES, ICONS } from '../site/addresses.ts';
import { locationQuestion } from '../site/words/questions.ts';
import type { Site } from '../site/site.ts';
import { practiceSkill } from './skill.ts';

/**
 * `.well-known/ard.json`: Agentic Resource Discovery 0.91 (github.com/ards-project/ard-spec). `specVersion` and `host` are for
 * readers of the previous version.
 */
export function ardManifest(site: Site): string {
  const { base, practice } = site;
  const skill = practiceSkill(site);
  const urn = (...names: string[]) => ['urn', 'air', new URL(base).hostname, ...names].join(':');
  const manifest = {
    specVersion: '1.0',
    host: {
      displayName: practice.fullName,
      documentationUrl: absolute(base, DEVELOPERS),
      logoUrl: absolute(base, ICONS.large),
    },
    entries: [
      {
        identifier: urn('skill', skill.name),
        displayName: practice.fullName,
        type: 'application/ai-skill+md',
        url: absolute(base, skill.path),
        description: skill.description,
        tags: [practice.specialty.en, practice.address.addressLocality, practice.address.addressRegion],
        capabilities: ['EmergencyTriage', 'OpeningHours', 'PatientQuestions', 'AppointmentHandOff'],
        representativeQueries: queries(site),
      },
      {
        identifier: urn('api', 'practice'),
        displayName: `${practice.name} API`,
        type: 'application/vnd.oai.openapi+json',
        url: absolute(base, FILES.openApi),
        description: `Read-only API of ${practice.fullName}: profile, hours, treatments, questions with answers, posts. No key.`,
        capabilities: ['getPractice', 'listServices', 'listFaq', 'listPosts', 'answerQuestion'],
        representativeQueries: [
          `Opening hours of ${practice.name} as JSON`,
          `Treatments of ${practice.name} with the date of their last review`,
          `Answer a patient's question from the texts of ${practice.name}`,
        ],
      },
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Two to five example questions. */
function queries({ practice, services, faq }: Site): string[] {
  const asked = faq[0]?.questions[0]?.question;
  const treatment = services[0]?.shortTitle;
  return [
    `When is ${practice.name} open?`,
    locationQuestion(practice.name),
    ...(treatment ? [`${practice.address.addressRegion} ${treatment}`] : []),
    ...(asked ? [asked] : []),
  ];
}
