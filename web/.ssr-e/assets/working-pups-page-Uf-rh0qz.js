import { E as TrailingIcon, F as Icon, I as PATHS, T as ExternalButton, V as defineStyle, at as MILITARY_SECTION, b as JumpLink, c as QuiltTile, d as Picture, dt as SITE, ht as inWords, lt as SECTIONS, n as ShareLink, p as isPhoto, pt as FARM, st as PARENTS_SECTION, t as MainAction, u as quiltTile, w as ButtonAnchor, z as sectionHref } from "./app-B3ktw_AD.js";
import { d as overOn, l as WORKING_LITTER } from "./pup-faces-De94RtFo.js";
import { $ as HillEdge, E as useToday, G as WideSection, H as PlainList, K as Main, R as heroAction, W as Section, Y as columns, rt as Compounds } from "../prerender.js";
import { i as TrainingSection, n as ReasonsSection, r as ReserveSection, t as SplitHero } from "./split-hero-L4gOgwV9.js";
import { t as PupsSection } from "./pups-section-BvlUv4qG.js";
import { t as TalkSection } from "./talk-section-C2ZQGZpE.js";
import { jsx, jsxs } from "react/jsx-runtime";
import { ArrowDown, CalendarClock } from "lucide";
// src/content/working-pups.ts
var WORKING_PUPS = {
	hero: {
		heading: "Working guardian pups",
		tagline: "Proven working puppies from two guardian parents: livestock guardian dogs (LGDs) for farms and ranches that need predator protection.",
		farm: "For your farm",
		military: {
			name: "For a military family",
			action: "Base housing and deployments"
		}
	},
	banner: "Working pups are ready now, fully weaned and farm-conditioned.",
	reserveAction: "Reserve Your Working LGD Pup",
	parents: {
		heading: "Meet the Parents",
		lead: "The pups you can reserve grow up beside these two.",
		female: {
			name: FARM.mother,
			text: "The mother. Her pups see a guardian at work before they become one."
		},
		male: {
			name: FARM.father,
			text: "The father. His pups grow into a bark like his."
		}
	},
	why: {
		heading: "Why Choose Our Working Pups",
		reasons: [
			{
				name: "Born on a working farm",
				text: "They open their eyes among livestock."
			},
			{
				name: "Proven guardian bloodlines",
				text: "Their mother and their father both guard livestock."
			},
			{
				name: "Strong deterrent bark",
				text: "Early and loud, when something is out of place."
			},
			{
				name: "Farm-ready conditioning",
				text: "They know fences, animals and daily chores before they come to you."
			}
		]
	},
	training: {
		heading: "Working Temperament and Training",
		lessons: [
			{
				name: "Livestock bonding",
				text: "The herd is their company from the start, so they stay with it."
			},
			{
				name: "Predator awareness",
				text: "They spot a threat, stand between it and the herd, and bark."
			},
			{
				name: "Farm recall",
				text: "You call from the gate, and they come."
			}
		]
	},
	military: {
		heading: "For military families",
		text: `Orders change, and your plan for a dog has to change with them. Whether you live at ${FARM.base} or nearby, tell us your situation and we’ll plan together.`,
		familyPups: "Meet the family pups",
		pets: {
			figure: FARM.basePetMaximum,
			name: "Base-housing friendly",
			text: `Base housing allows ${inWords(FARM.basePetMaximum)} pets at most. We’ll help you plan around that limit before you choose.`
		},
		boarding: {
			name: "Boarding coordination",
			text: "Tell us the dates, and we’ll coordinate boarding while you’re deployed."
		}
	},
	pickup: {
		now: "Pups are available for pickup or delivery",
		over: "Pickup or delivery, as it suits your farm"
	},
	reserve: {
		heading: "Reserve a pup for your farm",
		note: "Complete our working farm evaluation to be matched with the right pup"
	},
	closing: { onWatch: "on watch" }
};
// src/pages/working-pups/working-pups-page.tsx
function WorkingPupsPage() {
	const { now, over } = WORKING_PUPS.pickup;
	const banner = overOn(useToday(), WORKING_LITTER) ? over : now;
	return /* @__PURE__ */ jsxs(Main, { children: [
		/* @__PURE__ */ jsx(Hero, {}),
		/* @__PURE__ */ jsx(MilitaryFamilies, {}),
		/* @__PURE__ */ jsx(PupsSection, { litter: WORKING_LITTER }),
		/* @__PURE__ */ jsx(Parents, {}),
		/* @__PURE__ */ jsx(ReasonsSection, { ...WORKING_PUPS.why }),
		/* @__PURE__ */ jsx(TrainingSection, {
			...WORKING_PUPS.training,
			picture: "working-training"
		}),
		/* @__PURE__ */ jsx(ReserveSection, {
			...WORKING_PUPS.reserve,
			banner,
			children: /* @__PURE__ */ jsx(ReserveButton, {})
		}),
		/* @__PURE__ */ jsx(TalkSection, { abovePicture: true }),
		/* @__PURE__ */ jsx(Closing, {})
	] });
}
var hero = defineStyle({
	"--words": "0.44",
	"& h1": { maxWidth: {
		base: "8em",
		sm: "none",
		lg: "8em"
	} },
	"& .lead": {
		marginTop: "4",
		marginBottom: "5",
		maxWidth: {
			base: "17em",
			sm: "26em"
		}
	},
	"& .ways": {
		display: "grid",
		gridTemplateColumns: {
			sm: "repeat(2, minmax(0, 22rem))",
			lg: "minmax(0, 22rem)"
		},
		gap: "4",
		"& a": {
			width: "full",
			paddingInline: "2.5"
		},
		"& p": {
			marginBottom: "1.5",
			textStyle: "item",
			color: "fg.heading"
		}
	}
});
function Hero() {
	const { heading, tagline, farm, military } = WORKING_PUPS.hero;
	const news = overOn(useToday(), WORKING_LITTER) ?? WORKING_PUPS.banner;
	return /* @__PURE__ */ jsxs(SplitHero, {
		bg: "dawn",
		picture: "working-pup",
		news,
		css: hero,
		children: [
			/* @__PURE__ */ jsx("h1", {
				tabIndex: -1,
				children: heading
			}),
			/* @__PURE__ */ jsx("p", {
				className: "lead",
				children: tagline
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "ways",
				children: [/* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("p", { children: farm }), /* @__PURE__ */ jsx(ReserveButton, {})] }), /* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("p", { children: military.name }), /* @__PURE__ */ jsx(ButtonAnchor, {
					href: `#${MILITARY_SECTION}`,
					look: "solid",
					size: "large",
					wide: true,
					children: /* @__PURE__ */ jsx(TrailingIcon, {
						of: ArrowDown,
						children: military.action
					})
				})] })]
			}),
			/* @__PURE__ */ jsx(JumpLink, {
				href: PATHS.consultation,
				marginTop: "1",
				marginRight: "4",
				css: heroAction,
				children: SITE.shortAction
			}),
			WORKING_LITTER?.pups[0] && /* @__PURE__ */ jsx(JumpLink, {
				href: `#pups`,
				children: SITE.pups
			})
		]
	});
}
function ReserveButton() {
	return /* @__PURE__ */ jsx(ExternalButton, {
		href: FARM.workingPupForm,
		size: "large",
		wide: true,
		children: WORKING_PUPS.reserveAction
	});
}
var military = defineStyle({
	paddingBlock: "clamp(2.5rem, 1.6rem + 3.6vw, 5rem)",
	"& > .container": {
		...columns,
		gridTemplateColumns: { lg: "7fr 6fr" }
	},
	"& .lead": { marginTop: "3" },
	"& .ways": {
		display: "flex",
		flexWrap: "wrap",
		columnGap: "6",
		marginTop: "2"
	},
	"& img": {
		aspectRatio: {
			base: "5 / 4",
			lg: "4 / 3"
		},
		borderRadius: "plate"
	},
	"& ul": {
		display: { lg: "grid" },
		gridColumn: "1 / -1",
		gridTemplateColumns: "1fr 1fr",
		columnGap: "20"
	},
	"& li": {
		display: "grid",
		gridTemplateColumns: "min(4.75rem, 25vw) 1fr",
		alignItems: "start",
		paddingBlock: "5",
		borderTop: "head"
	},
	"& .tile": {
		...quiltTile,
		width: "56px",
		height: "56px",
		fontSize: "32px"
	},
	"& h3 + p": { marginTop: "1" }
});
function MilitaryFamilies() {
	const { heading, text, familyPups, pets, boarding } = WORKING_PUPS.military;
	return /* @__PURE__ */ jsxs(Section, {
		id: MILITARY_SECTION,
		ground: "straw",
		css: military,
		children: [
			/* @__PURE__ */ jsxs("div", { children: [
				/* @__PURE__ */ jsx("h2", { children: heading }),
				/* @__PURE__ */ jsx("p", {
					className: "lead",
					children: text
				}),
				/* @__PURE__ */ jsx(MainAction, { marginTop: "6" }),
				/* @__PURE__ */ jsxs("div", {
					className: "ways",
					children: [
						/* @__PURE__ */ jsx(JumpLink, {
							href: PATHS.familyPups,
							children: familyPups
						}),
						/* @__PURE__ */ jsx(JumpLink, {
							href: sectionHref(SECTIONS.pricing),
							children: SITE.prices
						}),
						/* @__PURE__ */ jsx(ShareLink, { path: `${PATHS.workingPups}#${MILITARY_SECTION}` })
					]
				})
			] }),
			/* @__PURE__ */ jsx(Picture, {
				name: "military-porch",
				place: "military"
			}),
			/* @__PURE__ */ jsxs(PlainList, { children: [/* @__PURE__ */ jsxs("li", { children: [/* @__PURE__ */ jsx(QuiltTile, { figure: pets.figure }), /* @__PURE__ */ jsx(Words, { ...pets })] }), /* @__PURE__ */ jsxs("li", { children: [/* @__PURE__ */ jsx(QuiltTile, { children: /* @__PURE__ */ jsx(Icon, {
				of: CalendarClock,
				size: 30
			}) }), /* @__PURE__ */ jsx(Words, { ...boarding })] })] })
		]
	});
}
function Words({ name, text }) {
	return /* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("h3", { children: /* @__PURE__ */ jsx(Compounds, { of: name }) }), /* @__PURE__ */ jsx("p", { children: text })] });
}
var parents = defineStyle({
	"& > .container": {
		display: "grid",
		gridTemplateColumns: {
			base: "1fr",
			md: "1fr 1fr"
		},
		columnGap: {
			base: "6",
			lg: "12"
		},
		rowGap: {
			base: "6",
			md: "14"
		},
		alignItems: "start",
		"& > .lead": { marginTop: {
			base: "-3",
			md: "0"
		} }
	},
	"& article": {
		display: "flex",
		flexDirection: "column",
		gap: "5"
	},
	"& article:last-of-type": {
		flexDirection: { md: "column-reverse" },
		marginTop: { md: "12" }
	},
	"& img": {
		height: "auto",
		aspectRatio: "1 / 1",
		borderRadius: "plate"
	},
	"& h3": { textStyle: "h2" },
	"& h3 + p": {
		marginTop: "2",
		maxWidth: "measure"
	}
});
var { female, male } = WORKING_PUPS.parents;
var PARENTS = [{
	picture: "parent-female",
	...female
}, {
	picture: "parent-male",
	...male
}];
function Parents() {
	const { heading, lead } = WORKING_PUPS.parents;
	return /* @__PURE__ */ jsxs(Section, {
		id: PARENTS_SECTION,
		css: parents,
		children: [
			/* @__PURE__ */ jsx("h2", { children: heading }),
			/* @__PURE__ */ jsx("p", {
				className: "lead",
				children: lead
			}),
			PARENTS.map(({ picture, name, text }) => /* @__PURE__ */ jsxs("article", { children: [/* @__PURE__ */ jsx(Picture, {
				name: picture,
				place: "parents"
			}), /* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("h3", {
				translate: "no",
				children: name
			}), /* @__PURE__ */ jsx("p", { children: text })] })] }, picture))
		]
	});
}
var closing = defineStyle({
	"& picture": { display: "block" },
	"& img": { height: {
		base: "320px",
		md: "clamp(440px, 46vw, 1000px)"
	} }
});
/** The bottom of the drawing has the footer's color, so there is no divider between them. */
function Closing() {
	const picture = "parent-female-closing";
	return /* @__PURE__ */ jsxs(WideSection, {
		ground: "deep",
		space: "none",
		css: closing,
		children: [
			/* @__PURE__ */ jsxs("h2", {
				className: "visually-hidden",
				children: [
					/* @__PURE__ */ jsx("span", {
						translate: "no",
						children: FARM.mother
					}),
					" ",
					WORKING_PUPS.closing.onWatch
				]
			}),
			/* @__PURE__ */ jsx(Picture, {
				name: picture,
				place: "closing"
			}),
			isPhoto(picture) && /* @__PURE__ */ jsx(HillEdge, {})
		]
	});
}
export { WorkingPupsPage as default };
