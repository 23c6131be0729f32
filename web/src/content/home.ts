import { FARM, inWords } from './farm.ts';
import { SITE } from './site.ts';

const [pyrenees, anatolian, shepherd] = FARM.breeds.map(({ name }) => name);

export const HOME = {
  hero: {
    heading: 'Guardian dogs, raised for Oklahoma families',
    lead: 'Older pups from our family farm: fully weaned, temperament-tested and house-trained.',
    action: 'Schedule Your Family Consultation',
    terms: `Free · ${FARM.consultationMinutes} minutes · No pressure`,
  },
  trust: {
    heading: 'What families rely on',
    families: { figure: FARM.familiesServed, text: 'families served' },
    since: { figure: `Since ${FARM.since}`, text: 'serving the area' },
    claims: {
      military: 'Military family specialization',
      health: 'Health testing at a local veterinary clinic',
      support: 'Lifetime breeder support',
    },
  },
  about: {
    heading: 'A small farm that knows each of its dogs',
    lead: `We breed livestock guardian dogs ${FARM.place}. Some grow up to guard livestock. Others go home with families once they're old enough to be ready.`,
    parents: { mother: 'The mother', father: 'The father' },
    served: {
      families: { name: 'Families', text: `in ${FARM.county} and the surrounding area` },
      military: {
        name: 'Military homes',
        text: 'base-housing friendly, with boarding coordinated during deployments',
      },
      ranches: { name: 'Farms and ranches', text: 'that need protection from predators' },
    },
  },
  program: {
    heading: 'The Oklahoma advantage: three breeds in one family dog',
    lead: `Picture a barn quilt of eight equal pieces: four are ${pyrenees}, two are ${anatolian} and two are ${shepherd}.`,
    start: {
      heading: 'What we mean by “Advanced Start”',
      text: `Our family dogs leave the farm at ${FARM.advancedStartWeeks} weeks or older, not as small puppies. By then the first lessons are done. Come and meet one.`,
      action: 'Schedule Your Family Visit',
      note: `This opens our consultation form. ${SITE.promise}`,
      farm: { heading: 'With us on the farm', lessons: ['Fully weaned', 'Temperament-tested', 'House-trained'] },
      home: { heading: 'At home with you', text: 'Lifetime breeder support from here on' },
      born: 'Born',
      weeks: `${FARM.advancedStartWeeks} weeks`,
    },
  },
  pricing: {
    heading: 'What a guardian costs',
    text: "The price depends on your dog's age when it comes home. We'll go over it with you before you decide anything.",
    included: 'What every price includes, and what it is worth',
    action: 'Learn About Our Process',
  },
  paths: {
    heading: 'What are you looking for?',
    family: {
      name: 'Family guardian pups',
      text: `Currently ${FARM.advancedStartWeeks}+ weeks old, and used to crates and household sounds.`,
      action: 'Meet the family pups',
    },
    working: {
      name: 'Working guardian pups',
      text: 'From two guardian parents. Ready now.',
      action: 'See the working pups',
    },
    eggs: {
      name: 'Pasture-raised eggs',
      text: 'By the dozen. Pick up at the farm or ask for local delivery.',
      action: 'Order eggs',
    },
  },
  faq: {
    heading: 'Questions families ask us',
    text: `Something else on your mind? Just ask. A consultation is free and takes ${FARM.consultationMinutes} minutes.`,
    action: 'Contact Us Today',
    items: [
      {
        question: 'How do the dogs handle Oklahoma heat and humidity?',
        answer: `They are raised here, ${FARM.place}, so Oklahoma weather is what they know. Like any dog with a thick coat, they need shade, fresh water and exercise in the cooler hours.`,
      },
      {
        question: 'Can we keep a guardian in base housing?',
        answer: `Often, yes. Base housing has a ${inWords(FARM.basePetMaximum)}-pet maximum, so tell us how many pets you already have and we'll plan around it. If a deployment comes up, we coordinate boarding while you're away.`,
      },
      {
        question: 'What happens in tornado season?',
        answer:
          'Our dogs learn crate comfort and household sounds early. That makes it easier to bring yours into the shelter with you and keep it calm there.',
      },
      {
        question: 'How is this hybrid different from a pure livestock guardian dog?',
        answer:
          'A pure livestock guardian is bred to stay with the herd. Our hybrid of three breeds is meant to live with your family.',
      },
      {
        question: 'Are they good with children and other pets?',
        answer:
          "Early socialization is part of how we raise them, and each dog is temperament-tested. Tell us your children's ages and which pets you have, and we'll look for the dog that fits.",
      },
      {
        question: 'What support do we get after we take a dog home?',
        answer:
          "As long as your dog lives: that's what lifetime breeder support means. For military families it includes boarding coordination during deployments.",
      },
      {
        question: 'Why do you sell older puppies?',
        answer: `At ${FARM.advancedStartWeeks} weeks or more the first lessons are done and the temperament shows. You see the dog you are getting.`,
      },
      {
        question: 'What are your health guarantees?',
        answer:
          "There is a health guarantee, and health testing is done at a local veterinary clinic. We'll go over the terms with you in the consultation.",
      },
    ],
  },
  contact: {
    heading: 'Call us, or write when it suits you',
    text: "Tell us about your home and your animals, and we'll tell you honestly which dog fits.",
    promise: SITE.promise,
  },
} as const;
