import type { FieldName } from './fields.ts';

/** The sections of the form and of the owner's mail. */
export const SECTION_TITLES = {
  personal: 'Personal Information',
  family: 'Family Situation',
  experience: 'Experience & Timeline',
  military: 'Military Information',
  goals: 'Guardian Companion Goals',
  additional: 'Additional Information',
} as const;

export const SECTION_FIELDS = {
  personal: ['firstName', 'lastName', 'email', 'phone', 'location'],
  family: ['familySize', 'childrenAges', 'currentPets', 'propertyType'],
  experience: ['dogExperience', 'timeline'],
  military: ['militaryStatus', 'deploymentConsiderations'],
  goals: ['guardianGoals'],
  additional: ['additionalInfo', 'hearAboutUs'],
} as const satisfies Record<keyof typeof SECTION_TITLES, readonly FieldName[]>;
