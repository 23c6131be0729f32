import { FARM, inWords } from './farm.ts';

const [pyrenees, anatolian, shepherd] = FARM.breeds.map(({ name }) => name);

export const HOME = {
  hero: {
    heading: 'Guardian\u00a0dogs, raised for Oklahoma families',
    lead: 'Older pups from our family farm: fully weaned, temperament-tested and house-trained.',
    terms: `Free · ${FARM.consultationMinutes} minutes · No pressure`,
    /** While it is night there. The words between are a link to the form. */
    night: {
      before: `It’s night ${FARM.town ? `in ${FARM.town}` : 'at the farm'}.`,
      action: 'Leave us your number',
      after: `, and we’ll call or write within ${FARM.contactWithin}.`,
    },
  },
  trust: {
    heading: 'What families rely on',
    families: { figure: FARM.familiesServed, text: 'families served' },
    since: { figure: `Since ${FARM.since}`, text: `serving ${FARM.county}` },
    claims: {
      military: `Base-housing friendly dogs for families at ${FARM.base}`,
      health: 'Health testing at a local veterinary clinic',
      support: 'Lifetime breeder support',
    },
  },
  about: {
    heading: 'A small farm that knows each of its dogs',
    lead: `We breed livestock guardian dogs ${FARM.town ? `in ${FARM.town}, ` : ''}${FARM.place}. Some go to work on farms and ranches. Others go home with families, as guardians and companions.`,
    parents: [
      { picture: 'parent-female', name: FARM.mother, who: 'Mother of our working pups' },
      { picture: 'parent-male', name: FARM.father, who: 'Father of our working pups' },
    ],
    served: {
      families: { name: 'Families', text: `in ${FARM.county} and the surrounding area` },
      military: { name: 'Military families', text: `at ${FARM.base}, with boarding coordinated during deployments` },
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
      farm: { heading: 'With us on the farm', lessons: ['Their name', 'The crate', 'Household sounds'] },
      home: { heading: 'At home with you', text: 'Lifetime support, a\u00a0phone call away' },
      born: 'Born',
      weeks: `${FARM.advancedStartWeeks} weeks`,
    },
  },
  pricing: {
    heading: 'What a guardian costs',
    text: `The price depends on your dog’s age when it comes home. ${FARM.host ? 'I’ll' : 'We’ll'} go over it with you before you decide anything.`,
    included: 'Included with every dog',
    value: 'Value',
    action: 'Learn About Our Process',
  },
  offers: {
    heading: 'What are you looking for?',
    family: {
      name: 'Family guardian pups',
      text: 'Guardian and companion in one dog.',
      more: `Currently ${FARM.advancedStartWeeks}+ weeks old.`,
      action: 'Meet the family pups',
    },
    working: {
      name: 'Working guardian pups',
      text: 'From two guardian parents.',
      more: 'Ready now.',
      action: 'See the working pups',
    },
    eggs: {
      name: 'Pasture-raised eggs',
      text: 'By the dozen.',
      more: 'Pick up at the farm or ask for local delivery.',
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
        answer: `Often, yes. Base housing has a ${inWords(FARM.basePetMaximum)}-pet maximum, so tell us how many pets you already have and we’ll plan around it. If a deployment comes up, we coordinate boarding while you’re away.`,
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
          'Early socialization is part of how we raise them, and each dog is temperament-tested. Tell us your children’s ages and which pets you have, and we’ll look for the dog that fits.',
      },
      {
        question: 'What support do we get after we take a dog home?',
        answer:
          'You can ask us anything for as long as your dog lives: that’s what lifetime breeder support means. And if you’re deployed, we coordinate boarding.',
      },
      {
        question: 'Why do you sell older puppies?',
        answer: `So that you see the dog you’re getting. At ${FARM.advancedStartWeeks} weeks or older a pup shows its temperament, and it comes to you house-trained.`,
      },
      {
        question: 'What are your health guarantees?',
        answer: FARM.guarantee ?? 'There is a health guarantee. We’ll explain its terms in the consultation.',
      },
    ],
  },
  contact: {
    heading: 'Call us, or write any time',
    text: 'Tell us about your home and your animals, and we’ll help you find the dog that fits.',
  },
} as const;
