import { NEXT_STEPS, RETENTION_MONTHS } from 'functions/contract/farm.ts';
import type { FieldName } from 'functions/contract/questions.ts';
import { FARM } from './farm.ts';
import { SITE } from './site.ts';

type TextsOfQuestions = Partial<Record<FieldName, string>>;

/** Texts of the consultation page. The form's labels and options are in the contract, because the function uses them too. */
export const CONSULTATION = {
  breadcrumb: { label: 'Breadcrumb', home: 'Home', here: 'Family Consultation' },
  heading: 'Schedule your family consultation',
  /** A line a sentence on a phone. */
  lead: ['Tell us eight things.', 'No answer commits you to a dog.'],
  talkNow: 'Rather talk now?',
  included: {
    heading: 'What’s included',
    items: [
      `Free ${FARM.consultationMinutes}-minute consultation`,
      'Personalized guardian recommendations',
      'Military family specialization',
      'Oklahoma-specific guidance',
      'No pressure',
      'Timeline and availability discussion',
    ],
  },
  promise: SITE.promise,
  steps: NEXT_STEPS,
  trust: {
    heading: 'What you can rely on',
    families: { figure: FARM.familiesServed, text: 'families' },
    since: { figure: `Since ${FARM.since}`, text: `serving ${FARM.county}` },
    military: 'Military specialization',
    veterinarians: 'Local veterinarian partnerships',
  },
  thankYou: {
    heading: 'Thank You! Your Consultation Request Has Been Received',
    whole: 'We have what we need.',
    promise: {
      before: 'We’ll call or write by',
      by: (weekday: string, time: string) => `${weekday}, ${time.replace(' ', '\u00a0')}`,
      after: ', to find a time that suits you.',
    },
    /** Above a form that is opened after a request was sent. */
    receivedAt: (time: string) => `We have your request of ${time.replace(' ', '\u00a0')}.`,
    receivedElsewhere: 'We have your request.',
    /** Comes after the name of the host, if the farm has one. */
    callFrom: FARM.host ? 'will call from' : 'We’ll call from',
    save: 'Save our number',
    askedAbout: 'You asked about',
    next: 'What to Expect Next',
    contact: 'Need us sooner?',
    another: 'Send another request',
  },
} as const;

export const FORM = {
  name: 'Consultation request',
  pups: {
    question: 'Is it about one of our pups?',
    asking: 'You’re asking about',
    /** Comes after the name. */
    working: (age: string) => `, working pup, ${age} old`,
    /** Without script, beside the box of the pup to which the address leads. */
    tick: 'Tick the box to ask about this pup.',
    gone: 'The pup you asked about is no longer listed.',
    others: 'See our pups',
  },
  optional: '(optional)',
  clearAnswer: 'Clear this answer',
  unchecked: (label: string) => `We unchecked “${label}”.`,
  part: (number: number, all: number) => `Part ${number} of ${all}`,
  hints: {
    phone: 'With the area code, or the country code.',
    childrenAges: 'For example: 4, 7 and 11',
    currentPets: 'Choose all that apply.',
    timeline: 'When would you like your dog to come home?',
    militaryStatus: 'Is anyone at home connected with the military?',
    deploymentConsiderations: 'Is a deployment coming up? We can coordinate boarding.',
    guardianGoals: 'What should your dog do for you? Choose at least one.',
    additionalInfo: 'For example: the best time to call, your yard, a dog you had before.',
  } satisfies TextsOfQuestions as TextsOfQuestions,
  /** What the lists that open show before an answer. */
  openingLists: {
    location: 'Choose a place',
    hearAboutUs: 'Choose an answer',
  } satisfies TextsOfQuestions as TextsOfQuestions,
  isWholeAddress: 'Is this the whole address? It has no ending like “.com”.',
  didYouMean: { before: 'Did you mean', after: '?' },
  /** Begins the page's title. */
  error: 'Error: ',
  problem: {
    heading: 'There is a problem',
    left: (number: number) => `${number} left to answer`,
    solved: 'All answered',
    corrected: 'Answered:',
    last: 'That was the last one.',
  },
  progress: {
    label: 'What we need to know',
    name: 'Name',
    contact: 'Email and phone',
    count: (done: number, all: number) => `${done} of ${all}`,
    nothing: 'Eight things we need to know:',
    some: 'Still to answer:',
    everything: 'That’s all we need.',
  },
  process: 'What happens after you send this form',
  terms: 'Free. No pressure.',
  submit: 'Schedule My Consultation',
  submitting: 'Submitting...',
  again: (number: number, all: number) => `No answer yet. Trying again (${number} of ${all})...`,
  slow: 'This takes longer than usual. Nothing is lost: your answers are here, and we keep trying.',
  use: 'We use your answers to prepare your consultation and to contact you about it.',
  kept: `We keep them for ${RETENTION_MONTHS} months and then delete them. To have them deleted sooner, call us or write to`,
  draft: {
    restored: 'We saved your earlier answers.',
    clear: 'Clear the form',
    cleared: 'Form cleared.',
    undo: 'Undo',
    changed: 'You changed your answers. Send them, too?',
    send: 'Send them',
    leave: 'No, thanks',
  },
  honeypot: 'Leave this field empty',
} as const;

export const TOASTS = {
  close: 'Close',
  error: { title: 'Error', somethingWentWrong: 'Something went wrong. Please try again.' },
  /** After an error that refuses no answer. */
  kept: 'Your answers are still here. Try again in a moment, or call.',
  keptAway: 'Your answers are still in the form. Try again in a moment, or call.',
  back: 'Back to the form',
  success: {
    title: 'Consultation Request Received!',
    text: `We'll contact you within ${FARM.contactWithin} to schedule your consultation.`,
  },
} as const;
