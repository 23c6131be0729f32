import { SECTION_TITLES } from 'functions/contract/sections.ts';
import { FARM } from './farm.ts';

/** Words of the consultation page. Labels and options of the form stand in the contract, which the server shares. */
export const CONSULTATION = {
  breadcrumb: { label: 'Breadcrumb', home: 'Home', here: 'Family Consultation' },
  heading: 'Schedule your family consultation',
  lead: 'Tell us a little about your family and your home. Nothing you answer commits you to a dog.',
  included: {
    heading: 'What is included',
    items: [
      `Free ${FARM.consultationMinutes}-minute consultation`,
      'Personalized guardian recommendations',
      'Military family specialization',
      'Oklahoma-specific guidance',
      'No pressure',
      'Timeline and availability discussion',
    ],
  },
  trust: {
    heading: 'Who you are talking to',
    families: { figure: FARM.familiesServed, text: 'families' },
    since: { figure: `Since ${FARM.since}`, text: 'serving the area' },
    military: 'Military specialization',
    veterinarians: 'Local veterinarian partnerships',
  },
  thankYou: {
    heading: 'Thank You! Your Consultation Request Has Been Received',
    promise: `We will contact you within ${FARM.contactWithin}.`,
    next: 'What to Expect Next',
    steps: [
      `A call or email within ${FARM.contactWithin}`,
      `A ${FARM.consultationMinutes}-minute consultation at a time that is convenient for you`,
      'Personalized recommendations for your family',
    ],
    contact: 'Need us sooner?',
  },
} as const;

export const FORM = {
  name: 'Consultation request',
  optional: '(optional)',
  choosePlace: 'Choose a place',
  chooseAnswer: 'Choose an answer',
  clearAnswer: 'Clear this answer',
  unchecked: (label: string) => `“${label}” is no longer checked.`,
  sections: {
    personal: { title: SECTION_TITLES.personal, help: 'So that we know who you are and how to reach you.' },
    family: { title: SECTION_TITLES.family, help: 'People, animals and space decide which dog fits.' },
    experience: { title: SECTION_TITLES.experience, help: 'There is no wrong answer here.' },
    military: { title: SECTION_TITLES.military, help: 'Skip this part if it does not apply to you.' },
    goals: { title: SECTION_TITLES.goals, help: 'Tell us what matters most.' },
    additional: { title: SECTION_TITLES.additional, help: 'Whatever the questions above have missed.' },
  },
  hints: {
    email: 'So that we can write back to you.',
    phone: 'With area code, like 555-555-0123.',
    location: 'Where do you live?',
    familySize: 'Who lives at home?',
    childrenAges: 'For example: 4, 7 and 11',
    currentPets: 'Which animals do you have now? Choose all that apply.',
    propertyType: 'What kind of home do you have?',
    dogExperience: 'How much experience do you have with dogs?',
    timeline: 'When would you like your dog to come home?',
    militaryStatus: 'Is anyone at home connected with the military?',
    deploymentConsiderations: 'We coordinate boarding during deployments.',
    guardianGoals: 'What should your dog do for you? Choose at least one.',
    additionalInfo: 'Anything else we should know: your yard, your working hours, a dog you had before.',
  },
  problem: { heading: 'There is a problem', solved: 'Answered:' },
  submit: 'Schedule My Consultation',
  submitting: 'Submitting...',
  again: (number: number, all: number) => `No answer yet. Trying again (${number} of ${all})...`,
  use: 'We use your answers to prepare your consultation and to contact you about it.',
  promise: `You hear from us within ${FARM.contactWithin}. Or call`,
  draft: {
    restored: 'We kept what you filled in before.',
    clear: 'Clear the form',
    cleared: 'The form is empty again.',
    undo: 'Bring my answers back',
  },
  honeypot: 'Leave this field empty',
} as const;

export const TOASTS = {
  close: 'Close',
  error: { title: 'Error', somethingWentWrong: 'Something went wrong. Please try again.' },
  success: {
    title: 'Consultation Request Received!',
    text: `We'll contact you within ${FARM.contactWithin} to schedule your consultation.`,
  },
} as const;
