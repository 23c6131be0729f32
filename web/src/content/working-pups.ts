import { FARM, inWords } from './farm.ts';

export const WORKING_PUPS = {
  hero: {
    heading: 'Working guardian pups',
    tagline: 'Proven working puppies from two guardian parents, for farms and ranches that need predator protection.',
    note: 'Opens our reservation form in a new tab.',
    military: 'Military family? Base housing and deployments',
  },
  banner: 'Working pups are ready now, fully weaned and farm-conditioned.',
  reserveAction: 'Reserve Your Working LGD Pup',
  parents: {
    heading: 'Meet the Parents',
    lead: 'Both parents are guardians. What you see in them is what their pups grow up around.',
    female: {
      name: FARM.female,
      text: 'The mother, a guardian herself. Her pups are born on a working farm and grow up with livestock around them.',
    },
    male: {
      name: FARM.male,
      text: 'The father, the other guardian parent. From this proven bloodline his pups have the strong bark that deters predators.',
    },
  },
  why: {
    heading: 'Why Choose Our Working Pups',
    reasons: [
      { name: 'Born on a working farm', text: 'Livestock and farm work are around them from the first day.' },
      {
        name: 'Proven guardian bloodlines',
        text: 'Both parents are guardians. You can meet the line in the two portraits above.',
      },
      { name: 'Strong deterrent bark', text: 'They say early and loudly when something does not belong.' },
      {
        name: 'Farm-ready conditioning',
        text: 'Fences, animals and farm routine are familiar before they come to you.',
      },
    ],
  },
  training: {
    heading: 'Working Temperament and Training',
    lessons: [
      { name: 'Livestock bonding', text: 'They learn early that the herd is theirs to stay with.' },
      { name: 'Predator awareness', text: 'They learn to notice, to place themselves and to bark.' },
      { name: 'Farm recall', text: 'They learn to come back to the gate when you call.' },
    ],
  },
  military: {
    heading: 'For military families',
    text: `Orders change, and a dog has to fit in with that. Whether you live at ${FARM.base} or nearby, tell us how things stand and we plan for it together.`,
    action: 'Schedule Your Family Consultation',
    pets: {
      figure: FARM.basePetMaximum,
      name: 'Base-housing friendly',
      text: `Base housing allows ${inWords(FARM.basePetMaximum)} pets at most. We count with you before you choose.`,
    },
    boarding: { name: 'Boarding coordination', text: 'During deployments we coordinate boarding for your dog.' },
  },
  reserve: {
    banner: 'Pups are available for pickup or delivery',
    heading: 'Reserve a pup for your farm',
    note: 'Complete our working farm evaluation to be matched with the right pup',
  },
  closing: { heading: `${FARM.female} on watch` },
} as const;
