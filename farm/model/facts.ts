import { array, strictObject, z } from 'zod';
import { WEANED_WEEKS } from './ages.ts';
import { format, number, optional, pattern, shown, text, unique, withRule, words } from './lines.ts';
import { withPhoto } from './with-photo.ts';

function url(example: string, write: string, pattern: RegExp) {
  return format(example, write, (params) =>
    z
      .url({ hostname: /[^.]\.[^.]/, ...params })
      .regex(pattern, params)
      // Zod's JSON Schema forgets the format of a URL that has a pattern. Random farms are drawn by it.
      .meta({ format: 'uri' }),
  );
}

/** Browsers open "https:/forms.example" as a page of this site. HTML does not allow every character in one. */
const ADDRESS = /^(?!.*["<>\\^`{|}[\]]|.*%(?![\dA-Fa-f]{2}))https:\/\/[^/?#\s]+\.[^/?#\s]\S*$/;

function address(example: string) {
  return url(example, 'the address as the browser shows it, with https:// in front', ADDRESS);
}

const website = url(
  'https://www.sweetwater.farm',
  'it with https:// in front, in small letters without accents, and nothing after the name, not even a slash',
  /^https:\/\/([a-z\d-]+\.)+[a-z][a-z\d-]*$/,
);

/** The unit has letters that the site's typefaces have, and no second price. */
const EGG_PRICE = /^\$ ?([1-9]\d?(?:\.\d\d?)?|0?\.[1-9]\d?) +([A-Za-z][ -#%-~À-ž‘-”]{0,39})$/;

const eggPrice = pattern('$6 a dozen', 'an amount from $0.10 to $99.99 and what it is for', EGG_PRICE).transform(
  (given) => {
    const [, price = '', unit = ''] = EGG_PRICE.exec(given) ?? [];
    return { price: Number(price), unit: shown(unit.trim()) };
  },
);

const host = withRule(
  withPhoto({
    name: optional(text('Ruth Miller', 60), { ownAdvice: true }).describe('Name'),
    sentence: optional(text('I raise our pups, and I answer the phone.', 160), { ownAdvice: true }).describe(
      'One sentence',
    ),
  }),
  ({ name, sentence, photo }, say) => {
    if ((name || sentence || photo) && !(name && sentence))
      say([name ? 'sentence' : 'name'], 'the host needs a name and a sentence. Write both, or leave all fields empty.');
  },
).transform(({ name, sentence }) => (name && sentence ? { name, sentence } : undefined));

/** The quilt on the home page has eight equal pieces: four, two and two. */
export const QUILT = [50, 25, 25];
const OTHER_QUILT = `the shares of the breeds are not ${QUILT.join(', ')}. Write these: the quilt on the home page shows them.`;

const breeds = withRule(
  array(
    strictObject({
      name: text('German Shepherd', 40).describe('Breed'),
      share: number(25, { least: 1, most: 100 }).describe('Share in percent'),
    }),
  ).length(QUILT.length, OTHER_QUILT),
  (entries, say) => {
    if (entries.some(({ share }, index) => share && share !== QUILT[index])) say([], OTHER_QUILT);
  },
);

/** The plausible prices of a dog in dollars, and the largest ratio of the high price of a range to the low one. */
const PLAUSIBLE = { least: 50, most: 20_000, digits: 2 };
const LARGEST_RATIO = 10;

const price = withRule(
  strictObject({
    name: text('Young Adult Companion', 40).describe('Name'),
    age: number(16, { least: WEANED_WEEKS, most: 500 }).describe(
      'Age in weeks. The price begins at this age and ends at the age of the next entry.',
    ),
    from: number(850, PLAUSIBLE).describe('Price in dollars. The lower amount, or the only one.'),
    to: optional(number(1050, PLAUSIBLE)).describe('Up to. The higher amount. Leave it empty if there is only one.'),
    label: optional(text('MOST POPULAR', 24)).describe('Label. Only one of the three prices may have one.'),
  }),
  ({ from, to }, say) => {
    if (from && to && (to < from || to >= LARGEST_RATIO * from))
      say(
        ['to'],
        `the low price is ${from}. Write more, but less than ${LARGEST_RATIO} times as much, or leave it empty.`,
      );
  },
);

const prices = withRule(
  array(price).length(3, 'the site shows three prices. Put back the ones that are missing, or delete the others.'),
  (entries, say) => {
    const ages = entries.flatMap(({ age = [] }) => age);
    if (ages.some((age, index) => age <= (ages[index - 1] ?? 0)))
      say([], 'the ages are not in order. Write the youngest first, and each age higher than the one before.');
    if (entries.filter(({ label }) => label).length > 1)
      say([], 'more than one price has a label. Leave it where most families choose.');
  },
);

const EMPTY = 'it is empty. Write at least one entry.';

const included = withRule(
  array(
    strictObject({
      name: text('Temperament testing', 60).describe('Name'),
      worth: number(200, { least: 1, most: 20_000, digits: 2 }).describe('Worth in dollars'),
    }),
  ).min(1, EMPTY),
  unique('name', 'an entry above has the same name. Delete one of them.'),
);

const facts = strictObject({
  name: text('Sweetwater Farm', 60).describe('Name of the farm. It is in the header, in page titles and in emails.'),
  email: format('hello@sweetwater.farm', 'one address, without spaces and accents', z.email).describe(
    'Email address. Families write to it.',
  ),
  phone: pattern('(918) 238-7746', 'ten digits exactly in this form', /^\(\d{3}\) \d{3}-\d{4}$/).describe(
    'Phone number. Write it exactly like this, so that a tap on it calls you.',
  ),
  website: website.describe(
    'Address of this website. With https:// in front and no slash at the end. Ask the person who set up the site before you change it.',
  ),
  workingPupForm: address('https://forms.example.org/working-pups').describe(
    "Form to reserve a working pup. The web address of your form. A button on the working pups' page opens it.",
  ),
  familyPupForm: address('https://forms.example.org/family-pups').describe(
    "Form to visit the family pups. The web address of your form. A button on the family pups' page opens it.",
  ),
  eggOrderForm: address('https://forms.example.org/eggs').describe(
    'Form to order eggs. The web address of your form. The egg page shows the form.',
  ),
  mother: text('Duchess', 40).describe('Name of the mother dog'),
  father: text('Duke', 40).describe('Name of the father dog'),
  host: optional(host).describe('The person who answers families. Leave all lines empty to name nobody.'),
  place: text('outside Oklahoma City', 80).describe('Where the farm is. The site puts it after "located".'),
  areasServed: array(text('Oklahoma County', 60)).min(1, EMPTY).describe('Places you serve. Search engines read them.'),
  since: number(2018, { least: 1900, most: new Date().getFullYear() }).describe(
    'Year in which you began to serve the area',
  ),
  familiesServed: text('200+', 12).describe('Families served. How many since that year.').meta({ field: 'text' }),
  basePetMaximum: number(2, { least: 2, most: 20 }).describe('How many pets base housing allows'),
  breeds: breeds.describe(
    `Breeds of the family guardians. The quilt on the home page shows these shares. They must stay ${QUILT.join(', ')}.`,
  ),
  prices: prices.describe('Prices of the dogs. Three entries, the youngest dogs first.'),
  included: included.describe('What each price includes'),
  tagline: array(text('Family-Owned.', 40)).min(1, EMPTY).describe('Lines at the bottom of the pages'),
  familyTagline: array(text('Oklahoma Proud.', 40))
    .min(1, EMPTY)
    .describe("Lines at the bottom of the family pups' page"),
  town: optional(text('Luther', 60), { ownAdvice: true }).describe(
    'Town. The site and search engines show it with your ZIP code. If you leave it empty, the site shows only "Where the farm is".',
  ),
  postalCode: optional(pattern('73054', 'its five digits', /^\d{5}(-\d{4})?$/))
    .describe('ZIP code')
    .meta({ field: 'text' }),
  eggPrice: optional(eggPrice).describe('Price of eggs. An amount and what it is for.').meta({ field: 'text' }),
  guarantee: optional(words('We take back a dog that a vet finds to be ill.', 4_000).transform(shown)).describe(
    "Terms of your health guarantee. They are the answer to the question about health guarantees, and on the family pups' page. A new line here is a new paragraph on the page.",
  ),
  olderCostsLess: optional(text('An older dog has less time ahead with you.', 200)).describe(
    'Why an older dog costs less. One sentence below the prices.',
  ),
  licence: optional(text('Oklahoma commercial pet breeder license 1234', 80)).describe(
    'License, at the bottom of every page',
  ),
  follow: optional(
    array(
      strictObject({
        name: text('Facebook', 40).describe('Name'),
        address: address('https://www.facebook.com/sweetwaterfarm').describe('Address'),
      }),
    ),
  ).describe(
    'Your pages on other sites. Where you post news about the pups. They are at the bottom of every page, and where families ask for updates.',
  ),
});

export const factsSchema = withRule(facts, ({ town, postalCode }, say) => {
  if (postalCode && !town)
    say(['town'], 'the ZIP code needs a town, because the site shows both together. Write the town, too.');
}).describe(
  'Facts. Name, addresses, prices and all other facts. Every page, mail and search result takes them from here.',
);
