import { V as defineStyle, dt as SITE, t as MainAction } from "./app-B3ktw_AD.js";
import { W as Section, Z as spread, et as Hills } from "../prerender.js";
import { jsx, jsxs } from "react/jsx-runtime";
// src/pages/talk-section.tsx
var styles = defineStyle({
	paddingTop: {
		base: "12",
		md: "20"
	},
	_print: { display: "none" },
	"& > .container": {
		...spread,
		paddingBottom: {
			base: "8",
			md: "14"
		}
	},
	"& .lead": {
		marginTop: "3",
		maxWidth: "27em"
	}
});
/**
* The end of a page, with the button to the consultation. Not printed, since the footer has phone and email. `abovePicture`
* means that a picture is below, in place of the footer.
*/
function TalkSection({ abovePicture }) {
	const { heading, text } = SITE.talk;
	return /* @__PURE__ */ jsxs(Section, {
		ground: "dawn",
		space: "none",
		css: styles,
		edge: !abovePicture && /* @__PURE__ */ jsx(Hills, { contour: "ridge" }),
		children: [/* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("h2", { children: heading }), /* @__PURE__ */ jsx("p", {
			className: "lead",
			children: text
		})] }), /* @__PURE__ */ jsx(MainAction, {})]
	});
}
export { TalkSection as t };
