import type { MedicalBusiness, MedicalOrganization, MedicalSpecialty } from 'schema-dts';
import lists from './schemaOrg.json' with { type: 'json' };

type TypeOf<Thing> = Thing extends { '@type': infer Name } ? Name : never;
type PracticeType = TypeOf<MedicalBusiness | MedicalOrganization>;
type Specialty = Exclude<Extract<MedicalSpecialty, string>, `https://${string}`>;

/** schema.org's MedicalBusiness and MedicalOrganization with all types below them. */
export const PRACTICE_TYPES = lists.practiceTypes as PracticeType[];

/** The members of schema.org's MedicalSpecialty. */
export const SPECIALTIES = lists.specialties as Specialty[];
