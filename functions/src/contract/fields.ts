import type { ConsultationRequest } from './consultation.ts';
import {
  CURRENT_PETS,
  DEPLOYMENT_CONSIDERATIONS,
  DOG_EXPERIENCE,
  FAMILY_SIZE,
  GUARDIAN_GOALS,
  HEAR_ABOUT_US,
  LOCATION,
  MILITARY_STATUS,
  type Option,
  PROPERTY_TYPE,
  TIMELINE,
} from './options.ts';

/** What the form asks and the owner's mail repeats, in the order of the specification. */
export const FIELD_LABELS = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  location: 'Where do you live?',
  familySize: 'Who lives at home?',
  childrenAges: 'Ages of Children',
  currentPets: 'Which animals do you have now?',
  propertyType: 'What kind of home do you have?',
  dogExperience: 'How much experience do you have with dogs?',
  timeline: 'When would you like your dog to come home?',
  militaryStatus: 'Is anyone at home connected with the military?',
  deploymentConsiderations: 'Deployment Considerations',
  guardianGoals: 'What should your dog do for you?',
  additionalInfo: 'Is there anything else we should know?',
  hearAboutUs: 'How did you hear about us?',
} as const satisfies Record<keyof ConsultationRequest, string>;

export type FieldName = keyof typeof FIELD_LABELS;
export const FIELD_NAMES = Object.keys(FIELD_LABELS) as readonly FieldName[];

/** The choices of the fields that have some. */
export const FIELD_OPTIONS: Partial<Record<FieldName, readonly Option[]>> = {
  location: LOCATION,
  familySize: FAMILY_SIZE,
  currentPets: CURRENT_PETS,
  propertyType: PROPERTY_TYPE,
  dogExperience: DOG_EXPERIENCE,
  timeline: TIMELINE,
  militaryStatus: MILITARY_STATUS,
  deploymentConsiderations: DEPLOYMENT_CONSIDERATIONS,
  guardianGoals: GUARDIAN_GOALS,
  hearAboutUs: HEAR_ABOUT_US,
};
