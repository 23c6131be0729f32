import { J as chakra, S as textLink, V as defineStyle } from "./app-B3ktw_AD.js";
import { Q as touchTarget, rt as Compounds } from "../prerender.js";
import { jsx, jsxs } from "react/jsx-runtime";
// src/ui/sections/ruled-list.tsx
var list = defineStyle({
	borderTop: "2px solid",
	borderColor: "var(--heading)",
	"& > div": {
		display: {
			base: "block",
			sm: "grid"
		},
		gridTemplateColumns: "minmax(11.5rem, 2fr) 5fr",
		columnGap: "6",
		paddingBlock: {
			base: "2",
			sm: "3.5"
		},
		borderBottom: "hairline"
	},
	"& dt": {
		textStyle: "item",
		color: "var(--heading)"
	},
	"& dt a": {
		...textLink,
		...touchTarget,
		marginBlock: "-2"
	},
	"& dd": { marginTop: {
		base: "0.5",
		sm: "0"
	} }
});
var evenList = defineStyle({
	"& dt": { textStyle: "h3" },
	"& > div": {
		gridTemplateColumns: "13fr 14fr",
		paddingBlock: {
			base: "3.5",
			sm: "5"
		}
	}
});
var stackedList = defineStyle({
	borderTop: "none",
	"& > div": {
		display: "block",
		borderTop: "hairlineDeep",
		borderBottom: "none"
	},
	"& dt": {
		textStyle: "h3",
		color: "var(--accent)"
	},
	"& dd": { marginTop: "1" }
});
function RuledList({ items, even, stacked }) {
	return /* @__PURE__ */ jsx(chakra.dl, {
		css: [
			list,
			even && evenList,
			stacked && stackedList
		],
		children: items.map(({ name, text, href }) => /* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("dt", { children: href ? /* @__PURE__ */ jsx("a", {
			href,
			children: name
		}) : /* @__PURE__ */ jsx(Compounds, { of: name }) }), /* @__PURE__ */ jsx("dd", { children: /* @__PURE__ */ jsx(Compounds, { of: text }) })] }, name))
	});
}
export { RuledList as t };
