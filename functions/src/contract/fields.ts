import { OPTIONS, type Option } from './options.ts';

/** The fields in the order of the form, with their labels in the form and in the owner's mail. */
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

/** `OPTIONS` with a type that accepts the name of any field. */
export const FIELD_OPTIONS: Partial<Record<FieldName, readonly Option[]>> = OPTIONS;
