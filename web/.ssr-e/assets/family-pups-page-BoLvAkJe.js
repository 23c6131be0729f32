import { I as PATHS, T as ExternalButton, V as defineStyle, b as JumpLink, d as Picture, dt as SITE, lt as SECTIONS, n as ShareLink, o as Signature, pt as FARM, z as sectionHref } from "./app-B3ktw_AD.js";
import { d as overOn, s as FAMILY_LITTER } from "./pup-faces-De94RtFo.js";
import { E as useToday, K as Main, R as heroAction, W as Section, X as row, Y as columns, at as Paragraphs, ot as paragraphs, rt as Compounds } from "../prerender.js";
import { i as TrainingSection, n as ReasonsSection, r as ReserveSection, t as SplitHero } from "./split-hero-L4gOgwV9.js";
import { t as PupsSection } from "./pups-section-BvlUv4qG.js";
import { t as TalkSection } from "./talk-section-C2ZQGZpE.js";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
// src/content/family-pups.ts
var FAMILY_PUPS = {
	hero: {
		heading: "Family guardian companions",
		from: "From",
		now: `. Our pups are currently ${FARM.advancedStartWeeks}+ weeks old,`,
		over: `, at ${FARM.advancedStartWeeks} weeks or older:`,
		lead: " fully weaned, temperament-tested and house-trained.",
		action: "Schedule Your Family Visit Today",
		note: "Opens our visit form in a new tab."
	},
	meet: {
		heading: "Meet Our Family Guardians",
		lead: `${FARM.breeds.map(({ name, share }) => `${share}%\u00a0${name}`).join(", ")}: three breeds in one family dog.`,
		sides: [{
			name: "Sweet and gentle",
			text: "Raised close to people, and content to lie at your feet."
		}, {
			name: "Playful and intelligent",
			text: "Old enough to know their name and a routine, young enough for a game in the yard."
		}]
	},
	why: {
		heading: "Why Choose Our Guardian Companions",
		reasons: [
			{
				name: "Early socialization",
				text: "People, animals and everyday handling are part of how we raise them."
			},
			{
				name: "Home adaptation",
				text: "The first days in a new home are calmer for a dog whose first lessons are done."
			},
			{
				name: "Balanced temperament",
				text: "We know each dog from its test, so we can tell you which home it fits."
			},
			{
				name: "Health and vitality",
				text: "A local veterinary clinic does the health testing, and a health guarantee comes with each dog."
			}
		]
	},
	training: {
		heading: "Temperament and Training",
		lessons: [
			{
				name: "Name response",
				text: "Say their name, and they look up."
			},
			{
				name: "Crate comfort",
				text: "The crate is a place to rest."
			},
			{
				name: "Household sounds",
				text: "Everyday household noise is nothing new to them."
			}
		]
	},
	guarantee: {
		heading: "Our health guarantee",
		terms: FARM.guarantee
	},
	reserve: {
		banner: "Pickup or delivery, as it suits your family",
		heading: "Come and meet your dog",
		visit: "Schedule Your Family Visit Now",
		community: "Join Our Community to Get Puppy Updates",
		note: "Both open the same form in a new tab. Tell us there whether you’d like a visit or updates.",
		follow: "You’ll find updates here, too:"
	}
};
// src/pages/family-pups/family-pups-page.tsx
function FamilyPupsPage() {
	return /* @__PURE__ */ jsxs(Main, { children: [
		/* @__PURE__ */ jsx(Hero, {}),
		/* @__PURE__ */ jsx(PupsSection, { litter: FAMILY_LITTER }),
		/* @__PURE__ */ jsx(Meet, {}),
		/* @__PURE__ */ jsx(ReasonsSection, { ...FAMILY_PUPS.why }),
		/* @__PURE__ */ jsx(TrainingSection, {
			...FAMILY_PUPS.training,
			picture: "home-training"
		}),
		/* @__PURE__ */ jsx(Guarantee, {}),
		/* @__PURE__ */ jsx(Reserve, {}),
		/* @__PURE__ */ jsx(TalkSection, {})
	] });
}
var hero = defineStyle({
	"--words": {
		base: "0.53",
		lg: "0.47"
	},
	"& .ways": {
		...row,
		columnGap: "4",
		marginTop: "2"
	}
});
function Hero() {
	const { heading, from, now, over, lead, action, note } = FAMILY_PUPS.hero;
	return /* @__PURE__ */ jsxs(SplitHero, {
		bg: "straw",
		picture: "family-guardian",
		css: hero,
		children: [
			/* @__PURE__ */ jsx("h1", {
				tabIndex: -1,
				children: heading
			}),
			/* @__PURE__ */ jsxs("p", {
				className: "lead",
				children: [
					from,
					" ",
					/* @__PURE__ */ jsx("span", {
						translate: "no",
						children: FARM.name
					}),
					/* @__PURE__ */ jsx("span", { children: overOn(useToday(), FAMILY_LITTER) ? over : now }),
					/* @__PURE__ */ jsx(Compounds, { of: lead })
				]
			}),
			/* @__PURE__ */ jsx(ExternalButton, {
				href: FARM.familyPupForm,
				size: "large",
				wide: true,
				children: action
			}),
			/* @__PURE__ */ jsx("p", {
				className: "button-note",
				children: note
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "ways",
				children: [
					/* @__PURE__ */ jsx(JumpLink, {
						href: PATHS.consultation,
						css: heroAction,
						children: SITE.shortAction
					}),
					FAMILY_LITTER?.pups[0] && /* @__PURE__ */ jsx(JumpLink, {
						href: `#pups`,
						children: SITE.pups
					}),
					/* @__PURE__ */ jsx(JumpLink, {
						href: sectionHref(SECTIONS.pricing),
						children: SITE.prices
					}),
					/* @__PURE__ */ jsx(ShareLink, {
						path: PATHS.familyPups,
						short: true
					})
				]
			})
		]
	});
}
var meet = defineStyle({
	"& .lead": { marginTop: "4" },
	"& .plates": {
		display: "grid",
		gridTemplateColumns: {
			base: "1fr",
			sm: "1fr 1fr"
		},
		columnGap: {
			base: "6",
			lg: "12"
		},
		rowGap: "10",
		marginTop: {
			base: "8",
			md: "10"
		}
	},
	"& img": {
		height: "auto",
		aspectRatio: "1 / 1",
		borderRadius: "plate"
	},
	"& h3": { marginTop: "5" },
	"& h3 + p": {
		marginTop: "1.5",
		maxWidth: "28em"
	}
});
var PICTURES = ["guardian-sweet", "guardian-playful"];
function Meet() {
	const { heading, lead, sides } = FAMILY_PUPS.meet;
	return /* @__PURE__ */ jsxs(Section, {
		css: meet,
		children: [
			/* @__PURE__ */ jsx("h2", { children: heading }),
			/* @__PURE__ */ jsx("p", {
				className: "lead",
				children: lead
			}),
			/* @__PURE__ */ jsx("div", {
				className: "plates",
				children: PICTURES.map((picture, index) => /* @__PURE__ */ jsxs("article", { children: [
					/* @__PURE__ */ jsx(Picture, {
						name: picture,
						place: "meetPlate"
					}),
					/* @__PURE__ */ jsx("h3", { children: sides[index]?.name }),
					/* @__PURE__ */ jsx("p", { children: sides[index]?.text })
				] }, picture))
			})
		]
	});
}
var guarantee = defineStyle({
	paddingBottom: "0",
	"& > .container": {
		...columns,
		gridTemplateColumns: { lg: "5fr 8fr" },
		rowGap: "4",
		alignItems: "start"
	},
	"& p": { maxWidth: "measure" },
	...paragraphs
});
/** The terms of the health guarantee, if the owner has written them. */
function Guarantee() {
	const { heading, terms } = FAMILY_PUPS.guarantee;
	if (!terms) return null;
	return /* @__PURE__ */ jsxs(Section, {
		css: guarantee,
		children: [/* @__PURE__ */ jsx("h2", { children: heading }), /* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx(Paragraphs, { of: terms }), /* @__PURE__ */ jsx(Signature, {})] })]
	});
}
function Reserve() {
	const { banner, heading, note, follow, visit, community } = FAMILY_PUPS.reserve;
	const { length = 0 } = FARM.follow ?? [];
	/** After each entry: "one, two, and three". The last two belong to the last two entries. */
	const separators = [
		", ",
		length > 2 ? ", and " : " and ",
		""
	];
	const withPages = /* @__PURE__ */ jsxs(Fragment, { children: [
		/* @__PURE__ */ jsx("span", { children: note }),
		FARM.follow && /* @__PURE__ */ jsxs("span", { children: [
			" ",
			follow,
			" "
		] }),
		FARM.follow?.map(({ name, address }, index) => /* @__PURE__ */ jsxs("span", { children: [/* @__PURE__ */ jsx("a", {
			href: address,
			translate: "no",
			children: name
		}), /* @__PURE__ */ jsx("span", { children: separators.at(Math.max(-3, index - length)) })] }, address))
	] });
	return /* @__PURE__ */ jsxs(ReserveSection, {
		banner,
		heading,
		note: withPages,
		children: [/* @__PURE__ */ jsx(ExternalButton, {
			href: FARM.familyPupForm,
			size: "large",
			wide: true,
			children: visit
		}), /* @__PURE__ */ jsx(ExternalButton, {
			href: FARM.familyPupForm,
			look: "second",
			wide: true,
			children: community
		})]
	});
}
export { FamilyPupsPage as default };
