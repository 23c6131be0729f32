import * as React from "react";
import { createContext, useContext, useMemo, useRef } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import { Global, ThemeContext, withEmotionCache } from "@emotion/react";
import { serializeStyles } from "@emotion/serialize";
import { useInsertionEffectAlwaysWithSyncFallback } from "@emotion/use-insertion-effect-with-fallbacks";
import { getRegisteredStyles, insertStyles, registerStyles } from "@emotion/utils";
import { ExternalLink, Phone, Share } from "lucide";
import { preload } from "react-dom";
// ../functions/src/contract/call.ts
/** Hosting rewrites this path to the function. A test compares it with firebase.json. */
var SUBMIT_PATH = "/submit-consultation";
/** The page with the form. */
var FORM_PATH = "/family-consultation";
/** The static page that a visitor without script gets after the request was stored. Not a route of the app. */
var RECEIVED_PATH = "/consultation-received";
/** The farm as a card for the contacts of a phone (web/build/contact-card.ts). A test compares it with firebase.json. */
var CONTACT_CARD_PATH = "/farm.vcf";
/** Header with a UUID for each filled form. It becomes the document id, so that a repeated request is stored once. */
var IDEMPOTENCY_HEADER = "Idempotency-Key";
/** A text field that is hidden from people, screen readers and autofill. A request that fills it is suspected spam. */
var HONEYPOT_FIELD = "guardianMotto";
/** The message for a failure without a message of its own. */
var SUBMIT_FAILED = "Failed to submit consultation request";
// ../functions/src/contract/farm.generated.ts
var FARM_PHONE = "(918) 555-0177";
var FARM_PUPS = [
	{
		"key": "o-malley-the-brave",
		"name": "O’Malley <the Brave>"
	},
	{
		"key": "zoe-noel",
		"name": "Zoë & Noël"
	},
	{
		"key": "bo",
		"name": "Bo"
	},
	{
		"key": "daisy",
		"name": "Daisy"
	},
	{
		"key": "bjørn",
		"name": "Bjørn"
	},
	{
		"key": "모모",
		"name": "모모"
	},
	{
		"key": "ann",
		"name": "Ann"
	},
	{
		"key": "daisy-may",
		"name": "Daisy May"
	},
	{
		"key": "wilhelmina-featherstonehaugh-montgomery",
		"name": "Wilhelmina Featherstonehaugh-Montgomery",
		"born": "2026-06-20"
	},
	{
		"key": "koʻa",
		"name": "Koʻa",
		"born": "2026-06-20"
	},
	{
		"key": "łucja",
		"name": "Łucja",
		"born": "2026-06-20"
	}
];
// ../functions/src/contract/farm.ts
/** Farms of this site are in the United States. */
var FARM_PHONE_HREF = `tel:+1${FARM_PHONE.replace(/\D/g, "")}`;
/** The owner cannot change these two places, because the form's options name them. */
var FARM_COUNTY = "Oklahoma County";
var FARM_BASE = "Tinker Air Force Base";
var QUARTER_MS = 9e5;
/** Until when the farm answers a request: the quarter hour before its hours end. */
function promisedTime(arrived) {
	const end = arrived + 96 * QUARTER_MS;
	return /* @__PURE__ */ new Date(end - end % QUARTER_MS);
}
/** What happens after a request: on the form's page, on the thank-you screen and in the mail to the family. */
var NEXT_STEPS = [
	`A call or email within 24 hours`,
	`A 30-minute consultation at a time that’s convenient for you`,
	"Personalized recommendations for your family"
];
// src/content/facts.generated.ts
var FACTS = {
	"name": "O’Hara & Söhne <Sweetwater> Livestock Guardian Dogs, Farm",
	"email": "hello.from.the.whole.family@sweetwater-crossing-guardians.farm",
	"phone": "(918) 555-0177",
	"website": "https://www.sweetwater-crossing-guardians.farm",
	"workingPupForm": "https://apply.pups.test/evaluation?kind=working&from=site#start",
	"familyPupForm": "https://visits.pups.test/families?x=1&y=2#first",
	"eggOrderForm": "https://orders.eggs.test/embed/weekly?x=1&y=2#start",
	"mother": "Zoë",
	"father": "Old Bear of the Sweetwater Crossing",
	"host": {
		"name": "Wilhelmina Featherstonehaugh-Montgomery & Ruth the 3rd",
		"sentence": "I raise our pups with the goats & the hens, I answer the phone from sunrise until the last gate is closed, and I’d like to hear all about your “family” first."
	},
	"place": "on Route 66, between Arcadia and Luther, Oklahoma",
	"areasServed": ["Oklahoma County", "O’Connor & Sons Ranch"],
	"since": 2009,
	"familiesServed": "1,450+",
	"basePetMaximum": 3,
	"breeds": [
		{
			"name": "Great Pyrenees",
			"share": 50
		},
		{
			"name": "Anatolian Shepherd",
			"share": 25
		},
		{
			"name": "Kangal & Akbash",
			"share": 25
		}
	],
	"prices": [
		{
			"name": "Advanced Start Guardian",
			"age": 17,
			"from": 1850.5,
			"to": 2050.5
		},
		{
			"name": "Young Adult “Companion”",
			"age": 19,
			"from": 1700,
			"to": 1900,
			"label": "FAMILIES’ CHOICE"
		},
		{
			"name": "Mature Family Guardian",
			"age": 23,
			"from": 1250
		}
	],
	"included": [{
		"name": "Temperament testing",
		"worth": 1200.5
	}, {
		"name": "Socialization & predator training",
		"worth": 1300
	}],
	"tagline": ["Pasture-Raised.", "Nobody’s Hurry."],
	"familyTagline": ["Family & Friends."],
	"town": "Luther",
	"postalCode": "73054-1234",
	"eggPrice": {
		"price": 6.5,
		"unit": "a dozen, or a “baker’s” dozen & more"
	},
	"guarantee": "We guarantee each dog’s hips & eyes for 2 years <from the day of pickup>.\n\nIf a vet finds a “defect”, call O’Hara & Söhne first.\nWe take the dog back, or pay up to its price.",
	"olderCostsLess": "An older dog’s first months are behind it & you see what you get.",
	"licence": "Oklahoma Breeder’s License #12 & kennel #3",
	"follow": [{
		"name": "Zoë’s <Farm> & Friends",
		"address": "https://www.pups.test/zoë?x=1&y=2"
	}, {
		"name": "Pupstagram",
		"address": "https://photos.pups.test/sweetwater"
	}]
};
// src/content/farm.ts
/** The facts about the farm: those of farm/facts.yaml, and those that are the same for every farm. */
var FARM = {
	...FACTS,
	phone: FACTS.phone.replace(" ", "\xA0"),
	/** Comes after "located". All farms of this site are in Oklahoma. */
	location: [FACTS.town && `in ${FACTS.town}, OK ${FACTS.postalCode ?? ""}`.trim(), FACTS.place].filter(Boolean).join(", "),
	county: FARM_COUNTY,
	base: FARM_BASE,
	consultationMinutes: 30,
	eggFrameHeight: 800,
	contactWithin: `24 hours`,
	advancedStartWeeks: Math.min(...FACTS.prices.map(({ age }) => age)),
	/** Sorted by age. Each tier ends where the next one begins. Prices in US dollars. */
	tiers: FACTS.prices.map(({ age, from, to = from, ...tier }, index) => ({
		...tier,
		low: from,
		high: to,
		fromWeeks: age,
		age: ages(age, FACTS.prices[index + 1]?.age)
	}))
};
var EMAIL_HREF = `mailto:${FARM.email}`;
/** Formats an amount, with cents only if there are any. */
function dollars(amount) {
	const cents = Math.round(amount * 100);
	return `$${(cents / 100).toFixed(cents % 100 ? 2 : 0).replace(/\B(?=(\d{3})+(?!\d))/g, ",")}`;
}
/** Spells out numbers up to ten. */
function inWords(count) {
	return [
		"no",
		"one",
		"two",
		"three",
		"four",
		"five",
		"six",
		"seven",
		"eight",
		"nine",
		"ten"
	][count] ?? `${count}`;
}
function ages(from, until) {
	return until ? `${from}-${until} weeks` : `${from}+ weeks`;
}
// src/content/site.ts
/** Texts of the header, the menu, the footer, and the error, loading and 404 screens. */
var SITE = {
	skip: "Skip to content",
	action: "Schedule Your Family Consultation",
	/** The name of the consultation in links and in the bar. */
	shortAction: "Free consultation",
	menu: "Menu",
	navigation: "Main",
	call: "Call",
	email: "Email",
	callFarm: `Call ${FARM.phone}`,
	loading: `Loading ${FARM.name}...`,
	/** The farm's promise to everybody who sends a request. All pages use this sentence. */
	promise: `We’ll call or write within ${FARM.contactWithin} to find a time that suits you.`,
	/** Below buttons whose label does not say that they lead to the consultation. */
	opensConsultation: "Opens the form for a free consultation.",
	prices: "See the prices",
	pups: "See the pups",
	overPrice: `${FARM.host ? "I’ll" : "We’ll"} go over it with you before you decide anything.`,
	share: {
		label: "Send this to your partner",
		short: "Share",
		title: FARM.name,
		text: `A free ${FARM.consultationMinutes}-minute consultation about a guardian dog, with no pressure.`
	},
	talk: {
		heading: "Thinking about a guardian dog?",
		text: `Let’s talk first: ${FARM.consultationMinutes} free minutes, no pressure.`
	},
	footer: {
		groups: {
			farm: "Farm",
			dogs: "Dogs and eggs",
			talk: "Talk to us"
		},
		place: `Located ${FARM.location}`
	},
	notFound: {
		heading: "Oops! Page not found",
		text: "This page has wandered off. The farm is still where you left it.",
		action: "Back to the home page"
	},
	error: {
		heading: "Oops! Something went wrong",
		text: "We’re sorry for the inconvenience. Please try refreshing the page.",
		action: "Refresh Page"
	}
};
/** The size of the pictures of shared links, in pixels, as social networks recommend. */
var SHARE_SIZE = {
	width: 1200,
	height: 630
};
var CONTACT = {
	phone: {
		href: FARM_PHONE_HREF,
		kind: SITE.call,
		value: FARM.phone
	},
	email: {
		href: EMAIL_HREF,
		kind: SITE.email,
		value: FARM.email
	}
};
/** Ids of the sections of the working pups' page that other pages lead to. */
var MILITARY_SECTION = "military-families";
var PARENTS_SECTION = "parents";
var SECTIONS = {
	home: "home",
	about: "about",
	guardianProgram: "guardian-program",
	pricing: "pricing",
	faq: "faq",
	contact: "contact"
};
var NOT_FOUND_HEAD = {
	title: `Page not found | ${FARM.name}`,
	description: "This page does not exist. The home page, our phone number and our email address are one tap away."
};
/** The thank-you screen as a static page, for visitors without script. It is no route of the app and is not indexed. */
var RECEIVED_HEAD = {
	title: `Your request has been received | ${FARM.name}`,
	description: `Thank you. We’ll contact you within ${FARM.contactWithin} to schedule your free consultation.`
};
// build/replacements/is-prop-valid.ts
/** Whether a prop becomes an attribute. All do but these of Chakra, because TypeScript checks the names of the others. */
function isPropValid(name) {
	return name !== "as" && name !== "asChild";
}
// ../node_modules/@chakra-ui/react/dist/esm/utils/call-all.js
function callAll(...fns) {
	return function mergedFn(...args) {
		fns.forEach((fn) => fn?.(...args));
	};
}
// ../node_modules/@chakra-ui/react/dist/esm/merge-props.js
var clsx = (...args) => args.map((str) => str?.trim?.()).filter(Boolean).join(" ");
var eventRegex = /^on[A-Z]/;
function mergeProps(...args) {
	let result = {};
	for (let props of args) {
		for (let key in result) {
			if (eventRegex.test(key) && typeof result[key] === "function" && typeof props[key] === "function") {
				result[key] = callAll(result[key], props[key]);
				continue;
			}
			if (key === "className" || key === "class") {
				result[key] = clsx(result[key], props[key]);
				continue;
			}
			if (key === "style") {
				result[key] = Object.assign({}, result[key] ?? {}, props[key] ?? {});
				continue;
			}
			result[key] = props[key] !== void 0 ? props[key] : result[key];
		}
		for (let key in props) if (result[key] === void 0) result[key] = props[key];
	}
	return result;
}
// ../node_modules/@chakra-ui/react/dist/esm/merge-refs.js
var shouldReturnCleanup = parseInt(React.version.split(".")[0], 10) >= 19;
function assignRef(ref, value) {
	if (ref == null) return;
	if (typeof ref === "function") return ref(value);
	try {
		ref.current = value;
	} catch (error) {
		throw new Error(`Cannot assign value '${value}' to ref '${ref}'`);
	}
}
function mergeRefs(...refs) {
	const availableRefs = refs.filter((ref) => ref != null);
	if (shouldReturnCleanup) {
		const cleanupMap = /* @__PURE__ */ new Map();
		return (node) => {
			availableRefs.forEach((ref) => {
				const cleanup = assignRef(ref, node);
				if (cleanup) cleanupMap.set(ref, cleanup);
			});
			return () => {
				availableRefs.forEach((ref) => {
					const cleanup = cleanupMap.get(ref);
					if (cleanup && typeof cleanup === "function") cleanup();
					else assignRef(ref, null);
				});
				cleanupMap.clear();
			};
		};
	} else return (node) => {
		availableRefs.forEach((ref) => {
			assignRef(ref, node);
		});
	};
}
// ../node_modules/@chakra-ui/react/dist/esm/utils/compact.js
function compact(object) {
	const clone = Object.assign({}, object);
	for (let key in clone) if (clone[key] === void 0) delete clone[key];
	return clone;
}
// ../node_modules/@chakra-ui/react/dist/esm/utils/is.js
var isObject = (v) => v != null && typeof v === "object" && !Array.isArray(v);
var isString = (v) => typeof v === "string";
var isFunction = (v) => typeof v === "function";
// ../node_modules/@chakra-ui/react/dist/esm/utils/cx.js
var cx = (...classNames) => {
	const classes = [];
	for (let i = 0; i < classNames.length; i++) {
		const className = classNames[i];
		if (!isString(className)) continue;
		const trimmed = className.trim();
		if (trimmed) classes.push(trimmed);
	}
	return classes.join(" ");
};
// ../node_modules/@chakra-ui/react/dist/esm/utils/interop.js
function interopDefault(mod) {
	return mod.default || mod;
}
// ../node_modules/@chakra-ui/react/dist/esm/utils/ref.js
function getElementRef(el) {
	const version = React.version;
	if (!isString(version)) return el?.ref;
	if (version.startsWith("18.")) return el?.ref;
	return el?.props?.ref;
}
// ../node_modules/@chakra-ui/react/dist/esm/utils/uniq.js
var uniq = (...items) => {
	const set = items.reduce((acc, curr) => {
		if (curr != null) curr.forEach((item) => acc.add(item));
		return acc;
	}, /* @__PURE__ */ new Set([]));
	return Array.from(set);
};
// ../node_modules/@chakra-ui/react/dist/esm/create-context.js
function getErrorMessage(hook, provider) {
	return `${hook} returned \`undefined\`. Seems you forgot to wrap component within ${provider}`;
}
function createContext$2(options = {}) {
	const { name, strict = true, hookName = "useContext", providerName = "Provider", errorMessage, defaultValue } = options;
	const Context = createContext(defaultValue);
	Context.displayName = name;
	function useContext$1() {
		const context = useContext(Context);
		if (!context && strict) {
			const error = new Error(errorMessage ?? getErrorMessage(hookName, providerName));
			error.name = "ContextError";
			Error.captureStackTrace?.(error, useContext$1);
			throw error;
		}
		return context;
	}
	return [
		Context.Provider,
		useContext$1,
		Context
	];
}
// ../node_modules/@chakra-ui/react/dist/esm/styled-system/provider.js
var [ChakraContextProvider, useChakraContext] = /*#__PURE__*/ createContext$2({
	name: "ChakraContext",
	strict: true,
	providerName: "<ChakraProvider />"
});
function ChakraProvider(props) {
	const { value: sys, children } = props;
	return /* @__PURE__ */ jsxs(ChakraContextProvider, {
		value: sys,
		children: [
			!sys._config.disableLayers && /* @__PURE__ */ jsx(Global, { styles: sys.layers.atRule }),
			/* @__PURE__ */ jsx(Global, { styles: sys._global }),
			children
		]
	});
}
// ../node_modules/@chakra-ui/react/dist/esm/utils/split-props.js
var splitPropFn = (props, predicate) => {
	const rest = {};
	const result = {};
	const allKeys = Object.keys(props);
	for (const key of allKeys) if (predicate(key)) result[key] = props[key];
	else rest[key] = props[key];
	return [result, rest];
};
var splitProps = (props, keys) => {
	return splitPropFn(props, isFunction(keys) ? keys : (key) => keys.includes(key));
};
// ../node_modules/@chakra-ui/react/dist/esm/styled-system/use-resolved-props.js
var htmlProps = /* @__PURE__ */ new Set([
	"htmlWidth",
	"htmlHeight",
	"htmlSize",
	"htmlTranslate"
]);
function isHtmlProp(prop) {
	return typeof prop === "string" && htmlProps.has(prop);
}
function useResolvedProps(inProps, cvaRecipe, shouldForwardProps) {
	const { css, isValidProperty } = useChakraContext();
	const { children, ...props } = inProps;
	const result = useMemo(() => {
		const [forwardedProps, restProps_B] = splitProps(props, (key) => shouldForwardProps(key, cvaRecipe.variantKeys));
		const [variantProps, restProps_C] = splitProps(restProps_B, cvaRecipe.variantKeys);
		const [styleProps, elementProps] = splitProps(restProps_C, isValidProperty);
		return {
			forwardedProps,
			variantProps,
			styleProps,
			elementProps
		};
	}, [
		cvaRecipe.variantKeys,
		shouldForwardProps,
		props,
		isValidProperty
	]);
	const { css: cssStyles, ...propStyles } = result.styleProps;
	const cvaStyles = useMemo(() => {
		const variantProps = { ...result.variantProps };
		const hasColorPalette = cvaRecipe.variantKeys.includes("colorPalette");
		const hasOrientation = cvaRecipe.variantKeys.includes("orientation");
		if (!hasColorPalette) variantProps.colorPalette = props.colorPalette;
		if (!hasOrientation) variantProps.orientation = props.orientation;
		return cvaRecipe(variantProps);
	}, [
		cvaRecipe,
		result.variantProps,
		props.colorPalette,
		props.orientation
	]);
	return {
		styles: useMemo(() => {
			return css(cvaStyles, ...toArray(cssStyles), propStyles);
		}, [
			css,
			cvaStyles,
			cssStyles,
			propStyles
		]),
		props: {
			...result.forwardedProps,
			...result.elementProps,
			children
		}
	};
}
var toArray = (val) => {
	return (Array.isArray(val) ? val : [val]).filter(Boolean).flat();
};
// ../node_modules/@chakra-ui/react/dist/esm/styled-system/factory.js
var testOmitPropsOnStringTag = interopDefault(isPropValid);
var testOmitPropsOnComponent = (key) => key !== "theme";
var composeShouldForwardProps = (tag, options, isReal) => {
	let shouldForwardProp;
	if (options) {
		const optionsShouldForwardProp = options.shouldForwardProp;
		shouldForwardProp = tag.__emotion_forwardProp && optionsShouldForwardProp ? (propName) => tag.__emotion_forwardProp(propName) && optionsShouldForwardProp(propName) : optionsShouldForwardProp;
	}
	if (typeof shouldForwardProp !== "function" && isReal) shouldForwardProp = tag.__emotion_forwardProp;
	return shouldForwardProp;
};
var isBrowser = typeof document !== "undefined";
var Insertion = ({ cache: cache2, serialized, isStringTag }) => {
	registerStyles(cache2, serialized, isStringTag);
	const rules = useInsertionEffectAlwaysWithSyncFallback(() => insertStyles(cache2, serialized, isStringTag));
	if (!isBrowser && rules !== void 0) {
		let serializedNames = serialized.name;
		let next = serialized.next;
		while (next !== void 0) {
			serializedNames = cx(serializedNames, next.name);
			next = next.next;
		}
		return /* @__PURE__ */ jsx("style", {
			[`data-emotion`]: cx(cache2.key, serializedNames),
			dangerouslySetInnerHTML: { __html: rules },
			nonce: cache2.sheet.nonce
		});
	}
	return null;
};
var exceptionPropMap = {
	path: ["d"],
	text: ["x", "y"],
	circle: [
		"cx",
		"cy",
		"r"
	],
	rect: [
		"width",
		"height",
		"x",
		"y",
		"rx",
		"ry"
	],
	ellipse: [
		"cx",
		"cy",
		"rx",
		"ry"
	],
	g: ["transform"],
	stop: ["offset", "stopOpacity"]
};
var hasProp = (obj, prop) => {
	return Object.prototype.hasOwnProperty.call(obj, prop);
};
var createStyled = (tag, configOrCva = {}, options = {}) => {
	if (process.env.NODE_ENV !== "production") {
		if (tag === void 0) throw new Error("You are trying to create a styled element with an undefined component.\nYou may have forgotten to import it.");
	}
	if (hasProp(exceptionPropMap, tag)) {
		options.forwardProps || (options.forwardProps = []);
		const props = exceptionPropMap[tag];
		options.forwardProps = uniq([...options.forwardProps, ...props]);
	}
	const isReal = tag.__emotion_real === tag;
	const baseTag = isReal && tag.__emotion_base || tag;
	let identifierName;
	let targetClassName;
	if (options !== void 0) {
		identifierName = options.label;
		targetClassName = options.target;
	}
	let styles = [];
	const Styled = withEmotionCache((inProps, cache2, ref) => {
		const { cva, isValidProperty } = useChakraContext();
		const cvaFn = configOrCva.__cva__ ? configOrCva : cva(configOrCva);
		const cvaRecipe = mergeCva(tag.__emotion_cva && !tag.__emotion_cva.__cva__ ? cva(tag.__emotion_cva) : tag.__emotion_cva, cvaFn);
		const createShouldForwardProps = (props2) => {
			return (prop, variantKeys) => {
				if (props2.includes(prop)) return true;
				return !variantKeys?.includes(prop) && !isValidProperty(prop);
			};
		};
		if (!options.shouldForwardProp && options.forwardProps) options.shouldForwardProp = createShouldForwardProps(options.forwardProps);
		const fallbackShouldForwardProp = (prop, variantKeys) => {
			const emotionSfp = typeof tag === "string" && tag.charCodeAt(0) > 96 ? testOmitPropsOnStringTag : testOmitPropsOnComponent;
			const chakraSfp = !variantKeys?.includes(prop) && !isValidProperty(prop);
			return emotionSfp(prop) && chakraSfp;
		};
		const shouldForwardProp = composeShouldForwardProps(tag, options, isReal) || fallbackShouldForwardProp;
		const { props, styles: styleProps } = useResolvedProps(React.useMemo(() => Object.assign({}, options.defaultProps, compact(inProps)), [inProps]), cvaRecipe, shouldForwardProp);
		let className = "";
		let classInterpolations = [styleProps];
		let mergedProps = props;
		if (props.theme == null) {
			mergedProps = {};
			for (let key in props) mergedProps[key] = props[key];
			mergedProps.theme = React.useContext(ThemeContext);
		}
		if (typeof props.className === "string") className = getRegisteredStyles(cache2.registered, classInterpolations, props.className);
		else if (props.className != null) className = cx(className, props.className);
		const serialized = serializeStyles(styles.concat(classInterpolations), cache2.registered, mergedProps);
		if (serialized.styles) className = cx(className, `${cache2.key}-${serialized.name}`);
		if (targetClassName !== void 0) className = cx(className, targetClassName);
		const shouldUseAs = !shouldForwardProp("as");
		let FinalTag = shouldUseAs && props.as || baseTag;
		let finalProps = {};
		for (let prop in props) {
			if (shouldUseAs && prop === "as") continue;
			if (isHtmlProp(prop)) {
				const nativeProp = prop.replace("html", "").toLowerCase();
				finalProps[nativeProp] = props[prop];
				continue;
			}
			if (shouldForwardProp(prop)) finalProps[prop] = props[prop];
		}
		let classNameToUse = className.trim();
		if (classNameToUse) finalProps.className = classNameToUse;
		else Reflect.deleteProperty(finalProps, "className");
		finalProps.ref = ref;
		const forwardAsChild = options.forwardAsChild || options.forwardProps?.includes("asChild");
		if (props.asChild && !forwardAsChild) {
			const child = React.isValidElement(props.children) ? React.Children.only(props.children) : React.Children.toArray(props.children).find(React.isValidElement);
			if (!child) throw new Error("[chakra-ui > factory] No valid child found");
			FinalTag = child.type;
			finalProps.children = null;
			Reflect.deleteProperty(finalProps, "asChild");
			finalProps = mergeProps(finalProps, child.props);
			finalProps.ref = mergeRefs(ref, getElementRef(child));
		}
		if (finalProps.as && forwardAsChild) {
			finalProps.as = void 0;
			return /* @__PURE__ */ jsxs(React.Fragment, { children: [/* @__PURE__ */ jsx(Insertion, {
				cache: cache2,
				serialized,
				isStringTag: typeof FinalTag === "string"
			}), /* @__PURE__ */ jsx(FinalTag, {
				asChild: true,
				...finalProps,
				children: /* @__PURE__ */ jsx(props.as, { children: finalProps.children })
			})] });
		}
		return /* @__PURE__ */ jsxs(React.Fragment, { children: [/* @__PURE__ */ jsx(Insertion, {
			cache: cache2,
			serialized,
			isStringTag: typeof FinalTag === "string"
		}), /* @__PURE__ */ jsx(FinalTag, { ...finalProps })] });
	});
	Styled.displayName = identifierName !== void 0 ? identifierName : `chakra(${typeof baseTag === "string" ? baseTag : baseTag.displayName || baseTag.name || "Component"})`;
	Styled.__emotion_real = Styled;
	Styled.__emotion_base = baseTag;
	Styled.__emotion_forwardProp = options.shouldForwardProp;
	Styled.__emotion_cva = configOrCva;
	Object.defineProperty(Styled, "toString", { value() {
		if (targetClassName === void 0 && process.env.NODE_ENV !== "production") return "NO_COMPONENT_SELECTOR";
		return `.${targetClassName}`;
	} });
	return Styled;
};
var styledFn = createStyled.bind();
var cache = /* @__PURE__ */ new Map();
var chakra = new Proxy(styledFn, {
	apply(_, __, args) {
		return styledFn(...args);
	},
	get(_, el) {
		if (!cache.has(el)) cache.set(el, styledFn(el));
		return cache.get(el);
	}
});
var mergeCva = (cvaA, cvaB) => {
	if (cvaA && !cvaB) return cvaA;
	if (!cvaA && cvaB) return cvaB;
	return cvaA.merge(cvaB);
};
// ../node_modules/@chakra-ui/react/dist/esm/utils/clone.js
function clone(obj) {
	if (obj === null || typeof obj !== "object") return obj;
	if (Array.isArray(obj)) return obj.map((prop) => clone(prop));
	const _clone = Object.create(Object.getPrototypeOf(obj));
	for (const key of Object.keys(obj)) _clone[key] = clone(obj[key]);
	return _clone;
}
// ../node_modules/@chakra-ui/react/dist/esm/utils/merge.js
function merge(target, source) {
	if (source == null) return target;
	for (const key of Object.keys(source)) {
		if (source[key] === void 0 || key === "__proto__") continue;
		if (!isObject(target[key]) && isObject(source[key])) Object.assign(target, { [key]: source[key] });
		else if (target[key] && isObject(source[key])) merge(target[key], source[key]);
		else if (Array.isArray(source[key]) && Array.isArray(target[key])) {
			let i = 0;
			for (; i < source[key].length; i++) if (isObject(target[key][i]) && isObject(source[key][i])) merge(target[key][i], source[key][i]);
			else target[key][i] = source[key][i];
		} else Object.assign(target, { [key]: source[key] });
	}
	return target;
}
function mergeWith(target, ...sources) {
	for (const source of sources) merge(target, source);
	return target;
}
// ../node_modules/@chakra-ui/react/dist/esm/utils/walk-object.js
var isNotNullish = (element) => element != null;
function walkObject(target, predicate, options = {}) {
	const { stop, getKey } = options;
	function inner(value, path = []) {
		if (isObject(value) || Array.isArray(value)) {
			const result = {};
			for (const [prop, child] of Object.entries(value)) {
				const key = getKey?.(prop, child) ?? prop;
				const childPath = [...path, key];
				if (stop?.(value, childPath)) return predicate(value, path);
				const next = inner(child, childPath);
				if (isNotNullish(next)) result[key] = next;
			}
			return result;
		}
		return predicate(value, path);
	}
	return inner(target);
}
function mapObject(obj, fn) {
	if (Array.isArray(obj)) return obj.map((value) => {
		return isNotNullish(value) ? fn(value) : value;
	});
	if (!isObject(obj)) return isNotNullish(obj) ? fn(obj) : obj;
	return walkObject(obj, (value) => fn(value));
}
// ../node_modules/@chakra-ui/react/dist/esm/styled-system/merge-config.js
var tokenKeys = [
	"value",
	"type",
	"description"
];
var isValidToken = (token) => {
	return token && typeof token === "object" && !Array.isArray(token);
};
var mergeConfigs = (...configs) => {
	const merged = mergeWith({}, ...configs.map(clone));
	if (merged.theme?.tokens) walkObject(merged.theme.tokens, (value) => {
		const hasNested = Object.keys(value).filter((k) => !tokenKeys.includes(k)).length > 0;
		const hasTokenProps = tokenKeys.some((k) => value[k] != null);
		if (hasNested && hasTokenProps) {
			value.DEFAULT || (value.DEFAULT = {});
			tokenKeys.forEach((key) => {
				var _a;
				if (value[key] == null) return;
				(_a = value.DEFAULT)[key] || (_a[key] = value[key]);
				delete value[key];
			});
		}
		return value;
	}, { stop(value) {
		return isValidToken(value) && tokenKeys.some((key) => value[key] != null);
	} });
	return merged;
};
// ../node_modules/@chakra-ui/react/dist/esm/styled-system/config.js
var defineStyle = (v) => v;
var defineTextStyles = (v) => v;
function createProxy() {
	const identity = (v) => v;
	return new Proxy(identity, { get() {
		return identity;
	} });
}
var defineTokens = /* @__PURE__ */ createProxy();
var defineSemanticTokens = /* @__PURE__ */ createProxy();
// src/routes.ts
/** All paths of the app. The path of the form comes from the contract because the function links to it. */
var PATHS = {
	home: "/",
	workingPups: "/lgd-program",
	familyPups: "/family-guardian-pups",
	consultation: FORM_PATH,
	consultationAlias: "/consultation",
	eggs: "/egg-sales",
	testimonials: "/testimonials"
};
var CONSULTATION_PAGE = {
	page: "family-consultation",
	canonical: PATHS.consultation,
	picture: "parent-female",
	title: `Free ${FARM.consultationMinutes}-minute family consultation | ${FARM.name}`,
	description: `Tell us about your home, your children and your pets. We’ll call or write within ${FARM.contactWithin} and help you find the guardian dog that fits.`
};
var ROUTES = [
	{
		path: PATHS.home,
		page: "home",
		picture: "hero",
		title: `${FARM.name} | Family guardian dogs in Oklahoma`,
		description: `A small family farm ${FARM.place}. Guardian pups of ${FARM.advancedStartWeeks} weeks or older, for families in ${FARM.county} and at ${FARM.base}.`
	},
	{
		path: PATHS.workingPups,
		page: "working-pups",
		picture: "working-pup",
		title: `Working guardian pups & military families | ${FARM.name}`,
		description: "Proven working puppies from two guardian parents. For military families: base-housing friendly, with boarding coordination."
	},
	{
		path: PATHS.familyPups,
		page: "family-pups",
		picture: "family-guardian",
		title: `Family guardian companions | ${FARM.name}`,
		description: `Family guardian pups, ${FARM.advancedStartWeeks} weeks or older: fully weaned, temperament-tested and house-trained. Come and meet them on the farm.`
	},
	{
		path: PATHS.consultation,
		...CONSULTATION_PAGE
	},
	{
		path: PATHS.consultationAlias,
		...CONSULTATION_PAGE
	},
	{
		path: PATHS.eggs,
		page: "eggs",
		picture: "eggs",
		title: `Pasture-raised eggs by the dozen | ${FARM.name}`,
		description: `Eggs from hens on pasture, sold by the dozen. Pick them up at the farm ${FARM.place} or ask for local delivery.`
	},
	{
		path: PATHS.testimonials,
		page: "testimonials",
		picture: "story-one",
		title: `Stories from our families | ${FARM.name}`,
		description: "What families and ranches say about living with a guardian dog from our farm, and how to share your own story."
	}
].map((route) => ({
	canonical: route.path,
	...route
}));
function sectionHref(id) {
	return `${PATHS.home}#${id}`;
}
function routeOf(pathname) {
	return ROUTES.find((route) => route.path === pathname);
}
// src/ui/icon.tsx
/** A decorative icon beside text, with its width and height in pixels. */
function Icon({ of, size = 24 }) {
	return /* @__PURE__ */ jsx("svg", {
		width: size,
		height: size,
		viewBox: "0 0 24 24",
		fill: "none",
		stroke: "currentColor",
		strokeWidth: "2",
		strokeLinecap: "round",
		strokeLinejoin: "round",
		"aria-hidden": "true",
		children: of.map(([Shape, attributes]) => /* @__PURE__ */ jsx(Shape, { ...attributes }, Object.values(attributes).join()))
	});
}
// src/ui/theme/media.ts
/** The media queries of the site, besides the breakpoints in system.ts. */
var FORCED_COLORS = "@media (forced-colors: active)";
/** A screen with the colors of the page. */
var SCREEN_COLORS = "@media screen and (forced-colors: none)";
/** A border for boxes that only have a background, which forced colors mode removes. */
var forcedEdge = { [FORCED_COLORS]: { border: "2px solid" } };
/** A phone in landscape, or a window with its page zoomed in: the header scrolls away with the page. */
var LOW_SCREEN = "@media (max-height: 479.98px)";
/**
* Matches when the visitor's font size is so large that a line on a phone holds fewer than some 25 letters: in a media
* query, 1em is the font size set in the browser. With the default size, no current screen is so narrow.
*/
var LARGE_TEXT = "@media (max-width: 19em)";
/** A header that has no room for the phone symbol beside the action. The menu has the phone number too. */
var NARROW_BAR = "@media (max-width: 359.98px)";
/** A window that has no room for the list below the quilt of the form. */
var SHORT_WINDOW = "@media (max-height: 759.98px)";
// src/ui/button.tsx
function Button({ look, size, wide, className, ...button }) {
	return /* @__PURE__ */ jsx(chakra.button, {
		className: classesOf({
			look,
			size,
			wide
		}, className),
		...button
	});
}
function ButtonAnchor({ look, size, wide, className, ...anchor }) {
	return /* @__PURE__ */ jsx(chakra.a, {
		className: classesOf({
			look,
			size,
			wide
		}, className),
		...anchor
	});
}
function classesOf({ look = "main", size, wide }, className = "") {
	return [
		"button",
		`button-${look}`,
		size && "button-large",
		wide && "button-wide",
		className
	].filter(Boolean).join(" ");
}
/** A link to another site that looks like a button and opens a new tab. */
function ExternalButton({ children, ...props }) {
	return /* @__PURE__ */ jsxs(ButtonAnchor, {
		...props,
		target: "_blank",
		rel: "noopener",
		children: [/* @__PURE__ */ jsx(TrailingIcon, {
			of: ExternalLink,
			children
		}), /* @__PURE__ */ jsx("span", {
			className: "visually-hidden",
			children: "(opens in a new tab)"
		})]
	});
}
/** A text with a decorative icon behind its last word. */
function TrailingIcon({ of, children }) {
	return /* @__PURE__ */ jsx("span", { children: /* @__PURE__ */ jsxs("span", {
		className: "trailing",
		children: [/* @__PURE__ */ jsx(Icon, {
			of,
			size: 20
		}), /* @__PURE__ */ jsx("span", { children })]
	}) });
}
/** Has priority over `_hover`, which Chakra writes into a media query behind all other rules. */
var PRESSED = "&&:active:not(:disabled)";
/** The styles of buttons by selector. Served pages have them, and their script does not. */
var buttonCss = {
	".button": {
		display: "inline-flex",
		alignItems: "center",
		justifyContent: "center",
		gap: "3",
		minHeight: "52px",
		paddingBlock: "0.7em",
		paddingInline: "1.5em",
		border: "2px solid transparent",
		borderRadius: "control",
		fontSize: "1.0625rem",
		fontWeight: "600",
		lineHeight: "1.2",
		textAlign: "center",
		textWrap: "balance",
		cursor: "pointer",
		transition: "background-color var(--fade), border-color var(--fade), color var(--fade)"
	},
	".button-main": {
		bg: "action",
		color: "white",
		_hover: { bg: "action.hover" },
		[PRESSED]: { bg: "action.active" },
		_disabled: {
			bg: "slateLight",
			cursor: "default"
		}
	},
	".button-second": {
		borderColor: "deep",
		color: "deep",
		_hover: {
			bg: "deep",
			color: "cream"
		},
		[PRESSED]: {
			bg: "deep",
			color: "wheat"
		}
	},
	".button-solid": {
		bg: "deep",
		color: "cream",
		_hover: { bg: "pasture" },
		[PRESSED]: { bg: "ink" }
	},
	".button-on-deep": {
		bg: "wheat",
		color: "deep",
		_hover: { bg: "straw" },
		[PRESSED]: { bg: "rule" }
	},
	".button-header": {
		minHeight: "46px",
		paddingBlock: "0.3em",
		paddingInline: "0.8em",
		borderColor: "action",
		color: "error",
		_hover: {
			bg: "action",
			color: "white"
		},
		[PRESSED]: {
			bg: "action.active",
			color: "white"
		}
	},
	".button-large": {
		minHeight: "60px",
		fontSize: {
			base: "1.125rem",
			sm: "1.1875rem"
		}
	},
	".button-wide": {
		width: {
			base: "full",
			sm: "auto"
		},
		paddingInline: {
			base: "4",
			sm: "1.5em"
		}
	},
	":is(a, button).button": { [LARGE_TEXT]: {
		paddingInline: "8px",
		"& svg": { display: "none" },
		"& .trailing": { padding: "0" }
	} }
};
// src/ui/text-link.tsx
var textLink = {
	color: "inherit",
	textDecoration: "underline",
	textDecorationThickness: "1.5px",
	textUnderlineOffset: "0.2em",
	_hover: { textDecorationThickness: "3px" }
};
function TextButton(button) {
	return /* @__PURE__ */ jsx(chakra.button, {
		css: textLink,
		minHeight: "target",
		fontWeight: "600",
		cursor: "pointer",
		...button
	});
}
var jumpLink = defineStyle({
	...textLink,
	display: "inline-block",
	paddingBlock: "0.55em",
	color: "fg.heading",
	fontWeight: "600",
	_print: { display: "none" }
});
/** A secondary link on its own line below a button. */
function JumpLink({ css, ...anchor }) {
	return /* @__PURE__ */ jsx(chakra.a, {
		css: [jumpLink, css],
		...anchor
	});
}
// src/ui/theme/scripted.ts
/**
* What only script can use is shown where script will run (`data-scripted`, startup/start-line.ts), from the first paint
* on, so that nothing moves later.
*/
var SCRIPTED = "html[data-scripted] &";
// src/ui/trust-list.tsx
function Figure({ figure, text }) {
	return /* @__PURE__ */ jsxs("li", {
		className: "figure",
		children: [/* @__PURE__ */ jsxs("strong", { children: [figure, " "] }), /* @__PURE__ */ jsx("span", { children: text })]
	});
}
/**
* Styles of a list with the class `trust-list`: two figures side by side, with rows below, which are columns from 640 px
* on. From 960 px on all are in one row.
*/
var trustList = {
	"--space": {
		base: "{spacing.3}",
		sm: "{spacing.4}",
		xl: "{spacing.6}"
	},
	display: "flex",
	flexWrap: {
		base: "wrap",
		lg: "nowrap"
	},
	justifyContent: "space-between",
	clipPath: "inset(2px calc(var(--space) + 1px) 0)",
	marginInline: "calc(-1 * var(--space) - 1px)",
	"& > li": {
		flex: {
			base: "1 1 100%",
			sm: "1 0 50%",
			lg: "0 1 auto"
		},
		paddingInline: "var(--space)",
		paddingBlock: {
			base: "2",
			sm: "3",
			lg: "1"
		},
		borderTop: "hairlineDeep",
		borderLeft: "hairlineDeep",
		lineHeight: "1.35"
	},
	"& > .figure": {
		flexBasis: {
			base: "8.5em",
			sm: "50%",
			lg: "auto"
		},
		whiteSpace: { lg: "nowrap" }
	},
	"& > .figure:first-of-type": { flexGrow: "0" },
	"& > li:nth-last-of-type(5), & > li:nth-last-of-type(5) ~ li:nth-of-type(n + 3)": { flex: {
		sm: "0 0 33.33%",
		lg: "0 1 auto"
	} },
	"& > .row": {
		display: "flex",
		alignItems: "center",
		gap: {
			base: "3",
			xl: "4"
		},
		"& svg": { color: "var(--accent)" },
		"& > span": { maxWidth: { lg: "13em" } }
	},
	"& strong": {
		display: "block",
		color: "var(--accent)",
		fontFamily: "heading",
		fontSize: "min(7.5vw, clamp(1.75rem, 1.5rem + 1vw, 2.25rem))",
		[LARGE_TEXT]: { fontSize: "min(13vw, 1.75rem)" },
		fontWeight: "600",
		lineHeight: "1.2",
		letterSpacing: "-0.01em"
	}
};
// ../farm/check/pictures.ts
/** Width / height of a story's photo: its own shape, but not more upright than 4:5 and not flatter than 3:2. */
function storyShape({ w, h }) {
	return Math.min(3 / 2, Math.max(4 / 5, w / h));
}
/** The key of the host's photo. There is no drawing. */
var HOST_PHOTO = "host";
/** The key of the photo of a pup with this key. */
function pupPhoto(key) {
	return `pup-${key}`;
}
// src/art/divider-hills.svg?url
var divider_hills_default = "/assets/divider-hills-CTjDB1Ir.svg";
// src/art/divider-knolls.svg?url
var divider_knolls_default = "/assets/divider-knolls-Bw_ECkdu.svg";
// src/art/divider-ridge.svg?url
var divider_ridge_default = "/assets/divider-ridge-Ben2cFjy.svg";
// src/art/eggs.svg?url
var eggs_default = "/assets/eggs-CEfhm4tQ.svg";
// src/art/family-guardian.svg?url
var family_guardian_default = "/assets/family-guardian-CzRj7KEi.svg";
// src/art/family-scene.svg?url
var family_scene_default = "/assets/family-scene-05QJ8vSx.svg";
// src/art/guardian-playful.svg?url
var guardian_playful_default = "/assets/guardian-playful-B8rI3D8E.svg";
// src/art/guardian-sweet.svg?url
var guardian_sweet_default = "/assets/guardian-sweet-UbGmX4BA.svg";
// src/art/hero-narrow.svg?url
var hero_narrow_default = "/assets/hero-narrow-DNNJAgD1.svg";
// src/art/hero.svg?url
var hero_default = "/assets/hero-BSkBYdry.svg";
// src/art/home-training.svg?url
var home_training_default = "/assets/home-training-BEAu27zu.svg";
// src/art/logo.svg?url
var logo_default = "/assets/logo-CQfeFXQ8.svg";
// src/art/military-porch.svg?url
var military_porch_default = "/assets/military-porch-S0cKfNK4.svg";
// src/art/not-found.svg?url
var not_found_default = "/assets/not-found-BPppOEpQ.svg";
// src/art/parent-female-closing.svg?url
var parent_female_closing_default = "/assets/parent-female-closing-BDOmkehf.svg";
// src/art/parent-female.svg?url
var parent_female_default = "/assets/parent-female-PF-t2LEv.svg";
// src/art/parent-male.svg?url
var parent_male_default = "/assets/parent-male-DKKw8lZL.svg";
// src/art/story-one.svg?url
var story_one_default = "/assets/story-one-CQhgvEyN.svg";
// src/art/story-two.svg?url
var story_two_default = "/assets/story-two-BEdnnIDq.svg";
// src/art/thank-you.svg?url
var thank_you_default = "/assets/thank-you-n4G89XLu.svg";
// src/art/working-pup.svg?url
var working_pup_default = "/assets/working-pup-CxuSbHb8.svg";
// src/art/working-training.svg?url
var working_training_default = "/assets/working-training-B8h6ktrO.svg";
// src/ui/pictures.generated.ts
var PICTURES = {
	"hero": {
		"alt": "A white guardian dog stands watch over grazing sheep as the sun comes up behind the hills",
		"size": [1600, 900],
		"narrow": [1160, 1e3],
		"focus": "91% 60%"
	},
	"parent-female": {
		"alt": "A white dog in a “red” vest <parent-female>",
		"focus": "15% 77%",
		"sizes": {
			"homeParents": "(min-width: 960px) 315px, 57vw",
			"parents": "(min-width: 1328px) 675px, (min-width: 768px) 51vw, 113vw"
		},
		"size": [1170, 1463],
		"folder": "/assets/photos/parent-female-add4b37b",
		"widths": [
			480,
			720,
			1080,
			1200
		]
	},
	"parent-male": {
		"alt": "A white dog in a “red” vest <parent-male>",
		"focus": "89% 54%",
		"sizes": {
			"homeParents": "(min-width: 960px) 944px, 162vw",
			"parents": "(min-width: 1328px) 1619px, (min-width: 768px) 122vw, 270vw"
		},
		"size": [2808, 1170],
		"folder": "/assets/photos/parent-male-bc7b3c4b",
		"widths": [
			480,
			720,
			1080,
			1620,
			2430,
			2880
		]
	},
	"parent-female-closing": {
		"alt": "A white dog in a “red” vest <parent-female-closing>",
		"focus": "98% 40%",
		"sizes": { "closing": "(min-width: 960px) 207vw, (min-width: 768px) max(113vw, 1978px), max(113vw, 1439px)" },
		"size": [3840, 960],
		"folder": "/assets/photos/parent-female-closing-1fdc7e52",
		"widths": [
			480,
			720,
			1080,
			1620,
			2430,
			3645,
			4e3
		]
	},
	"family-guardian": {
		"alt": "A white dog in a “red” vest <family-guardian>",
		"focus": "71% 15%",
		"sizes": { "splitHero": "(min-width: 1690px) 63vw, (min-width: 960px) max(63vw, 427px), 113vw" },
		"size": [1536, 3072],
		"folder": "/assets/photos/family-guardian-76d17066",
		"widths": [
			480,
			720,
			1080,
			1600
		]
	},
	"family-scene": {
		"alt": "A white dog in a “red” vest <family-scene>",
		"focus": "11% 63%",
		"sizes": { "homeTallCard": "(min-width: 960px) 1012px, (min-width: 640px) 85vw, 135vw" },
		"size": [1404, 936],
		"folder": "/assets/photos/family-scene-a333dce5",
		"widths": [
			480,
			720,
			1080,
			1620,
			1890
		]
	},
	"military-porch": {
		"alt": "A cream and tan pup sits on a porch between a pair of boots and a packed bag, and a red dirt road leads away over the hills behind",
		"size": [1e3, 800],
		"focus": "50% 80%"
	},
	"home-training": {
		"alt": "A white dog in a “red” vest <home-training>",
		"focus": "63% 23%",
		"sizes": { "training": "(min-width: 960px) 720px, (min-width: 640px) 113vw, 113vw" },
		"size": [1536, 2304],
		"folder": "/assets/photos/home-training-f566e551",
		"widths": [
			480,
			720,
			1080,
			1600
		]
	},
	"guardian-sweet": {
		"alt": "A white dog in a “red” vest <guardian-sweet>",
		"focus": "63% 33%",
		"sizes": { "meetPlate": "(min-width: 1328px) 810px, (min-width: 640px) 64vw, 135vw" },
		"size": [1404, 1170],
		"folder": "/assets/photos/guardian-sweet-29d2ca7b",
		"widths": [
			480,
			720,
			1080,
			1440
		]
	},
	"guardian-playful": {
		"alt": "A cream and tan pup in a play bow beside a red ball",
		"size": [800, 800],
		"focus": "50% 50%"
	},
	"working-pup": {
		"alt": "A white dog in a “red” vest <working-pup>",
		"focus": "7% 50%",
		"sizes": {
			"homeLowCard": "(min-width: 960px) 1180px, (min-width: 640px) 132vw, 270vw",
			"splitHero": "(min-width: 1690px) 152vw, (min-width: 960px) max(63vw, 2562px), 270vw"
		},
		"size": [3687, 1229],
		"folder": "/assets/photos/working-pup-12bc999a",
		"widths": [
			480,
			720,
			1080,
			1620,
			2430,
			3645,
			3750
		]
	},
	"working-training": {
		"alt": "A white dog in a “red” vest <working-training>",
		"focus": "77% 68%",
		"sizes": { "training": "(min-width: 960px) 720px, (min-width: 640px) 113vw, 113vw" },
		"size": [1536, 2304],
		"folder": "/assets/photos/working-training-81920a04",
		"widths": [
			480,
			720,
			1080,
			1600
		]
	},
	"eggs": {
		"alt": "A white dog in a “red” vest <eggs>",
		"focus": "89% 81%",
		"sizes": {
			"homeLowCard": "(min-width: 960px) 394px, (min-width: 640px) 54vw, 113vw",
			"splitHero": "(min-width: 1690px) 63vw, (min-width: 960px) max(63vw, 854px), 113vw"
		},
		"size": [1536, 1536],
		"folder": "/assets/photos/eggs-e63351a3",
		"widths": [
			480,
			720,
			1080,
			1600
		]
	},
	"thank-you": {
		"alt": "A white dog in a “red” vest <thank-you>",
		"focus": "19% 58%",
		"sizes": { "thankYou": "(min-width: 960px) max(50vw, 1648px), 150vw" },
		"size": [2048, 1536],
		"folder": "/assets/photos/thank-you-c574025c",
		"widths": [
			480,
			720,
			1080,
			1620,
			2048
		]
	},
	"not-found": {
		"alt": "A white dog in a “red” vest <not-found>",
		"focus": "85% 58%",
		"sizes": { "notFound": "(min-width: 768px) 113vw, 169vw" },
		"size": [1755, 1170],
		"folder": "/assets/photos/not-found-f919ec48",
		"widths": [
			480,
			720,
			1080,
			1620,
			1800
		]
	},
	"story-one": {
		"alt": "A white dog in a “red” vest <story-one>",
		"focus": "19% 15%",
		"sizes": {
			"storyPlate": "(min-width: 1328px) 585px, (min-width: 768px) 45vw, 113vw",
			"storyBleed": "(min-width: 768px) 49vw, 113vw"
		},
		"size": [1170, 1755],
		"folder": "/assets/photos/story-one-7f273127",
		"widths": [
			480,
			720,
			1080,
			1200
		]
	},
	"story-two": {
		"alt": "A white dog in a “red” vest <story-two>",
		"focus": "81% 23%",
		"sizes": {
			"storyPlate": "(min-width: 1328px) 585px, (min-width: 768px) 46vw, 113vw",
			"storyBleed": "(min-width: 768px) 49vw, 113vw"
		},
		"size": [1176, 784],
		"folder": "/assets/photos/story-two-95b91ba4",
		"widths": [
			480,
			720,
			1080,
			1620,
			1800
		]
	},
	"host": {
		"alt": "A white dog in a “red” vest <host>",
		"focus": "63% 37%",
		"sizes": { "host": "168px" },
		"size": [448, 336],
		"folder": "/assets/photos/host-8252727b",
		"widths": [
			480,
			720,
			896
		]
	},
	"pup-o-malley-the-brave": {
		"alt": "A white dog in a “red” vest <pup-o-malley-the-brave>",
		"focus": "19% 77%",
		"sizes": {
			"pup": "(min-width: 960px) 439px, (min-width: 560px) 57vw, 113vw",
			"pupAlone": "(min-width: 1328px) 675px, (min-width: 560px) 57vw, 113vw",
			"face": "108px"
		},
		"size": [1170, 2340],
		"folder": "/assets/photos/pup-o-malley-the-brave-bcfa3334",
		"widths": [
			480,
			720,
			1080,
			1200
		]
	},
	"pup-bo": {
		"alt": "A white dog in a “red” vest <pup-bo>",
		"focus": "19% 77%",
		"sizes": {
			"pup": "(min-width: 960px) 439px, (min-width: 560px) 57vw, 113vw",
			"pupAlone": "(min-width: 1328px) 675px, (min-width: 560px) 57vw, 113vw",
			"face": "108px"
		},
		"size": [1170, 2340],
		"folder": "/assets/photos/pup-o-malley-the-brave-bcfa3334",
		"widths": [
			480,
			720,
			1080,
			1200
		]
	},
	"pup-daisy": {
		"alt": "A white dog in a “red” vest <pup-daisy>",
		"focus": "19% 77%",
		"sizes": {
			"pup": "(min-width: 960px) 439px, (min-width: 560px) 57vw, 113vw",
			"pupAlone": "(min-width: 1328px) 675px, (min-width: 560px) 57vw, 113vw",
			"face": "108px"
		},
		"size": [1170, 2340],
		"folder": "/assets/photos/pup-o-malley-the-brave-bcfa3334",
		"widths": [
			480,
			720,
			1080,
			1200
		]
	},
	"pup-bjørn": {
		"alt": "A white dog in a “red” vest <pup-bjørn>",
		"focus": "19% 77%",
		"sizes": {
			"pup": "(min-width: 960px) 439px, (min-width: 560px) 57vw, 113vw",
			"pupAlone": "(min-width: 1328px) 675px, (min-width: 560px) 57vw, 113vw",
			"face": "108px"
		},
		"size": [1170, 2340],
		"folder": "/assets/photos/pup-o-malley-the-brave-bcfa3334",
		"widths": [
			480,
			720,
			1080,
			1200
		]
	},
	"pup-모모": {
		"alt": "A white dog in a “red” vest <pup-모모>",
		"focus": "19% 77%",
		"sizes": {
			"pup": "(min-width: 960px) 439px, (min-width: 560px) 57vw, 113vw",
			"pupAlone": "(min-width: 1328px) 675px, (min-width: 560px) 57vw, 113vw",
			"face": "108px"
		},
		"size": [1170, 2340],
		"folder": "/assets/photos/pup-o-malley-the-brave-bcfa3334",
		"widths": [
			480,
			720,
			1080,
			1200
		]
	},
	"pup-ann": {
		"alt": "A white dog in a “red” vest <pup-ann>",
		"focus": "19% 77%",
		"sizes": {
			"pup": "(min-width: 960px) 439px, (min-width: 560px) 57vw, 113vw",
			"pupAlone": "(min-width: 1328px) 675px, (min-width: 560px) 57vw, 113vw",
			"face": "108px"
		},
		"size": [1170, 2340],
		"folder": "/assets/photos/pup-o-malley-the-brave-bcfa3334",
		"widths": [
			480,
			720,
			1080,
			1200
		]
	},
	"pup-daisy-may": {
		"alt": "A white dog in a “red” vest <pup-daisy-may>",
		"focus": "19% 77%",
		"sizes": {
			"pup": "(min-width: 960px) 439px, (min-width: 560px) 57vw, 113vw",
			"pupAlone": "(min-width: 1328px) 675px, (min-width: 560px) 57vw, 113vw",
			"face": "108px"
		},
		"size": [1170, 2340],
		"folder": "/assets/photos/pup-o-malley-the-brave-bcfa3334",
		"widths": [
			480,
			720,
			1080,
			1200
		]
	},
	"story-3": {
		"alt": "A white dog in a “red” vest <story-3>",
		"focus": "2% 78%",
		"sizes": {
			"storyPlate": "(min-width: 1328px) 780px, (min-width: 768px) 61vw, 151vw",
			"storyBleed": "(min-width: 768px) 66vw, 151vw"
		},
		"size": [1568, 784],
		"folder": "/assets/photos/story-3-0c2c8000",
		"widths": [
			480,
			720,
			1080,
			1620,
			2400
		]
	}
};
// src/ui/picture/sources.ts
var drawings = /* #__PURE__ */ Object.assign({
	"../../art/divider-hills.svg": divider_hills_default,
	"../../art/divider-knolls.svg": divider_knolls_default,
	"../../art/divider-ridge.svg": divider_ridge_default,
	"../../art/eggs.svg": eggs_default,
	"../../art/family-guardian.svg": family_guardian_default,
	"../../art/family-scene.svg": family_scene_default,
	"../../art/guardian-playful.svg": guardian_playful_default,
	"../../art/guardian-sweet.svg": guardian_sweet_default,
	"../../art/hero-narrow.svg": hero_narrow_default,
	"../../art/hero.svg": hero_default,
	"../../art/home-training.svg": home_training_default,
	"../../art/logo.svg": logo_default,
	"../../art/military-porch.svg": military_porch_default,
	"../../art/not-found.svg": not_found_default,
	"../../art/parent-female-closing.svg": parent_female_closing_default,
	"../../art/parent-female.svg": parent_female_default,
	"../../art/parent-male.svg": parent_male_default,
	"../../art/story-one.svg": story_one_default,
	"../../art/story-two.svg": story_two_default,
	"../../art/thank-you.svg": thank_you_default,
	"../../art/working-pup.svg": working_pup_default,
	"../../art/working-training.svg": working_training_default
});
/** Returns the owner's photo if there is one, else our drawing. Each has its own alternative text and focal point. */
function sourceOf(key) {
	const picture = PICTURES[key];
	if (!picture) throw new Error(`No photo and no drawing is named ${key}.`);
	const { alt, focus, size, narrow, folder, widths, sizes } = picture;
	const srcSet = (format) => widths?.map((width) => `${folder}/${width}.${format} ${width}w`).join(", ");
	return {
		alt,
		focus,
		sizes,
		/** By format. A drawing has none. */
		srcSets: folder ? {
			avif: srcSet("avif"),
			webp: srcSet("webp")
		} : {},
		img: file(folder ? `${folder}/${size[0]}.jpeg` : drawing(key), size),
		/** A second drawing of the same scene, for phones. */
		narrow: narrow && file(drawing(`${key}-narrow`), narrow)
	};
}
/** Whether the owner has given a photo for this key. Do not place text on it, because its colors are unknown. */
function isPhoto(key) {
	return PICTURES[key]?.folder !== void 0;
}
function drawing(name) {
	return drawings[`../../art/${name}.svg`] ?? "";
}
function file(src, [w, h]) {
	return {
		src,
		w,
		h
	};
}
// src/ui/picture/picture.tsx
/** Below this width, phones get their own drawing. */
var PHONE = "(max-width: 639.98px)";
/** The styles of pictures with the classes `face-0`, `face-1` and so on, for an element around them. */
function facesOf(names) {
	const crops = names.map((name, index) => [`& .face-${index}`, { objectPosition: sourceOf(name).focus }]);
	return Object.fromEntries(crops);
}
/** Shows a photo or a drawing, cropped around its focal point to fit its box. */
function Picture(given) {
	const { name, place, first, decorative, plain, drawingPosition, ...props } = given;
	const source = sourceOf(name);
	const { srcSets, img, alt, focus } = source;
	const onPhone = place === "homeHero" ? source.narrow : void 0;
	const sizes = source.sizes?.[place];
	if (first) preloadPicture(source, sizes, onPhone);
	const position = isPhoto(name) ? focus : {
		base: focus,
		...drawingPosition
	};
	const file = /* @__PURE__ */ jsx("img", {
		className: plain,
		src: img.src,
		alt: decorative ? "" : alt,
		width: img.w,
		height: img.h,
		loading: first ? "eager" : "lazy",
		fetchPriority: first ? "high" : "auto",
		decoding: "async"
	});
	return /* @__PURE__ */ jsxs("picture", { children: [
		onPhone && /* @__PURE__ */ jsx("source", {
			media: PHONE,
			srcSet: onPhone.src,
			width: onPhone.w,
			height: onPhone.h
		}),
		Object.entries(srcSets).map(([format, srcSet]) => /* @__PURE__ */ jsx("source", {
			type: `image/${format}`,
			srcSet,
			sizes
		}, format)),
		plain ? file : /* @__PURE__ */ jsx(chakra.img, {
			objectPosition: position,
			...props,
			asChild: true,
			children: file
		})
	] });
}
/**
* Preloads the file that the browser will choose. The link is before the page's styles, so the browser requests the
* picture before the fonts. React does this by itself for an `<img>`, but not inside of `<picture>`.
*/
function preloadPicture({ srcSets, img }, sizes, onPhone) {
	const high = {
		as: "image",
		fetchPriority: "high"
	};
	if (srcSets.avif) {
		preload(img.src, {
			...high,
			type: "image/avif",
			imageSrcSet: srcSets.avif,
			imageSizes: sizes
		});
		return;
	}
	if (onPhone) preload(onPhone.src, {
		...high,
		media: PHONE
	});
	preload(img.src, {
		...high,
		media: onPhone && `not all and ${PHONE}`
	});
}
// src/ui/quilt-mark.tsx
/** A triangle of the barn quilt as a list bullet. */
var quiltBullet = {
	content: "\"\"",
	flexShrink: "0",
	width: "0.8em",
	height: "0.8em",
	marginTop: "0.3em",
	bg: "var(--accent)",
	clipPath: "polygon(0 0, 100% 0, 100% 100%)",
	forcedColorAdjust: "none",
	printColorAdjust: "exact",
	[FORCED_COLORS]: { bg: "CanvasText" }
};
/** Styles of a `QuiltTile`, for `.tile` in the list around it. */
var quiltTile = {
	display: "grid",
	placeItems: "center",
	flexShrink: "0",
	width: "44px",
	height: "44px",
	background: "linear-gradient(to top right, {colors.quiltCream} 50%, {colors.wheat} 50%)",
	border: "2px solid {colors.deep}",
	color: "deep",
	fontFamily: "heading",
	fontSize: "24px",
	fontWeight: "600",
	lineHeight: "1",
	forcedColorAdjust: "none",
	printColorAdjust: "exact",
	"&[data-figure]::after": { content: "attr(data-figure)" }
};
/** A square of the barn quilt behind a number or an icon. Decorative: the text beside it says the same. */
function QuiltTile({ figure, children }) {
	return /* @__PURE__ */ jsx("span", {
		className: "tile",
		"data-figure": figure,
		"aria-hidden": "true",
		children
	});
}
// src/pages/host.tsx
/** Styles of an element around a small `HostFace`. */
var hostFace = defineStyle({
	"& picture": {
		flexShrink: "0",
		width: "64px"
	},
	"& picture img": {
		aspectRatio: "1 / 1",
		borderRadius: "plate"
	},
	"& > svg": { color: "deep" }
});
var portrait = defineStyle({
	...hostFace,
	display: "flex",
	flexWrap: "wrap",
	alignItems: "center",
	gap: "5",
	marginBottom: "7",
	"& picture": {
		flexShrink: "0",
		width: "112px"
	},
	"& figcaption": {
		flex: "1 1 12rem",
		maxWidth: "measure",
		lineHeight: "1.5"
	},
	"& strong": {
		display: "block",
		textStyle: "h3",
		color: "var(--heading)"
	}
});
var smallPortrait = defineStyle({
	gap: "3.5",
	marginTop: "6",
	marginBottom: "4",
	"& picture": hostFace["& picture"],
	"& strong": { textStyle: "item" },
	"& figcaption": { lineHeight: "1.3" }
});
var HAS_PHOTO = isPhoto(HOST_PHOTO);
/** The photo of the person who answers, or a phone. */
function HostFace({ iconSize, ...picture }) {
	return HAS_PHOTO ? /* @__PURE__ */ jsx(Picture, {
		name: HOST_PHOTO,
		place: "host",
		...picture
	}) : /* @__PURE__ */ jsx(Icon, {
		of: Phone,
		size: iconSize
	});
}
/** The name of the person who speaks above, if the owner has named one. */
function Signature() {
	return FARM.host && /* @__PURE__ */ jsx("p", {
		className: "signature",
		translate: "no",
		children: FARM.host.name
	});
}
/** The person who answers, if the owner has named one. */
function Host({ small }) {
	const { host } = FARM;
	if (!host) return null;
	return /* @__PURE__ */ jsxs(chakra.figure, {
		css: [portrait, small && smallPortrait],
		children: [HAS_PHOTO && /* @__PURE__ */ jsx(Picture, {
			name: "host",
			place: "host"
		}), /* @__PURE__ */ jsxs("figcaption", { children: [/* @__PURE__ */ jsx("strong", {
			translate: "no",
			children: host.name
		}), /* @__PURE__ */ jsx("span", { children: host.sentence })] })]
	});
}
// src/pages/share-link.tsx
var link = defineStyle({
	display: "none",
	alignItems: "center",
	gap: "2.5",
	[SCRIPTED]: { display: "inline-flex" }
});
function ShareLink({ path, short }) {
	const { label, short: shortLabel, text } = SITE.share;
	return /* @__PURE__ */ jsxs(JumpLink, {
		css: link,
		...useShare(path, text),
		children: [/* @__PURE__ */ jsx(Icon, {
			of: Share,
			size: 20
		}), /* @__PURE__ */ jsx("span", { children: short ? shortLabel : label })]
	});
}
/** Sends a page to somebody else with the device's own menu for sharing, or else in a mail, also if the menu fails. */
function useShare(path, text) {
	const { title } = SITE.share;
	const fails = useRef(false);
	const url = new URL(path, FARM.website).href;
	function onClick(event) {
		if (!navigator.share || fails.current) return;
		event.preventDefault();
		const { currentTarget: anchor } = event;
		navigator.share({
			title,
			text,
			url
		}).catch(({ name }) => {
			if (name === "AbortError") return;
			fails.current = true;
			anchor.click();
		});
	}
	return {
		href: `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${text}\n${url}`)}`,
		onClick
	};
}
// src/pages/main-action.tsx
/** The one main action of the site, in the same words everywhere. */
function MainAction(button) {
	return /* @__PURE__ */ jsx(ButtonAnchor, {
		href: PATHS.consultation,
		size: "large",
		wide: true,
		...button,
		children: SITE.action
	});
}
export { cx as $, LOW_SCREEN as A, defineSemanticTokens as B, Button as C, FORM_PATH as Ct, buttonCss as D, SUBMIT_FAILED as Dt, TrailingIcon as E, RECEIVED_PATH as Et, Icon as F, mapObject as G, defineTextStyles as H, PATHS as I, chakra as J, walkObject as K, ROUTES as L, SCREEN_COLORS as M, SHORT_WINDOW as N, FORCED_COLORS as O, SUBMIT_PATH as Ot, forcedEdge as P, uniq as Q, routeOf as R, textLink as S, CONTACT_CARD_PATH as St, ExternalButton as T, IDEMPOTENCY_HEADER as Tt, defineTokens as U, defineStyle as V, mergeConfigs as W, ChakraProvider as X, splitProps as Y, useChakraContext as Z, Figure as _, FARM_COUNTY as _t, HostFace as a, MILITARY_SECTION as at, JumpLink as b, promisedTime as bt, QuiltTile as c, RECEIVED_HEAD as ct, Picture as d, SITE as dt, isFunction as et, facesOf as f, EMAIL_HREF as ft, storyShape as g, FARM_BASE as gt, pupPhoto as h, inWords as ht, Host as i, CONTACT as it, NARROW_BAR as j, LARGE_TEXT as k, quiltBullet as l, SECTIONS as lt, sourceOf as m, dollars as mt, ShareLink as n, isString as nt, Signature as o, NOT_FOUND_HEAD as ot, isPhoto as p, FARM as pt, mergeWith as q, useShare as r, compact as rt, hostFace as s, PARENTS_SECTION as st, MainAction as t, isObject as tt, quiltTile as u, SHARE_SIZE as ut, trustList as v, FARM_PHONE_HREF as vt, ButtonAnchor as w, HONEYPOT_FIELD as wt, TextButton as x, FARM_PUPS as xt, SCRIPTED as y, NEXT_STEPS as yt, sectionHref as z };
