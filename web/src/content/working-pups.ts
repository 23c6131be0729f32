import { FARM, inWords } from './farm.ts';

export const WORKING_PUPS = {
  hero: {
    heading: 'Working guardian pups',
    tagline:
      'Proven working puppies from two guardian parents: livestock guardian dogs (LGDs) for farms and ranches that need predator protection.',
    farm: 'For your farm',
    military: { name: 'For a military family', action: 'Base housing and deployments' },
  },
  banner: 'Working pups are ready now, fully weaned and farm-conditioned.',
  reserveAction: 'Reserve Your Working LGD Pup',
  parents: {
    heading: 'Meet the Parents',
    lead: 'The pups you can reserve grow up beside these two.',
    both: [
      {
        picture: 'parent-female',
        name: FARM.mother,
        text: 'The mother. Her pups see a guardian at work before they become one.',
      },
      { picture: 'parent-male', name: FARM.father, text: 'The father. His pups grow into a bark like his.' },
    ],
  },
  why: {
    heading: 'Why Choose Our Working Pups',
    reasons: [
      { name: 'Born on a working farm', text: 'They open their eyes among livestock.' },
      { name: 'Proven guardian bloodlines', text: 'Their mother and their father both guard livestock.' },
      { name: 'Strong deterrent bark', text: 'Early and loud, when something is out of place.' },
      { name: 'Farm-ready conditioning', text: 'They know fences, animals and daily chores before they come to you.' },
    ],
  },
  training: {
    heading: 'Working Temperament and Training',
    lessons: [
      { name: 'Livestock bonding', text: 'The herd is their company from the start, so they stay with it.' },
      { name: 'Predator awareness', text: 'They spot a threat, stand between it and the herd, and bark.' },
      { name: 'Farm recall', text: 'You call from the gate, and they come.' },
    ],
  },
  military: {
    heading: 'For military families',
    text: `Orders change, and your plan for a dog has to change with them. Whether you live at ${FARM.base} or nearby, tell us your situation and we’ll plan together.`,
    familyPups: 'Meet the family pups',
    pets: {
      figure: FARM.basePetMaximum,
      name: 'Base-housing friendly',
      text: `Base housing allows ${inWords(FARM.basePetMaximum)} pets at most. We’ll help you plan around that limit before you choose.`,
    },
    boarding: {
      name: 'Boarding coordination',
      text: 'Tell us the dates, and we’ll coordinate boarding while you’re deployed.',
    },
  },
  pickup: { now: 'Pups are available for pickup or delivery', over: 'Pickup or delivery, as it suits your farm' },
  reserve: {
    heading: 'Reserve a pup for your farm',
    note: 'Complete our working farm evaluation to be matched with the right pup',
  },
  closing: { onWatch: 'on watch' },
} as const;
