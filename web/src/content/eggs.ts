import { FARM } from './farm.ts';

export const EGGS = {
  hero: {
    heading: 'Pasture-raised eggs, by the dozen',
    lead: 'From hens kept on pasture. Pick up your eggs at the farm, or ask for local delivery.',
    action: 'Go to the order form',
  },
  ways: {
    dozen: { heading: 'Sold by the dozen', text: 'You order with the form below.' },
    pickup: { heading: 'Pickup at the farm', text: `We are located ${FARM.place}.` },
    delivery: { heading: 'Local delivery', text: 'Ask for it when you order.' },
  },
  order: {
    id: 'order',
    heading: 'Order eggs',
    hidden: 'The form comes from another site and may need a moment. It does not show?',
    open: 'Open the order form in a new tab',
    or: 'or call',
    frameTitle: 'Egg order form',
    failed: 'The order form cannot be loaded at the moment. Please open it in a new tab or call us.',
  },
} as const;
