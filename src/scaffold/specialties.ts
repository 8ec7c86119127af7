import type { PRACTICE_TYPES, SPECIALTIES as NAMES } from '../entries/schemaOrg.ts';

interface Specialty {
  readonly tr: string;
  readonly en: string;
  readonly type: (typeof PRACTICE_TYPES)[number];
  readonly specialty: (typeof NAMES)[number];
}

const row = (tr: string, en: string, type: Specialty['type'], specialty: Specialty['specialty']): Specialty => ({
  tr,
  en,
  type,
  specialty,
});

/** Specialties of health practices in Türkiye by a short name, with what schema.org calls them. */
export const SPECIALTY_CHOICES: Readonly<Record<string, Specialty>> = {
  'aile-hekimligi': row('Aile hekimliği', 'Family medicine', 'PrimaryCare', 'PrimaryCare'),
  'beslenme-ve-diyet': row('Beslenme ve diyet', 'Nutrition and dietetics', 'DietNutrition', 'DietNutrition'),
  'cocuk-hastaliklari': row('Çocuk sağlığı ve hastalıkları', 'Pediatrics', 'Pediatric', 'Pediatric'),
  dermatoloji: row('Dermatoloji', 'Dermatology', 'Dermatology', 'Dermatology'),
  'dis-hekimligi': row('Diş hekimliği', 'Dentistry', 'Dentist', 'Dentistry'),
  endodonti: row('Endodonti', 'Endodontics', 'Dentist', 'Dentistry'),
  fizyoterapi: row('Fizyoterapi', 'Physiotherapy', 'Physiotherapy', 'Physiotherapy'),
  gastroenteroloji: row('Gastroenteroloji', 'Gastroenterology', 'MedicalClinic', 'Gastroenterologic'),
  'genel-cerrahi': row('Genel cerrahi', 'General surgery', 'MedicalClinic', 'Surgical'),
  'goz-hastaliklari': row('Göz hastalıkları', 'Ophthalmology', 'Ophthalmology', 'Ophthalmology'),
  'ic-hastaliklari': row('İç hastalıkları', 'Internal medicine', 'MedicalClinic', 'PrimaryCare'),
  'kadin-hastaliklari': row('Kadın hastalıkları ve doğum', 'Obstetrics and gynecology', 'Gynecologic', 'Gynecologic'),
  kardiyoloji: row('Kardiyoloji', 'Cardiology', 'MedicalClinic', 'Cardiovascular'),
  'kulak-burun-bogaz': row('Kulak burun boğaz hastalıkları', 'Otolaryngology', 'Otolaryngologic', 'Otolaryngologic'),
  noroloji: row('Nöroloji', 'Neurology', 'MedicalClinic', 'Neurologic'),
  ortodonti: row('Ortodonti', 'Orthodontics', 'Dentist', 'Dentistry'),
  ortopedi: row('Ortopedi ve travmatoloji', 'Orthopedics and traumatology', 'MedicalClinic', 'Musculoskeletal'),
  'plastik-cerrahi': row('Plastik cerrahi', 'Plastic surgery', 'PlasticSurgery', 'PlasticSurgery'),
  psikiyatri: row('Psikiyatri', 'Psychiatry', 'Psychiatric', 'Psychiatric'),
  psikoloji: row('Klinik psikoloji', 'Clinical psychology', 'MedicalBusiness', 'Psychiatric'),
  uroloji: row('Üroloji', 'Urology', 'MedicalClinic', 'Urologic'),
};
