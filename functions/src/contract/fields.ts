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

/** What the form asks and the owner's mail repeats, in the order of the specification, by the nouns of the messages. */
export const FIELD_LABELS = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone number',
  location: 'Location',
  familySize: 'Family size',
  childrenAges: 'Ages of Children',
  currentPets: 'Current pets',
  propertyType: 'Property type',
  dogExperience: 'Experience level',
  timeline: 'Timeline',
  militaryStatus: 'Military status',
  deploymentConsiderations: 'Deployment Considerations',
  guardianGoals: 'Goals',
  additionalInfo: 'Additional information',
  hearAboutUs: 'How did you hear about us?',
} as const;

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
