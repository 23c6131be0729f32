import { E as TrailingIcon, F as Icon, I as PATHS, J as chakra, M as SCREEN_COLORS, O as FORCED_COLORS, P as forcedEdge, S as textLink, V as defineStyle, _ as Figure, at as MILITARY_SECTION, d as Picture, dt as SITE, ht as inWords, i as Host, it as CONTACT, k as LARGE_TEXT, l as quiltBullet, lt as SECTIONS, mt as dollars, o as Signature, p as isPhoto, pt as FARM, st as PARENTS_SECTION, t as MainAction, w as ButtonAnchor } from "./app-B3ktw_AD.js";
import { $ as HillEdge, B as largeQuilt, E as useToday, H as PlainList, K as Main, M as tierOf, Q as touchTarget, R as heroAction, W as Section, X as row, Y as columns, at as Paragraphs, et as Hills, ot as paragraphs, rt as Compounds, tt as ContactRows, z as BarnQuilt } from "../prerender.js";
import { a as linkedFaces, d as overOn, l as WORKING_LITTER, r as PupFaces, s as FAMILY_LITTER, t as FREE_PUPS } from "./pup-faces-De94RtFo.js";
import { t as RuledList } from "./ruled-list-Dw8bEGQG.js";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { ArrowRight, ChevronDown, HeartHandshake, Medal, Stethoscope } from "lucide";
// src/content/home.ts
var [pyrenees, anatolian, shepherd] = FARM.breeds.map(({ name }) => name);
var HOME = {
	hero: {
		heading: "Guardian\xA0dogs, raised for Oklahoma families",
		lead: "Older pups from our family farm: fully weaned, temperament-tested and house-trained.",
		terms: `Free · ${FARM.consultationMinutes} minutes · No pressure`
	},
	trust: {
		heading: "What families rely on",
		families: {
			figure: FARM.familiesServed,
			text: "families served"
		},
		since: {
			figure: `Since ${FARM.since}`,
			text: `serving ${FARM.county}`
		},
		claims: {
			military: "Base-housing friendly guardian dogs",
			health: "Health testing at a local veterinary clinic",
			support: "Lifetime breeder support"
		},
		/** While it is night there. The words between are a link to the form. */
		night: {
			before: `It’s night ${FARM.town ? `in ${FARM.town}` : "at the farm"}.`,
			action: "Leave us your number",
			after: ` tonight. We’ll call or write within ${FARM.contactWithin}.`
		}
	},
	about: {
		heading: "A small farm that knows each of its dogs",
		lead: `We breed livestock guardian dogs ${FARM.town ? `in ${FARM.town}, ` : ""}${FARM.place}. Some go to work on farms and ranches. Others go home with families, as guardians and companions.`,
		parents: {
			mother: "The mother",
			father: "The father"
		},
		served: {
			families: {
				name: "Families",
				text: `in ${FARM.county} and the surrounding area`
			},
			military: {
				name: "Military families",
				text: `at ${FARM.base}, with boarding coordinated during deployments`
			},
			ranches: {
				name: "Farms and ranches",
				text: "that need protection from predators"
			}
		}
	},
	program: {
		heading: "The Oklahoma advantage: three breeds in one family dog",
		lead: `Picture a barn quilt of eight equal pieces: four are ${pyrenees}, two are ${anatolian} and two are ${shepherd}.`,
		start: {
			heading: "What we mean by “Advanced Start”",
			text: `Our family dogs leave the farm at ${FARM.advancedStartWeeks} weeks or older, not as small puppies. By then the first lessons are done. Come and meet one.`,
			action: "Schedule Your Family Visit",
			note: SITE.opensConsultation,
			farm: {
				heading: "With us on the farm",
				lessons: [
					"Their name",
					"The crate",
					"Household sounds"
				]
			},
			home: {
				heading: "At home with you",
				text: "Lifetime support, a\xA0phone call away"
			},
			born: "Born",
			weeks: `${FARM.advancedStartWeeks} weeks`
		}
	},
	pricing: {
		heading: "What a guardian costs",
		text: `The price depends on your dog’s age when it comes home. ${SITE.overPrice}`,
		included: "Included with every dog",
		value: "Value",
		action: "Learn About Our Process",
		note: SITE.opensConsultation
	},
	offers: {
		heading: "What are you looking for?",
		family: {
			name: "Family guardian pups",
			text: "Guardian and companion in one dog.",
			more: `Currently ${FARM.advancedStartWeeks}+ weeks old.`,
			action: "Meet the family pups"
		},
		working: {
			name: "Working guardian pups",
			text: "From two guardian parents.",
			more: "Ready now.",
			action: "See the working pups"
		},
		eggs: {
			name: "Pasture-raised eggs",
			text: "By the dozen.",
			more: "Pick up at the farm or ask for local delivery.",
			action: "Order eggs"
		}
	},
	faq: {
		heading: "Questions families ask us",
		text: `Something else on your mind? Just ask. A consultation is free and takes ${FARM.consultationMinutes} minutes.`,
		action: "Contact Us Today",
		note: SITE.opensConsultation,
		items: [
			{
				question: "How do the dogs handle Oklahoma heat and humidity?",
				answer: `They are raised here, ${FARM.place}, so Oklahoma weather is what they know. Like any dog with a thick coat, they need shade, fresh water and exercise in the cooler hours.`
			},
			{
				question: "Can we keep a guardian in base housing?",
				answer: `Often, yes. Base housing has a ${inWords(FARM.basePetMaximum)}-pet maximum, so tell us how many pets you already have and we’ll plan around it. If a deployment comes up, we coordinate boarding while you’re away.`
			},
			{
				question: "What happens in tornado season?",
				answer: "Our dogs learn crate comfort and household sounds early. That makes it easier to bring yours into the shelter with you and keep it calm there."
			},
			{
				question: "How is this hybrid different from a pure livestock guardian dog?",
				answer: "A pure livestock guardian is bred to stay with the herd. Our hybrid of three breeds is meant to live with your family."
			},
			{
				question: "Are they good with children and other pets?",
				answer: "Early socialization is part of how we raise them, and each dog is temperament-tested. Tell us your children’s ages and which pets you have, and we’ll look for the dog that fits."
			},
			{
				question: "What support do we get after we take a dog home?",
				answer: "You can ask us anything for as long as your dog lives: that’s what lifetime breeder support means. For military families it includes boarding coordination during deployments."
			},
			{
				question: "Why do you sell older puppies?",
				answer: `So that you see the dog you’re getting. At ${FARM.advancedStartWeeks} weeks or older a pup shows its temperament, and it comes to you house-trained.`
			},
			{
				question: "What are your health guarantees?",
				answer: FARM.guarantee ?? "There is a health guarantee. We’ll explain its terms in the consultation."
			}
		]
	},
	contact: {
		heading: "Call us, or write any time",
		text: "Tell us about your home and your animals, and we’ll help you find the dog that fits."
	}
};
// src/pages/home/about.tsx
var styles$4 = defineStyle({
	"& > .container": {
		...columns,
		gridTemplateColumns: { lg: "6fr 5fr" },
		rowGap: {
			base: "8",
			md: "12"
		}
	},
	"& h2": { maxWidth: "11em" },
	"& .lead": {
		marginTop: "4",
		marginBottom: {
			base: "5",
			md: "8"
		}
	},
	"& .plates": {
		display: "grid",
		gridTemplateColumns: "1fr 1fr",
		gap: {
			base: "3.5",
			md: "5"
		},
		alignItems: "start",
		[LARGE_TEXT]: {
			gridTemplateColumns: "1fr",
			gap: "8"
		},
		"& > :first-of-type": { marginTop: {
			base: "6",
			md: "14"
		} },
		"& img": {
			height: "auto",
			aspectRatio: {
				base: "1 / 1",
				sm: "4 / 5"
			},
			borderRadius: "plate"
		},
		"& figcaption": { marginTop: {
			base: "1",
			sm: "2"
		} },
		"& a": {
			...textLink,
			...touchTarget,
			display: "flex",
			width: "fit-content",
			textStyle: "item",
			color: "fg.heading"
		}
	}
});
var { parents: { mother, father }, served: { families: families$1, military, ranches } } = HOME.about;
var PARENTS = [{
	picture: "parent-female",
	name: FARM.mother,
	who: mother
}, {
	picture: "parent-male",
	name: FARM.father,
	who: father
}];
/** The groups of visitors, each with a link to its page. */
var SERVED = [
	{
		...families$1,
		href: PATHS.familyPups
	},
	{
		...military,
		href: `${PATHS.workingPups}#${MILITARY_SECTION}`
	},
	{
		...ranches,
		href: PATHS.workingPups
	}
];
function About() {
	const { heading, lead } = HOME.about;
	return /* @__PURE__ */ jsxs(Section, {
		id: SECTIONS.about,
		css: styles$4,
		children: [/* @__PURE__ */ jsxs("div", { children: [
			/* @__PURE__ */ jsx("h2", { children: heading }),
			/* @__PURE__ */ jsx("p", {
				className: "lead",
				children: lead
			}),
			/* @__PURE__ */ jsx(Host, {}),
			/* @__PURE__ */ jsx(RuledList, { items: SERVED })
		] }), /* @__PURE__ */ jsx("div", {
			className: "plates",
			children: PARENTS.map(({ picture, name, who }) => /* @__PURE__ */ jsxs("figure", { children: [/* @__PURE__ */ jsx(Picture, {
				name: picture,
				place: "homeParents"
			}), /* @__PURE__ */ jsxs("figcaption", { children: [/* @__PURE__ */ jsx("a", {
				href: `${PATHS.workingPups}#${PARENTS_SECTION}`,
				translate: "no",
				children: name
			}), /* @__PURE__ */ jsx("span", { children: who })] })] }, picture))
		})]
	});
}
// src/pages/home/faq.tsx
var styles$3 = defineStyle({
	"& > .container": {
		...columns,
		gridTemplateColumns: { lg: "4fr 7fr" },
		gridTemplateRows: { lg: "auto 1fr" },
		rowGap: "5",
		alignItems: "start"
	},
	"& h2": { maxWidth: "9em" },
	"& .others > p:first-of-type": {
		marginBottom: "4",
		maxWidth: "measure"
	},
	"& .questions": {
		gridRow: { lg: "1 / 3" },
		gridColumn: { lg: "2" }
	},
	"& details": {
		borderBottom: "hairline",
		_first: { borderTop: "head" },
		...paragraphs
	},
	"& summary svg": { _motionSafe: { transition: "transform 180ms" } },
	"& [open] svg": { transform: "rotate(180deg)" },
	"& summary": {
		display: "flex",
		alignItems: "center",
		justifyContent: "space-between",
		gap: "4",
		minHeight: {
			base: "52px",
			md: "72px"
		},
		paddingBlock: {
			base: "1.5",
			md: "3"
		},
		textStyle: "item",
		fontSize: { md: "1.3125rem" },
		lineHeight: {
			base: "1.25",
			md: "1.3"
		},
		color: "fg.heading",
		cursor: "pointer",
		"&::-webkit-details-marker": { display: "none" },
		_hover: {
			textDecoration: "underline",
			textUnderlineOffset: "0.2em"
		}
	},
	"& details p": {
		paddingRight: "8",
		maxWidth: "38em",
		_last: { paddingBottom: "6" }
	}
});
/** Browsers keep only one `details` element with the same name open, and close it on a second click. */
function Faq() {
	const { heading, text, action, note, items } = HOME.faq;
	return /* @__PURE__ */ jsxs(Section, {
		id: SECTIONS.faq,
		ground: "white",
		css: styles$3,
		children: [
			/* @__PURE__ */ jsx("h2", { children: heading }),
			/* @__PURE__ */ jsx("div", {
				className: "questions",
				children: items.map(({ question, answer }) => /* @__PURE__ */ jsxs("details", {
					name: "faq",
					children: [/* @__PURE__ */ jsxs("summary", { children: [/* @__PURE__ */ jsx("span", { children: question }), /* @__PURE__ */ jsx(Icon, {
						of: ChevronDown,
						size: 24
					})] }), /* @__PURE__ */ jsx(Paragraphs, { of: answer })]
				}, question))
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "others",
				children: [
					/* @__PURE__ */ jsx("p", { children: text }),
					/* @__PURE__ */ jsx(ButtonAnchor, {
						href: PATHS.consultation,
						look: "second",
						children: action
					}),
					/* @__PURE__ */ jsx("p", {
						className: "button-note",
						children: note
					})
				]
			})
		]
	});
}
// src/pages/home/guardian-program.tsx
/** The colors of the quilt, in the order of the breeds: four pieces are cream, two tan, two brown. */
var COLORS = [
	"cream",
	"tan",
	"brown"
];
var styles$2 = defineStyle({
	"& > .container": { paddingBottom: "section" },
	"& .lead": { marginTop: "4" },
	"& .columns": {
		display: {
			base: "flex",
			sm: "grid"
		},
		flexWrap: "wrap",
		overflowWrap: "break-word",
		gridTemplateColumns: {
			sm: "minmax(0, 4fr) minmax(0, 5fr)",
			lg: "420px minmax(0, 1fr)"
		},
		"& > *": {
			flex: "1 1 min(100%, max(9.4rem, 40%))",
			maxWidth: "100%"
		},
		columnGap: {
			base: "4",
			md: "10",
			lg: "clamp(3rem, 7vw, 6.25rem)"
		},
		rowGap: {
			base: "5",
			md: "8",
			lg: "6"
		},
		"& > div:first-of-type": {
			gridRow: { lg: "1 / 3" },
			order: {
				base: "1",
				lg: "0"
			},
			alignSelf: "center"
		},
		"& > ul": {
			order: "2",
			alignSelf: {
				base: "center",
				lg: "start"
			}
		},
		"& > div + div": {
			flexBasis: "100%",
			minWidth: "0",
			gridColumn: {
				base: "1 / -1",
				lg: "auto"
			},
			alignSelf: "end"
		}
	},
	"& .barn-quilt": {
		...largeQuilt,
		width: "100%",
		maxWidth: {
			base: "240px",
			sm: "420px"
		},
		_print: { maxWidth: "5cm" }
	},
	"& .breeds > li": {
		display: "flex",
		alignItems: "center",
		gap: {
			base: "1.5",
			md: "4"
		},
		minHeight: {
			base: "50px",
			md: "58px"
		},
		borderTop: "hairlineDeep",
		fontWeight: "650",
		lineHeight: "1.25",
		[LARGE_TEXT]: { gap: "10px" },
		_last: { borderBottom: "hairlineDeep" },
		"& > span:first-of-type": { minWidth: "0" }
	},
	"& .breeds svg": {
		flexShrink: "0",
		width: {
			base: "16px",
			md: "28px"
		},
		height: {
			base: "16px",
			md: "28px"
		},
		stroke: "cream",
		strokeWidth: "1.5",
		forcedColorAdjust: "none",
		printColorAdjust: "exact",
		_print: { stroke: "ink" },
		[FORCED_COLORS]: { stroke: "CanvasText" }
	},
	"& .percent": {
		flexShrink: "0",
		marginLeft: "auto",
		color: "accent.onDeep",
		fontFamily: "heading",
		fontSize: {
			base: "min(1.375rem, 9.5vw)",
			md: "1.875rem"
		},
		fontWeight: "600"
	},
	"& .cream": { fill: "quiltCream" },
	"& .tan": { fill: "quiltTan" },
	"& .brown": { fill: "quiltBrown" }
});
function GuardianProgram() {
	const { heading, lead } = HOME.program;
	return /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(Hills, {
		"aria-hidden": "true",
		contour: "ridge"
	}), /* @__PURE__ */ jsxs(Section, {
		id: SECTIONS.guardianProgram,
		ground: "deep",
		space: "none",
		paddingTop: {
			base: "8",
			md: "12"
		},
		css: styles$2,
		children: [/* @__PURE__ */ jsxs("div", {
			className: "columns",
			children: [
				/* @__PURE__ */ jsx("div", { children: /* @__PURE__ */ jsx(BarnQuilt, {}) }),
				/* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("h2", { children: heading }), /* @__PURE__ */ jsx("p", {
					className: "lead",
					children: lead
				})] }),
				/* @__PURE__ */ jsx(PlainList, {
					className: "breeds",
					children: FARM.breeds.map(({ name, share }, index) => /* @__PURE__ */ jsxs("li", { children: [
						/* @__PURE__ */ jsx("svg", {
							className: COLORS[index],
							viewBox: "0 0 28 28",
							"aria-hidden": "true",
							children: /* @__PURE__ */ jsx("path", { d: "M1 1h26v26z" })
						}),
						/* @__PURE__ */ jsx("span", { children: name }),
						/* @__PURE__ */ jsx("span", {
							className: "percent",
							children: `${share}%`
						})
					] }, name))
				})
			]
		}), /* @__PURE__ */ jsx(AdvancedStart, {})]
	})] });
}
/** A timeline with a tick for each week on the farm, then the years with the family. */
var ruler = defineStyle({
	display: "grid",
	gridTemplateColumns: "14fr 9fr",
	columnGap: "0",
	"& > :nth-of-type(odd)": { paddingRight: "4" },
	[LARGE_TEXT]: {
		rowGap: "4",
		"& > *": { paddingRight: "0" },
		"& > div:not([aria-hidden])": { gridColumn: "1 / -1" }
	},
	"& h4": {
		textStyle: "item",
		color: "accent.onDeep",
		marginBottom: "2"
	},
	"& h4 + p": { lineHeight: "1.4" },
	"& li": {
		display: "flex",
		gap: "2.5",
		lineHeight: "1.7",
		"&::before": {
			...quiltBullet,
			marginTop: "0.5em"
		},
		[LARGE_TEXT]: { "&::before": { display: "none" } }
	},
	"& > .weeks": {
		height: "20px",
		marginTop: "4",
		borderBottom: "2px solid currentColor",
		opacity: "0.75",
		printColorAdjust: "exact",
		backgroundImage: `repeating-linear-gradient(90deg, currentColor 0 2px, transparent 2px calc(100% / ${FARM.advancedStartWeeks}))`,
		[FORCED_COLORS]: {
			forcedColorAdjust: "none",
			color: "CanvasText",
			borderColor: "CanvasText"
		}
	},
	"& > .years": {
		height: "20px",
		marginTop: "4",
		bg: "accent.onDeep",
		borderRightRadius: "10px",
		forcedColorAdjust: "none",
		printColorAdjust: "exact"
	},
	"& > p": {
		marginTop: "1",
		fontWeight: "650"
	}
});
var columnsStyles = defineStyle({
	...columns,
	gridTemplateColumns: { lg: "5fr 7fr" },
	rowGap: {
		base: "7",
		md: "10"
	},
	alignItems: "end",
	marginTop: {
		base: "7",
		md: "16"
	},
	paddingTop: {
		base: "7",
		md: "14"
	},
	borderTop: "hairlineDeep",
	"& h3": {
		textStyle: "h2Form",
		maxWidth: "10em"
	},
	"& .words > p": {
		marginTop: "3",
		maxWidth: "measure"
	},
	"& .ruler": ruler
});
function AdvancedStart() {
	const { heading, text, action, note, farm, home, born, weeks } = HOME.program.start;
	return /* @__PURE__ */ jsxs(chakra.div, {
		css: columnsStyles,
		children: [/* @__PURE__ */ jsxs("div", {
			className: "words",
			children: [
				/* @__PURE__ */ jsx("h3", { children: heading }),
				/* @__PURE__ */ jsx("p", { children: text }),
				/* @__PURE__ */ jsx(ButtonAnchor, {
					href: PATHS.consultation,
					look: "on-deep",
					marginTop: {
						base: "5",
						md: "7"
					},
					children: action
				}),
				/* @__PURE__ */ jsx("p", {
					className: "button-note",
					children: note
				})
			]
		}), /* @__PURE__ */ jsxs("div", {
			className: "ruler",
			children: [
				/* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("h4", { children: farm.heading }), /* @__PURE__ */ jsx(PlainList, { children: farm.lessons.map((lesson) => /* @__PURE__ */ jsx("li", { children: lesson }, lesson)) })] }),
				/* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("h4", { children: home.heading }), /* @__PURE__ */ jsx("p", { children: home.text })] }),
				/* @__PURE__ */ jsx("div", {
					className: "weeks",
					"aria-hidden": "true"
				}),
				/* @__PURE__ */ jsx("div", {
					className: "years",
					"aria-hidden": "true"
				}),
				/* @__PURE__ */ jsx("p", { children: born }),
				/* @__PURE__ */ jsx("p", { children: weeks })
			]
		})]
	});
}
// src/pages/home/hero.tsx
/** On a phone the picture is below the text. From 768 px on it is behind the text, which covers only the drawing's sky. */
var stage = defineStyle({
	position: "relative",
	display: "grid",
	gridTemplateRows: {
		base: "auto 1fr",
		md: "auto"
	},
	minHeight: {
		base: "660px",
		md: "min(146px + 47.9vw, 276px + 40vw, 100vh - var(--header-height) - 130px)"
	},
	bg: "sky",
	overflow: "clip",
	"& > .container": {
		position: "relative",
		zIndex: "1",
		gridArea: "1 / 1",
		paddingTop: {
			base: "6",
			md: "clamp(2rem, 3.4vw, 5rem)"
		},
		paddingBottom: {
			md: "calc(24.4vw + 48px)",
			xl: "calc(17.4vw + 64px)"
		}
	},
	"& h1": { maxWidth: {
		base: "9.2em",
		md: "11.5em"
	} },
	"& .lead": {
		marginTop: "5",
		maxWidth: {
			base: "min(17em, 100% - 6px)",
			md: "23em"
		}
	},
	"& .terms": {
		...row,
		justifyContent: {
			base: "center",
			sm: "flex-start"
		},
		columnGap: {
			base: "3",
			sm: "6"
		},
		marginTop: "2",
		fontWeight: "600",
		textAlign: {
			base: "center",
			sm: "left"
		},
		_print: {
			justifyContent: "flex-start",
			textAlign: "left"
		}
	},
	"& .terms a": {
		...textLink,
		...touchTarget,
		color: "fg.heading",
		_print: { display: "none" }
	},
	"& .art": {
		position: "relative",
		gridColumn: "1",
		gridRow: {
			base: "2",
			md: "1"
		},
		minHeight: {
			base: "86.2vw",
			sm: "56.25vw",
			md: "0"
		},
		marginTop: {
			base: "min(0px, 16rem - 320px)",
			md: "0"
		},
		overflow: "hidden",
		"& img": {
			aspectRatio: { md: "16 / 9" },
			height: {
				base: "100%",
				md: "auto"
			}
		},
		"& picture": {
			display: "block",
			position: { md: "absolute" },
			insetInline: "0",
			bottom: "calc(34px - 7.25vw)",
			height: {
				base: "0",
				md: "auto"
			},
			minHeight: {
				base: "100%",
				md: "0"
			}
		}
	}
});
/** A photo is below the text at every width. */
var photo = defineStyle({
	"& > .container": { paddingBottom: "0" },
	"& .art": {
		gridRow: "2",
		marginTop: {
			base: "8",
			md: "10"
		},
		"& img": { aspectRatio: { md: "5 / 2" } },
		"& picture": { position: "static" }
	}
});
/** `data-sky` is the hour at the farm (startup/start-line.ts). From 768 px on, the light may be another one. */
var hour = (sky, wide = sky) => ({ [`html[data-sky=${sky}] &::after`]: { backgroundImage: {
	base: `{gradients.${sky}}`,
	md: `{gradients.${wide}}`
} } });
/** The drawing shows the dawn. At another hour, its light changes. */
var hours = defineStyle({
	isolation: "isolate",
	"& > svg": { zIndex: "1" },
	[SCREEN_COLORS]: {
		"&::after": {
			content: "\"\"",
			position: "absolute",
			inset: "0",
			mixBlendMode: "multiply",
			pointerEvents: "none"
		},
		...hour("day"),
		...hour("dusk"),
		...hour("night", "wideNight"),
		"html[data-sky=night] &": {
			color: "fg.onDeep",
			"--heading": "{colors.fg.onDeep}",
			"& .terms a": { color: "fg.onDeep" }
		}
	}
});
var OF_DRAWING = {
	base: "50% 100%",
	sm: "97% 50%"
};
function Hero() {
	const { heading, lead, terms } = HOME.hero;
	return /* @__PURE__ */ jsxs(chakra.section, {
		css: [stage, isPhoto("hero") ? photo : hours],
		id: SECTIONS.home,
		tabIndex: -1,
		children: [
			/* @__PURE__ */ jsxs("div", {
				className: "container",
				children: [
					/* @__PURE__ */ jsx("h1", {
						tabIndex: -1,
						children: /* @__PURE__ */ jsx(Compounds, { of: heading })
					}),
					/* @__PURE__ */ jsx("p", {
						className: "lead",
						children: /* @__PURE__ */ jsx(Compounds, { of: lead })
					}),
					/* @__PURE__ */ jsx(MainAction, {
						marginTop: "5",
						css: heroAction
					}),
					/* @__PURE__ */ jsxs("p", {
						className: "terms",
						children: [/* @__PURE__ */ jsx("span", { children: terms }), /* @__PURE__ */ jsx("a", {
							href: `#${SECTIONS.pricing}`,
							children: SITE.prices
						})]
					})
				]
			}),
			/* @__PURE__ */ jsx("div", {
				className: "art",
				children: /* @__PURE__ */ jsx(Picture, {
					name: "hero",
					place: "homeHero",
					first: true,
					drawingPosition: OF_DRAWING
				})
			}),
			/* @__PURE__ */ jsx(HillEdge, {})
		]
	});
}
// src/pages/home/offers.tsx
var styles$1 = defineStyle({
	"& .pups": {
		display: "flex",
		flexWrap: "wrap",
		columnGap: {
			base: "3",
			sm: "6"
		},
		rowGap: "4",
		marginTop: {
			base: "6",
			md: "8"
		},
		"& > li": {
			flex: "none",
			width: "min-content",
			minWidth: "78px",
			maxWidth: "9em",
			overflowWrap: "break-word"
		},
		"& a": {
			display: "block",
			textStyle: "small",
			lineHeight: "1.25"
		},
		"& :is(img, .initial)": {
			width: "78px",
			marginBottom: "1.5"
		},
		"& b": { display: "block" }
	},
	"& .offers": {
		display: "grid",
		gridTemplateColumns: {
			base: "repeat(auto-fit, minmax(min(100%, max(9rem, 40%)), 1fr))",
			xl: "7fr 6fr"
		},
		gridTemplateRows: { lg: "1fr 1fr" },
		gap: {
			base: "3",
			sm: "5",
			md: "6"
		},
		marginTop: {
			base: "8",
			md: "12"
		},
		_print: {
			display: "block",
			"& .words": {
				width: "auto",
				padding: "0",
				marginBottom: "4"
			}
		}
	}
});
var card = defineStyle({
	position: "relative",
	display: "flex",
	flexDirection: "column",
	overflow: "hidden",
	borderRadius: "plate",
	...forcedEdge,
	"& picture": {
		position: "relative",
		flexShrink: "0",
		aspectRatio: "5 / 4"
	},
	"& img": {
		position: "absolute",
		inset: "0"
	},
	"&:hover .trailing": { textDecorationThickness: "3px" },
	"& .words": { padding: {
		base: "5",
		sm: "8"
	} },
	"& .words > p": { marginTop: "3" },
	"& .words > h3 + p": {
		marginTop: "2",
		maxWidth: "26em"
	},
	"& .trailing": {
		fontWeight: "650",
		textDecoration: "underline",
		textDecorationThickness: "1.5px",
		textUnderlineOffset: "0.25em",
		_print: { display: "none" }
	}
});
var SHAPES = {
	/** The picture is on top. From 640 to 959 px it is on the left. */
	tall: {
		flexDirection: {
			base: "column",
			sm: "row",
			lg: "column"
		},
		gridColumn: {
			base: "1 / -1",
			lg: "auto"
		},
		gridRow: { lg: "1 / 3" },
		minHeight: {
			sm: "37vw",
			lg: "auto"
		},
		"& picture": {
			flex: {
				sm: "0 0 50%",
				lg: "1 0 auto"
			},
			aspectRatio: {
				base: "3 / 2",
				sm: "auto",
				lg: "5 / 4"
			}
		},
		"& h3": { textStyle: { sm: "h2Form" } },
		"& .words": {
			alignSelf: {
				sm: "center",
				lg: "auto"
			},
			padding: { lg: "10" }
		}
	},
	/** The picture is on top. From 960 px on, the drawing dissolves into the ground on its left, where the text is. */
	low: {
		justifyContent: { lg: "center" },
		minHeight: { lg: "17.5rem" },
		"& picture": {
			position: {
				base: "relative",
				lg: "absolute"
			},
			inset: { lg: "0 0 0 auto" },
			width: { lg: "56%" },
			aspectRatio: {
				base: "5 / 4",
				lg: "auto"
			}
		},
		"&[data-photo] picture": { width: { lg: "44%" } },
		"& .words": {
			position: "relative",
			zIndex: "1",
			width: {
				lg: "56%",
				xl: "52%"
			},
			padding: {
				base: "3",
				sm: "6",
				xl: "8"
			},
			paddingRight: { lg: "0" },
			fontSize: {
				base: "1rem",
				sm: "inherit"
			},
			lineHeight: {
				base: "1.4",
				sm: "inherit"
			},
			"& h3": { fontSize: {
				base: "clamp(1.0625rem, 4.9vw, 1.1875rem)",
				sm: "min(10vw, clamp(1.375rem, 1.27rem + 0.45vw, 1.625rem))",
				lg: "1.3125rem",
				xl: "1.625rem"
			} }
		}
	}
};
var PLACES = {
	tall: "homeTallCard",
	low: "homeLowCard"
};
var WHOLE = {
	objectFit: "contain",
	drawingPosition: { base: "100% 100%" }
};
var { family, working, eggs } = HOME.offers;
var CARDS = [
	{
		...family,
		litter: FAMILY_LITTER,
		href: PATHS.familyPups,
		picture: "family-scene",
		shape: "tall",
		ground: "straw"
	},
	{
		...working,
		litter: WORKING_LITTER,
		href: PATHS.workingPups,
		picture: "working-pup",
		shape: "low",
		ground: "dawn"
	},
	{
		...eggs,
		litter: void 0,
		href: PATHS.eggs,
		picture: "eggs",
		shape: "low",
		ground: "sky"
	}
];
/** Links to the pages that are not in the navigation bar. */
function Offers() {
	const today = useToday();
	return /* @__PURE__ */ jsxs(Section, {
		ground: "white",
		css: styles$1,
		children: [
			/* @__PURE__ */ jsx("h2", { children: HOME.offers.heading }),
			/* @__PURE__ */ jsx(PupFaces, {
				pups: FREE_PUPS,
				today
			}),
			/* @__PURE__ */ jsx("div", {
				className: "offers",
				children: CARDS.map(({ name, text, more, litter, action, picture, href, shape, ground }) => /* @__PURE__ */ jsxs(chakra.a, {
					css: [card, SHAPES[shape]],
					bg: ground,
					href,
					"data-photo": isPhoto(picture) ? "" : void 0,
					children: [/* @__PURE__ */ jsx(Picture, {
						name: picture,
						place: PLACES[shape],
						decorative: true,
						...shape === "low" && !isPhoto(picture) && WHOLE
					}), /* @__PURE__ */ jsxs("div", {
						className: "words",
						children: [
							/* @__PURE__ */ jsx("h3", { children: /* @__PURE__ */ jsx(Compounds, { of: name }) }),
							/* @__PURE__ */ jsxs("p", { children: [
								/* @__PURE__ */ jsx(Compounds, { of: text }),
								" ",
								/* @__PURE__ */ jsx("span", { children: overOn(today, litter) ?? more })
							] }),
							/* @__PURE__ */ jsx("p", { children: /* @__PURE__ */ jsx(TrailingIcon, {
								of: ArrowRight,
								children: action
							}) })
						]
					})]
				}, name))
			})
		]
	});
}
// src/pages/home/pricing.tsx
/** The tier with a label is wider than the column by its padding. */
var HANG = {
	base: "max(-0.75rem, -3.75vw)",
	sm: "max(-1.5rem, -3.75vw)",
	xl: "-2rem"
};
var styles = defineStyle({
	"& > .container": {
		...columns,
		gridTemplateColumns: {
			base: "minmax(0, 1fr)",
			lg: "minmax(0, 13fr) minmax(0, 8fr)",
			xl: "minmax(0, 7fr) minmax(0, 5fr)"
		},
		columnGap: { lg: "clamp(3rem, 20vw - 9.6rem, 7rem)" },
		rowGap: {
			base: "3.5",
			lg: "10"
		},
		alignItems: "start",
		"& > div > p": { maxWidth: "measure" },
		"& > .tiers > p": {
			marginTop: "5",
			maxWidth: "measure"
		},
		"& > .tiers": { marginTop: {
			base: "6",
			lg: "0"
		} },
		"& > .included": { marginTop: {
			base: "5",
			lg: "0"
		} }
	},
	"& .tiers > ul": {
		"& > li": {
			display: "flex",
			flexWrap: "wrap",
			alignItems: {
				base: "baseline",
				sm: "center"
			},
			alignContent: "center",
			columnGap: {
				base: "3",
				sm: "6",
				lg: "4",
				xl: "6"
			},
			rowGap: { sm: "2" },
			minHeight: { sm: "140px" },
			paddingBlock: {
				base: "4",
				sm: "6"
			},
			borderTop: "hairline",
			_last: { borderBottom: "hairline" }
		},
		"& > li > div": {
			display: {
				base: "contents",
				sm: "block"
			},
			flex: "1 1 9em",
			maxWidth: "100%",
			overflowWrap: "break-word"
		},
		"& h3": {
			flex: {
				base: "1 0 100%",
				sm: "none"
			},
			maxWidth: "100%"
		},
		"& > li:has(+ [data-labelled])": { paddingBottom: {
			base: "7",
			sm: "6"
		} },
		"& > [data-labelled] + li": { borderTop: "none" },
		"& > [data-labelled]": {
			position: "relative",
			marginInline: HANG,
			paddingTop: {
				base: "6",
				sm: "6"
			},
			paddingInline: {
				base: "min(0.625rem, 3.75vw - 2px)",
				sm: "1.375rem",
				xl: "1.875rem"
			},
			bg: "white",
			border: "2px solid {colors.deep}",
			borderRadius: "plate",
			_print: { marginInline: "0" }
		},
		"& .label": {
			position: "absolute",
			top: "0",
			transform: "translateY(-55%)",
			paddingBlock: "0.5",
			paddingInline: "3",
			bg: "action",
			color: "white",
			borderRadius: "tag",
			fontSize: "1rem",
			fontWeight: "700",
			letterSpacing: "0.05em",
			_print: {
				bg: "white !important",
				printColorAdjust: "exact"
			}
		},
		"& .age": {
			marginTop: "1",
			color: "fg.muted"
		},
		"& .pups": {
			...row,
			columnGap: "5",
			order: "1",
			flex: {
				base: "1 0 100%",
				sm: "none"
			},
			marginTop: {
				base: "1",
				sm: "2"
			},
			"& a": {
				...touchTarget,
				display: "flex",
				gap: "2.5",
				textStyle: "small"
			},
			"& :is(img, .initial)": {
				width: "40px",
				fontSize: "1.25rem"
			}
		},
		"& .price": {
			textStyle: "price",
			color: "fg.heading",
			marginLeft: "auto",
			whiteSpace: { sm: "nowrap" },
			"& wbr": { display: { sm: "none" } }
		}
	},
	"& .ledger": {
		padding: {
			base: "min(1.125rem, 5vw)",
			sm: "10",
			lg: "8",
			xl: "10"
		},
		bg: "straw",
		borderRadius: "plate",
		...forcedEdge,
		"& > div": {
			display: "flex",
			alignItems: "flex-end",
			columnGap: "4",
			marginBottom: {
				base: "2",
				sm: "4"
			}
		},
		"& > div > span": {
			flex: "none",
			marginLeft: "auto"
		},
		"& dl > div": {
			display: "flex",
			flexWrap: "wrap",
			alignItems: "baseline",
			gap: "2",
			paddingBlock: {
				base: "1",
				sm: "1.5"
			}
		},
		"& dt": {
			display: "flex",
			flex: "1 1 7em",
			alignItems: "baseline",
			gap: "2"
		},
		"& dt::after": {
			content: "\"\"",
			flexGrow: "1",
			borderBottom: "2px dotted {colors.bark}"
		},
		"& dd": {
			color: "fg.heading",
			fontFamily: "heading",
			fontWeight: "600",
			whiteSpace: "nowrap"
		}
	}
});
function Pricing() {
	const { heading, text, action, note } = HOME.pricing;
	return /* @__PURE__ */ jsxs(Section, {
		id: SECTIONS.pricing,
		css: styles,
		children: [
			/* @__PURE__ */ jsx("h2", { children: heading }),
			/* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("p", { children: text }), /* @__PURE__ */ jsx(Signature, {})] }),
			/* @__PURE__ */ jsxs("div", {
				className: "tiers",
				children: [/* @__PURE__ */ jsx(Tiers, {}), FARM.olderCostsLess && /* @__PURE__ */ jsx("p", { children: FARM.olderCostsLess })]
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "included",
				children: [
					/* @__PURE__ */ jsx(Ledger, {}),
					/* @__PURE__ */ jsx(ButtonAnchor, {
						href: PATHS.consultation,
						look: "second",
						marginTop: {
							base: "5",
							md: "6"
						},
						children: action
					}),
					/* @__PURE__ */ jsx("p", {
						className: "button-note",
						children: note
					})
				]
			})
		]
	});
}
function Tiers() {
	const today = useToday();
	return /* @__PURE__ */ jsx(PlainList, { children: FARM.tiers.map((tier) => /* @__PURE__ */ jsxs("li", {
		"data-labelled": tier.label && "",
		children: [/* @__PURE__ */ jsxs("div", { children: [
			tier.label && /* @__PURE__ */ jsx("p", {
				className: "label",
				children: tier.label
			}),
			/* @__PURE__ */ jsx("h3", { children: tier.name }),
			/* @__PURE__ */ jsx("p", {
				className: "age",
				children: tier.age
			}),
			/* @__PURE__ */ jsx(PupFaces, {
				pups: FREE_PUPS.filter((pup) => tierOf(pup, today) === tier),
				today
			})
		] }), /* @__PURE__ */ jsxs("p", {
			className: "price",
			children: [/* @__PURE__ */ jsx("span", { children: dollars(tier.low) }), tier.high > tier.low && /* @__PURE__ */ jsxs(Fragment, { children: [
				"-",
				/* @__PURE__ */ jsx("wbr", {}),
				/* @__PURE__ */ jsx("span", { children: dollars(tier.high) })
			] })]
		})]
	}, tier.name)) });
}
function Ledger() {
	const { included, value } = HOME.pricing;
	return /* @__PURE__ */ jsxs("div", {
		className: "ledger",
		children: [/* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("h3", { children: included }), /* @__PURE__ */ jsx("span", { children: value })] }), /* @__PURE__ */ jsx("dl", { children: FARM.included.map(({ name, worth }) => /* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("dt", { children: name }), /* @__PURE__ */ jsx("dd", { children: dollars(worth) })] }, name)) })]
	});
}
// src/pages/home/home-page.tsx
function HomePage() {
	return /* @__PURE__ */ jsxs(Main, {
		css: linkedFaces,
		children: [
			/* @__PURE__ */ jsx(Hero, {}),
			/* @__PURE__ */ jsx(TrustStrip, {}),
			/* @__PURE__ */ jsx(Offers, {}),
			/* @__PURE__ */ jsx(About, {}),
			/* @__PURE__ */ jsx(GuardianProgram, {}),
			/* @__PURE__ */ jsx(Pricing, {}),
			/* @__PURE__ */ jsx(Faq, {}),
			/* @__PURE__ */ jsx(Contact, {})
		]
	});
}
var { heading, families, since, claims, night } = HOME.trust;
var CLAIMS = [
	{
		icon: Medal,
		text: claims.military
	},
	{
		icon: Stethoscope,
		text: claims.health
	},
	{
		icon: HeartHandshake,
		text: claims.support
	}
];
var strip = defineStyle({
	paddingBlock: {
		base: "3",
		md: "6"
	},
	"& .night": {
		display: "none",
		marginTop: {
			base: "3",
			md: "6"
		},
		"html[data-sky=night] &": {
			display: "block",
			_print: { display: "none" }
		},
		"& a": {
			...textLink,
			...touchTarget,
			color: "var(--accent)",
			fontWeight: "600"
		}
	}
});
function TrustStrip() {
	return /* @__PURE__ */ jsxs(Section, {
		ground: "deep",
		space: "none",
		css: strip,
		children: [
			/* @__PURE__ */ jsx("h2", {
				className: "visually-hidden",
				children: heading
			}),
			/* @__PURE__ */ jsxs(PlainList, {
				className: "trust-list",
				children: [
					/* @__PURE__ */ jsx(Figure, { ...families }),
					/* @__PURE__ */ jsx(Figure, { ...since }),
					CLAIMS.map(({ icon, text }) => /* @__PURE__ */ jsxs("li", {
						className: "row",
						children: [/* @__PURE__ */ jsx(Icon, { of: icon }), /* @__PURE__ */ jsx("span", { children: text })]
					}, text))
				]
			}),
			/* @__PURE__ */ jsxs("p", {
				className: "night",
				children: [
					/* @__PURE__ */ jsxs("span", { children: [night.before, " "] }),
					/* @__PURE__ */ jsx("a", {
						href: PATHS.consultation,
						children: night.action
					}),
					/* @__PURE__ */ jsx("span", { children: night.after })
				]
			})
		]
	});
}
var contact = defineStyle({
	"& > .container": {
		...columns,
		gridTemplateColumns: { lg: "7fr 6fr" },
		rowGap: {
			base: "5",
			md: "8"
		},
		paddingTop: "section"
	},
	"& h2": { maxWidth: "10em" },
	"& .lead": { marginTop: {
		base: "3",
		md: "4"
	} },
	"& .lead + .lead": { marginTop: "3" },
	"& .sunrise": {
		display: "grid",
		justifyItems: "center",
		alignItems: "end",
		marginTop: {
			base: "5",
			md: "12"
		},
		overflow: "hidden",
		_print: { display: "none !important" },
		"& > *": { gridArea: "1 / 1" },
		"& svg": {
			width: "max(150px, 22vw)",
			height: "auto",
			marginBottom: "-4%"
		},
		"& .glow": { fill: "straw" },
		"& .sun": { fill: "cream" }
	}
});
function Contact() {
	const { heading, text } = HOME.contact;
	return /* @__PURE__ */ jsxs(Section, {
		id: SECTIONS.contact,
		ground: "dawn",
		space: "none",
		css: contact,
		edge: /* @__PURE__ */ jsx(Sunrise, {}),
		children: [/* @__PURE__ */ jsxs("div", { children: [
			/* @__PURE__ */ jsx("h2", { children: heading }),
			/* @__PURE__ */ jsx("p", {
				className: "lead",
				children: text
			}),
			/* @__PURE__ */ jsx("p", {
				className: "lead",
				children: SITE.promise
			}),
			/* @__PURE__ */ jsx(MainAction, { marginTop: "6" })
		] }), /* @__PURE__ */ jsx(ContactRows, { ...CONTACT })]
	});
}
function Sunrise() {
	return /* @__PURE__ */ jsxs("div", {
		className: "sunrise",
		children: [/* @__PURE__ */ jsxs("svg", {
			viewBox: "0 0 320 190",
			"aria-hidden": "true",
			children: [/* @__PURE__ */ jsx("circle", {
				className: "glow",
				cx: "160",
				cy: "160",
				r: "158"
			}), /* @__PURE__ */ jsx("circle", {
				className: "sun",
				cx: "160",
				cy: "160",
				r: "104"
			})]
		}), /* @__PURE__ */ jsx(Hills, { width: "full" })]
	});
}
export { HomePage as default };
