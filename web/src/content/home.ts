import { dollars, FARM, inWords } from './farm.ts';
import { MILITARY_SECTION } from './site.ts';

const [pyrenees, anatolian, shepherd] = FARM.breeds;

export const HOME = {
  hero: {
    heading: 'Guardian dogs, raised for Oklahoma families',
    lead: 'Older pups from our family farm: fully weaned, temperament-tested and house-trained.',
    action: 'Schedule Your Family Consultation',
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
    lead: `We breed livestock guardian dogs ${FARM.place}. Some grow up to guard livestock. Others go home with families, once they are old enough to be ready for it.`,
    served: [
      { name: 'Families', text: `in ${FARM.county} and the surrounding area` },
      {
        name: 'Military homes',
        text: 'base-housing friendly, with boarding coordinated during deployments',
        section: MILITARY_SECTION,
      },
      { name: 'Farms and ranches', text: 'that need protection from predators' },
    ],
  },
  program: {
    heading: 'The Oklahoma advantage: three breeds in one family dog',
    lead: `Picture it as a barn quilt. Of eight equal pieces four are ${pyrenees.name}, two are ${anatolian.name} and two are ${shepherd.name}.`,
    start: {
      heading: 'What we mean by “Advanced Start”',
      text: `Our family dogs leave the farm at ${FARM.advancedStartWeeks} weeks or older, not as small puppies. By then the first lessons are done. Come and see one for yourself.`,
      action: 'Schedule Your Family Visit',
      farm: { heading: 'With us on the farm', lessons: ['Fully weaned', 'Temperament-tested', 'House-trained'] },
      home: { heading: 'Home with you', text: 'from here on, with lifetime breeder support' },
      born: 'Born',
      weeks: `${FARM.advancedStartWeeks} weeks`,
    },
  },
  pricing: {
    heading: 'What a guardian costs',
    text: 'The price depends on the age at which your dog comes home. We go through it with you before you decide anything.',
    included: 'What the price includes',
    sum: 'Included value',
    total: dollars(FARM.includedValues.reduce((sum, { dollars }) => sum + dollars, 0)),
    action: 'Learn About Our Process',
  },
  paths: {
    heading: 'What are you looking for?',
    family: {
      name: 'Family guardian pups',
      text: `Currently ${FARM.advancedStartWeeks}+ weeks old, house-trained, and used to crates and household sounds.`,
      action: 'Meet the family pups',
    },
    working: {
      name: 'Working guardian pups',
      text: 'Two guardian parents. Ready now and farm-conditioned.',
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
    text: `Something else on your mind? Ask. A consultation is free and takes ${FARM.consultationMinutes} minutes.`,
    action: 'Contact Us Today',
    items: [
      {
        question: 'How do the dogs cope with Oklahoma heat and humidity?',
        answer: `They are raised here, ${FARM.place}, so Oklahoma weather is what they know. Like any dog with a thick coat they need shade, fresh water and exercise in the cool hours.`,
      },
      {
        question: 'Can we keep a guardian in base housing?',
        answer: `Often, yes. Base housing has a ${inWords(FARM.basePetMaximum)}-pet maximum, so tell us how many pets you have already and we will plan around it. If a deployment comes up, we coordinate boarding for the time you are away.`,
      },
      {
        question: 'What happens in tornado season?',
        answer:
          'Our dogs learn crate comfort and household sounds early. That makes it easier to bring yours into the shelter with you and to keep it settled there.',
      },
      {
        question: 'How is this hybrid different from a pure livestock guardian dog?',
        answer: `${FARM.breeds.map(({ name, percent }) => `${percent}% ${name}`).join(', ')}. It is meant to be a family companion, where a pure livestock guardian is bred to stay with the stock.`,
      },
      {
        question: 'Are they good with children and other pets?',
        answer:
          "Early socialization is part of how we raise them, and each dog is temperament-tested. Tell us your children's ages and your pets, and we look for the dog that fits.",
      },
      {
        question: 'What support do we get after we take a dog home?',
        answer:
          'Lifetime breeder support: call or write to us. For military families that includes boarding coordination during deployments.',
      },
      {
        question: 'Why do you sell older puppies?',
        answer: `At ${FARM.advancedStartWeeks} weeks or more a pup is fully weaned, temperament-tested and house-trained. You see the dog you are getting.`,
      },
      {
        question: 'What are your health guarantees?',
        answer:
          'There is a health guarantee, and health testing is done at a local veterinary clinic. We go through the terms with you in the consultation.',
      },
    ],
  },
  contact: {
    heading: 'Call us, or write when it suits you',
    text: `We are a family farm located ${FARM.place}. Tell us about your home and your animals, and we will tell you honestly which dog fits.`,
    area: `We serve ${FARM.county} and the surrounding area.`,
  },
} as const;
