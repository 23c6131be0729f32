import { F as Icon, I as PATHS, S as textLink, V as defineStyle, b as JumpLink, dt as SITE, mt as dollars, pt as FARM, vt as FARM_PHONE_HREF, w as ButtonAnchor } from "./app-B3ktw_AD.js";
import { K as Main, R as heroAction, W as Section } from "../prerender.js";
import { t as SplitHero } from "./split-hero-L4gOgwV9.js";
import { t as TalkSection } from "./talk-section-C2ZQGZpE.js";
import { useEffect, useRef, useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import { Egg, MapPin, Truck } from "lucide";
// src/content/eggs.ts
var { eggPrice } = FARM;
var EGGS = {
	hero: {
		heading: "Pasture-raised eggs, by the dozen",
		lead: "From hens that spend their days on pasture.",
		action: "Go to the order form",
		consultation: `${SITE.shortAction} about a guardian dog`
	},
	ways: {
		dozen: {
			heading: "Sold by the dozen",
			text: `${eggPrice ? `${dollars(eggPrice.price)} ${eggPrice.unit}. ` : ""}Order with the form below.`
		},
		pickup: {
			heading: "Pickup at the farm",
			text: `We’re located ${FARM.location}.`
		},
		delivery: {
			heading: "Local delivery",
			text: "Ask for it when you order."
		}
	},
	order: {
		id: "order",
		heading: "Order eggs",
		hidden: "The form is on another site. Don’t see it, or does it not work here?",
		open: "Open the order form in a new tab",
		or: "or call",
		frameTitle: "Egg order form",
		loading: "Loading the order form..."
	}
};
// src/pages/eggs/eggs-page.tsx
function EggsPage() {
	return /* @__PURE__ */ jsxs(Main, { children: [
		/* @__PURE__ */ jsx(Hero, {}),
		/* @__PURE__ */ jsx(Ways, {}),
		/* @__PURE__ */ jsx(Order, {}),
		/* @__PURE__ */ jsx(TalkSection, {})
	] });
}
function Hero() {
	const { heading, lead, action, consultation } = EGGS.hero;
	return /* @__PURE__ */ jsxs(SplitHero, {
		bg: "sky",
		picture: "eggs",
		css: { "& h1": { maxWidth: "8.5em" } },
		children: [
			/* @__PURE__ */ jsx("h1", {
				tabIndex: -1,
				children: heading
			}),
			/* @__PURE__ */ jsx("p", {
				className: "lead",
				children: lead
			}),
			/* @__PURE__ */ jsx(ButtonAnchor, {
				href: `#${EGGS.order.id}`,
				size: "large",
				wide: true,
				children: action
			}),
			/* @__PURE__ */ jsx("div", { children: /* @__PURE__ */ jsx(JumpLink, {
				href: PATHS.consultation,
				marginTop: "3",
				fontSize: {
					base: "clamp(1rem, 5vw, 1.0625rem)",
					md: "inherit"
				},
				css: heroAction,
				children: consultation
			}) })
		]
	});
}
var WAYS = [
	{
		icon: Egg,
		...EGGS.ways.dozen
	},
	{
		icon: MapPin,
		...EGGS.ways.pickup
	},
	{
		icon: Truck,
		...EGGS.ways.delivery
	}
];
var ways = defineStyle({ "& > .container": {
	display: "grid",
	gridTemplateColumns: {
		base: "1fr",
		md: "repeat(3, 1fr)"
	},
	columnGap: "10",
	"& > div": {
		display: {
			base: "flex",
			md: "block"
		},
		alignItems: "center",
		gap: "4",
		borderTop: {
			base: "hairline",
			md: "head"
		},
		paddingBlock: {
			base: "2.5",
			md: "5"
		},
		_first: { borderTop: "head" }
	},
	"& h2": { textStyle: "h3" },
	"& p": { marginTop: { md: "2" } },
	"& svg": {
		color: "var(--accent)",
		marginBottom: { md: "3" },
		_print: { display: "none" }
	}
} });
function Ways() {
	return /* @__PURE__ */ jsx(Section, {
		css: ways,
		children: WAYS.map(({ icon, heading, text }) => /* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx(Icon, {
			of: icon,
			size: 32
		}), /* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("h2", { children: heading }), /* @__PURE__ */ jsx("p", { children: text })] })] }, heading))
	});
}
var order = defineStyle({
	"& h2": { marginBottom: "6" },
	"& p": {
		marginTop: "5",
		maxWidth: "measure"
	},
	"& a": textLink,
	"& .order-form": {
		position: "relative",
		overflow: "hidden",
		bg: "white",
		border: "control",
		borderRadius: "plate",
		"html[data-loading] &": {
			minHeight: `${FARM.eggFrameHeight}px`,
			"& iframe": { display: "none" }
		},
		_print: { display: "none" }
	},
	"& iframe": {
		position: "relative",
		display: "block",
		width: "full"
	},
	"& .loading": {
		position: "absolute",
		inset: "0",
		padding: "7",
		color: "fg.muted"
	}
});
/** The form in an iframe, and below it a link to the same form, because a page cannot know whether an iframe works. */
function Order() {
	const { id, heading, hidden, open, or } = EGGS.order;
	return /* @__PURE__ */ jsxs(Section, {
		id,
		ground: "white",
		css: order,
		children: [
			/* @__PURE__ */ jsx("h2", { children: heading }),
			/* @__PURE__ */ jsx(OrderForm, {}),
			/* @__PURE__ */ jsxs("p", { children: [
				hidden,
				" ",
				/* @__PURE__ */ jsx("a", {
					href: FARM.eggOrderForm,
					target: "_blank",
					rel: "noopener",
					children: open
				}),
				" ",
				or,
				" ",
				/* @__PURE__ */ jsx("a", {
					href: FARM_PHONE_HREF,
					translate: "no",
					children: FARM.phone
				}),
				"."
			] })
		]
	});
}
/** A page of another site. It may open the browser's payment sheet, also after it has redirected to a third site. */
var ALLOWED = "payment *; publickey-credentials-get *";
function OrderForm() {
	const iframe = useRef(null);
	const [isLoading, setIsLoading] = useState(false);
	const { frameTitle, loading } = EGGS.order;
	useEffect(() => setIsLoading(Boolean(iframe.current?.contentDocument)), []);
	function onLoad({ currentTarget }) {
		setIsLoading(false);
		if (Number(currentTarget.dataset.loads) > 1 && isAboveView(currentTarget)) currentTarget.scrollIntoView();
	}
	return /* @__PURE__ */ jsxs("div", {
		className: "order-form",
		children: [isLoading && /* @__PURE__ */ jsx("span", {
			className: "loading",
			children: loading
		}), /* @__PURE__ */ jsx("iframe", {
			ref: iframe,
			title: frameTitle,
			src: FARM.eggOrderForm,
			height: FARM.eggFrameHeight,
			loading: "lazy",
			allow: ALLOWED,
			onLoad
		})]
	});
}
/** Whether the visitor sees the element, but not its top. */
function isAboveView(element) {
	const { top, bottom } = element.getBoundingClientRect();
	const bar = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
	return top < bar && bottom > bar;
}
export { EggsPage as default };
