import { I as PATHS, V as defineStyle, b as JumpLink, d as Picture, dt as SITE, p as isPhoto, w as ButtonAnchor } from "./app-B3ktw_AD.js";
import { $ as HillEdge, K as Main, R as heroAction, W as Section } from "../prerender.js";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
// src/frame/not-found-page.tsx
var DRAWN_HEIGHT = {
	base: "690px",
	md: "clamp(690px, 57vw, 1240px)"
};
/** The text stays on the sky, above the land. */
var drawn = defineStyle({
	minHeight: DRAWN_HEIGHT,
	paddingBottom: {
		base: "370px",
		md: "clamp(345px, 28.5vw, 620px)"
	}
});
/** Behind the text. The ground above it has the color of its sky. */
var DRAWING = {
	position: "absolute",
	left: "0",
	bottom: "0",
	height: DRAWN_HEIGHT
};
/** A photo lies below the text. */
var PHOTO = {
	display: "block",
	marginTop: { md: "2" },
	height: "auto",
	aspectRatio: {
		base: "1 / 1",
		md: "5 / 2"
	}
};
var styles = defineStyle({
	overflow: "clip",
	"& > .container": {
		position: "relative",
		zIndex: "1",
		paddingTop: {
			base: "10",
			md: "20"
		},
		paddingBottom: "8"
	}
});
function NotFoundPage() {
	const { heading, text, action } = SITE.notFound;
	const photo = isPhoto("not-found");
	return /* @__PURE__ */ jsx(Main, { children: /* @__PURE__ */ jsxs(Section, {
		space: "none",
		ground: "straw",
		css: [styles, !photo && drawn],
		edge: /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(Picture, {
			name: "not-found",
			place: "notFound",
			first: true,
			decorative: true,
			...photo ? PHOTO : DRAWING
		}), /* @__PURE__ */ jsx(HillEdge, {})] }),
		children: [
			/* @__PURE__ */ jsx("h1", {
				tabIndex: -1,
				children: heading
			}),
			/* @__PURE__ */ jsx("p", {
				className: "lead",
				children: text
			}),
			/* @__PURE__ */ jsx(ButtonAnchor, {
				href: PATHS.home,
				size: "large",
				wide: true,
				marginTop: "6",
				children: action
			}),
			/* @__PURE__ */ jsx("div", { children: /* @__PURE__ */ jsx(JumpLink, {
				href: PATHS.consultation,
				marginTop: "3",
				css: heroAction,
				children: SITE.shortAction
			}) })
		]
	}) });
}
export { NotFoundPage };
