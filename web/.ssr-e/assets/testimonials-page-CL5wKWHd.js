import { F as Icon, V as defineStyle, d as Picture, ft as EMAIL_HREF, g as storyShape, m as sourceOf, pt as FARM, t as MainAction, w as ButtonAnchor } from "./app-B3ktw_AD.js";
import { G as WideSection, J as CONTAINER_EDGE, K as Main, R as heroAction, W as Section, Y as columns, Z as spread, at as Paragraphs, it as EmailText, ot as paragraphs } from "../prerender.js";
import { t as TalkSection } from "./talk-section-C2ZQGZpE.js";
import { jsx, jsxs } from "react/jsx-runtime";
import { Mail } from "lucide";
// src/content/stories.generated.ts
var STORIES = [
	{
		"story": "He “talks” to the coyotes at night & sleeps <at> our door by day; our children wouldn’t part with him.\n\n“Come in,” we say at dusk. He looks at the herd, looks at us, and stays where he is, because that is what he is for. “Come in,” we say at dusk. He looks at the herd, looks at us, and stays where he is, because that is what he is for. “Come in,” we say at dusk. He looks at the herd, looks at us, and stays where he is, because that is what he is for. “Come in,” we say at dusk. He looks at the herd, looks at us, and stays where he is, because that is what he is for. “Come in,” we say at dusk. He looks at the herd, looks at us, and stays where he is, because that is what he is for.\n— and that’s that.",
		"who": "The Montgomery-Featherstonehaugh family",
		"where": "Oklahoma City",
		"sample": false,
		"picture": "story-one"
	},
	{
		"story": "Zoë comes when we call. Mostly.",
		"who": "The O’Neills",
		"where": "Luther",
		"sample": false,
		"picture": "story-two"
	},
	{
		"story": "She sleeps at the gate.\nWe sleep, too. 🐕",
		"who": "José & María",
		"where": "Choctaw",
		"sample": false,
		"picture": "story-3"
	},
	{
		"story": "No photo, but a good dog.",
		"who": "A quiet family",
		"where": "Moore",
		"sample": false
	}
];
// src/content/testimonials.ts
var TESTIMONIALS = {
	hero: {
		heading: "Stories from the homes our dogs live in",
		lead: `${FARM.familiesServed} families served. ${STORIES.some(({ sample }) => !sample) ? "These are some of their stories." : "Their stories will appear here."}`
	},
	sampleMark: "Sample quote, not a real family",
	stories: STORIES,
	share: {
		heading: "More Stories Coming Soon",
		text: "Do you live with one of our dogs? A few lines and a photo are plenty.",
		action: "Share Your Story",
		href: `${EMAIL_HREF}?subject=${encodeURIComponent("Our story")}`,
		note: "Opens an email to"
	}
};
// src/pages/testimonials/testimonials-page.tsx
var FIRST_WITH_PICTURE = TESTIMONIALS.stories.findIndex(({ picture }) => picture);
function TestimonialsPage() {
	return /* @__PURE__ */ jsxs(Main, { children: [
		/* @__PURE__ */ jsx(Hero, {}),
		TESTIMONIALS.stories.map((story, index) => /* @__PURE__ */ jsx(Story, {
			...story,
			first: index === FIRST_WITH_PICTURE,
			dark: index % 2 === 1
		}, story.story)),
		/* @__PURE__ */ jsx(Share$1, {}),
		/* @__PURE__ */ jsx(TalkSection, {})
	] });
}
var hero = defineStyle({
	paddingTop: {
		base: "10",
		md: "20"
	},
	paddingBottom: {
		base: "9",
		md: "14"
	},
	"& h1": { maxWidth: "11em" },
	"& .lead": { marginTop: "5" }
});
function Hero() {
	const { heading, lead } = TESTIMONIALS.hero;
	return /* @__PURE__ */ jsxs(Section, {
		space: "none",
		css: hero,
		children: [
			/* @__PURE__ */ jsx("h1", {
				tabIndex: -1,
				children: heading
			}),
			/* @__PURE__ */ jsx("p", {
				className: "lead",
				children: lead
			}),
			/* @__PURE__ */ jsx(MainAction, {
				marginTop: "6",
				css: heroAction
			})
		]
	});
}
var plate = defineStyle({
	"div + &": { paddingTop: {
		base: "14",
		md: "24"
	} },
	"& > .container": {
		...columns,
		gridTemplateColumns: { md: "7fr 9fr" },
		columnGap: {
			md: "10",
			lg: "20"
		},
		rowGap: "8",
		paddingBottom: {
			base: "14",
			md: "24"
		}
	},
	"& figure:only-child": { gridColumn: "1 / -1" },
	"& img": {
		height: "auto",
		borderRadius: "plate"
	}
});
/** The text starts at the container's left edge, the picture ends at the window's right edge. */
var bleed = defineStyle({
	display: "grid",
	gridTemplateColumns: { md: "57fr 43fr" },
	"& > figure": {
		alignSelf: "center",
		paddingBlock: {
			base: "9",
			md: "16"
		},
		paddingRight: {
			base: "gutter",
			md: "10",
			lg: "16"
		},
		paddingLeft: CONTAINER_EDGE
	},
	"& > figure:only-child": { gridColumn: "1 / -1" },
	"& picture": {
		alignSelf: "center",
		order: {
			base: "-1",
			md: "0"
		}
	},
	"& img": { height: "auto" }
});
var quote = defineStyle({
	"& .sample": {
		display: "inline-block",
		marginBottom: "5",
		paddingBlock: "1",
		paddingInline: "3",
		border: "2px dashed currentColor",
		borderRadius: "tag",
		textStyle: "small"
	},
	"& blockquote": {
		textStyle: "quote",
		color: "var(--heading)",
		maxWidth: "20em",
		...paragraphs
	},
	"& .long": {
		fontSize: {
			base: "1.25rem",
			md: "1.5rem"
		},
		maxWidth: "26em"
	},
	"& figcaption": {
		marginTop: "5",
		lineHeight: "1.5"
	},
	"& strong": {
		display: "block",
		fontWeight: "700"
	}
});
/** Number of letters from which on the text is smaller. */
var LONG = 280;
function Story({ sample, story, who, where, picture: name, first, dark }) {
	const place = dark ? "storyBleed" : "storyPlate";
	const shape = name && `${storyShape(sourceOf(name).img)}`;
	const picture = name && /* @__PURE__ */ jsx(Picture, {
		name,
		place,
		first,
		aspectRatio: shape
	});
	const words = /* @__PURE__ */ jsxs("figure", { children: [
		sample && /* @__PURE__ */ jsx("p", {
			className: "sample",
			children: TESTIMONIALS.sampleMark
		}),
		/* @__PURE__ */ jsx("blockquote", {
			className: story.length > LONG ? "long" : void 0,
			children: /* @__PURE__ */ jsx(Paragraphs, { of: `“${story}”` })
		}),
		/* @__PURE__ */ jsxs("figcaption", { children: [/* @__PURE__ */ jsx("strong", {
			translate: "no",
			children: who
		}), /* @__PURE__ */ jsx("span", {
			translate: "no",
			children: where
		})] })
	] });
	return dark ? /* @__PURE__ */ jsxs(WideSection, {
		as: "div",
		ground: "deep",
		space: "none",
		css: [quote, bleed],
		children: [words, picture]
	}) : /* @__PURE__ */ jsxs(Section, {
		as: "div",
		space: "none",
		css: [quote, plate],
		children: [picture, words]
	});
}
var share = defineStyle({
	"& > .container": spread,
	"& .lead": {
		marginTop: "3",
		maxWidth: "25em"
	},
	"& .action": {
		width: {
			base: "full",
			sm: "auto"
		},
		textAlign: { lg: "right" }
	}
});
function Share$1() {
	const { heading, text, action, href, note } = TESTIMONIALS.share;
	return /* @__PURE__ */ jsxs(Section, {
		ground: "white",
		css: share,
		children: [/* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("h2", { children: heading }), /* @__PURE__ */ jsx("p", {
			className: "lead",
			children: text
		})] }), /* @__PURE__ */ jsxs("div", {
			className: "action",
			children: [/* @__PURE__ */ jsxs(ButtonAnchor, {
				href,
				look: "second",
				size: "large",
				wide: true,
				children: [/* @__PURE__ */ jsx(Icon, {
					of: Mail,
					size: 22
				}), /* @__PURE__ */ jsx("span", { children: action })]
			}), /* @__PURE__ */ jsxs("p", {
				className: "button-note",
				children: [
					note,
					" ",
					/* @__PURE__ */ jsx(EmailText, { address: FARM.email })
				]
			})]
		})]
	});
}
export { TestimonialsPage as default };
