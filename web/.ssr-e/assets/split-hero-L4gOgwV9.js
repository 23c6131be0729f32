import { A as LOW_SCREEN, J as chakra, S as textLink, V as defineStyle, d as Picture, p as isPhoto } from "./app-B3ktw_AD.js";
import { J as CONTAINER_EDGE, W as Section, Y as columns, et as Hills, q as BESIDE_CONTAINER, rt as Compounds } from "../prerender.js";
import { t as RuledList } from "./ruled-list-Dw8bEGQG.js";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
// src/ui/sections/pup-sections.tsx
var reasonsStyles = defineStyle({
	"& > .container": {
		...columns,
		gridTemplateColumns: { lg: "5fr 9fr" },
		columnGap: { lg: "16" },
		rowGap: "8",
		alignItems: "start"
	},
	"& h2": { maxWidth: { lg: "8em" } }
});
function ReasonsSection({ heading, reasons }) {
	return /* @__PURE__ */ jsxs(Section, {
		ground: "white",
		css: reasonsStyles,
		children: [/* @__PURE__ */ jsx("h2", { children: heading }), /* @__PURE__ */ jsx(RuledList, {
			items: reasons,
			even: true
		})]
	});
}
var training = defineStyle({
	"& > .container": {
		...columns,
		gridTemplateColumns: { lg: "6fr 5fr" },
		"& picture": {
			display: "block",
			overflow: "hidden",
			aspectRatio: {
				base: "1 / 1",
				sm: "16 / 9",
				lg: "1 / 1"
			},
			borderRadius: "plate"
		}
	},
	"& h2": { marginBottom: "7" },
	paddingTop: {
		base: "8",
		md: "9"
	},
	paddingBottom: "section"
});
function TrainingSection({ heading, lessons, picture }) {
	return /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(chakra.div, {
		bg: "white",
		children: /* @__PURE__ */ jsx(Hills, { contour: "knolls" })
	}), /* @__PURE__ */ jsxs(Section, {
		ground: "deep",
		space: "none",
		css: training,
		children: [/* @__PURE__ */ jsx(Picture, {
			name: picture,
			place: "training"
		}), /* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("h2", { children: heading }), /* @__PURE__ */ jsx(RuledList, {
			items: lessons,
			stacked: true
		})] })]
	})] });
}
var band = defineStyle({
	paddingBlock: {
		base: "3.5",
		md: "4"
	},
	bg: "wheat",
	color: "fg.heading",
	fontFamily: "heading",
	fontSize: "clamp(1rem, min(5.1vw, 1rem + 0.75vw), 1.625rem)",
	fontWeight: "600",
	lineHeight: "1.25",
	textWrap: "balance"
});
function Banner(banner) {
	return /* @__PURE__ */ jsx(chakra.div, {
		css: band,
		...banner
	});
}
var reserve = defineStyle({ "& .panel": {
	bg: "white",
	border: "2px solid {colors.deep}",
	borderRadius: "plate",
	overflow: "hidden",
	breakInside: "avoid",
	"& > .body": {
		display: "grid",
		gridTemplateColumns: {
			base: "1fr",
			lg: "1fr 1fr"
		},
		columnGap: "12",
		rowGap: "6",
		alignItems: "center",
		padding: {
			base: "5",
			md: "12"
		}
	},
	"& h2": { maxWidth: "9em" },
	"& .buttons": {
		display: "grid",
		gap: "3.5",
		justifyItems: "start"
	},
	"& .note": {
		marginTop: "4",
		maxWidth: "measure",
		"& a": {
			...textLink,
			marginRight: "1.5",
			paddingBlock: "2.5"
		}
	}
} });
/** A framed panel with a banner on top, a heading and buttons. */
function ReserveSection({ banner, heading, note, children }) {
	return /* @__PURE__ */ jsx(Section, {
		css: reserve,
		children: /* @__PURE__ */ jsxs("div", {
			className: "panel",
			children: [/* @__PURE__ */ jsx(Banner, {
				paddingInline: {
					base: "5",
					md: "12"
				},
				children: banner
			}), /* @__PURE__ */ jsxs("div", {
				className: "body",
				children: [/* @__PURE__ */ jsx("h2", { children: heading }), /* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("div", {
					className: "buttons",
					children
				}), /* @__PURE__ */ jsx("p", {
					className: "note",
					children: note
				})] })]
			})]
		})
	});
}
// src/ui/sections/split-hero.tsx
var beside = defineStyle({
	gridTemplateColumns: `calc(${BESIDE_CONTAINER} + var(--words) * min(100vw, {sizes.container})) 1fr`,
	"& h1": { fontSize: "min(4.6vw, 3.75rem)" },
	"& > .words": { paddingRight: "8" },
	"& > .art": {
		aspectRatio: "auto",
		"& img": { position: "absolute" }
	}
});
/**
* Text on the left, on the sky color of the drawing, and the picture on the right up to the window's edge. A drawing is
* shown whole: its left and upper edges dissolve into the ground. A photo fills its half. Stacked on an upright phone.
*/
var split = defineStyle({
	/** The text's share of the container, beside the picture. */
	"--words": "0.5",
	display: "grid",
	minHeight: { lg: "min(45vw, max(760px, 100svh - 12rem), 1000px)" },
	overflow: "clip",
	"& > .words": {
		alignSelf: "center",
		paddingBlock: {
			base: "7",
			sm: "12",
			lg: "10",
			xl: "14"
		},
		paddingRight: "gutter",
		paddingLeft: CONTAINER_EDGE,
		[LOW_SCREEN]: { paddingTop: "5" }
	},
	"& h1": { maxWidth: "8em" },
	"& .lead": {
		marginTop: "5",
		marginBottom: "6",
		maxWidth: "24em"
	},
	"& > .art": {
		position: "relative",
		aspectRatio: "5 / 4",
		"& img": { inset: "0" },
		"& picture": { display: "contents" }
	},
	lg: beside
});
/** On a phone in landscape. A page with news needs the width for its ways on. */
var lying = defineStyle({ [`${LOW_SCREEN} and (min-width: 40rem)`]: {
	...beside,
	"& > .words": {
		paddingRight: "8",
		paddingBlock: "5"
	}
} });
var WHOLE = {
	objectFit: "contain",
	drawingPosition: { base: "100% 100%" }
};
function SplitHero({ picture, news, css, children, ...props }) {
	return /* @__PURE__ */ jsxs(chakra.section, {
		css: [
			split,
			!news && lying,
			css
		],
		gridTemplateRows: news && { lg: "auto 1fr" },
		...props,
		children: [
			news && /* @__PURE__ */ jsx(Banner, {
				gridColumn: "1 / -1",
				children: /* @__PURE__ */ jsx("div", {
					className: "container",
					children: /* @__PURE__ */ jsx(Compounds, { of: news })
				}, news)
			}),
			/* @__PURE__ */ jsx("div", {
				className: "words",
				children
			}),
			/* @__PURE__ */ jsx("div", {
				className: "art",
				children: /* @__PURE__ */ jsx(Picture, {
					name: picture,
					place: "splitHero",
					first: true,
					...!isPhoto(picture) && WHOLE
				})
			})
		]
	});
}
export { TrainingSection as i, ReasonsSection as n, ReserveSection as r, SplitHero as t };
