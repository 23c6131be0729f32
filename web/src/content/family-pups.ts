import { FARM } from './farm.ts';

export const FAMILY_PUPS = {
  hero: {
    heading: 'Family guardian companions',
    from: 'From',
    now: `. Our pups are currently ${FARM.advancedStartWeeks}+ weeks old,`,
    over: `, at ${FARM.advancedStartWeeks} weeks or older:`,
    lead: ' fully weaned, temperament-tested and house-trained.',
    action: 'Schedule Your Family Visit Today',
    note: 'Opens our visit form in a new tab.',
  },
  meet: {
    heading: 'Meet Our Family Guardians',
    lead: `${FARM.breeds.map(({ name, share }) => `${share}%\u00a0${name}`).join(', ')}: three breeds in one family dog.`,
    sides: [
      {
        picture: 'guardian-sweet',
        name: 'Sweet and gentle',
        text: 'Raised close to people, and content to lie at your feet.',
      },
      {
        picture: 'guardian-playful',
        name: 'Playful and intelligent',
        text: 'Old enough to know their name and a routine, young enough for a game in the yard.',
      },
    ],
  },
  why: {
    heading: 'Why Choose Our Guardian Companions',
    reasons: [
      { name: 'Early socialization', text: 'People, animals and everyday handling are part of how we raise them.' },
      {
        name: 'Home adaptation',
        text: 'The first days in a new home are calmer for a dog whose first lessons are done.',
      },
      { name: 'Balanced temperament', text: 'We know each dog from its test, so we can tell you which home it fits.' },
      {
        name: 'Health and vitality',
        text: 'A local veterinary clinic does the health testing, and a health guarantee comes with each dog.',
      },
    ],
  },
  training: {
    heading: 'Temperament and Training',
    lessons: [
      { name: 'Name response', text: 'Say their name, and they look up.' },
      { name: 'Crate comfort', text: 'The crate is a place to rest.' },
      { name: 'Household sounds', text: 'Everyday household noise is nothing new to them.' },
    ],
  },
  guarantee: { heading: 'Our health guarantee', terms: FARM.guarantee },
  reserve: {
    banner: 'Pickup or delivery, as it suits your family',
    heading: 'Come and meet your dog',
    visit: 'Schedule Your Family Visit Now',
    community: 'Join Our Community to Get Puppy Updates',
    note: 'Both open the same form in a new tab. Tell us there whether you’d like a visit or updates.',
    follow: 'You’ll find updates here, too:',
  },
} as const;
