import { dollars, FARM } from './farm.ts';
import { SITE } from './site.ts';

const { eggPrice } = FARM;

export const EGGS = {
  hero: {
    heading: 'Pasture-raised eggs, by the dozen',
    lead: 'From hens that spend their days on pasture.',
    action: 'Go to the order form',
    consultation: `${SITE.shortAction} about a guardian dog`,
  },
  ways: {
    dozen: {
      heading: 'Sold by the dozen',
      text: `${eggPrice ? `${dollars(eggPrice.price)} ${eggPrice.unit}. ` : ''}Order with the form below.`,
    },
    pickup: { heading: 'Pickup at the farm', text: `We’re located ${FARM.location}.` },
    delivery: { heading: 'Local delivery', text: 'Ask for it when you order.' },
  },
  order: {
    id: 'order',
    heading: 'Order eggs',
    hidden: 'The form is on another site. Don’t see it, or does it not work here?',
    open: 'Open the order form in a new tab',
    or: 'or call',
    frameTitle: 'Egg order form',
    loading: 'Loading the order form...',
  },
} as const;
