import { F as Icon, I as PATHS, V as defineStyle, dt as SITE, h as pupPhoto, k as LARGE_TEXT, p as isPhoto, r as useShare, w as ButtonAnchor, y as SCRIPTED } from "./app-B3ktw_AD.js";
import { A as sexAndAge, D as PUP_CARD, E as useToday, H as PlainList, W as Section, X as row, Z as spread, ct as askPath, j as shareText, k as priceOf } from "../prerender.js";
import { c as PUPS_SECTION, i as cardPath, n as PupFace, o as pupFaces, u as cardId } from "./pup-faces-De94RtFo.js";
import { jsx, jsxs } from "react/jsx-runtime";
import { Share } from "lucide";
// src/pages/pups-section.tsx
/** Two pups are side by side. From 960 px on three are. */
var TWO_COLUMNS = "@media (min-width: 35rem) and (max-width: 59.99rem)";
/** A pup across the page, with its words beside its photo. */
var across = defineStyle({
	gridColumn: "1 / -1",
	flexDirection: "row",
	alignItems: "center",
	columnGap: {
		base: "6",
		lg: "12"
	},
	"& > *": { flex: "1 1 0" },
	"& picture + .words": { paddingTop: "0" }
});
var styles = defineStyle({
	"& .head": spread,
	"& .lead": { marginTop: "3" },
	"& .next": {
		maxWidth: "none",
		marginTop: {
			base: "0",
			md: "9"
		},
		paddingTop: "6",
		borderTop: "head"
	},
	"& h2": { maxWidth: "12em" },
	"& ul": {
		display: "grid",
		gridTemplateColumns: {
			base: "minmax(0, 1fr)",
			lg: "repeat(6, minmax(0, 1fr))"
		},
		columnGap: {
			base: "6",
			lg: "9"
		},
		rowGap: {
			base: "3.5",
			md: "6"
		},
		marginTop: {
			base: "6",
			md: "10"
		},
		"& > li": {
			display: "flex",
			flexDirection: "column",
			paddingBlock: {
				base: "18px",
				md: "6"
			},
			borderTop: "hairline",
			breakInside: "avoid",
			_first: { borderTop: "head" }
		},
		"& > .free": {
			gridColumn: { lg: "span 2" },
			borderTop: { lg: "head" }
		},
		"&[data-free=\"2\"] > .free": { gridColumn: { lg: "span 3" } },
		"& > .free:nth-of-type(3n + 1):not(:has(+ .free))": { lg: across },
		"&[data-free=\"1\"] > .free": {
			"& h3": { textStyle: { md: "h2" } },
			"& .words": { textStyle: { md: "lead" } }
		},
		[TWO_COLUMNS]: {
			gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
			"& > .free": { borderTop: "head" },
			"& > .free:nth-of-type(odd):not(:has(+ .free))": across
		},
		"& img": { aspectRatio: "4 / 3" },
		"& .words": {
			display: "flex",
			flexDirection: "column",
			flexGrow: "1"
		},
		"& picture + .words": { paddingTop: "4" },
		"& > .reserved": {
			flexDirection: "row",
			[LARGE_TEXT]: {
				flexDirection: "column",
				rowGap: "4"
			},
			alignItems: "flex-start",
			columnGap: "4",
			gridColumn: "1 / -1",
			"& > picture": {
				flex: "none",
				width: "96px"
			},
			"& img": { aspectRatio: "1 / 1" },
			"& picture + .words": { paddingTop: "0" }
		},
		"&[data-free=\"0\"] > .reserved": { borderTop: "head" },
		"& h3": {
			...row,
			columnGap: "2.5"
		},
		"& .tag": {
			paddingInline: "2",
			bg: "deep",
			color: "cream",
			border: "1px solid transparent",
			borderRadius: "tag",
			fontFamily: "body",
			fontSize: "0.9375rem",
			fontWeight: "650",
			lineHeight: "1.7",
			letterSpacing: "0"
		},
		"& .age": {
			marginTop: "0.5",
			textStyle: "small",
			color: "fg.muted"
		},
		"& .age ~ p": { marginTop: "1.5" },
		"& .ways": {
			display: "flex",
			gap: "2",
			marginTop: "auto",
			paddingTop: "4"
		},
		"& .ways a": {
			flexGrow: "1",
			maxWidth: "24rem",
			paddingInline: "4"
		},
		"& .ways .share": {
			display: "none",
			flex: "none",
			[SCRIPTED]: { display: "inline-flex" }
		}
	}
});
/** The pups of today, if the owner names any. If none is free, the way to the consultation and the next litter. */
function PupsSection({ litter }) {
	const today = useToday();
	if (!litter) return null;
	const { heading, lead, pups, free, next } = litter;
	const isLarge = (pup) => free.length < 3 || free.length % 3 === 1 && pup === free.at(-1);
	return /* @__PURE__ */ jsxs(Section, {
		id: PUPS_SECTION,
		ground: "white",
		css: [pupFaces, styles],
		children: [
			/* @__PURE__ */ jsxs("div", {
				className: "head",
				children: [/* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("h2", { children: heading }), lead && /* @__PURE__ */ jsx("p", {
					className: "lead",
					children: lead
				})] }), free.length === 0 && /* @__PURE__ */ jsx(ButtonAnchor, {
					href: PATHS.consultation,
					look: "second",
					wide: true,
					children: SITE.shortAction
				})]
			}),
			pups.length > 0 && /* @__PURE__ */ jsx(PlainList, {
				"data-free": free.length,
				children: pups.map((pup) => /* @__PURE__ */ jsx(Card, {
					pup,
					today,
					place: isLarge(pup) ? "pupAlone" : "pup"
				}, pup.key))
			}),
			next && /* @__PURE__ */ jsx("p", {
				className: "next lead",
				children: next
			})
		]
	});
}
function Card({ pup, today, place }) {
	const { key, name, sentence, reserved } = pup;
	const price = reserved ? void 0 : priceOf(pup, today);
	const share = useShare(cardPath(pup), shareText(pup, today));
	return /* @__PURE__ */ jsxs("li", {
		id: cardId(key),
		tabIndex: -1,
		className: reserved ? "reserved" : "free",
		children: [isPhoto(pupPhoto(key)) && /* @__PURE__ */ jsx(PupFace, {
			of: pup,
			place: reserved ? "face" : place
		}), /* @__PURE__ */ jsxs("div", {
			className: "words",
			children: [
				/* @__PURE__ */ jsxs("h3", { children: [/* @__PURE__ */ jsxs("span", {
					translate: "no",
					children: [name, " "]
				}), reserved && /* @__PURE__ */ jsx("span", {
					className: "tag",
					children: PUP_CARD.reserved
				})] }),
				/* @__PURE__ */ jsx("p", {
					className: "age",
					children: sexAndAge(pup, today)
				}),
				/* @__PURE__ */ jsx("p", { children: sentence }),
				price && /* @__PURE__ */ jsx("p", { children: /* @__PURE__ */ jsx("b", { children: price.split(/(?<=-)/).map(unbroken) }) }),
				!reserved && /* @__PURE__ */ jsxs("div", {
					className: "ways",
					children: [/* @__PURE__ */ jsx("a", {
						className: "button button-second",
						href: askPath(key),
						children: /* @__PURE__ */ jsxs("span", { children: [
							PUP_CARD.ask,
							" ",
							/* @__PURE__ */ jsx("span", {
								translate: "no",
								children: name
							})
						] })
					}), /* @__PURE__ */ jsxs("a", {
						className: "button button-second share",
						...share,
						children: [/* @__PURE__ */ jsx(Icon, {
							of: Share,
							size: 20
						}), /* @__PURE__ */ jsxs("span", {
							className: "visually-hidden",
							children: [
								SITE.share.short,
								" ",
								/* @__PURE__ */ jsx("span", {
									translate: "no",
									children: name
								})
							]
						})]
					})]
				})
			]
		})]
	});
}
/** Keeps an amount on one line. Without it, browsers break a long range inside an amount and not after the hyphen. */
function unbroken(amount) {
	return /* @__PURE__ */ jsx("span", {
		className: "unbroken",
		children: amount
	}, amount);
}
export { PupsSection as t };
