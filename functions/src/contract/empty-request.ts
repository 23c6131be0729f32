import type { ConsultationRequest } from './consultation.ts';
import type { FieldName } from './fields.ts';

type EmptyRequest = {
  readonly [Name in FieldName]: ConsultationRequest[Name] extends readonly string[] ? readonly [] : '';
};

/** The request that an untouched form would send. */
export const EMPTY_REQUEST: EmptyRequest = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  location: '',
  familySize: '',
  childrenAges: '',
  currentPets: [],
  propertyType: '',
  dogExperience: '',
  timeline: '',
  militaryStatus: '',
  deploymentConsiderations: '',
  guardianGoals: [],
  additionalInfo: '',
  hearAboutUs: '',
};
