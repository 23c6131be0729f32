import { FARM, inWords } from './farm.ts';

export const WORKING_PUPS = {
  hero: {
    audiences: 'For farms and ranches, and for military families',
    heading: 'Working guardian pups',
    tagline: 'Proven working puppies from two guardian parents, for farms and ranches that need predator protection.',
    note: 'Opens our reservation form in a new tab.',
    military: 'Military family? Base housing and deployments',
  },
  banner: 'Working pups are ready now, fully weaned and farm-conditioned.',
  reserveAction: 'Reserve Your Working LGD Pup',
  parents: {
    heading: 'Meet the Parents',
    lead: 'Both parents are guardians. Their pups grow up beside them.',
    female: {
      name: FARM.mother,
      text: 'The mother, a guardian herself. Her pups are born on a working farm and grow up with livestock around them.',
    },
    male: {
      name: FARM.father,
      text: 'The father, a guardian too. His pups come from a proven bloodline and have the strong bark that deters predators.',
    },
  },
  why: {
    heading: 'Why Choose Our Working Pups',
    reasons: [
      { name: 'Born on a working farm', text: 'They are around livestock and farm work from day one.' },
      {
        name: 'Proven guardian bloodlines',
        text: 'Both parents are guardians. You can see them in the two portraits above.',
      },
      { name: 'Strong deterrent bark', text: 'They bark early and loud when something is out of place.' },
      {
        name: 'Farm-ready conditioning',
        text: 'They know fences, animals and farm routine before they come to you.',
      },
    ],
  },
  training: {
    heading: 'Working Temperament and Training',
    lessons: [
      { name: 'Livestock bonding', text: 'They learn early to stay with the herd.' },
      { name: 'Predator awareness', text: 'They learn to spot a threat, stand between it and the herd, and bark.' },
      { name: 'Farm recall', text: 'They learn to come back to the gate when you call.' },
    ],
  },
  military: {
    heading: 'For military families',
    text: `Orders change, and your plan for a dog has to change with them. Whether you live at ${FARM.base} or nearby, tell us your situation and we'll plan together.`,
    action: 'Schedule Your Family Consultation',
    pets: {
      figure: FARM.basePetMaximum,
      name: 'Base-housing friendly',
      text: `Base housing allows ${inWords(FARM.basePetMaximum)} pets at most. We'll help you plan around that limit before you choose.`,
    },
    boarding: { name: 'Boarding coordination', text: 'During deployments we coordinate boarding for your dog.' },
  },
  reserve: {
    banner: 'Pups are available for pickup or delivery',
    heading: 'Reserve a pup for your farm',
    note: 'Complete our working farm evaluation to be matched with the right pup',
  },
  consultation: { question: 'Not sure which pup fits?', action: 'Ask for a free consultation' },
  closing: { heading: `${FARM.mother} on watch` },
} as const;
