import type { FieldName } from './fields.ts';

/** The form's sections, which the owner's mail repeats. */
export const SECTION_TITLES = {
  personal: 'Personal Information',
  family: 'Family Situation',
  experience: 'Experience & Timeline',
  military: 'Military Information',
  goals: 'Guardian Companion Goals',
  additional: 'Additional Information',
} as const;

/** Where each answer stands. */
export const SECTION_FIELDS = {
  personal: ['firstName', 'lastName', 'email', 'phone', 'location'],
  family: ['familySize', 'childrenAges', 'currentPets', 'propertyType'],
  experience: ['dogExperience', 'timeline'],
  military: ['militaryStatus', 'deploymentConsiderations'],
  goals: ['guardianGoals'],
  additional: ['additionalInfo', 'hearAboutUs'],
} as const satisfies Record<keyof typeof SECTION_TITLES, readonly FieldName[]>;
