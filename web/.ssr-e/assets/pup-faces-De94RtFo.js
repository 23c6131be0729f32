import { I as PATHS, P as forcedEdge, S as textLink, V as defineStyle, at as MILITARY_SECTION, d as Picture, f as facesOf, h as pupPhoto, ht as inWords, p as isPhoto, pt as FARM, st as PARENTS_SECTION } from "./app-B3ktw_AD.js";
import { D as PUP_CARD, H as PlainList, N as readyWeeks, O as ageOf, P as weeksOld } from "../prerender.js";
import { jsx, jsxs } from "react/jsx-runtime";
// src/content/pups.generated.ts
var PUPS = {
	"pups": [
		{
			"name": "O’Malley <the Brave>",
			"kind": "family",
			"born": "2026-07-04",
			"sex": "male",
			"sentence": "He “talks” to the hens & sleeps <at> the door; nobody’s lap is safe.",
			"reserved": false,
			"key": "o-malley-the-brave"
		},
		{
			"name": "Zoë & Noël",
			"kind": "family",
			"born": "2026-07-04",
			"sex": "female",
			"sentence": "First at the gate.",
			"reserved": true,
			"key": "zoe-noel"
		},
		{
			"name": "Bo",
			"kind": "family",
			"born": "2026-08-01",
			"sex": "male",
			"sentence": "Bo follows whoever carries the feed.",
			"key": "bo"
		},
		{
			"name": "Daisy",
			"kind": "family",
			"born": "2026-08-02",
			"sex": "female",
			"sentence": "Daisy lies down beside whoever sits on the porch.",
			"key": "daisy"
		},
		{
			"name": "Bjørn",
			"kind": "family",
			"born": "2026-08-03",
			"sex": "male",
			"sentence": "Born on the coldest night.",
			"key": "bjørn"
		},
		{
			"name": "모모",
			"kind": "family",
			"born": "2026-08-04",
			"sex": "female",
			"sentence": "Sleeps upside down.",
			"key": "모모"
		},
		{
			"name": "Ann",
			"kind": "family",
			"born": "2026-08-05",
			"sex": "female",
			"sentence": "Our pups today know her first.",
			"key": "ann"
		},
		{
			"name": "Daisy May",
			"kind": "family",
			"born": "2026-08-06",
			"sex": "female",
			"sentence": "Carries one boot at a time.",
			"key": "daisy-may"
		},
		{
			"name": "Wilhelmina Featherstonehaugh-Montgomery",
			"kind": "working",
			"born": "2026-06-20",
			"sex": "female",
			"sentence": "Walks the fence behind her mother every morning, every evening, & in between whenever somebody leaves the gate open.",
			"reserved": true,
			"key": "wilhelmina-featherstonehaugh-montgomery"
		},
		{
			"name": "Koʻa",
			"kind": "working",
			"born": "2026-06-20",
			"sex": "male",
			"sentence": "Stays with the goats.",
			"key": "koʻa"
		},
		{
			"name": "Łucja",
			"kind": "working",
			"born": "2026-06-20",
			"sex": "female",
			"sentence": "Barks once, at the right time.",
			"key": "łucja"
		}
	],
	"nextLitter": {
		"family": "We expect the next litter of Zoë and Old Bear of the Sweetwater Crossing in March & April.",
		"working": "Ask us about “Bear’s” next litter."
	}
};
// src/content/pups.ts
var OVER = "All the pups in this litter have found homes.";
var YOUNG = {
	family: "Our pups are still growing up.",
	working: "Our working pups are still growing up."
};
var HEADINGS = {
	family: "Our pups today",
	working: "Our working pups today"
};
var HOMES = {
	family: "a family.",
	working: "a farm. Ask us for the price."
};
/** The id of the section with the cards. The page of each kind has one. */
var PUPS_SECTION = "pups";
/** The ids of everything else on these pages. A pup may be called like one of them. The first one is of a name without letters. */
var OTHER_IDS = [
	"",
	"root",
	"menu",
	"menu-farm",
	"menu-dogs",
	"main",
	"footer"
];
OTHER_IDS.push(PUPS_SECTION, PARENTS_SECTION, MILITARY_SECTION);
/** The id of the card of the pup with this key. No key has an underscore. */
function cardId(key) {
	return OTHER_IDS.includes(key) ? `${key}_` : key;
}
/** Undefined if the owner says nothing about pups of this kind. */
function litterOf(kind, { pups: all = [], nextLitter } = PUPS) {
	const free = all.filter((pup) => pup.kind === kind && !pup.reserved);
	const pups = [...free, ...all.filter((pup) => pup.kind === kind && pup.reserved)];
	const next = nextLitter?.[kind];
	const listed = {
		heading: HEADINGS[kind],
		pups,
		free,
		next
	};
	if (free.length > 0) {
		const count = inWords(free.length).replace(/^./, (letter) => letter.toUpperCase());
		const looking = free.length === 1 ? "pup is looking" : "pups are looking";
		return {
			...listed,
			lead: `${count} ${looking} for ${HOMES[kind]}`,
			over: YOUNG[kind]
		};
	}
	if (pups.length > 0) return {
		...listed,
		lead: "All are reserved.",
		over: next ?? OVER
	};
	return next ? {
		heading: "The next litter",
		lead: next,
		pups,
		free,
		over: next
	} : void 0;
}
/** What takes the place of each claim about the pups of today, unless a free one is old enough for the claim. */
function overOn(today, litter) {
	return litter?.free.some(({ born, kind }) => weeksOld(born, today) >= readyWeeks(kind, FARM.prices)) ? void 0 : litter?.over;
}
var FAMILY_LITTER = litterOf("family");
var WORKING_LITTER = litterOf("working");
// src/pages/pup-faces.tsx
var LITTERS = [FAMILY_LITTER, WORKING_LITTER];
/** The pups of today that are not reserved. */
var FREE_PUPS = LITTERS.flatMap((litter) => litter?.free ?? []);
var PHOTOS = LITTERS.flatMap((litter) => litter?.pups ?? []).map(({ key }) => pupPhoto(key)).filter(isPhoto);
/** The styles of all `PupFace`s, for an element around them. */
var pupFaces = defineStyle({
	...facesOf(PHOTOS),
	"& :where([class^=face], .initial)": {
		aspectRatio: "1 / 1",
		borderRadius: "plate"
	},
	"& .initial": {
		display: "grid",
		placeItems: "center",
		bg: "straw",
		color: "fg.heading",
		fontFamily: "heading",
		fontSize: "2.25rem",
		fontWeight: "600",
		lineHeight: "1",
		...forcedEdge
	}
});
/** A pup's photo, or the first letter of the name of a pup without one. */
function PupFace({ of: { key, name }, ...picture }) {
	const photo = pupPhoto(key);
	if (isPhoto(photo)) return /* @__PURE__ */ jsx(Picture, {
		name: photo,
		plain: `face-${PHOTOS.indexOf(photo)}`,
		...picture
	});
	return /* @__PURE__ */ jsx("span", {
		className: "initial",
		translate: "no",
		"aria-hidden": "true",
		children: [...name][0]
	});
}
/** The styles of all `PupFaces`, for an element around them. */
var linkedFaces = defineStyle({
	...pupFaces,
	"& .pups a": { color: "fg.heading" },
	"& .pups b": {
		...textLink,
		fontWeight: "650"
	},
	"& .pups a:hover b": { textDecorationThickness: "3px" }
});
var PAGES = {
	family: PATHS.familyPups,
	working: PATHS.workingPups
};
function cardPath({ kind, key }) {
	return `${PAGES[kind]}#${encodeURIComponent(cardId(key))}`;
}
function PupFaces({ pups, today }) {
	if (pups.length === 0) return null;
	return /* @__PURE__ */ jsx(PlainList, {
		className: "pups",
		"aria-label": PUP_CARD.faces,
		children: pups.map((pup) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsxs("a", {
			href: cardPath(pup),
			children: [/* @__PURE__ */ jsx(PupFace, {
				of: pup,
				place: "face",
				decorative: true
			}), /* @__PURE__ */ jsxs("span", { children: [
				/* @__PURE__ */ jsx("b", {
					translate: "no",
					children: pup.name
				}),
				" ",
				/* @__PURE__ */ jsx("span", { children: pup.kind === "working" ? PUP_CARD.forFarm : ageOf(pup, today) })
			] })]
		}) }, pup.key))
	});
}
export { linkedFaces as a, PUPS_SECTION as c, overOn as d, cardPath as i, WORKING_LITTER as l, PupFace as n, pupFaces as o, PupFaces as r, FAMILY_LITTER as s, FREE_PUPS as t, cardId as u };
