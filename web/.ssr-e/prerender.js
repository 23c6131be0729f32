import { $ as cx, A as LOW_SCREEN, B as defineSemanticTokens, C as Button, Ct as FORM_PATH, D as buttonCss, Dt as SUBMIT_FAILED, Et as RECEIVED_PATH, F as Icon, G as mapObject, H as defineTextStyles, I as PATHS, J as chakra, K as walkObject, L as ROUTES, N as SHORT_WINDOW, O as FORCED_COLORS, Ot as SUBMIT_PATH, P as forcedEdge, Q as uniq, R as routeOf, S as textLink, St as CONTACT_CARD_PATH, U as defineTokens, V as defineStyle, W as mergeConfigs, X as ChakraProvider, Y as splitProps, _t as FARM_COUNTY, a as HostFace, at as MILITARY_SECTION, b as JumpLink, bt as promisedTime, c as QuiltTile, ct as RECEIVED_HEAD, d as Picture, dt as SITE, et as isFunction, ft as EMAIL_HREF, gt as FARM_BASE, h as pupPhoto, it as CONTACT, j as NARROW_BAR, k as LARGE_TEXT, lt as SECTIONS$1, m as sourceOf, mt as dollars, n as ShareLink, nt as isString, ot as NOT_FOUND_HEAD, p as isPhoto, pt as FARM, q as mergeWith, rt as compact, s as hostFace, tt as isObject$1, u as quiltTile, ut as SHARE_SIZE, v as trustList, vt as FARM_PHONE_HREF, w as ButtonAnchor, wt as HONEYPOT_FIELD, x as TextButton, xt as FARM_PUPS, y as SCRIPTED, yt as NEXT_STEPS, z as sectionHref } from "./assets/app-B3ktw_AD.js";
import createEmotionServer from "@emotion/server/create-instance";
import { prerender } from "react-dom/static";
import { StaticRouter, matchPath, useLocation, useNavigate, useNavigationType } from "react-router-dom";
import { Children, Component, Fragment, Suspense, createElement, lazy, use, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
import { CacheProvider, Global } from "@emotion/react";
import { Mail, Menu, Phone, UserRoundPlus, X } from "lucide";
import { Helmet, HelmetProvider } from "react-helmet-async";
import { v7 } from "uuid";
import { QueryClient, focusManager, mutationOptions, useMutationState } from "@tanstack/react-query";
import createCache from "@emotion/cache";
import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { renderToStaticMarkup } from "react-dom/server";
import satori from "satori";
import sharp from "sharp";
// ../node_modules/@chakra-ui/react/dist/esm/utils/omit.js
function omit(object, keysToOmit = []) {
	const clone = Object.assign({}, object);
	for (const key of keysToOmit) if (key in clone) delete clone[key];
	return clone;
}
// ../node_modules/@chakra-ui/react/dist/esm/styled-system/color-mix.js
var colorMix = (value, token) => {
	if (!value || typeof value !== "string") return {
		invalid: true,
		value
	};
	const [rawColor, rawOpacity] = value.split("/");
	if (!rawColor || !rawOpacity || rawColor === "currentBg") return {
		invalid: true,
		value: rawColor
	};
	const colorToken = token(`colors.${rawColor}`);
	const opacityToken = token.raw(`opacity.${rawOpacity}`)?.value;
	if (!opacityToken && isNaN(Number(rawOpacity))) return {
		invalid: true,
		value: rawColor
	};
	const percent = opacityToken ? Number(opacityToken) * 100 + "%" : `${rawOpacity}%`;
	const color = colorToken ?? rawColor;
	return {
		invalid: false,
		color,
		value: `color-mix(in srgb, ${color} ${percent}, transparent)`
	};
};
// ../node_modules/@chakra-ui/react/dist/esm/styled-system/css-var.js
var escRegex = /[^a-zA-Z0-9_\u0081-\uffff-]/g;
function esc$1(string) {
	return `${string}`.replace(escRegex, (s) => `\\${s}`);
}
var dashCaseRegex = /[A-Z]/g;
function dashCase(string) {
	return string.replace(dashCaseRegex, (match) => `-${match.toLowerCase()}`);
}
function cssVar(name, options = {}) {
	const { fallback = "", prefix = "" } = options;
	const variable = dashCase([
		"-",
		prefix,
		esc$1(name)
	].filter(Boolean).join("-"));
	return {
		var: variable,
		ref: `var(${variable}${fallback ? `, ${fallback}` : ""})`
	};
}
// build/replacements/is-valid-prop.ts
/** The names of CSS properties are in ui/theme/base-config.ts. This leaves custom properties and selectors. */
function isCssProperty(name) {
	return name.startsWith("--") || /[&@]/.test(name);
}
// ../node_modules/@chakra-ui/react/dist/esm/utils/entries.js
function mapEntries(obj, f) {
	const result = {};
	for (const key in obj) {
		const kv = f(key, obj[key]);
		result[kv[0]] = kv[1];
	}
	return result;
}
// ../node_modules/@chakra-ui/react/dist/esm/utils/flatten.js
function flatten(values, stop) {
	const result = {};
	walkObject(values, (token, paths) => {
		if (token) result[paths.join(".")] = token.value;
	}, { stop });
	return result;
}
// ../node_modules/@chakra-ui/react/dist/esm/utils/memo.js
var __defProp = Object.defineProperty;
var __defNormalProp = (obj, key, value) => key in obj ? __defProp(obj, key, {
	enumerable: true,
	configurable: true,
	writable: true,
	value
}) : obj[key] = value;
var __publicField = (obj, key, value) => __defNormalProp(obj, typeof key !== "symbol" ? key + "" : key, value);
function simpleHash(value) {
	if (value === null) return "null";
	if (value === void 0) return "undefined";
	const type = typeof value;
	if (type === "string") return `s:${value}`;
	if (type === "number") return `n:${value}`;
	if (type === "boolean") return `b:${value}`;
	if (type === "function") return `f:${value.name || "anonymous"}`;
	if (Array.isArray(value)) return `a:[${value.map(simpleHash).join(",")}]`;
	if (type === "object") return `o:{${Object.keys(value).map((k) => `${k}:${simpleHash(value[k])}`).join(",")}}`;
	return String(value);
}
var LRUCache = class {
	constructor(maxSize = 500) {
		__publicField(this, "cache", /* @__PURE__ */ new Map());
		__publicField(this, "maxSize");
		this.maxSize = maxSize;
	}
	get(key) {
		const value = this.cache.get(key);
		if (value !== void 0) {
			this.cache.delete(key);
			this.cache.set(key, value);
		}
		return value;
	}
	set(key, value) {
		if (this.cache.has(key)) this.cache.delete(key);
		else if (this.cache.size >= this.maxSize) {
			const firstKey = this.cache.keys().next().value;
			if (firstKey !== void 0) this.cache.delete(firstKey);
		}
		this.cache.set(key, value);
	}
	clear() {
		this.cache.clear();
	}
};
var memo = (fn) => {
	const cache = new LRUCache();
	function get(...args) {
		const key = args.length === 1 ? simpleHash(args[0]) : args.map(simpleHash).join("|");
		let result = cache.get(key);
		if (result === void 0) {
			result = fn.apply(this, args);
			cache.set(key, result);
		}
		return result;
	}
	return get;
};
// ../node_modules/@chakra-ui/react/dist/esm/styled-system/unit-conversion.js
var BASE_FONT_SIZE = 16;
var UNIT_PX = "px";
var UNIT_EM = "em";
var UNIT_REM = "rem";
function getUnit(value = "") {
	const DIGIT_REGEX = new RegExp(String.raw`-?\d+(?:\.\d+|\d*)`);
	const UNIT_REGEX = new RegExp(`${UNIT_PX}|${UNIT_EM}|${UNIT_REM}`);
	return value.match(new RegExp(`${DIGIT_REGEX.source}(${UNIT_REGEX.source})`))?.[1];
}
function toPx(value = "") {
	if (typeof value === "number") return `${value}px`;
	const unit = getUnit(value);
	if (!unit) return value;
	if (unit === UNIT_PX) return value;
	if (unit === UNIT_EM || unit === UNIT_REM) return `${parseFloat(value) * BASE_FONT_SIZE}${UNIT_PX}`;
}
function toRem(value = "") {
	const unit = getUnit(value);
	if (!unit) return value;
	if (unit === UNIT_REM) return value;
	if (unit === UNIT_EM) return `${parseFloat(value)}${UNIT_REM}`;
	if (unit === UNIT_PX) return `${parseFloat(value) / BASE_FONT_SIZE}${UNIT_REM}`;
}
// ../node_modules/@chakra-ui/react/dist/esm/styled-system/breakpoints.js
var capitalize = (str) => str.charAt(0).toUpperCase() + str.slice(1);
function createBreakpoints(breakpoints) {
	const sorted = sort(breakpoints);
	const values = Object.fromEntries(sorted);
	function get(name) {
		return values[name];
	}
	function only(name) {
		return build(get(name));
	}
	function getRanges() {
		const breakpoints2 = Object.keys(values);
		const permutations = getPermutations(breakpoints2);
		const results = breakpoints2.flatMap((name) => {
			const value = get(name);
			const down2 = [`${name}Down`, build({ max: adjust(value.min) })];
			return [
				[name, build({ min: value.min })],
				[`${name}Only`, only(name)],
				down2
			];
		}).filter(([, value]) => value !== "").concat(permutations.map(([min, max]) => {
			const minValue = get(min);
			const maxValue = get(max);
			return [`${min}To${capitalize(max)}`, build({
				min: minValue.min,
				max: adjust(maxValue.min)
			})];
		}));
		return Object.fromEntries(results);
	}
	function toConditions() {
		const ranges = getRanges();
		return Object.fromEntries(Object.entries(ranges));
	}
	const conditions = toConditions();
	const getCondition = (key) => {
		return conditions[key];
	};
	function keys() {
		return uniq(["base", ...Object.keys(values)]);
	}
	function up(name) {
		return build({ min: get(name).min });
	}
	function down(name) {
		return build({ max: adjust(get(name).min) });
	}
	return {
		values: Object.values(values),
		only,
		keys,
		conditions,
		getCondition,
		up,
		down
	};
}
function adjust(value) {
	return toRem(`${parseFloat(toPx(value) ?? "") - .04}px`);
}
function sort(breakpoints) {
	return Object.entries(breakpoints).sort(([, minA], [, minB]) => {
		return parseInt(minA, 10) < parseInt(minB, 10) ? -1 : 1;
	}).map(([name, min], index, entries2) => {
		let max = null;
		if (index <= entries2.length - 1) max = entries2[index + 1]?.[1];
		if (max != null) max = adjust(max);
		return [name, {
			name,
			min: toRem(min),
			max
		}];
	});
}
function getPermutations(values) {
	const result = [];
	values.forEach((current, index) => {
		let idx = index;
		idx++;
		let next = values[idx];
		while (next) {
			result.push([current, next]);
			idx++;
			next = values[idx];
		}
	});
	return result;
}
function build({ min, max }) {
	if (min == null && max == null) return "";
	return [
		"@media screen",
		min && `(min-width: ${min})`,
		max && `(max-width: ${max})`
	].filter(Boolean).join(" and ");
}
// ../node_modules/@chakra-ui/react/dist/esm/styled-system/conditions.js
var SPECIAL_KEY_REGEX = /^@|&|&$/;
var createConditions = (options) => {
	const { breakpoints, conditions: conds = {} } = options;
	const conditions = mapEntries(conds, (key, value) => [`_${key}`, value]);
	const values = Object.assign({}, conditions, breakpoints.conditions);
	function keys() {
		return Object.keys(values);
	}
	function has(key) {
		return keys().includes(key) || SPECIAL_KEY_REGEX.test(key) || key.startsWith("_");
	}
	const sort = /*#__PURE__*/ memo((paths) => {
		return paths.filter((v) => v !== "base").sort((a, b) => {
			const aa = has(a);
			const bb = has(b);
			if (aa && !bb) return 1;
			if (!aa && bb) return -1;
			return 0;
		});
	});
	function expandAtRule(key) {
		if (!key.startsWith("@breakpoint")) return key;
		return breakpoints.getCondition(key.replace("@breakpoint ", ""));
	}
	function resolve(key) {
		return Reflect.get(values, key) || key;
	}
	return {
		keys,
		sort,
		has,
		resolve,
		breakpoints: breakpoints.keys(),
		expandAtRule
	};
};
// ../node_modules/@chakra-ui/react/dist/esm/styled-system/singleton.js
var EMPTY_OBJECT = Object.freeze(/* @__PURE__ */ Object.create(null));
var EMPTY_ARRAY = Object.freeze([]);
function createEmptyObject() {
	return /* @__PURE__ */ Object.create(null);
}
// ../node_modules/@chakra-ui/react/dist/esm/styled-system/sort-at-params.js
var createMediaQueryRegex = (dimension) => ({
	minMax: new RegExp(`(!?\\(\\s*min(-device-)?-${dimension})(.|
)+\\(\\s*max(-device)?-${dimension}`, "i"),
	min: new RegExp(`\\(\\s*min(-device)?-${dimension}`, "i"),
	maxMin: new RegExp(`(!?\\(\\s*max(-device)?-${dimension})(.|
)+\\(\\s*min(-device)?-${dimension}`, "i"),
	max: new RegExp(`\\(\\s*max(-device)?-${dimension}`, "i")
});
var widthRegex = createMediaQueryRegex("width");
var heightRegex = createMediaQueryRegex("height");
var createQueryTester = (regexSet) => ({
	isMin: _testQuery(regexSet.minMax, regexSet.maxMin, regexSet.min),
	isMax: _testQuery(regexSet.maxMin, regexSet.minMax, regexSet.max)
});
var { isMin: isMinWidth, isMax: isMaxWidth } = createQueryTester(widthRegex);
var { isMin: isMinHeight, isMax: isMaxHeight } = createQueryTester(heightRegex);
var isPrint = /print/i;
var isPrintOnly = /^print$/i;
var isLength = /(-?\d*\.?\d+)(ch|em|ex|px|rem)/;
var lengthExec = /(\d)/;
var maxValue = Number.MAX_VALUE;
var multipliers = {
	ch: 8.8984375,
	em: 16,
	rem: 16,
	ex: 8.296875,
	px: 1
};
function getQueryLength(query) {
	const length = isLength.exec(query) || (isMinWidth(query) || isMinHeight(query) ? lengthExec.exec(query) : null);
	if (!length) return maxValue;
	if (length[0] === "0") return 0;
	return parseFloat(length[1]) * (multipliers[length[2]] || 1);
}
function _testQuery(doubleTestTrue, doubleTestFalse, singleTest) {
	return (query) => doubleTestTrue.test(query) || !doubleTestFalse.test(query) && singleTest.test(query);
}
function _testIsPrint(a, b) {
	const isPrintA = isPrint.test(a), isPrintOnlyA = isPrintOnly.test(a);
	const isPrintB = isPrint.test(b), isPrintOnlyB = isPrintOnly.test(b);
	if (isPrintA && isPrintB) {
		if (!isPrintOnlyA && isPrintOnlyB) return 1;
		if (isPrintOnlyA && !isPrintOnlyB) return -1;
		return a.localeCompare(b);
	}
	return isPrintA ? 1 : isPrintB ? -1 : null;
}
var sortAtParams = /*#__PURE__*/ memo((a, b) => {
	const testIsPrint = _testIsPrint(a, b);
	if (testIsPrint !== null) return testIsPrint;
	const minA = isMinWidth(a) || isMinHeight(a), maxA = isMaxWidth(a) || isMaxHeight(a);
	const minB = isMinWidth(b) || isMinHeight(b), maxB = isMaxWidth(b) || isMaxHeight(b);
	if (minA && maxB) return -1;
	if (maxA && minB) return 1;
	const lengthA = getQueryLength(a), lengthB = getQueryLength(b);
	if (lengthA === maxValue && lengthB === maxValue) return a.localeCompare(b);
	if (lengthA === maxValue) return 1;
	if (lengthB === maxValue) return -1;
	if (lengthA !== lengthB) return lengthA > lengthB ? maxA ? -1 : 1 : maxA ? 1 : -1;
	return a.localeCompare(b);
});
// ../node_modules/@chakra-ui/react/dist/esm/styled-system/sort-at-rules.js
function sortQueries(queries) {
	return queries.sort(([a], [b]) => sortAtParams(a, b));
}
function sortAtRules(obj) {
	const mediaQueries = [];
	const containerQueries = [];
	const rest = {};
	for (const [key, value] of Object.entries(obj)) if (key.startsWith("@media")) mediaQueries.push([key, value]);
	else if (key.startsWith("@container")) containerQueries.push([key, value]);
	else if (isObject$1(value)) rest[key] = sortAtRules(value);
	else rest[key] = value;
	const sortedMediaQueries = sortQueries(mediaQueries);
	const sortedContainerQueries = sortQueries(containerQueries);
	return {
		...rest,
		...Object.fromEntries(sortedMediaQueries),
		...Object.fromEntries(sortedContainerQueries)
	};
}
// ../node_modules/@chakra-ui/react/dist/esm/styled-system/css.js
var importantRegex = /\s*!\s*(important)?\s*$/i;
var isImportant = /*#__PURE__*/ memo((v) => isString(v) ? importantRegex.test(v) : false);
var withoutImportant = /*#__PURE__*/ memo((v) => isString(v) ? v.replace(importantRegex, "").trim() : v);
function createCssFn(context) {
	const { transform, conditions, normalize } = context;
	const mergeFn = mergeCss(context);
	return memo(function cssFn(...styleArgs) {
		const styles = mergeFn(...styleArgs);
		const normalized = normalize(styles);
		const result = createEmptyObject();
		walkObject(normalized, (value, paths) => {
			if (value == null) return;
			const [prop, ...selectors] = conditions.sort(paths).map(conditions.resolve);
			const important = isImportant(value);
			if (important) value = withoutImportant(value);
			let transformed = transform(prop, value) ?? EMPTY_OBJECT;
			transformed = walkObject(transformed, (v) => isString(v) && important ? `${v} !important` : v, { getKey: (prop2) => conditions.expandAtRule(prop2) });
			mergeByPath(result, selectors.flat(), transformed);
		});
		return sortAtRules(result);
	});
}
function mergeByPath(target, paths, value) {
	let acc = target;
	for (const path of paths) {
		if (!path) continue;
		if (!acc[path]) acc[path] = createEmptyObject();
		acc = acc[path];
	}
	mergeWith(acc, value);
}
function compactFn(...styles) {
	return styles.filter((style) => {
		if (!isObject$1(style)) return false;
		const compacted = compact(style);
		return Object.keys(compacted).length > 0;
	});
}
function mergeCss(ctx) {
	function resolve(styles) {
		const comp = compactFn(...styles);
		if (comp.length === 1) return comp;
		return comp.map((style) => ctx.normalize(style));
	}
	return memo(function mergeFn(...styles) {
		return mergeWith({}, ...resolve(styles));
	});
}
// ../node_modules/@chakra-ui/react/dist/esm/styled-system/cva.js
var defaults = (conf) => ({
	base: EMPTY_OBJECT,
	variants: EMPTY_OBJECT,
	defaultVariants: EMPTY_OBJECT,
	compoundVariants: [],
	...conf
});
function createRecipeFn(options) {
	const { css, conditions, normalize, normalizeValue, layers } = options;
	const normalizeSelections = (selections) => walkObject(selections, normalizeValue, { stop: (value) => Array.isArray(value) });
	function createCompoundVariantFn(compoundVariants) {
		const rules = compoundVariants.map((compoundVariant) => ({
			styles: compoundVariant.css,
			match: Object.entries(omit(compoundVariant, ["css"])).map(([name, value]) => [name, Array.isArray(value) ? value : [value]])
		}));
		return function matchCompoundVariants(selections) {
			let result = EMPTY_OBJECT;
			for (const { styles, match } of rules) if (match.every(([name, values]) => values.includes(selections[name]))) result = css(result, styles);
			return result;
		};
	}
	function cva(config = {}) {
		const defaultsConfig = defaults(config);
		const { base, defaultVariants, compoundVariants } = defaultsConfig;
		const matchCompoundVariants = createCompoundVariantFn(compoundVariants);
		const variants = mapEntries(defaultsConfig.variants, (key, obj) => [key, mapEntries(obj, (optionKey, styles) => [optionKey, normalize(styles)])]);
		const getVariantCss = createCssFn({
			conditions,
			normalize: normalizeSelections,
			transform(prop, value) {
				return variants[prop]?.[value];
			}
		});
		const resolve = /*#__PURE__*/ memo(function resolve2(props = {}) {
			const selections = {
				...defaultVariants,
				...compact(props)
			};
			const variantCss = normalize(base);
			mergeWith(variantCss, getVariantCss(selections));
			return layers.wrap("recipes", css(variantCss, matchCompoundVariants(selections)));
		});
		const variantKeys = Object.keys(variants);
		const splitVariantProps = (props) => {
			const restProps = omit(props, ["recipe"]);
			const [recipeProps, localProps] = splitProps(restProps, variantKeys);
			const hasColorPalette = variantKeys.includes("colorPalette");
			const hasOrientation = variantKeys.includes("orientation");
			if (!hasColorPalette) recipeProps.colorPalette = props.colorPalette || defaultVariants.colorPalette;
			if (hasOrientation) localProps.orientation = props.orientation;
			return [recipeProps, localProps];
		};
		const variantMap = mapEntries(variants, (key, value) => [key, Object.keys(value)]);
		return Object.assign(/* @__PURE__ */ memo(function cvaFn2(props) {
			return css(resolve(props));
		}), {
			className: config.className,
			__cva__: true,
			variantMap,
			variantKeys,
			raw: resolve,
			config,
			splitVariantProps,
			merge(other) {
				return cva(mergeCva(this, other));
			}
		});
	}
	return cva;
}
var toRecipeConfig = (cva) => (cva?.__cva__ ? cva.config : cva) ?? EMPTY_OBJECT;
function mergeCva(cvaA, cvaB) {
	const a = defaults(toRecipeConfig(cvaA));
	const b = defaults(toRecipeConfig(cvaB));
	const variantKeys = uniq(Object.keys(a.variants), Object.keys(b.variants));
	const base = mergeWith({}, a.base, b.base);
	const variants = Object.fromEntries(variantKeys.map((key) => [key, mergeWith({}, a.variants[key], b.variants[key])]));
	const defaultVariants = mergeWith({}, a.defaultVariants, b.defaultVariants);
	const compoundVariants = [...a.compoundVariants, ...b.compoundVariants];
	return {
		className: cx(a.className, b.className),
		base,
		variants,
		defaultVariants,
		compoundVariants
	};
}
// ../node_modules/@chakra-ui/react/dist/esm/styled-system/layers.js
var defaultLayers = {
	reset: "reset",
	base: "base",
	tokens: "tokens",
	recipes: "recipes"
};
var layerOrder = {
	reset: 0,
	base: 1,
	tokens: 2,
	recipes: 3
};
function createLayers(config) {
	const layers = config.layers ?? defaultLayers;
	const names = Object.values(layers).sort((a, b) => layerOrder[a] - layerOrder[b]);
	return {
		names,
		atRule: `@layer ${names.join(", ")};`,
		wrap(layer, styles) {
			if (config.disableLayers) return styles;
			return { [`@layer ${layers[layer]}`]: styles };
		}
	};
}
// ../node_modules/@chakra-ui/react/dist/esm/styled-system/normalize.js
function createNormalizeFn(context) {
	const { utility, normalize } = context;
	const { hasShorthand, resolveShorthand } = utility;
	return function(styles) {
		return walkObject(styles, normalize, {
			stop: (value) => Array.isArray(value),
			getKey: hasShorthand ? resolveShorthand : void 0
		});
	};
}
// ../node_modules/@chakra-ui/react/dist/esm/styled-system/preflight.js
function createPreflight(options) {
	const { preflight } = options;
	if (!preflight) return {};
	const { scope = "", level = "parent" } = isObject$1(preflight) ? preflight : {};
	let selector = "";
	if (scope && level === "parent") selector = `${scope} `;
	else if (scope && level === "element") selector = `&${scope}`;
	const scoped = {
		"*": {
			margin: "0px",
			padding: "0px",
			font: "inherit",
			wordWrap: "break-word",
			WebkitTapHighlightColor: "transparent"
		},
		"*, *::before, *::after, *::backdrop": {
			boxSizing: "border-box",
			borderWidth: "0px",
			borderStyle: "solid",
			borderColor: "var(--global-color-border, currentColor)"
		},
		hr: {
			height: "0px",
			color: "inherit",
			borderTopWidth: "1px"
		},
		body: {
			minHeight: "100dvh",
			position: "relative"
		},
		img: { borderStyle: "none" },
		"img, svg, video, canvas, audio, iframe, embed, object": {
			display: "block",
			verticalAlign: "middle"
		},
		iframe: { border: "none" },
		"img, video": {
			maxWidth: "100%",
			height: "auto"
		},
		"p, h1, h2, h3, h4, h5, h6": { overflowWrap: "break-word" },
		"ol, ul": { listStyle: "none" },
		"code, kbd, pre, samp": { fontSize: "1em" },
		"button, [type='button'], [type='reset'], [type='submit']": {
			WebkitAppearance: "button",
			backgroundColor: "transparent",
			backgroundImage: "none"
		},
		"button, input, optgroup, select, textarea": { color: "inherit" },
		"button, select": { textTransform: "none" },
		table: {
			textIndent: "0px",
			borderColor: "inherit",
			borderCollapse: "collapse"
		},
		"*::placeholder": {
			opacity: "unset",
			color: "#9ca3af",
			userSelect: "none"
		},
		textarea: { resize: "vertical" },
		summary: { display: "list-item" },
		small: { fontSize: "80%" },
		"sub, sup": {
			fontSize: "75%",
			lineHeight: 0,
			position: "relative",
			verticalAlign: "baseline"
		},
		sub: { bottom: "-0.25em" },
		sup: { top: "-0.5em" },
		dialog: { padding: "0px" },
		a: {
			color: "inherit",
			textDecoration: "inherit"
		},
		"abbr:where([title])": { textDecoration: "underline dotted" },
		"b, strong": { fontWeight: "bolder" },
		"i, em": { fontStyle: "italic" },
		"code, kbd, samp, pre": {
			fontSize: "1em",
			"--font-mono-fallback": "ui-monospace, SFMono-Regular, Menlo, Monaco, Consolas, 'Liberation Mono', 'Courier New'",
			fontFamily: "var(--global-font-mono, var(--font-mono-fallback))"
		},
		"input[type=\"text\"], input[type=\"email\"], input[type=\"search\"], input[type=\"password\"]": {
			WebkitAppearance: "none",
			MozAppearance: "none"
		},
		"input[type='search']": {
			WebkitAppearance: "textfield",
			outlineOffset: "-2px"
		},
		"::-webkit-search-decoration, ::-webkit-search-cancel-button": { WebkitAppearance: "none" },
		"::-webkit-file-upload-button": {
			WebkitAppearance: "button",
			font: "inherit"
		},
		"input[type=\"number\"]::-webkit-inner-spin-button, input[type=\"number\"]::-webkit-outer-spin-button": { height: "auto" },
		"input[type='number']": { MozAppearance: "textfield" },
		":-moz-ui-invalid": { boxShadow: "none" },
		":-moz-focusring": { outline: "auto" },
		"[hidden]:where(:not([hidden='until-found']))": { display: "none !important" }
	};
	const preflightCss = { [scope || "html"]: {
		lineHeight: 1.5,
		"--font-fallback": "ui-sans-serif, system-ui, -apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, 'Noto Sans', sans-serif, 'Apple Color Emoji', 'Segoe UI Emoji', 'Segoe UI Symbol', 'Noto Color Emoji'",
		WebkitTextSizeAdjust: "100%",
		WebkitFontSmoothing: "antialiased",
		MozOsxFontSmoothing: "grayscale",
		textRendering: "optimizeLegibility",
		touchAction: "manipulation",
		MozTabSize: "4",
		tabSize: "4",
		fontFamily: "var(--global-font-body, var(--font-fallback))"
	} };
	if (level === "element") {
		const modified = Object.entries(scoped).reduce((acc, [k, v]) => {
			acc[k] = { [selector]: v };
			return acc;
		}, {});
		Object.assign(preflightCss, modified);
	} else if (selector) preflightCss[selector] = scoped;
	else Object.assign(preflightCss, scoped);
	return preflightCss;
}
// ../node_modules/@chakra-ui/react/dist/esm/styled-system/serialize.js
function createSerializeFn(options) {
	const { conditions, isValidProperty } = options;
	const isSelectorLike = /*#__PURE__*/ memo((prop, valueKeys) => {
		if (!isValidProperty(prop)) return true;
		return !valueKeys.split(",").every((key) => key === "base" || conditions.has(key));
	});
	return function serialize(styles) {
		return walkObject(styles, (value) => value, {
			stop: (value) => Array.isArray(value),
			getKey: (prop, value) => {
				if (!isObject$1(value)) return prop;
				if (conditions.has(prop)) return prop;
				if (isSelectorLike(prop, Object.keys(value).join(","))) return parseSelectors(prop).map((s) => {
					const selector = s.startsWith("&") ? s.slice(1) : s;
					return isTopLevelSelector(selector) ? `${selector} &` : `&${selector}`;
				}).join(", ");
				return prop;
			}
		});
	};
}
function isTopLevelSelector(s) {
	const lower = s.toLowerCase();
	return lower.startsWith(":host-context") || lower.startsWith(":host") || lower.startsWith("::slotted");
}
function parseSelectors(selector) {
	const result = [];
	let parenCount = 0;
	let currentSelector = "";
	let inEscape = false;
	for (let i = 0; i < selector.length; i++) {
		const char = selector[i];
		if (char === "\\" && !inEscape) {
			inEscape = true;
			currentSelector += char;
			continue;
		}
		if (inEscape) {
			inEscape = false;
			currentSelector += char;
			continue;
		}
		if (char === "(") parenCount++;
		else if (char === ")") parenCount--;
		if (char === "," && parenCount === 0) {
			result.push(currentSelector.trim());
			currentSelector = "";
		} else currentSelector += char;
	}
	if (currentSelector) result.push(currentSelector.trim());
	return result;
}
// ../node_modules/@chakra-ui/react/dist/esm/styled-system/sva.js
var getSlotRecipes = (config = EMPTY_OBJECT) => {
	const init = (slot) => ({
		base: config.base?.[slot] ?? EMPTY_OBJECT,
		variants: createEmptyObject(),
		defaultVariants: config.defaultVariants ?? EMPTY_OBJECT,
		compoundVariants: config.compoundVariants ? getSlotCompoundVariant(config.compoundVariants, slot) : EMPTY_ARRAY
	});
	const entries = (config.slots ?? []).map((slot) => [slot, init(slot)]);
	for (const [variantsKey, variantsSpec] of Object.entries(config.variants ?? {})) for (const [variantKey, variantSpec] of Object.entries(variantsSpec)) entries.forEach(([slot, slotRecipe]) => {
		var _a;
		(_a = slotRecipe.variants)[variantsKey] ?? (_a[variantsKey] = {});
		slotRecipe.variants[variantsKey][variantKey] = variantSpec[slot] ?? EMPTY_OBJECT;
	});
	return Object.fromEntries(entries);
};
var getSlotCompoundVariant = (compoundVariants, slotName) => compoundVariants.filter((compoundVariant) => compoundVariant.css[slotName]).map((compoundVariant) => ({
	...compoundVariant,
	css: compoundVariant.css[slotName]
}));
function createSlotRecipeFn(options) {
	const { cva } = options;
	return function sva(config = EMPTY_OBJECT) {
		const slots = Object.entries(getSlotRecipes(config)).map(([slot, slotCva]) => [slot, cva(slotCva)]);
		const svaFn = /*#__PURE__*/ memo(function svaFn2(props) {
			const result = slots.map(([slot, cvaFn]) => [slot, cvaFn(props)]);
			return Object.fromEntries(result);
		});
		const variants = config.variants ?? EMPTY_OBJECT;
		const variantKeys = Object.keys(variants);
		function splitVariantProps(props) {
			const restProps = omit(props, ["recipe"]);
			const [recipeProps, localProps] = splitProps(restProps, variantKeys);
			const hasColorPalette = variantKeys.includes("colorPalette");
			const hasOrientation = variantKeys.includes("orientation");
			if (!hasColorPalette) recipeProps.colorPalette = props.colorPalette || config.defaultVariants?.colorPalette;
			if (hasOrientation) localProps.orientation = props.orientation;
			return [recipeProps, localProps];
		}
		const variantMap = mapEntries(variants, (key, value) => [key, Object.keys(value)]);
		let classNameMap = {};
		if (config.className) classNameMap = Object.fromEntries(config.slots.map((slot) => [slot, `${config.className}__${slot}`]));
		return Object.assign(svaFn, {
			variantMap,
			variantKeys,
			splitVariantProps,
			classNameMap
		});
	};
}
// ../node_modules/@chakra-ui/react/dist/esm/utils/create-props.js
var createProps = () => (props) => Array.from(new Set(props));
// ../node_modules/@chakra-ui/react/dist/esm/styled-system/esc.js
var rcssescape = /([\0-\x1f\x7f]|^-?\d)|^-$|^-|[^\x80-\uFFFF\w-]/g;
var fcssescape = function(ch, asCodePoint) {
	if (!asCodePoint) return "\\" + ch;
	if (ch === "\0") return "�";
	if (ch === "-" && ch.length === 1) return "\\-";
	return ch.slice(0, -1) + "\\" + ch.charCodeAt(ch.length - 1).toString(16);
};
var esc = (sel) => {
	return (sel + "").replace(rcssescape, fcssescape);
};
// ../node_modules/@chakra-ui/react/dist/esm/styled-system/expand-reference.js
var expandTokenReferences = (str, resolve) => {
	let expanded = "";
	let index = 0;
	let state = "char";
	let tokenPath = "";
	let fallback = "";
	const currentStates = [];
	while (index < str.length) {
		const char = str[index];
		if (char === "{") {
			const endIndex = str.indexOf("}", index);
			if (endIndex === -1) break;
			const path = str.slice(index + 1, endIndex);
			const resolved = resolve(path);
			expanded += resolved ?? path;
			index = endIndex + 1;
			continue;
		}
		if (state === "token") {
			if (char === ",") {
				if (str[index] === "") index++;
				state = "fallback";
				currentStates.push(state);
				const resolved = resolve(tokenPath);
				if (resolved?.endsWith(")")) expanded += resolved.slice(0, -1);
				tokenPath = "";
				fallback = "";
				continue;
			}
		}
		if (state === "fallback") {
			if (fallback + char === ", var(") {
				const endIndex = cssVarParser(str.slice(index + 1)) + index + 1;
				const cssVar = str.slice(index + 1, endIndex);
				if (endIndex === -1) break;
				expanded += ", var(" + cssVar + ")";
				index = endIndex + 1;
				state = currentStates.pop() ?? state;
				fallback = "";
				continue;
			}
		}
		if (state === "token" || state === "fallback") {
			index++;
			if (char === ")") {
				state = currentStates.pop() ?? state ?? "char";
				fallback += char;
				const resolved = tokenPath ? resolve(tokenPath) ?? esc(tokenPath) : tokenPath;
				if (fallback) {
					fallback = fallback.slice(1).trim();
					if (!fallback.startsWith("token(") && fallback.endsWith(")")) fallback = fallback.slice(0, -1);
					if (fallback.includes("token(")) {
						const parsed = expandTokenReferences(fallback, resolve);
						if (parsed) fallback = parsed.slice(0, -1);
					} else if (fallback) {
						const resolvedFallback = resolve(fallback);
						if (resolvedFallback) fallback = resolvedFallback;
					}
				}
				const lastChar = expanded.at(-1);
				if (fallback) {
					if (lastChar?.trim()) expanded += resolved.slice(0, -1) + (", " + fallback + ")");
					else expanded += fallback;
				} else expanded += resolved || ")";
				tokenPath = "";
				fallback = "";
				state = "char";
				continue;
			}
			if (state === "token") tokenPath += char;
			if (state === "fallback") fallback += char;
			continue;
		}
		const tokenIndex = str.indexOf("token(", index);
		if (tokenIndex !== -1) {
			const innerTokenIndex = tokenIndex + 6;
			expanded += str.slice(index, tokenIndex);
			index = innerTokenIndex;
			state = "token";
			currentStates.push(state);
			continue;
		}
		expanded += char;
		index++;
	}
	return expanded;
};
var cssVarParser = (str) => {
	let index = 0;
	const openedParenthesises = ["("];
	while (index < str.length) {
		const char = str[index];
		if (char === "(") openedParenthesises.push(char);
		else if (char === ")") {
			openedParenthesises.pop();
			if (openedParenthesises.length === 0) return index;
		}
		index++;
	}
	return index;
};
// ../node_modules/@chakra-ui/react/dist/esm/styled-system/map-to-json.js
function mapToJson(map) {
	const obj = {};
	map.forEach((value, key) => {
		if (value instanceof Map) obj[key] = Object.fromEntries(value);
		else obj[key] = value;
	});
	return obj;
}
// ../node_modules/@chakra-ui/react/dist/esm/styled-system/references.js
var REFERENCE_REGEX = /({([^}]*)})/g;
var CURLY_REGEX = /[{}]/g;
var TOKEN_PATH_REGEX = /\w+\.\w+/;
var getReferences = (value) => {
	if (!isString(value)) return [];
	const matches = value.match(REFERENCE_REGEX);
	if (!matches) return [];
	return matches.map((match) => match.replace(CURLY_REGEX, "").trim());
};
var hasReference = (value) => REFERENCE_REGEX.test(value);
function expandReferences(token) {
	if (!token.extensions?.references) return token.extensions?.cssVar?.ref ?? token.value;
	const references = token.extensions.references ?? {};
	let valueStr = token.value;
	const keys = Object.keys(references);
	for (let i = 0; i < keys.length; i++) {
		const key = keys[i];
		const referenceToken = references[key];
		if (referenceToken.extensions.conditions) continue;
		const value = expandReferences(referenceToken);
		valueStr = valueStr.replace(`{${key}}`, value);
	}
	token.value = valueStr;
	delete token.extensions.references;
	return token.value;
}
// ../node_modules/@chakra-ui/react/dist/esm/styled-system/resolve-token-value.js
function resolveTokenValue(category, value) {
	if (value == null || !Array.isArray(value)) return value;
	switch (category) {
		case "easings": return `cubic-bezier(${value.join(", ")})`;
		case "animations":
		case "fonts":
		case "gradients":
		case "shadows": return value.join(", ");
		default: return value;
	}
}
function resolveSemanticConditionValues(category, conditions) {
	const next = {};
	for (const key in conditions) next[key] = resolveTokenValue(category, conditions[key]);
	return next;
}
// ../node_modules/@chakra-ui/react/dist/esm/styled-system/calc.js
var CALC_REGEX = /calc/g;
function resolveReference(operand) {
	if (isObject$1(operand) && operand.reference) return operand.reference;
	return String(operand);
}
var toExpression = (operator, ...operands) => operands.map(resolveReference).join(` ${operator} `).replace(CALC_REGEX, "");
var add = (...operands) => `calc(${toExpression("+", ...operands)})`;
var subtract = (...operands) => `calc(${toExpression("-", ...operands)})`;
var multiply = (...operands) => `calc(${toExpression("*", ...operands)})`;
var divide = (...operands) => `calc(${toExpression("/", ...operands)})`;
var negate = (x) => {
	const value = resolveReference(x);
	if (value != null && !Number.isNaN(parseFloat(value))) return String(value).startsWith("-") ? String(value).slice(1) : `-${value}`;
	return multiply(value, -1);
};
var calc = Object.assign((x) => ({
	add: (...operands) => calc(add(x, ...operands)),
	subtract: (...operands) => calc(subtract(x, ...operands)),
	multiply: (...operands) => calc(multiply(x, ...operands)),
	divide: (...operands) => calc(divide(x, ...operands)),
	negate: () => calc(negate(x)),
	toString: () => x.toString()
}), {
	add,
	subtract,
	multiply,
	divide,
	negate
});
// ../node_modules/@chakra-ui/react/dist/esm/styled-system/token-middleware.js
var addNegativeTokens = {
	enforce: "pre",
	transform(dictionary) {
		const { prefix, allTokens, formatCssVar, formatTokenName, registerToken } = dictionary;
		allTokens.filter(({ extensions }) => extensions.category === "spacing").forEach((token) => {
			const originalPath = token.path.slice();
			const originalVar = formatCssVar(originalPath, prefix);
			if (isString(token.value) && token.value === "0rem") return;
			const newPath = [...token.path];
			const lastPath = newPath[newPath.length - 1];
			if (lastPath != null) newPath[newPath.length - 1] = `-${lastPath}`;
			const nextToken = {
				...token,
				value: calc.negate(originalVar.ref),
				name: formatTokenName(newPath),
				path: newPath,
				extensions: {
					...token.extensions,
					negative: true,
					prop: `-${token.extensions.prop}`,
					originalPath
				}
			};
			registerToken(nextToken);
		});
	}
};
var units = /* @__PURE__ */ new Set([
	"spacing",
	"sizes",
	"borderWidths",
	"fontSizes",
	"radii"
]);
var tokenMiddlewares = [
	addNegativeTokens,
	{
		enforce: "post",
		transform(dictionary) {
			const { allTokens, registerToken, formatTokenName } = dictionary;
			const tokens = allTokens.filter(({ extensions }) => extensions.category === "colors");
			const keys = /* @__PURE__ */ new Map();
			const colorPalettes = /* @__PURE__ */ new Map();
			tokens.forEach((token) => {
				const { colorPalette } = token.extensions;
				if (!colorPalette) return;
				colorPalette.keys.forEach((keyPath) => {
					keys.set(formatTokenName(keyPath), keyPath);
				});
				colorPalette.roots.forEach((colorPaletteRoot) => {
					const name = formatTokenName(colorPaletteRoot);
					const colorPaletteList = colorPalettes.get(name) || [];
					colorPaletteList.push(token);
					colorPalettes.set(name, colorPaletteList);
					if (token.extensions.default && colorPaletteRoot.length === 1) {
						const keyPath = colorPalette.keys[0]?.filter(Boolean);
						if (!keyPath.length) return;
						const path = colorPaletteRoot.concat(keyPath);
						keys.set(formatTokenName(path), []);
					}
				});
			});
			keys.forEach((segments) => {
				const path = [
					"colors",
					"colorPalette",
					...segments
				].filter(Boolean);
				const name = formatTokenName(path);
				const token = {
					name,
					value: name,
					originalValue: name,
					path,
					extensions: {
						condition: "base",
						originalPath: path,
						category: "colors",
						prop: formatTokenName(path.slice(1)),
						virtual: true
					}
				};
				registerToken(token, "pre");
			});
		}
	},
	{
		enforce: "post",
		transform(dictionary) {
			dictionary.allTokens.filter((token) => {
				return units.has(token.extensions.category) && !token.extensions.negative;
			}).forEach((token) => {
				Object.assign(token.extensions, { pixelValue: toPx(token.value) });
			});
		}
	},
	{
		enforce: "post",
		transform(dictionary) {
			const removed = [];
			const next = [];
			dictionary.allTokens.forEach((token) => {
				if (token.value === "") removed.push(token);
				else next.push(token);
			});
			dictionary.allTokens.splice(0, dictionary.allTokens.length, ...next);
			removed.forEach((token) => {
				if (dictionary.tokenMap.get(token.name) !== token) return;
				const replacement = dictionary.allTokens.find((t) => t.name === token.name);
				if (!replacement) {
					dictionary.tokenMap.delete(token.name);
					return;
				}
				if (token.extensions.conditions && !replacement.extensions.conditions) replacement.extensions.conditions = token.extensions.conditions;
				dictionary.tokenMap.set(token.name, replacement);
			});
		}
	}
];
var tokenTransforms = [
	{
		type: "extensions",
		enforce: "pre",
		name: "tokens/css-var",
		transform(token, dictionary) {
			const { prefix, formatCssVar } = dictionary;
			const { negative, originalPath } = token.extensions;
			return { cssVar: formatCssVar((negative ? originalPath : token.path).filter(Boolean), prefix) };
		}
	},
	{
		enforce: "post",
		type: "value",
		name: "tokens/conditionals",
		transform(token, dictionary) {
			const { prefix, formatCssVar, getByName } = dictionary;
			const refs = getReferences(token.value);
			if (!refs.length) return token.value;
			refs.forEach((ref) => {
				if (!getByName(ref)) return;
				const variable = formatCssVar(ref.split("."), prefix);
				token.value = token.value.replaceAll(`{${ref}}`, variable.ref);
			});
			return token.value;
		}
	},
	{
		type: "extensions",
		enforce: "pre",
		name: "tokens/colors/colorPalette",
		match(token) {
			return token.extensions.category === "colors" && !token.extensions.virtual;
		},
		transform(token, dict) {
			let path = token.path.slice();
			path.pop();
			path.shift();
			if (path.length === 0) {
				const newPath = [...token.path];
				newPath.shift();
				path = newPath;
			}
			if (path.length === 0) return {};
			const roots = path.reduce((acc, _, i, arr) => {
				const next = arr.slice(0, i + 1);
				acc.push(next);
				return acc;
			}, []);
			const root = path[0];
			const value = dict.formatTokenName(path);
			const keys = token.path.slice(token.path.indexOf(root) + 1).reduce((acc, _, i, arr) => {
				acc.push(arr.slice(i));
				return acc;
			}, []);
			if (keys.length === 0) keys.push([""]);
			return { colorPalette: {
				value,
				roots,
				keys
			} };
		}
	}
];
// ../node_modules/@chakra-ui/react/dist/esm/styled-system/token-dictionary.js
var isToken = (value) => {
	return isObject$1(value) && Object.prototype.hasOwnProperty.call(value, "value");
};
function expandBreakpoints(breakpoints) {
	if (!breakpoints) return {
		breakpoints: {},
		sizes: {}
	};
	return {
		breakpoints: mapObject(breakpoints, (value) => ({ value })),
		sizes: mapEntries(breakpoints, (key, value) => [`breakpoint-${key}`, { value }])
	};
}
function createTokenDictionary(options) {
	const { prefix = "", tokens = {}, semanticTokens = {}, breakpoints = {} } = options;
	const formatTokenName = (path) => path.join(".");
	const formatCssVar = (path, prefix2) => cssVar(path.join("-"), { prefix: prefix2 });
	const allTokens = [];
	const tokenNameMap = /* @__PURE__ */ new Map();
	const conditionMap = /* @__PURE__ */ new Map();
	const cssVarMap = /* @__PURE__ */ new Map();
	const colorPaletteMap = /* @__PURE__ */ new Map();
	const flatMap = /* @__PURE__ */ new Map();
	const byCategory = /* @__PURE__ */ new Map();
	const categoryMap = /* @__PURE__ */ new Map();
	const transforms = /* @__PURE__ */ new Map();
	const middlewares = [];
	function registerToken(token, phase) {
		allTokens.push(token);
		if (token.extensions.condition === "base" || !tokenNameMap.has(token.name)) tokenNameMap.set(token.name, token);
		if (phase) transforms.forEach((fn) => {
			if (fn.enforce === phase) transformToken(fn, token);
		});
	}
	const breakpointTokens = expandBreakpoints(breakpoints);
	const computedTokens = compact({
		...tokens,
		breakpoints: breakpointTokens.breakpoints,
		sizes: {
			...tokens.sizes,
			...breakpointTokens.sizes
		}
	});
	function registerTokens() {
		walkObject(computedTokens, (entry, path) => {
			const isDefault = path.includes("DEFAULT");
			path = filterDefault(path);
			const category = path[0];
			const name = formatTokenName(path);
			const resolved = resolveTokenValue(category, (isString(entry) ? { value: entry } : entry).value);
			const token = {
				value: resolved,
				originalValue: resolved,
				name,
				path,
				extensions: {
					condition: "base",
					originalPath: path,
					category,
					prop: formatTokenName(path.slice(1))
				}
			};
			if (isDefault) token.extensions.default = true;
			registerToken(token);
		}, { stop: isToken });
		walkObject(semanticTokens, (entry, path) => {
			const isDefault = path.includes("DEFAULT");
			path = filterBaseCondition(filterDefault(path));
			const category = path[0];
			const name = formatTokenName(path);
			const cond = resolveSemanticConditionValues(category, (isString(entry.value) || Array.isArray(entry.value) ? { value: { base: entry.value } } : entry).value);
			const token = {
				value: cond.base ?? "",
				originalValue: cond.base ?? "",
				name,
				path,
				extensions: {
					originalPath: path,
					category,
					conditions: cond,
					condition: "base",
					prop: formatTokenName(path.slice(1))
				}
			};
			if (isDefault) token.extensions.default = true;
			registerToken(token);
		}, { stop: isToken });
	}
	function getByName(name) {
		return tokenNameMap.get(name);
	}
	function buildConditionMap(token) {
		const { condition } = token.extensions;
		if (!condition) return;
		if (!conditionMap.has(condition)) conditionMap.set(condition, /* @__PURE__ */ new Set());
		conditionMap.get(condition).add(token);
	}
	function buildCategoryMap(token) {
		const { category, prop, condition, conditions } = token.extensions;
		if (!category) return;
		if (!categoryMap.has(category)) categoryMap.set(category, /* @__PURE__ */ new Map());
		const map = categoryMap.get(category);
		const existing = map.get(prop);
		if (condition == null || condition === "base") {
			map.set(prop, token);
			return;
		}
		if (conditions && !existing) map.set(prop, token);
	}
	function buildCssVars(token) {
		const { condition, negative, virtual, cssVar: cssVar2 } = token.extensions;
		if (negative || virtual || !condition || !cssVar2 || token.value === "") return;
		if (!cssVarMap.has(condition)) cssVarMap.set(condition, /* @__PURE__ */ new Map());
		cssVarMap.get(condition).set(cssVar2.var, token.value);
	}
	function buildFlatMap(token) {
		const { category, prop, cssVar: cssVar2, negative } = token.extensions;
		if (!category) return;
		if (!byCategory.has(category)) byCategory.set(category, /* @__PURE__ */ new Map());
		const value = negative ? token.extensions.conditions ? token.originalValue : token.value : cssVar2.ref;
		byCategory.get(category).set(prop, value);
		flatMap.set([category, prop].join("."), value);
	}
	function buildColorPalette(token) {
		const { colorPalette, virtual, default: isDefault } = token.extensions;
		if (!colorPalette || virtual) return;
		colorPalette.roots.forEach((root) => {
			const name = formatTokenName(root);
			if (!colorPaletteMap.has(name)) colorPaletteMap.set(name, /* @__PURE__ */ new Map());
			const virtualPath = replaceRootWithColorPalette([...token.path], [...root]);
			const virtualToken = getByName(formatTokenName(virtualPath));
			if (!virtualToken || !virtualToken.extensions.cssVar) return;
			const { var: virtualVar } = virtualToken.extensions.cssVar;
			colorPaletteMap.get(name).set(virtualVar, token.extensions.cssVar.ref);
			if (isDefault && root.length === 1) {
				const colorPaletteToken = getByName(formatTokenName(["colors", "colorPalette"]));
				if (!colorPaletteToken) return;
				const virtualToken2 = getByName(formatTokenName(token.path));
				if (!virtualToken2) return;
				const keyPath = colorPalette.keys[0]?.filter(Boolean);
				if (!keyPath.length) return;
				const computedName = formatTokenName(root.concat(keyPath));
				if (!colorPaletteMap.has(computedName)) colorPaletteMap.set(computedName, /* @__PURE__ */ new Map());
				colorPaletteMap.get(computedName).set(colorPaletteToken.extensions.cssVar.var, virtualToken2.extensions.cssVar.ref);
			}
		});
	}
	let byCategoryJson = {};
	function setupViews() {
		allTokens.forEach((token) => {
			buildConditionMap(token);
			buildCategoryMap(token);
			buildCssVars(token);
			buildFlatMap(token);
			buildColorPalette(token);
		});
		byCategoryJson = mapToJson(byCategory);
	}
	const colorMix = (value, tokenFn) => {
		if (!value || typeof value !== "string") return {
			invalid: true,
			value
		};
		const [colorPath, rawOpacity] = value.split("/");
		if (!colorPath || !rawOpacity) return {
			invalid: true,
			value: colorPath
		};
		const colorToken = tokenFn(colorPath);
		const opacityToken = getByName(`opacity.${rawOpacity}`)?.value;
		if (!opacityToken && isNaN(Number(rawOpacity))) return {
			invalid: true,
			value: colorPath
		};
		const percent = opacityToken ? Number(opacityToken) * 100 + "%" : `${rawOpacity}%`;
		const color = colorToken ?? colorPath;
		return {
			invalid: false,
			color,
			value: `color-mix(in srgb, ${color} ${percent}, transparent)`
		};
	};
	const getVar = /*#__PURE__*/ memo((value, fallback) => {
		return flatMap.get(value) ?? fallback;
	});
	const dictionary = {
		prefix,
		allTokens,
		tokenMap: tokenNameMap,
		registerToken,
		getByName,
		formatTokenName,
		formatCssVar,
		flatMap,
		cssVarMap,
		categoryMap,
		colorPaletteMap,
		getVar,
		getCategoryValues: /* @__PURE__ */ memo((category) => {
			return byCategoryJson[category] || null;
		}),
		expandReferenceInValue: /* @__PURE__ */ memo((value) => {
			return expandTokenReferences(value, (path) => {
				if (!path) return;
				if (path.includes("/")) {
					const mix = colorMix(path, (v) => getVar(v));
					if (mix.invalid) throw new Error("Invalid color mix at " + path + ": " + mix.value);
					return mix.value;
				}
				const resolved = getVar(path);
				if (resolved) return resolved;
				return TOKEN_PATH_REGEX.test(path) ? esc(path) : path;
			});
		})
	};
	function registerTransform(...fns) {
		fns.forEach((fn) => {
			transforms.set(fn.name, fn);
		});
	}
	function registerMiddleware(...fns) {
		middlewares.push(...fns);
	}
	function transformToken(transform, token) {
		if (token.extensions.references) return;
		if (isFunction(transform.match) && !transform.match(token)) return;
		const fn = (v) => transform.transform(v, dictionary);
		const transformed = fn(token);
		switch (true) {
			case transform.type === "extensions":
				Object.assign(token.extensions, transformed);
				break;
			case transform.type === "value":
				token.value = transformed;
				break;
			default: token[transform.type] = transformed;
		}
	}
	function applyMiddlewares(enforce) {
		middlewares.forEach((middleware) => {
			if (middleware.enforce === enforce) middleware.transform(dictionary);
		});
	}
	function applyTransforms(enforce) {
		transforms.forEach((transform) => {
			if (transform.enforce === enforce) allTokens.forEach((token) => {
				transformToken(transform, token);
			});
		});
	}
	function addConditionalTokens() {
		allTokens.slice().forEach((token) => {
			const tokens2 = getConditionalTokens(token);
			if (!tokens2 || tokens2.length === 0) return;
			tokens2.forEach((token2) => {
				registerToken(token2);
			});
		});
	}
	function getTokenReferences(value) {
		const refs = getReferences(value);
		const result = [];
		for (let i = 0; i < refs.length; i++) {
			const token = getByName(refs[i]);
			if (token) result.push(token);
		}
		return result;
	}
	function addReferences() {
		allTokens.forEach((token) => {
			if (!hasReference(token.value)) return;
			const references = getTokenReferences(token.value);
			token.extensions.references = references.reduce((acc, ref) => {
				acc[ref.name] = ref;
				return acc;
			}, {});
		});
	}
	function expandTokenReferences$1() {
		allTokens.forEach((token) => {
			expandReferences(token);
		});
	}
	function build() {
		applyMiddlewares("pre");
		applyTransforms("pre");
		addConditionalTokens();
		addReferences();
		expandTokenReferences$1();
		applyMiddlewares("post");
		applyTransforms("post");
		setupViews();
	}
	registerTokens();
	registerTransform(...tokenTransforms);
	registerMiddleware(...tokenMiddlewares);
	build();
	return dictionary;
}
function filterDefault(path) {
	if (path[0] === "DEFAULT") return path;
	return path.filter((item) => item !== "DEFAULT");
}
function filterBaseCondition(path) {
	return path.filter((item) => item !== "base");
}
function getConditionalTokens(token) {
	if (!token.extensions.conditions) return;
	const { conditions } = token.extensions;
	const tokens = [];
	walkObject(conditions, (value, path) => {
		const nextPath = filterBaseCondition(path);
		if (!nextPath.length) return;
		const nextToken = {
			...token,
			value,
			extensions: {
				...token.extensions,
				condition: nextPath.join(":")
			}
		};
		tokens.push(nextToken);
	});
	return tokens;
}
function replaceRootWithColorPalette(path, roots) {
	const startIndex = path.findIndex((_, index) => roots.every((rootElement, rootIndex) => path[index + rootIndex] === rootElement));
	if (startIndex === -1) return path;
	path.splice(startIndex, roots.length);
	path.splice(startIndex, 0, "colorPalette");
	return path;
}
createProps()([
	"aspectRatios",
	"zIndex",
	"opacity",
	"colors",
	"fonts",
	"fontSizes",
	"fontWeights",
	"lineHeights",
	"letterSpacings",
	"sizes",
	"shadows",
	"spacing",
	"radii",
	"cursor",
	"borders",
	"borderWidths",
	"borderStyles",
	"durations",
	"easings",
	"animations",
	"blurs",
	"gradients",
	"breakpoints",
	"assets"
]);
// ../node_modules/@chakra-ui/react/dist/esm/styled-system/utility.js
function normalize(config) {
	return config;
}
function normalizeConfig(config) {
	return mapEntries(config, (property, propertyConfig) => [property, normalize(propertyConfig)]);
}
function createUtility(options) {
	const configs = normalizeConfig(options.config);
	const tokens = options.tokens;
	const shorthands = /* @__PURE__ */ new Map();
	const propValues = /* @__PURE__ */ new Map();
	function register(property, config) {
		configs[property] = normalize(config);
		assignProperty(property, config);
	}
	const assignProperty = (property, config) => {
		const values = getPropertyValues(config);
		if (!values) return;
		propValues.set(property, values);
		assignPropertyType(property, config);
	};
	const assignProperties = () => {
		for (const [prop, config] of Object.entries(configs)) {
			if (!config) continue;
			assignProperty(prop, config);
		}
	};
	const assignShorthands = () => {
		for (const [property, config] of Object.entries(configs)) {
			const { shorthand } = config ?? {};
			if (!shorthand) continue;
			(Array.isArray(shorthand) ? shorthand : [shorthand]).forEach((name) => shorthands.set(name, property));
		}
	};
	const assignColorPaletteProperty = () => {
		const values = mapToJson(tokens.colorPaletteMap);
		register("colorPalette", {
			values: Object.keys(values),
			transform: memo((value) => values[value])
		});
	};
	const propTypes = /* @__PURE__ */ new Map();
	const assignPropertyType = (property, config) => {
		if (!config) return;
		const values = getPropertyValues(config, (key) => `type:Tokens["${key}"]`);
		if (typeof values === "object" && values.type) {
			propTypes.set(property, /* @__PURE__ */ new Set([`type:${values.type}`]));
			return;
		}
		if (values) {
			const keys2 = new Set(Object.keys(values));
			propTypes.set(property, keys2);
		}
		const set = propTypes.get(property) ?? /* @__PURE__ */ new Set();
		if (config.property) propTypes.set(property, set.add(`CssProperties["${config.property}"]`));
	};
	const assignPropertyTypes = () => {
		for (const [property, propertyConfig] of Object.entries(configs)) {
			if (!propertyConfig) continue;
			assignPropertyType(property, propertyConfig);
		}
	};
	const addPropertyType = (property, type) => {
		const set = propTypes.get(property) ?? /* @__PURE__ */ new Set();
		propTypes.set(property, /* @__PURE__ */ new Set([...set, ...type]));
	};
	const getTypes = () => {
		const map = /* @__PURE__ */ new Map();
		for (const [prop, values] of propTypes.entries()) {
			if (values.size === 0) {
				map.set(prop, ["string"]);
				continue;
			}
			const typeValues = Array.from(values).map((key) => {
				if (key.startsWith("CssProperties")) return key;
				if (key.startsWith("type:")) return key.replace("type:", "");
				return JSON.stringify(key);
			});
			map.set(prop, typeValues);
		}
		return map;
	};
	const getPropertyValues = (config, resolveFn) => {
		const { values } = config;
		const fn = (key) => {
			const value = resolveFn?.(key);
			return value ? { [value]: value } : void 0;
		};
		if (isString(values)) return fn?.(values) ?? tokens.getCategoryValues(values) ?? EMPTY_OBJECT;
		if (Array.isArray(values)) {
			const result = {};
			for (let i = 0; i < values.length; i++) result[values[i]] = values[i];
			return result;
		}
		if (isFunction(values)) return values(resolveFn ? fn : tokens.getCategoryValues);
		return values;
	};
	const defaultTransform = /*#__PURE__*/ memo((prop, value) => {
		return { [prop]: prop.startsWith("--") ? tokens.getVar(value, value) : value };
	});
	const tokenFn = Object.assign(tokens.getVar, { raw: (path) => tokens.getByName(path) });
	const transform = /*#__PURE__*/ memo((prop, raw) => {
		const key = resolveShorthand(prop);
		if (isString(raw) && !raw.includes("_EMO_")) raw = tokens.expandReferenceInValue(raw);
		const config = configs[key];
		if (!config) return defaultTransform(key, raw);
		const value = propValues.get(key)?.[raw];
		if (!config.transform) return defaultTransform(prop, value ?? raw);
		const _colorMix = (value2) => colorMix(value2, tokenFn);
		return config.transform(value ?? raw, {
			raw,
			token: tokenFn,
			utils: { colorMix: _colorMix }
		});
	});
	function build() {
		assignShorthands();
		assignColorPaletteProperty();
		assignProperties();
		assignPropertyTypes();
	}
	build();
	const hasShorthand = shorthands.size > 0;
	const resolveShorthand = /*#__PURE__*/ memo((prop) => {
		return shorthands.get(prop) ?? prop;
	});
	const keys = () => {
		return [...Array.from(shorthands.keys()), ...Object.keys(configs)];
	};
	return {
		keys,
		hasShorthand,
		transform,
		shorthands,
		resolveShorthand,
		register,
		getTypes,
		addPropertyType
	};
}
// ../node_modules/@chakra-ui/react/dist/esm/styled-system/system.js
function createSystem(...configs) {
	const config = mergeConfigs(...configs);
	const { theme = {}, utilities = {}, globalCss = {}, cssVarsRoot = ":where(:root, :host)", cssVarsPrefix = "chakra", preflight } = config;
	const layers = createLayers(config);
	const tokens = createTokenDictionary({
		breakpoints: theme.breakpoints,
		tokens: theme.tokens,
		semanticTokens: theme.semanticTokens,
		prefix: cssVarsPrefix
	});
	const breakpoints = createBreakpoints(theme.breakpoints ?? EMPTY_OBJECT);
	const conditions = createConditions({
		conditions: config.conditions ?? EMPTY_OBJECT,
		breakpoints
	});
	const utility = createUtility({
		config: utilities,
		tokens
	});
	function assignComposition() {
		const { textStyles, layerStyles, animationStyles } = theme;
		const compositions = compact({
			textStyle: textStyles,
			layerStyle: layerStyles,
			animationStyle: animationStyles
		});
		for (const [key, values] of Object.entries(compositions)) {
			const flatValues = flatten(values ?? EMPTY_OBJECT, stop);
			utility.register(key, {
				values: Object.keys(flatValues),
				transform(value) {
					return css(flatValues[value]);
				}
			});
		}
	}
	assignComposition();
	utility.addPropertyType("animationName", Object.keys(theme.keyframes ?? EMPTY_OBJECT));
	const properties = /* @__PURE__ */ new Set([
		"css",
		...utility.keys(),
		...conditions.keys()
	]);
	const isValidProperty = /*#__PURE__*/ memo((prop) => properties.has(prop) || isCssProperty(prop));
	const normalizeValue = (value) => {
		if (Array.isArray(value)) {
			const result = createEmptyObject();
			for (let index = 0; index < value.length; index++) {
				const current = value[index];
				if (current != null) {
					const key = conditions.breakpoints[index];
					result[key] = current;
				}
			}
			return result;
		}
		return value;
	};
	const normalizeFn = createNormalizeFn({
		utility,
		normalize: normalizeValue
	});
	const serialize = createSerializeFn({
		conditions,
		isValidProperty
	});
	const css = createCssFn({
		transform: utility.transform,
		conditions,
		normalize: normalizeFn
	});
	const cva = createRecipeFn({
		css,
		conditions,
		normalize: normalizeFn,
		normalizeValue,
		layers
	});
	const sva = createSlotRecipeFn({ cva });
	function getTokenCss() {
		const result = {};
		for (const [key, values] of tokens.cssVarMap.entries()) {
			const varsObj = Object.fromEntries(values);
			if (Object.keys(varsObj).length === 0) continue;
			const selector = key === "base" ? cssVarsRoot : conditions.resolve(key);
			const isAtRule = selector.startsWith("@");
			const cssObject = css(serialize({ [selector]: isAtRule ? { [cssVarsRoot]: varsObj } : varsObj }));
			mergeWith(result, cssObject);
		}
		return layers.wrap("tokens", result);
	}
	function getGlobalCss() {
		const keyframes = mapEntries(theme.keyframes ?? EMPTY_OBJECT, (key, value) => [`@keyframes ${key}`, value]);
		const result = Object.assign({}, keyframes, css(serialize(globalCss)));
		return layers.wrap("base", result);
	}
	function splitCssProps(props) {
		return splitProps(props, isValidProperty);
	}
	function getPreflightCss() {
		const result = createPreflight({ preflight });
		return layers.wrap("reset", result);
	}
	const tokenMap = getTokenMap(tokens);
	const tokenFn = (path, fallback) => {
		return tokenMap.get(path)?.value ?? fallback;
	};
	tokenFn.var = (path, fallback) => {
		return tokenMap.get(path)?.variable || fallback;
	};
	function getRecipe(key, fallback) {
		return theme.recipes?.[key] ?? fallback;
	}
	function getSlotRecipe(key, fallback) {
		return theme.slotRecipes?.[key] ?? fallback;
	}
	const recipeCache = /* @__PURE__ */ new Map();
	const slotRecipeCache = /* @__PURE__ */ new Map();
	function getRecipeFn(key, fallback) {
		let fn = recipeCache.get(key);
		if (!fn) {
			fn = cva(getRecipe(key, fallback ?? EMPTY_OBJECT));
			recipeCache.set(key, fn);
		}
		return fn;
	}
	function getSlotRecipeFn(key, fallback) {
		let fn = slotRecipeCache.get(key);
		if (!fn) {
			fn = sva(getSlotRecipe(key, fallback ?? EMPTY_OBJECT));
			slotRecipeCache.set(key, fn);
		}
		return fn;
	}
	function isRecipe(key) {
		return Object.hasOwnProperty.call(theme.recipes ?? EMPTY_OBJECT, key);
	}
	function isSlotRecipe(key) {
		return Object.hasOwnProperty.call(theme.slotRecipes ?? EMPTY_OBJECT, key);
	}
	function hasRecipe(key) {
		return isRecipe(key) || isSlotRecipe(key);
	}
	return {
		$$chakra: true,
		_config: config,
		_global: [
			getPreflightCss(),
			getGlobalCss(),
			getTokenCss()
		],
		breakpoints,
		tokens,
		conditions,
		utility,
		token: tokenFn,
		properties,
		layers,
		isValidProperty,
		splitCssProps,
		normalizeValue,
		getTokenCss,
		getGlobalCss,
		getPreflightCss,
		css,
		cva,
		sva,
		getRecipe,
		getSlotRecipe,
		getRecipeFn,
		getSlotRecipeFn,
		hasRecipe,
		isRecipe,
		isSlotRecipe,
		query: {
			layerStyles: compositionQuery(theme.layerStyles ?? EMPTY_OBJECT),
			textStyles: compositionQuery(theme.textStyles ?? EMPTY_OBJECT),
			animationStyles: compositionQuery(theme.animationStyles ?? EMPTY_OBJECT),
			tokens: semanticTokenQuery(tokens, Object.keys(theme.tokens ?? EMPTY_OBJECT), (value, key) => !value.extensions.conditions && !key.includes("colorPalette")),
			semanticTokens: semanticTokenQuery(tokens, Object.keys(theme.semanticTokens ?? EMPTY_OBJECT), (value) => !!value.extensions.conditions),
			keyframes: basicQuery(theme.keyframes ?? EMPTY_OBJECT),
			breakpoints: basicQuery(theme.breakpoints ?? EMPTY_OBJECT)
		}
	};
}
function getTokenMap(tokens) {
	const map = /* @__PURE__ */ new Map();
	const names = new Set(tokens.allTokens.map((token) => token.name));
	for (const name of names) {
		const token = tokens.getByName(name);
		if (!token?.extensions.cssVar) continue;
		const { cssVar, virtual, conditions } = token.extensions;
		map.set(name, {
			value: !!conditions || virtual ? cssVar.ref : token.value,
			variable: cssVar.ref
		});
	}
	return map;
}
var stop = (v) => isObject$1(v) && "value" in v;
var compositionQuery = (dict) => ({
	list() {
		return Object.keys(flatten(dict, stop));
	},
	search(query) {
		return this.list().filter((style) => style.includes(query));
	}
});
var semanticTokenQuery = (tokens, categoryKeys, predicate) => ({
	categoryKeys,
	list(category) {
		const map = tokens.categoryMap.get(category);
		const entries = map ? [...map.entries()] : [];
		const result = [];
		for (let i = 0; i < entries.length; i++) {
			const [key, value] = entries[i];
			if (predicate(value, key)) result.push(key);
		}
		return result;
	},
	search(category, query) {
		return this.list(category).filter((style) => style.includes(query));
	}
});
var basicQuery = (dict) => ({
	list() {
		return Object.keys(dict);
	},
	search(query) {
		return this.list().filter((style) => style.includes(query));
	}
});
// ../functions/src/contract/pups.ts
var PUPS = FARM_PUPS;
/** The field of a posted form that holds the keys of pups about which the visitor no longer asks. */
var REMOVED_PUPS = "removedPups";
/** The id of the row that names a pup. Without script, a page shows the row to which its address leads. */
var rowId = (key) => `about-${key}`;
var askPath = (key) => `${FORM_PATH}?pup=${encodeURIComponent(key)}#${encodeURIComponent(rowId(key))}`;
/** The address of the thank-you page without script, which names the last of the pups. */
function receivedPath(pups) {
	const last = pups.at(-1);
	return last ? `${RECEIVED_PATH}#${encodeURIComponent(rowId(last.key))}` : RECEIVED_PATH;
}
var questionAbout = ({ name }) => `We’d like to ask about ${name}.`;
/**
* Adds the question about the pup with this key above what a visitor has written, unless it is there already. Takes away
* the questions about the pups with the keys in `removed`.
*/
function withQuestionAbout(key, written, removed = []) {
	const pup = PUPS.find((each) => each.key === key);
	const question = pup ? questionAbout(pup) : "";
	const asked = written.includes(question) ? written : [question, written].filter(Boolean).join("\n");
	return PUPS.filter((each) => removed.includes(each.key)).reduce((text, each) => withoutQuestionAbout(each, text), asked);
}
function withoutQuestionAbout(pup, written) {
	return written.replace(`${questionAbout(pup)}\n`, "").replace(questionAbout(pup), "").trim();
}
/** The pups about which a visitor asks in "Additional information". */
function pupsAskedAbout(written) {
	return PUPS.filter((pup) => `${written}`.includes(questionAbout(pup)));
}
// src/tab-storage.ts
/**
* Keys of session storage, which start-line.ts repeats: the answers, the last attempt, and the last request that was sent.
*/
var DRAFT = "consultation-draft";
var ATTEMPT = "consultation-attempt";
var SENT = "request-sent";
/** Replaces session storage where the browser blocks it. */
var memory = /* @__PURE__ */ new Map();
function remember(name, value) {
	const text = JSON.stringify(value);
	memory.set(name, text);
	trySessionStorage((session) => session.setItem(name, text));
	for (const listener of listeners) listener();
}
function recall(name) {
	const stored = trySessionStorage((session) => ({ text: session.getItem(name) }));
	const text = stored ? stored.text : memory.get(name);
	try {
		return text ? JSON.parse(text) : void 0;
	} catch {
		return;
	}
}
function forget(name) {
	memory.delete(name);
	trySessionStorage((session) => session.removeItem(name));
	for (const listener of listeners) listener();
}
var listeners = /* @__PURE__ */ new Set();
/** Also calls the listener when the browser shows this document again, because another one may have changed the storage. */
function onChange(listener) {
	listeners.add(listener);
	addEventListener("pageshow", listener);
	return () => {
		listeners.delete(listener);
		removeEventListener("pageshow", listener);
	};
}
/** Returns undefined where the browser blocks session storage. */
function trySessionStorage(use) {
	try {
		return use(sessionStorage);
	} catch {
		return;
	}
}
// src/consultation-form/sending/sent-request.ts
/** The query of the form's address that asks for another form. */
var ANOTHER = "?another";
function rememberSent(pups) {
	remember(SENT, {
		at: Date.now(),
		pups
	});
	const channel = sentChannel();
	channel.postMessage("");
	channel.close();
}
/**
* Firefox keeps a page for Back together with the session storage that it had. A message makes browsers load the page
* again instead, so that a form that was sent meanwhile is not sent once more.
*/
var sentChannel = () => new BroadcastChannel(SENT);
/**
* When this tab sent a request that the farm must still answer. Undefined if the form is to be shown: the address asks for
* another one, or there are answers that are not sent.
*/
function sentAt() {
	return asksForForm() || hasDraft() ? void 0 : openAt();
}
var useSentAt = () => useSyncExternalStore(onChange, sentAt, () => void 0);
/** Whether the visitor has changed the answers of the last request while it was on its way. */
var useHasChanges = () => useSyncExternalStore(onChange, () => hasDraft() && !asksForForm() && openAt() !== void 0, () => false);
var hasDraft = () => recall(DRAFT) !== void 0;
function openAt() {
	const { at } = lastSent();
	return at !== void 0 && Date.now() < at + 864e5 ? at : void 0;
}
var pupsSent = () => lastSent().pups ?? [];
var lastSent = () => ({ ...recall(SENT) });
function asksForForm() {
	return location.search === "?another" || new URLSearchParams(location.search).has("pup");
}
/** Opens the static thank-you page and returns true, if the form of the current page is sent and the page has failed. */
function openThankYouPage() {
	const isSent = sentAt() !== void 0 && routeOf(location.pathname)?.page === "family-consultation";
	if (isSent) location.replace(receivedPath(pupsSent()));
	return isSent;
}
// src/ui/text.tsx
/**
* Keeps compounds such as "house-trained", and words with a non-breaking space between them, on one line while they fit it.
* The site's fonts have no non-breaking hyphen (U+2011). A text that changes needs a key on the element around it, because
* translators replace its text nodes.
*/
function Compounds({ of }) {
	const parts = of.split(/(\S+[-\u00a0]\S+)/);
	return createElement(Fragment, null, ...parts.map((part) => /[-\u00a0]/.test(part) ? createElement("span", { className: "unbroken" }, part.replace("\xA0", " ")) : part));
}
/** For the element around `Paragraphs`. */
var paragraphs = defineStyle({ "& p + p": { marginTop: "0.6em" } });
/** A text of the owner. Each of its lines is a paragraph. */
function Paragraphs({ of }) {
	return createElement(Fragment, null, ...of.split(/\s*\n\s*/).map((line) => createElement("p", null, line)));
}
/** An email address that can wrap after the @. */
function EmailText({ address }) {
	const [user, host] = address.split("@");
	return /* @__PURE__ */ jsxs("span", {
		translate: "no",
		children: [
			/* @__PURE__ */ jsx("span", { children: `${user}@` }),
			/* @__PURE__ */ jsx("wbr", {}),
			/* @__PURE__ */ jsx("span", { children: host })
		]
	});
}
// src/ui/contact-rows.tsx
var rows = defineStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	gap: {
		base: "2.5",
		md: "3.5"
	},
	"& > a": {
		display: "flex",
		flexWrap: "wrap",
		alignItems: "center",
		columnGap: "min(1.25rem, 6vw)",
		minHeight: {
			base: "64px",
			md: "76px"
		},
		paddingBlock: "2",
		paddingInline: "min(1.25rem, 6vw)",
		bg: "bg",
		border: "2px solid {colors.deep}",
		borderRadius: "row",
		lineHeight: "1.3",
		[LARGE_TEXT]: {
			gap: "8px",
			paddingInline: "12px",
			"& > span": { width: "full" }
		},
		_hover: {
			bg: "white",
			textDecoration: "underline",
			textDecorationThickness: "2px"
		},
		"& svg": { color: "deep" },
		"& > span": {
			flex: "1 1 min-content",
			minWidth: "0"
		},
		"&[href^=\"tel:\"] > span": { flexBasis: "max-content" },
		"& > span > span": { display: "block" }
	},
	"& .kind": {
		textStyle: "small",
		color: "fg.muted"
	},
	"& .value": {
		color: "fg.heading",
		fontFamily: "heading",
		fontSize: {
			base: "min(1.25rem, 10vw)",
			md: "1.375rem"
		},
		fontWeight: "600"
	},
	"& a .value [translate=no]": { whiteSpace: "normal" }
});
function ContactRows({ phone, email }) {
	return /* @__PURE__ */ jsx(chakra.div, {
		css: rows,
		children: [phone, email].map(({ href, kind, value }) => /* @__PURE__ */ jsxs("a", {
			href,
			children: [/* @__PURE__ */ jsx(Icon, {
				of: value === email.value ? Mail : Phone,
				size: 28
			}), /* @__PURE__ */ jsxs("span", { children: [/* @__PURE__ */ jsxs("span", {
				className: "kind",
				children: [kind, " "]
			}), /* @__PURE__ */ jsx("span", {
				className: "value",
				children: value === email.value ? /* @__PURE__ */ jsx(EmailText, { address: value }) : /* @__PURE__ */ jsx("span", {
					translate: "no",
					children: value
				})
			})] })]
		}, href))
	});
}
/** "Call" and the number, as one text of a button. */
function ContactText({ kind, value }) {
	return /* @__PURE__ */ jsxs("span", { children: [
		/* @__PURE__ */ jsx("span", { children: kind }),
		" ",
		/* @__PURE__ */ jsx("span", {
			translate: "no",
			children: value
		})
	] });
}
// src/ui/hills.tsx
var CONTOURS = {
	rolling: "/assets/divider-hills-CTjDB1Ir.svg",
	ridge: "/assets/divider-ridge-Ben2cFjy.svg",
	knolls: "/assets/divider-knolls-Bw_ECkdu.svg"
};
var hills = defineStyle({
	height: "hills",
	marginBottom: "-2px",
	bg: "deep",
	maskSize: "100% 100%",
	maskRepeat: "no-repeat",
	forcedColorAdjust: "none",
	_print: { display: "none !important" }
});
/** A divider of hills in the color of the section below. Behind them is the background of the section above. */
function Hills({ contour = "rolling", ...divider }) {
	return /* @__PURE__ */ jsx(chakra.div, {
		css: hills,
		maskImage: `url("${CONTOURS[contour]}")`,
		...divider
	});
}
var edge = defineStyle({
	position: "absolute",
	insetInline: "0",
	bottom: "-1px",
	width: "100%",
	height: "clamp(18px, 3.4vw, 48px)",
	fill: "deep",
	forcedColorAdjust: "none",
	_print: { display: "none" }
});
/** Hills along the bottom of a picture, in the color of the dark section below it. */
function HillEdge() {
	return /* @__PURE__ */ jsx(chakra.svg, {
		css: edge,
		viewBox: "0 0 1440 48",
		preserveAspectRatio: "none",
		"aria-hidden": "true",
		children: /* @__PURE__ */ jsx("path", { d: "M0 14c230-18 470 24 760 14S1220 2 1440 16v32H0Z" })
	});
}
// src/ui/layout.ts
/** The width between the window's edge and the container. */
var BESIDE_CONTAINER = "max(0px, (100vw - {sizes.container}) / 2)";
/** The left padding of an element as wide as the window, whose text begins at the container's left edge. */
var CONTAINER_EDGE = `calc(${BESIDE_CONTAINER} + {spacing.gutter})`;
var row$1 = {
	display: "flex",
	flexWrap: "wrap",
	alignItems: "center"
};
/** Large enough for a finger. */
var touchTarget = {
	display: "inline-flex",
	alignItems: "center",
	minHeight: "target",
	minWidth: "target"
};
/** The first child at the left end, the last one at the right end, if both fit. */
var spread = {
	...row$1,
	justifyContent: "space-between",
	columnGap: "12",
	rowGap: "7"
};
/** Two columns from 960 px on. Their widths are `gridTemplateColumns` at `lg`. */
var columns = {
	display: "grid",
	columnGap: { lg: "20" },
	rowGap: "9",
	alignItems: "center"
};
// src/ui/main.tsx
var MAIN_ID = "main";
/** The page's content. Fills the screen above the footer. */
function Main(props) {
	return /* @__PURE__ */ jsx(chakra.main, {
		id: MAIN_ID,
		tabIndex: -1,
		flexGrow: "1",
		...props
	});
}
/** Scrolls to the top and moves the focus to the heading, as a page load would. */
function showTop() {
	window.scrollTo({
		top: 0,
		behavior: "instant"
	});
	document.querySelector("main h1")?.focus({ preventScroll: true });
}
// src/ui/section.tsx
var GROUNDS = {
	cream: { bg: "bg" },
	white: { bg: "white" },
	straw: { bg: "straw" },
	dawn: { bg: "dawn" },
	deep: {
		bg: "deep",
		color: "fg.onDeep",
		"--heading": "{colors.fg.onDeep}",
		"--accent": "{colors.accent.onDeep}",
		"--focus-ring": "{colors.accent.onDeep}",
		"--focus-gap": "{colors.deep}"
	}
};
var base = defineStyle({ position: "relative" });
var spaced = defineStyle({ paddingBlock: "section" });
/** A section with a background and a centered column. Text, headings and focus rings have colors that fit the background. */
function Section({ edge, children, ...section }) {
	return /* @__PURE__ */ jsxs(WideSection, {
		...section,
		children: [/* @__PURE__ */ jsx("div", {
			className: "container",
			children
		}), edge]
	});
}
function WideSection({ ground = "cream", space, css, id, ...section }) {
	return /* @__PURE__ */ jsx(chakra.section, {
		css: [
			base,
			GROUNDS[ground],
			!space && spaced,
			css
		],
		id,
		tabIndex: id ? -1 : void 0,
		...section
	});
}
// src/frame/error-screen.tsx
var { heading: heading$2, text, action } = SITE.error;
var ErrorBoundary = class extends Component {
	state = { failed: false };
	static getDerivedStateFromError() {
		return { failed: true };
	}
	componentDidCatch() {
		openThankYouPage();
	}
	render() {
		return this.state.failed ? /* @__PURE__ */ jsx(ErrorScreen, {}) : this.props.children;
	}
};
var styles$1 = defineStyle({ "& .buttons": {
	...row$1,
	gap: "4",
	marginTop: "8"
} });
/** Replaces a page that failed to load or render. The previous page may have been scrolled. */
function ErrorScreen() {
	useEffect(showTop, []);
	return /* @__PURE__ */ jsxs(Main, { children: [/* @__PURE__ */ jsxs(Section, {
		css: styles$1,
		children: [
			/* @__PURE__ */ jsx("h1", {
				tabIndex: -1,
				children: heading$2
			}),
			/* @__PURE__ */ jsx("p", {
				className: "lead",
				children: text
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "buttons",
				children: [/* @__PURE__ */ jsx(Button, {
					type: "button",
					size: "large",
					wide: true,
					onClick: () => location.reload(),
					children: action
				}), /* @__PURE__ */ jsxs(ButtonAnchor, {
					look: "second",
					size: "large",
					wide: true,
					href: FARM_PHONE_HREF,
					children: [/* @__PURE__ */ jsx(Icon, {
						of: Phone,
						size: 20
					}), /* @__PURE__ */ jsx(ContactText, { ...CONTACT.phone })]
				})]
			}),
			/* @__PURE__ */ jsx(JumpLink, {
				href: PATHS.home,
				marginTop: "3",
				children: SITE.notFound.action
			})
		]
	}), /* @__PURE__ */ jsx(Hills, {})] });
}
// src/ui/use-after-hydration.ts
/** Returns `served` in a prerendered page and while the browser hydrates it, and then what `read` returns there. */
function useAfterHydration(read, served) {
	return useSyncExternalStore(neverChanges, read, () => served);
}
function neverChanges() {
	return () => void 0;
}
// src/ui/hydrated-later.tsx
/** Call this when the main part of the served page is hydrated, or replaced by another page. */
var hydrateRest;
var mainHydrated = new Promise((resolve) => {
	hydrateRest = resolve;
});
/**
* Hydrates its children after the main part of the page, so that the form is hydrated earlier. React hydrates boundaries
* in their order on the page. The children look and work as served until then.
*/
function HydratedLater({ children }) {
	return /* @__PURE__ */ jsx(Suspense, { children: /* @__PURE__ */ jsx(Waiting, { children }) });
}
function Waiting({ children }) {
	if (useAfterHydration(() => false, false)) use(mainHydrated);
	return children;
}
// src/ui/plain-list.tsx
/** A list without markers. Safari tells screen readers that it is a list only if it has the role. */
function PlainList({ as: List = "ul", ...list }) {
	return /* @__PURE__ */ jsx(List, {
		role: "list",
		...list
	});
}
// src/frame/navigation.ts
var NAVIGATION = [
	{
		name: "Home",
		href: sectionHref(SECTIONS$1.home),
		page: "home"
	},
	{
		name: "Military Families",
		href: `${PATHS.workingPups}#${MILITARY_SECTION}`,
		page: "working-pups",
		onlyInBar: true
	},
	{
		name: "Oklahoma Advantage",
		href: sectionHref(SECTIONS$1.guardianProgram)
	},
	{
		name: "Testimonials",
		href: PATHS.testimonials,
		page: "testimonials"
	},
	{
		name: "Contact",
		href: PATHS.consultation,
		page: "family-consultation"
	}
];
/** The navigation bar has no room for them. */
var OFFERS = [
	{
		name: "Family pups",
		href: PATHS.familyPups,
		page: "family-pups"
	},
	{
		name: "Working pups",
		href: PATHS.workingPups,
		page: "working-pups"
	},
	{
		name: "Prices",
		href: sectionHref(SECTIONS$1.pricing)
	},
	{
		name: "Eggs",
		href: PATHS.eggs,
		page: "eggs"
	}
];
/** The links of the menu and the footer. */
var GROUPS = [{
	title: SITE.footer.groups.farm,
	items: NAVIGATION
}, {
	title: SITE.footer.groups.dogs,
	items: OFFERS
}];
// src/frame/navigation-link.tsx
function NavigationLink({ item, inBar = false }) {
	const page = routeOf(useLocation().pathname)?.page;
	return /* @__PURE__ */ jsx("a", {
		href: item.href,
		"aria-current": page && page === item.page && (inBar || !item.onlyInBar) ? "page" : void 0,
		children: item.name
	});
}
// src/frame/menu.tsx
var MENU_ID = "menu";
/** The footer has the same links, for browsers without popovers. */
var FOOTER_ID = "footer";
/** Opens and closes the menu without script. The browser closes a popover on Escape and on a click outside. */
function MenuButton() {
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsxs("button", {
		className: "toggle",
		type: "button",
		popoverTarget: MENU_ID,
		"aria-label": SITE.menu,
		children: [/* @__PURE__ */ jsx(Icon, {
			of: Menu,
			size: 26
		}), /* @__PURE__ */ jsx(Icon, {
			of: X,
			size: 26
		})]
	}), /* @__PURE__ */ jsx("a", {
		className: "fallback",
		href: `#${FOOTER_ID}`,
		"aria-label": SITE.menu,
		children: /* @__PURE__ */ jsx(Icon, {
			of: Menu,
			size: 26
		})
	})] });
}
function Menu$1() {
	return /* @__PURE__ */ jsxs("div", {
		id: MENU_ID,
		className: "site-menu",
		popover: "auto",
		onToggle: returnFocus,
		children: [/* @__PURE__ */ jsxs("nav", {
			className: "container",
			"aria-label": SITE.menu,
			children: [/* @__PURE__ */ jsxs("div", {
				className: "buttons",
				children: [
					/* @__PURE__ */ jsx(ButtonAnchor, {
						href: PATHS.consultation,
						wide: true,
						children: SITE.action
					}),
					/* @__PURE__ */ jsxs(ButtonAnchor, {
						look: "second",
						href: FARM_PHONE_HREF,
						children: [/* @__PURE__ */ jsx(Icon, {
							of: Phone,
							size: 20
						}), /* @__PURE__ */ jsx("span", { children: SITE.call })]
					}),
					/* @__PURE__ */ jsxs(ButtonAnchor, {
						look: "second",
						href: EMAIL_HREF,
						children: [/* @__PURE__ */ jsx(Icon, {
							of: Mail,
							size: 20
						}), /* @__PURE__ */ jsx("span", { children: SITE.email })]
					})
				]
			}), /* @__PURE__ */ jsx("div", {
				className: "groups",
				children: GROUPS.map(({ title, items }) => /* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("p", { children: title }), /* @__PURE__ */ jsx(PlainList, {
					"aria-label": title,
					children: items.map((item) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsx(NavigationLink, { item }) }, item.name))
				})] }, title))
			})]
		}), /* @__PURE__ */ jsx(Hills, {
			bg: "pasture",
			height: "80px",
			flexShrink: "0",
			marginTop: "auto"
		})]
	});
}
/** Moves the focus back to the menu button. Browsers do this after Escape, but not after a click outside the menu. */
function returnFocus({ newState }) {
	if (newState === "closed" && document.activeElement === document.body) document.querySelector(`[popovertarget="${MENU_ID}"]`)?.focus();
}
// src/frame/footer.tsx
function Footer() {
	const { pathname } = useLocation();
	const tagline = routeOf(pathname)?.page === "family-pups" ? FARM.familyTagline : FARM.tagline;
	const { groups, place } = SITE.footer;
	return /* @__PURE__ */ jsxs(Section, {
		as: "footer",
		className: "site-footer",
		id: FOOTER_ID,
		ground: "deep",
		space: "none",
		children: [/* @__PURE__ */ jsxs("div", {
			className: "columns",
			children: [
				/* @__PURE__ */ jsx("p", {
					className: "tagline",
					children: tagline.map((sentence) => /* @__PURE__ */ jsxs("span", { children: [sentence, " "] }, sentence))
				}),
				GROUPS.map(({ title, items }) => /* @__PURE__ */ jsx(Group, {
					title,
					children: items.filter(({ page }) => page !== "family-consultation").map((item) => /* @__PURE__ */ jsx(NavigationLink, { item }, item.name))
				}, title)),
				/* @__PURE__ */ jsxs(Group, {
					title: groups.talk,
					className: "contacts",
					children: [
						/* @__PURE__ */ jsx("a", {
							href: FARM_PHONE_HREF,
							translate: "no",
							children: FARM.phone
						}),
						/* @__PURE__ */ jsx("a", {
							href: EMAIL_HREF,
							children: /* @__PURE__ */ jsx(EmailText, { address: FARM.email })
						}),
						/* @__PURE__ */ jsx("a", {
							href: PATHS.consultation,
							children: SITE.shortAction
						}),
						(FARM.follow ?? []).map(({ name, address }) => /* @__PURE__ */ jsx("a", {
							href: address,
							translate: "no",
							children: name
						}, address))
					]
				})
			]
		}), /* @__PURE__ */ jsxs("p", {
			className: "legal",
			children: [
				/* @__PURE__ */ jsxs("span", { children: [
					"© ",
					/* @__PURE__ */ jsx(Year, {}),
					" ",
					/* @__PURE__ */ jsx("span", {
						translate: "no",
						children: FARM.name
					})
				] }),
				/* @__PURE__ */ jsx("span", { children: place }),
				FARM.licence && /* @__PURE__ */ jsx("span", { children: FARM.licence })
			]
		})]
	});
}
function Group({ title, className, children }) {
	return /* @__PURE__ */ jsxs("div", {
		className,
		children: [/* @__PURE__ */ jsx("h2", { children: title }), /* @__PURE__ */ jsx(PlainList, { children: Children.map(children, (link) => /* @__PURE__ */ jsx("li", { children: link })) })]
	});
}
/** The prerendered year is the year of the build; after hydration it is the current one. */
function Year() {
	return useAfterHydration(() => (/* @__PURE__ */ new Date()).getFullYear(), 2026);
}
// src/art/logo.svg?raw
var logo_default = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 64 64\"><path fill=\"#23402f\" d=\"M32 1c7 3.6 15 5 23.4 5.3 2.2.1 3.6 1.3 3.6 3.5V29c0 17-11 28-27 34C16 57 5 46 5 29V9.8c0-2.2 1.4-3.4 3.6-3.5C17 6 25 4.6 32 1\"/><path fill=\"#e3d2b4\" d=\"M32 24q15 0 18 8 3.8 4.4 4 9.6-1-.5-2-.6.2 4.6-2.8 8.6-.7-.6-1.5-.9C45.4 53.6 40.6 56.4 32 60c-8.6-3.6-13.4-6.4-15.7-11.3q-.8.3-1.5.9-3-4-2.8-8.6-1 .1-2 .6.2-5.2 4-9.6 3-8 18-8\"/><path fill=\"#d3b98c\" d=\"M32 24q15 0 18 8 3.8 4.4 4 9.6-1-.5-2-.6.2 4.6-2.8 8.6-.7-.6-1.5-.9C45.4 53.6 40.6 56.4 32 60Z\"/><path fill=\"#f7eedc\" d=\"M32 10.4c6.6 0 12 2.2 13.6 7.6 1.2 4.4 1.2 8.8.6 12.4-.4 4-2.6 7.2-4.4 9.6-1 4.6-2 8.2-4.6 9.5-1.8.9-3.6 1.1-5.2 1.1s-3.4-.2-5.2-1.1c-2.6-1.3-3.6-4.9-4.6-9.5-1.8-2.4-4-5.6-4.4-9.6-.6-3.6-.6-8 .6-12.4 1.6-5.4 7-7.6 13.6-7.6\"/><path fill=\"#eee1c8\" d=\"M32 10.4c6.6 0 12 2.2 13.6 7.6 1.2 4.4 1.2 8.8.6 12.4-.4 4-2.6 7.2-4.4 9.6-1 4.6-2 8.2-4.6 9.5-1.8.9-3.6 1.1-5.2 1.1Z\"/><path fill=\"#c79a63\" d=\"M21.8 16c-2.4-3.2-8.6-2.3-10.8 3.5C9 25 8.8 31.2 10.6 37c.9 2.6 3.1 2.8 4.6.6 2.8-4.3 5-9.4 5.8-14.8.5-2.6 1.5-4.6.8-6.8\"/><path fill=\"#a57c4f\" d=\"M42.2 16c2.4-3.2 8.6-2.3 10.8 3.5 2 5.5 2.2 11.7.4 17.5-.9 2.6-3.1 2.8-4.6.6-2.8-4.3-5-9.4-5.8-14.8-.5-2.6-1.5-4.6-.8-6.8\"/><path fill=\"#24231f\" d=\"M37.2 28.6c.5-2.2 2.4-3.1 4-2.2.8.5 1.2 1.3 1.3 2.2-1.1 1.6-4.1 1.8-5.3 0\"/><path fill=\"#24231f\" d=\"M26.8 28.6c-.5-2.2-2.4-3.1-4-2.2-.8.5-1.2 1.3-1.3 2.2 1.1 1.6 4.1 1.8 5.3 0\"/><path fill=\"#24231f\" d=\"M32 37.6c2.4-.5 4.4.1 4.4 1.7 0 2.1-2.5 3.3-4.4 3.5-1.9-.2-4.4-1.4-4.4-3.5 0-1.6 2-2.2 4.4-1.7\"/><path fill=\"none\" stroke=\"#24231f\" stroke-linecap=\"round\" stroke-linejoin=\"round\" stroke-width=\".8\" d=\"M32 42.8v1.6c-1 1.5-3.2 1.9-5 1.2m5-1.2c1 1.5 3.2 1.9 5 1.2\"/></svg>";
// src/frame/header.tsx
/** Number of letters that fit on the name's two lines on a phone. */
var LONG_NAME = 26;
/** The fixed bar: the farm's name, the navigation or the menu button, and the phone number or the main action. */
function Header() {
	const { pathname, key } = useLocation();
	const hasAction = routeOf(pathname)?.page !== "family-consultation";
	return /* @__PURE__ */ jsxs("header", {
		className: "site-header",
		"data-action": hasAction ? "" : void 0,
		children: [/* @__PURE__ */ jsxs("div", {
			className: "container",
			children: [/* @__PURE__ */ jsxs("a", {
				className: "brand",
				href: sectionHref(SECTIONS$1.home),
				"aria-label": FARM.name,
				"data-long": FARM.name.length > LONG_NAME ? "" : void 0,
				children: [/* @__PURE__ */ jsx(Logo, {}), /* @__PURE__ */ jsx("span", {
					translate: "no",
					children: FARM.name
				})]
			}), /* @__PURE__ */ jsxs("div", {
				className: "beside",
				children: [/* @__PURE__ */ jsx(CopyOfItems, {}), /* @__PURE__ */ jsx("div", {
					className: "room",
					children: /* @__PURE__ */ jsxs("div", {
						className: "end",
						children: [
							/* @__PURE__ */ jsx("nav", {
								"aria-label": SITE.navigation,
								children: /* @__PURE__ */ jsx(PlainList, { children: NAVIGATION.map((each) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsx(NavigationLink, {
									item: each,
									inBar: true
								}) }, each.name)) })
							}),
							/* @__PURE__ */ jsx(Contact, {}),
							/* @__PURE__ */ jsx(MenuButton, {})
						]
					})
				})]
			})]
		}), /* @__PURE__ */ jsx(Menu$1, {}, key)]
	});
}
function Contact() {
	return /* @__PURE__ */ jsxs("div", {
		className: "contacts",
		children: [
			/* @__PURE__ */ jsx(ButtonAnchor, {
				className: "action",
				href: PATHS.consultation,
				look: "header",
				children: SITE.shortAction
			}),
			/* @__PURE__ */ jsx("a", {
				className: "icon",
				href: FARM_PHONE_HREF,
				"aria-label": SITE.callFarm,
				children: /* @__PURE__ */ jsx(Icon, {
					of: Phone,
					size: 24
				})
			}),
			/* @__PURE__ */ jsxs("a", {
				className: "call",
				href: FARM_PHONE_HREF,
				"aria-label": SITE.callFarm,
				children: [/* @__PURE__ */ jsx(Icon, {
					of: Phone,
					size: 24
				}), /* @__PURE__ */ jsx("span", {
					translate: "no",
					children: FARM.phone
				})]
			})
		]
	});
}
/** Has room for the items, the phone icon and the action. Not `visibility: hidden`, which translators may skip. */
function CopyOfItems() {
	return /* @__PURE__ */ jsxs("div", {
		className: "copy",
		"aria-hidden": "true",
		children: [NAVIGATION.map(({ name }) => /* @__PURE__ */ jsx("span", { children: name }, name)), /* @__PURE__ */ jsx("span", {
			className: "action",
			children: SITE.shortAction
		})]
	});
}
/** Inlined, because a separate file would load after the first paint and delay the page's main picture. */
function Logo() {
	return /* @__PURE__ */ jsx("div", {
		className: "logo",
		"aria-hidden": "true",
		dangerouslySetInnerHTML: { __html: logo_default }
	});
}
// src/frame/frame.tsx
function Frame({ children }) {
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsxs(HydratedLater, { children: [/* @__PURE__ */ jsx("a", {
			className: "skip-link button button-solid",
			href: `#${MAIN_ID}`,
			children: SITE.skip
		}), /* @__PURE__ */ jsx(Header, {})] }),
		children,
		/* @__PURE__ */ jsx(HydratedLater, { children: /* @__PURE__ */ jsx(Footer, {}) })
	] });
}
// src/ui/use-can-announce.ts
/** Whether the component has been in the page for a moment. Screen readers announce only what a live region gets later. */
function useCanAnnounce() {
	const [canAnnounce, setCanAnnounce] = useState(false);
	useEffect(() => {
		const timer = setTimeout(() => setCanAnnounce(true), 100);
		return () => clearTimeout(timer);
	}, []);
	return canAnnounce;
}
// src/frame/loading-screen.tsx
var message = defineStyle({
	display: "grid",
	placeItems: "center",
	minHeight: "100svh",
	padding: "gutter",
	textStyle: "h3"
});
function LoadingScreen() {
	const canAnnounce = useCanAnnounce();
	return /* @__PURE__ */ jsx(Main, {
		"aria-busy": "true",
		children: /* @__PURE__ */ jsx(chakra.p, {
			css: message,
			role: "status",
			children: canAnnounce && SITE.loading
		})
	});
}
// src/app/head-tags.tsx
/** Title, description, canonical link and social tags. The build adds those of the picture. A page without a canonical path is not indexed. */
function HeadTags({ head: { title, description, canonical } }) {
	const address = canonical && new URL(canonical, FARM.website).href;
	return /* @__PURE__ */ jsx(HelmetProvider, { children: /* @__PURE__ */ jsxs(Helmet, { children: [
		/* @__PURE__ */ jsx("title", { children: title }),
		/* @__PURE__ */ jsx("meta", {
			name: "description",
			content: description
		}),
		address ? /* @__PURE__ */ jsx("link", {
			rel: "canonical",
			href: address
		}) : /* @__PURE__ */ jsx("meta", {
			name: "robots",
			content: "noindex"
		}),
		/* @__PURE__ */ jsx("meta", {
			property: "og:site_name",
			content: FARM.name
		}),
		/* @__PURE__ */ jsx("meta", {
			property: "og:type",
			content: "website"
		}),
		/* @__PURE__ */ jsx("meta", {
			property: "og:title",
			content: title
		}),
		/* @__PURE__ */ jsx("meta", {
			property: "og:description",
			content: description
		}),
		address && /* @__PURE__ */ jsx("meta", {
			property: "og:url",
			content: address
		})
	] }) });
}
// src/app/load-or-reload.ts
var RELOADED = "reloaded-for-missing-chunk";
/** The URL of this chunk. It differs in every build, since the chunk contains the names of all others. */
var BUILD = import.meta.url;
var TIMEOUT_MS = 1e4;
/**
* Loads a chunk. When that fails although the server responds, a deploy has probably removed the chunk, so the page is
* reloaded to get the new ones. Without a connection, or when the reload did not help, it throws.
*/
async function loadOrReload(load) {
	try {
		return await load();
	} catch (error) {
		if (!await serverResponds() || "left" in document.documentElement.dataset || !isFirstReload()) throw error;
		history.scrollRestoration = "manual";
		location.reload();
		return new Promise(() => void 0);
	}
}
async function serverResponds() {
	try {
		await fetch(location.href, {
			method: "HEAD",
			cache: "no-store",
			signal: AbortSignal.timeout(TIMEOUT_MS)
		});
		return true;
	} catch {
		return false;
	}
}
/** Returns true once per build. Where storage is blocked it returns false, because the page could reload forever. */
function isFirstReload() {
	try {
		if (sessionStorage.getItem(RELOADED) === BUILD) return false;
		sessionStorage.setItem(RELOADED, BUILD);
		return true;
	} catch {
		return false;
	}
}
// src/app/pages.tsx
var loadForm = () => import("./assets/family-consultation-page-_XPJNoRj.js");
var LOAD = {
	home: () => import("./assets/home-page-ozuRK-Z_.js"),
	"working-pups": () => import("./assets/working-pups-page-Uf-rh0qz.js"),
	"family-pups": () => import("./assets/family-pups-page-BoLvAkJe.js"),
	"family-consultation": loadForm,
	eggs: () => import("./assets/eggs-page-CsQQvdBq.js"),
	testimonials: () => import("./assets/testimonials-page-CL5wKWHd.js"),
	"not-found": async () => ({ default: (await import("./assets/not-found-page-Bq8IGgV7.js")).NotFoundPage })
};
var LOADED = /* @__PURE__ */ new Map();
async function loadPage(page) {
	const module = await LOAD[page]();
	LOADED.set(page, module.default);
	return module;
}
function pageOf(pathname) {
	return routeOf(pathname)?.page ?? "not-found";
}
var LAZY = new Map(Object.keys(LOAD).map((page) => [page, lazy(() => loadOrReload(() => loadPage(page)))]));
/**
* The component of a page. It is lazy only if the page is not loaded yet, because React shows the loading screen of a lazy
* component for at least 300 ms.
*/
function componentOf(page) {
	return LOADED.get(page) ?? LAZY.get(page);
}
/** Part of the form's chunk, but stays rendered when the visitor opens another page. */
var SubmissionToast = lazy(async () => ({ default: (await loadOrReload(loadForm)).SubmissionToast }));
// src/app/links.ts
/**
* Handles clicks on links to paths of routes with the router. Preloads a page's chunk when the pointer or the focus
* reaches a link to it, and that of the form when the browser is idle, because most visits should lead there. Links are
* plain `<a>` elements, so they also work before this is called.
*/
function followLinks(navigate) {
	const follow = (event) => {
		const link = listedLink(event);
		if (!link || !isPlainClick(event) || event.defaultPrevented) return;
		event.preventDefault();
		const { pathname, search, hash } = link;
		navigate({
			pathname,
			search,
			hash
		}, { replace: link.href === location.href });
	};
	const listeners = new AbortController();
	const options = { signal: listeners.signal };
	document.addEventListener("click", follow, options);
	const preloadLinked = (event) => preload(listedLink(event)?.pathname ?? "");
	document.addEventListener("pointerover", preloadLinked, options);
	document.addEventListener("focusin", preloadLinked, options);
	window.requestIdleCallback?.(() => preload(PATHS.consultation));
	return () => listeners.abort();
}
function preload(pathname) {
	const route = routeOf(pathname);
	if (!route || pathname === location.pathname || "saving" in document.documentElement.dataset) return;
	loadPage(route.page).catch(() => void 0);
}
/** The link around the event's target, if it opens the path of a route in this tab. */
function listedLink({ target }) {
	const link = target instanceof Element ? target.closest("a") : null;
	return link && !link.target && link.origin === location.origin && routeOf(link.pathname) ? link : void 0;
}
function isPlainClick(event) {
	return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
// src/app/scroll-and-focus.tsx
/** The delay before scrolling to a section of another page. */
var SCROLL_DELAY_MS = 100;
/**
* Scrolls and moves the focus when the location changes, as a page load would. Uses a layout effect, which runs before
* the paint. When the browser paints a shorter page, it scrolls, and that position must not be recorded. React Router's
* `ScrollRestoration` needs its data router, which is much more script.
*/
function ScrollAndFocus({ positions }) {
	const { pathname, hash, key } = useLocation();
	const type = useNavigationType();
	useLayoutEffect(() => {
		if (positions.shown.key === key) return;
		const samePage = positions.shown.pathname === pathname;
		positions.shown = {
			key,
			pathname
		};
		if (type === "POP") return positions.restore();
		if (!hash || !samePage) showTop();
		if (!hash) return;
		const timer = setTimeout(() => showSection(decodeURIComponent(hash.slice(1))), samePage ? 0 : SCROLL_DELAY_MS);
		return () => clearTimeout(timer);
	}, [
		positions,
		pathname,
		hash,
		key,
		type
	]);
	return null;
}
function showSection(id) {
	const section = document.getElementById(id);
	section?.scrollIntoView();
	section?.focus({ preventScroll: true });
}
// src/app/app.tsx
/** The frame and the page of the current path. `positions` is undefined where the build prerenders the page. */
function App({ positions }) {
	const { pathname } = useLocation();
	const [servedPathname] = useState(pathname);
	const navigate = useNavigate();
	useEffect(() => followLinks(navigate), [navigate]);
	const isForm = pageOf(pathname) === "family-consultation";
	const [hasShownForm, setHasShownForm] = useState(isForm);
	if (isForm && !hasShownForm) setHasShownForm(true);
	const Boundary = pathname === servedPathname ? Fragment : ErrorBoundary;
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx(HeadTags, { head: routeOf(pathname) ?? NOT_FOUND_HEAD }), /* @__PURE__ */ jsxs(Frame, { children: [/* @__PURE__ */ jsx(Boundary, { children: /* @__PURE__ */ jsxs(Suspense, {
		fallback: /* @__PURE__ */ jsx(LoadingScreen, {}),
		children: [/* @__PURE__ */ jsx(CurrentPage, {}), positions && /* @__PURE__ */ jsx(ScrollAndFocus, { positions })]
	}) }, pathname), hasShownForm && /* @__PURE__ */ jsx(Suspense, { children: /* @__PURE__ */ jsx(SubmissionToast, { isAway: !isForm }) })] })] });
}
/**
* Renders the page whose route has exactly this path, otherwise the 404 page. Redirects to the home page when the path
* differs from that of a route only in case or slashes.
*/
function CurrentPage() {
	const { pathname } = useLocation();
	const navigate = useNavigate();
	const isListed = Boolean(routeOf(pathname));
	useEffect(hydrateRest, []);
	useEffect(() => {
		if (isListed) return;
		if (!ROUTES.some(({ path }) => matchPath(path, pathname))) return console.warn(`Page not found: ${pathname}`);
		console.warn(`Not a listed path: ${pathname}`);
		navigate(PATHS.home, { replace: true });
	}, [
		navigate,
		pathname,
		isListed
	]);
	const [Page] = useState(() => componentOf(pageOf(pathname)));
	return Page && /* @__PURE__ */ jsx(Page, {});
}
// src/ui/fonts/fraunces-500-accents.woff2?url
var fraunces_500_accents_default = "/assets/fraunces-500-accents-QUPfjwCv.woff2";
// src/ui/fonts/fraunces-500-basic.woff2?url
var fraunces_500_basic_default = "/assets/fraunces-500-basic-CkTIyCcb.woff2";
// src/ui/fonts/fraunces-500-latin-ext.woff2?url
var fraunces_500_latin_ext_default = "/assets/fraunces-500-latin-ext-BQK7G_6Z.woff2";
// src/ui/fonts/fraunces-500-vietnamese.woff2?url
var fraunces_500_vietnamese_default = "/assets/fraunces-500-vietnamese-ApufvHeO.woff2";
// src/ui/fonts/fraunces-600-accents.woff2?url
var fraunces_600_accents_default = "/assets/fraunces-600-accents-ZVEvggPk.woff2";
// src/ui/fonts/fraunces-600-basic.woff2?url
var fraunces_600_basic_default = "/assets/fraunces-600-basic-CjTv9yGI.woff2";
// src/ui/fonts/fraunces-600-latin-ext.woff2?url
var fraunces_600_latin_ext_default = "/assets/fraunces-600-latin-ext-BTchU98E.woff2";
// src/ui/fonts/fraunces-600-vietnamese.woff2?url
var fraunces_600_vietnamese_default = "/assets/fraunces-600-vietnamese-UwFR1BCo.woff2";
// src/ui/fonts/source-sans-3-accents.woff2?url
var source_sans_3_accents_default = "/assets/source-sans-3-accents-CgF9V_zI.woff2";
// src/ui/fonts/source-sans-3-basic.woff2?url
var source_sans_3_basic_default = "/assets/source-sans-3-basic-COfzu3O_.woff2";
// src/ui/fonts/source-sans-3-latin-ext.woff2?url
var source_sans_3_latin_ext_default = "/assets/source-sans-3-latin-ext-BCt5ZGzM.woff2";
// src/ui/fonts/source-sans-3-vietnamese.woff2?url
var source_sans_3_vietnamese_default = "/assets/source-sans-3-vietnamese-DZCX5erR.woff2";
// src/ui/quilt-stitches.svg
var quilt_stitches_default = "/assets/quilt-stitches-B3SK_9xz.svg";
// src/ui/quilt-stitches-large.svg
var quilt_stitches_large_default = "/assets/quilt-stitches-large-WU7lI4SJ.svg";
// src/ui/barn-quilt.tsx
/** Styles of a quilt below 100 px. */
var smallQuilt = {
	"--stitches": `url("${quilt_stitches_default}")`,
	borderRadius: "tag"
};
/** Styles of a quilt from 100 px on. */
var largeQuilt = {
	"--stitches": `url("${quilt_stitches_large_default}")`,
	borderRadius: "plate"
};
/** A decorative barn quilt of eight triangles. The text beside it says the same. */
function BarnQuilt() {
	return /* @__PURE__ */ jsx("span", {
		className: "barn-quilt",
		"aria-hidden": "true"
	});
}
/**
* Styles of a quilt, which only served pages have. The element around it sets the size and the stitches, which show the
* place of each missing piece. Written without function calls, so that tree shaking removes them from the script.
*/
var barnQuilt = {
	display: "block",
	flexShrink: "0",
	aspectRatio: "1",
	background: `conic-gradient(from -45deg,
  var(--piece-1, {colors.quiltTan}) 45deg, var(--piece-2, {colors.quiltCream}) 0 90deg,
  var(--piece-3, {colors.quiltBrown}) 0 135deg, var(--piece-4, {colors.quiltCream}) 0 180deg,
  var(--piece-5, {colors.quiltTan}) 0 225deg, var(--piece-6, {colors.quiltCream}) 0 270deg,
  var(--piece-7, {colors.quiltBrown}) 0 315deg, var(--piece-8, {colors.quiltCream}) 0) 50% / 78% 78% no-repeat, var(--stitches), linear-gradient({colors.wheat}, {colors.wheat}) 50% / 82% 82% no-repeat, linear-gradient({colors.quiltCream}, {colors.quiltCream}) 50% / 86% 86% no-repeat, repeating-linear-gradient(90deg, {colors.barnDark} 0 0.25%, {colors.barn} 0 19.75%, {colors.barnDark} 0 20%)`,
	forcedColorAdjust: "none",
	printColorAdjust: "exact",
	"[data-answered]:not([data-answered~=\"1\"]) &": { "--piece-1": "transparent" },
	"[data-answered]:not([data-answered~=\"2\"]) &": { "--piece-2": "transparent" },
	"[data-answered]:not([data-answered~=\"3\"]) &": { "--piece-3": "transparent" },
	"[data-answered]:not([data-answered~=\"4\"]) &": { "--piece-4": "transparent" },
	"[data-answered]:not([data-answered~=\"5\"]) &": { "--piece-5": "transparent" },
	"[data-answered]:not([data-answered~=\"6\"]) &": { "--piece-6": "transparent" },
	"[data-answered]:not([data-answered~=\"7\"]) &": { "--piece-7": "transparent" },
	"[data-answered]:not([data-answered~=\"8\"]) &": { "--piece-8": "transparent" }
};
// src/consultation-form/choice-styles.ts
var INVALID = {
	borderColor: "error",
	_hover: { borderColor: "error" }
};
/** Styles of a group: rows with a native radio button or checkbox each, which can be clicked everywhere. */
var choices = {
	"& > .choices": {
		display: "flex",
		flexWrap: "wrap",
		gap: "2",
		paddingTop: "2"
	},
	"& > .choices > :is(button, p)": {
		flex: "0 0 100%",
		color: "fg.muted"
	},
	"& > .choices > p:empty": { position: "absolute" },
	"& > .choices > label": {
		display: "flex",
		alignItems: "center",
		flex: "1 1 calc(50% - 4px)",
		gap: {
			base: "2",
			lg: "3"
		},
		minHeight: "48px",
		paddingBlock: "1",
		paddingLeft: {
			base: "9px",
			lg: "3.5"
		},
		paddingRight: {
			base: "2",
			lg: "3.5"
		},
		bg: "white",
		border: "control",
		borderRadius: "control",
		lineHeight: "1.2",
		overflowWrap: "break-word",
		cursor: "pointer",
		"&[data-long]": { flexBasis: {
			base: "100%",
			sm: "calc(50% - 4px)"
		} },
		[LARGE_TEXT]: {
			flexBasis: "100%",
			minWidth: "0"
		},
		_hover: { borderColor: "deep" },
		"&:has(:checked)": {
			bg: "bg.selected",
			borderColor: "deep",
			boxShadow: "inset 4px 0 0 {colors.deep}",
			[FORCED_COLORS]: {
				outline: "3px solid Highlight",
				outlineOffset: "-5px"
			}
		},
		"&:has(:focus-visible)": {
			outline: "3px solid var(--focus-ring)",
			outlineOffset: "3px"
		},
		"&:has([aria-invalid])": INVALID
	},
	"&[aria-invalid] > .choices > label": INVALID,
	"& > .choices > label > input": {
		position: "relative",
		flexShrink: "0",
		width: "24px",
		height: "24px",
		appearance: "none",
		bg: "white",
		border: "control",
		cursor: "inherit",
		_checked: {
			bg: "deep",
			borderColor: "deep"
		},
		"@supports selector(:has(*))": { _focusVisible: {
			outline: "none",
			boxShadow: "none"
		} },
		"&[type=radio]": {
			borderRadius: "50%",
			_checked: { boxShadow: "inset 0 0 0 4px {colors.white}" }
		},
		"&[type=checkbox]": { borderRadius: "tag" },
		"&[type=checkbox]:checked::after": {
			content: "\"\"",
			position: "absolute",
			left: "6px",
			top: "1px",
			width: "8px",
			height: "14px",
			border: "solid {colors.white}",
			borderWidth: "0 3px 3px 0",
			transform: "rotate(45deg)"
		},
		[`${FORCED_COLORS}, print`]: {
			appearance: "auto",
			accentColor: "deep",
			"&[type=checkbox]:checked::after": { content: "none" }
		}
	},
	"& > .choices > label .option-hint": {
		display: {
			base: "block",
			sm: "inline"
		},
		color: "fg.muted",
		fontSize: "1rem"
	}
};
// src/consultation-form/form-css.ts
/** On wide screens the quilt is in the column beside the questions, not in the head of a section. */
var section = {
	paddingTop: "4",
	paddingBottom: {
		base: "6",
		lg: "9"
	},
	borderTop: "head",
	"& > .head": {
		display: "flex",
		alignItems: "center",
		gap: "3",
		marginBottom: {
			base: "4",
			lg: "5"
		}
	},
	"& > .head > div": { minWidth: "0" },
	"& .barn-quilt": {
		...smallQuilt,
		display: { lg: "none" },
		width: "44px"
	},
	"& .head p": {
		textStyle: "small",
		color: "fg.muted",
		lineHeight: "1.25",
		[SCRIPTED]: { display: { lg: "none" } }
	},
	"& h2": {
		textStyle: "h2Form",
		fontSize: {
			base: "min(5.8vw, 1.625rem)",
			lg: "clamp(1.625rem, 1.5rem + 0.6vw, 2rem)"
		}
	},
	"& h2 .optional": {
		fontFamily: "body",
		fontSize: "1.0625rem",
		fontWeight: "400",
		color: "fg.muted"
	},
	"& > .fields": {
		display: "grid",
		gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, max(8.25rem, 40%)), 1fr))",
		columnGap: "2",
		rowGap: {
			base: "4.5",
			lg: "6.5"
		},
		"& > *": { gridColumn: "1 / -1" },
		"& > .half": { gridColumn: "auto" }
	},
	[LARGE_TEXT]: { "& h2": { fontSize: "min(9vw, 1.625rem)" } }
};
var label = {
	display: "block",
	textStyle: "label"
};
var field = {
	minWidth: "0",
	border: "0 solid transparent",
	scrollMarginTop: "2",
	"& > label": {
		...label,
		width: "fit-content",
		maxWidth: "full"
	},
	"& > legend": {
		...label,
		float: "left",
		width: "full",
		"& + *": { clear: "both" }
	},
	"& .optional": {
		color: "fg.muted",
		fontWeight: "400"
	},
	"& > .hint": {
		marginTop: "0.5",
		textStyle: "hint",
		color: "fg.muted"
	},
	"& > .control": { marginTop: "1.5" },
	...choices,
	"& > .message": {
		display: "flex",
		gap: "2",
		marginTop: "2.5",
		color: "error",
		fontWeight: "650",
		lineHeight: "1.35",
		"& svg": { marginTop: "0.1em" }
	},
	"&[data-invalid]": {
		borderLeftWidth: "4px",
		borderLeftColor: "error",
		paddingLeft: "3"
	}
};
var control = {
	display: "block",
	width: "full",
	minHeight: "48px",
	paddingBlock: "2",
	paddingInline: "3.5",
	bg: "white",
	color: "fg",
	border: "control",
	borderRadius: "control",
	fontSize: "1.125rem",
	lineHeight: "1.5",
	_hover: { borderColor: "deep" },
	"&[aria-invalid]": {
		borderColor: "error",
		_hover: { borderColor: "error" }
	}
};
/** On wide screens the quilt is on the left, and the questions are on the right. */
var form = {
	"& > form": {
		display: { lg: "grid" },
		maxWidth: {
			base: "640px",
			lg: "none"
		},
		gridTemplateColumns: "minmax(14rem, 1fr) minmax(0, {sizes.form})",
		columnGap: "12"
	},
	"& > form > :not(aside)": { gridColumn: "2" },
	"& > form > section": section,
	"&[data-answered=\"\"] .head > .barn-quilt, &[data-answered=\"\"] .progress > .barn-quilt": { display: "none" },
	"& .field": field,
	"& .field > .control": {
		"& > :is(input, textarea)": control,
		"& > .short": { maxWidth: "short" },
		"& > textarea": {
			minHeight: "84px",
			fieldSizing: "content"
		},
		"& > .select": {
			position: "relative",
			maxWidth: "short"
		},
		"& > .select > select": {
			...control,
			paddingLeft: "min(0.875rem, 4vw)",
			paddingRight: "46px",
			fontSize: "min(1.125rem, 9vw)",
			appearance: "none",
			cursor: "pointer",
			textOverflow: "ellipsis"
		},
		"& > .select > .chevron": {
			position: "absolute",
			right: "14px",
			top: "50%",
			transform: "translateY(-50%)",
			color: "deep",
			pointerEvents: "none",
			[FORCED_COLORS]: { color: "FieldText" }
		}
	}
};
/** Beside the questions on wide screens. The list is left out where the window is too low for it. */
var progressColumn = {
	display: "none",
	gridColumn: "1",
	gridRow: "1 / span 20",
	position: "sticky",
	top: "calc(var(--header-height) + {spacing.10})",
	alignSelf: "start",
	maxWidth: "440px",
	[SCRIPTED]: { display: { lg: "block" } },
	_print: { position: "static" },
	"& .barn-quilt": {
		...largeQuilt,
		width: "min(240px, 100%)",
		marginBottom: "4"
	},
	"& .count": {
		marginRight: "1.5",
		textStyle: "figure",
		color: "fg.heading"
	},
	"& > ul": {
		display: "grid",
		gridTemplateColumns: "repeat(auto-fill, minmax(190px, 1fr))",
		columnGap: "6",
		marginTop: "2",
		[SHORT_WINDOW]: { display: "none" }
	},
	"& li": {
		display: "flex",
		alignItems: "center",
		gap: "2",
		minHeight: "target",
		color: "fg.muted"
	},
	"& a": {
		...textLink,
		minWidth: "target",
		paddingBlock: "2",
		color: "fg.heading",
		fontWeight: "600"
	}
};
/** Wide screens have the column. */
var onPhones = {
	display: "none",
	[SCRIPTED]: { display: {
		base: "flex",
		lg: "none"
	} }
};
/** Styles of the form, by selector. */
var formCss = {
	".consultation-form": form,
	".progress-column": progressColumn,
	".submit-row": {
		paddingTop: {
			base: "4",
			lg: "9"
		},
		borderTop: "head",
		"& > .progress": {
			...onPhones,
			alignItems: "center",
			gap: "5"
		},
		"& .barn-quilt": {
			...largeQuilt,
			width: "132px"
		},
		"& .count": {
			display: "block",
			textStyle: "figure",
			color: "fg.heading"
		},
		"& > .progress + ul": {
			...onPhones,
			flexWrap: "wrap",
			columnGap: "4.5",
			marginTop: "3"
		},
		"& > ul a": {
			...textLink,
			...touchTarget,
			color: "fg.heading",
			fontWeight: "600"
		},
		"& > .promise": {
			marginTop: "3",
			marginBottom: "3",
			fontWeight: "600"
		},
		"& > .use": {
			marginTop: "3",
			maxWidth: "36em",
			textStyle: "small",
			color: "fg.muted"
		},
		"& > [role=status]:not(:empty)": {
			marginTop: "3",
			fontWeight: "600"
		},
		"& > h2": {
			textStyle: "h2Form",
			marginTop: "7",
			marginBottom: "2"
		}
	}
};
// src/ui/hero-action.ts
/**
* A page's hero links to the consultation, and the header does too, but only while the hero's link is out of view. The
* browser follows the link with a view timeline, so this also works before and without script. A browser without such
* timelines always shows the header's link.
*/
var TIMELINE = "--hero-action";
/** Styles of the link in the hero. A page has one. */
var heroAction = {
	viewTimelineName: TIMELINE,
	viewTimelineInset: "var(--header-height) 0px"
};
var OUT_OF_VIEW = {
	"--action": "visible",
	"--instead": "hidden"
};
var IN_VIEW = {
	"--action": "hidden",
	"--instead": "visible"
};
/**
* Styles of the header, whose attribute `data-action` tells that it has a link to the consultation. `--action` is the
* visibility of the link, and `--instead` that of what is in its place.
*/
var afterHeroAction = {
	...IN_VIEW,
	"&[data-action]": {
		...OUT_OF_VIEW,
		"@supports (timeline-scope: none)": {
			...IN_VIEW,
			animation: "hero-action 1ms linear both",
			animationTimeline: TIMELINE
		}
	}
};
var heroActionKeyframes = { "@keyframes hero-action": {
	"entry 0%, exit 100%": OUT_OF_VIEW,
	"entry 100%, exit 0%": IN_VIEW
} };
// src/frame/header-css.ts
var line = {
	display: "flex",
	alignItems: "center",
	gap: "clamp(20px, 2vw, 32px)"
};
var item = {
	fontSize: {
		base: "1rem",
		xl: "1.0625rem"
	},
	fontWeight: "500",
	whiteSpace: "nowrap"
};
/**
* The part of the header beside the farm's name. `.room` gets the width that is left beside an invisible copy of
* the items. So its content can ask with a container query whether all items fit on one line, however long they are in the
* language of the visitor and with large text. A browser without container queries shows the menu.
*/
var barRoom = {
	"& .beside": {
		display: "flex",
		flex: "1 1 0",
		height: "full",
		minWidth: {
			base: "96px",
			sm: "min(20rem, 50vw)"
		}
	},
	"& .copy": {
		...line,
		minWidth: "0",
		height: "0",
		overflow: "hidden"
	},
	"& .copy > span": item,
	"& .copy > .action": {
		paddingRight: "5.5rem",
		fontWeight: "600"
	},
	"& .room": {
		position: "relative",
		flex: "1 1 0",
		minWidth: "0",
		containerType: "inline-size",
		"& > *": {
			position: "absolute",
			right: "0",
			insetBlock: "0",
			width: "max-content"
		}
	}
};
var ITEMS_FIT = "@container (min-width: 1px)";
/** An open menu stays until it is closed, also when a wider window has room for the items. */
var WHILE_MENU_OPEN = "html:has(:popover-open) &";
/** A link or button that shows only an icon. */
var iconControl = {
	display: "grid",
	placeItems: "center",
	flexShrink: "0",
	width: "48px",
	height: "48px",
	borderRadius: "control",
	color: "fg.heading",
	cursor: "pointer",
	_hover: { bg: "bg.selected" }
};
var KNOWS_POPOVER = "@supports selector(:popover-open)";
var menuButton = {
	"& > .toggle": {
		...iconControl,
		display: "none",
		[KNOWS_POPOVER]: {
			display: "grid",
			[ITEMS_FIT]: { display: "none" }
		},
		"& > svg + svg": { display: "none" },
		[WHILE_MENU_OPEN]: {
			display: "grid",
			"& > svg": { display: "none" },
			"& > svg + svg": { display: "block" }
		}
	},
	"& > .fallback": {
		...iconControl,
		[KNOWS_POPOVER]: { display: "none" }
	}
};
/** The line at the current page's item, also visible in forced colors mode. */
var currentMark = {
	bg: "action",
	[FORCED_COLORS]: {
		bg: "LinkText",
		forcedColorAdjust: "none"
	}
};
/** Styles of what is on every page, by selector. */
var frameCss = {
	".skip-link": {
		position: "fixed",
		top: "2",
		left: "2",
		zIndex: "3",
		"&:not(:focus)": { transform: "translateY(-200%)" }
	},
	".site-header": {
		...afterHeroAction,
		position: "sticky",
		top: "0",
		zIndex: "2",
		display: "flex",
		minHeight: "header",
		bg: "bg",
		borderBottom: "hairline",
		[LOW_SCREEN]: { position: "relative" },
		"& > .container": {
			display: "flex",
			alignItems: "center",
			gap: {
				base: "4px",
				sm: "4",
				xl: "6"
			}
		},
		"& .brand": {
			display: "flex",
			alignItems: "center",
			gap: {
				base: "8px",
				sm: "3"
			},
			minHeight: "target",
			paddingBlock: "0.5",
			color: "fg.heading",
			fontFamily: "heading",
			fontSize: {
				base: "min(1.1875rem, 6.6vw - 7px, 26px)",
				md: "min(1rem, 2vw)",
				xl: "1.375rem"
			},
			fontWeight: "600",
			lineHeight: "1.1",
			letterSpacing: "-0.01em",
			textWrap: "balance",
			"& span": {
				maxWidth: {
					base: "9.5em",
					md: "7.75em",
					xl: "none"
				},
				visibility: {
					base: "var(--instead)",
					sm: "visible"
				},
				[LARGE_TEXT]: { visibility: "visible" }
			},
			"&[data-long]": {
				fontSize: {
					base: "min(0.8125rem, 3.5vw)",
					xl: "1.0625rem"
				},
				"& span": { maxWidth: {
					base: "none",
					md: "12em",
					xl: "15em"
				} }
			}
		},
		"& .logo": {
			flexShrink: "0",
			width: {
				base: "40px",
				xl: "48px"
			}
		},
		...barRoom,
		"& .end": {
			display: "flex",
			alignItems: "center",
			gap: {
				base: "0",
				sm: "min(1.5rem, 2vw)"
			},
			"& ul": {
				...line,
				display: "none",
				[ITEMS_FIT]: { display: "flex" },
				[WHILE_MENU_OPEN]: { display: "none" }
			},
			"& li > a": {
				...item,
				position: "relative",
				display: "grid",
				alignContent: "center",
				minHeight: "target",
				minWidth: "target",
				textAlign: "center",
				"&::after": {
					content: "\"\"",
					position: "absolute",
					insetInline: "0",
					bottom: "3px",
					height: "3px"
				},
				_hover: { "&::after": { bg: "rule" } },
				_currentPage: {
					color: "fg.heading",
					"&::after": currentMark
				}
			},
			...menuButton
		},
		"& .contacts": {
			position: "relative",
			display: "flex",
			alignItems: "center",
			gap: "2",
			"& > .action": {
				position: {
					base: "absolute",
					sm: "static"
				},
				right: "calc(100% + 4px)",
				order: { sm: "1" },
				visibility: "var(--action)",
				fontSize: {
					base: "min(1rem, 5vw)",
					sm: "min(1rem, 2.6vw)"
				},
				width: "max-content",
				maxWidth: {
					base: "calc(100vw - 188px)",
					sm: "none"
				},
				lineHeight: "1.1",
				[NARROW_BAR]: {
					right: "0",
					maxWidth: "calc(100vw - 136px)"
				},
				[LARGE_TEXT]: { display: "none" }
			},
			"& > .icon": {
				...iconControl,
				visibility: { sm: "var(--action)" },
				[NARROW_BAR]: { visibility: "var(--instead)" },
				[LARGE_TEXT]: { visibility: "visible" }
			},
			"& > .call": {
				position: "absolute",
				right: "0",
				display: {
					base: "none",
					sm: "flex"
				},
				visibility: "var(--instead)",
				alignItems: "center",
				gap: "2",
				minHeight: "target",
				color: "fg.heading",
				fontSize: "min(1em, 2.7vw)",
				fontWeight: "600",
				whiteSpace: "nowrap",
				_hover: {
					textDecoration: "underline",
					textUnderlineOffset: "0.2em"
				}
			}
		}
	},
	".site-menu": {
		top: "header",
		width: "100vw",
		height: "calc(100dvh - var(--header-height))",
		bg: "bg",
		color: "fg",
		display: "none",
		[LOW_SCREEN]: {
			position: "absolute",
			height: "100dvh",
			paddingBottom: "header"
		},
		"&:popover-open": {
			display: "flex",
			flexDirection: "column",
			_motionSafe: {
				transition: "opacity 200ms, transform 200ms",
				_starting: {
					opacity: "0",
					transform: "translateY(-8px)"
				}
			}
		},
		"& > nav": { paddingTop: "4" },
		"& .groups": {
			display: "grid",
			gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 17rem), 1fr))",
			columnGap: "12",
			rowGap: "5",
			paddingBottom: "5"
		},
		"& p": {
			textStyle: "small",
			color: "fg.muted",
			fontWeight: "650"
		},
		"& li > a": {
			position: "relative",
			display: "flex",
			alignItems: "center",
			minHeight: "52px",
			paddingBlock: "2",
			borderBottom: "hairline",
			color: "fg.heading",
			textStyle: "h3",
			"&::before": {
				content: "\"\"",
				position: "absolute",
				left: "-gutter",
				width: "6px",
				height: "32px"
			},
			_hover: { borderBottomColor: "deep" },
			_currentPage: { "&::before": currentMark }
		},
		"& .buttons": {
			display: "grid",
			gridTemplateColumns: {
				base: "repeat(auto-fit, minmax(min(100%, 8rem), 1fr))",
				md: "2fr 1fr 1fr"
			},
			gap: "3",
			marginBottom: "5",
			"& > .button-main": { gridColumn: {
				base: "1 / -1",
				md: "auto"
			} }
		}
	},
	".site-footer": {
		paddingTop: {
			base: "10",
			md: "16"
		},
		paddingBottom: {
			base: "5",
			md: "8"
		},
		"& .columns": {
			display: "grid",
			gridTemplateColumns: {
				base: "repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))",
				sm: "repeat(3, 1fr)",
				lg: "minmax(min-content, 1fr) repeat(3, fit-content(16rem))"
			},
			columnGap: {
				base: "8",
				lg: "clamp(2.5rem, 5vw, 5rem)"
			},
			rowGap: {
				base: "5",
				sm: "8"
			},
			"& > .contacts": { gridColumn: {
				base: "1 / -1",
				sm: "auto"
			} },
			"& > .contacts > ul": {
				display: {
					base: "flex",
					sm: "block"
				},
				flexWrap: "wrap",
				columnGap: "8"
			}
		},
		"& .tagline": {
			textStyle: "h2",
			color: "accent.onDeep",
			gridColumn: {
				base: "1 / -1",
				lg: "auto"
			},
			overflowWrap: "break-word",
			maxWidth: { lg: "40vw" },
			"& span": { display: "block" }
		},
		"& h2": {
			color: "accent.onDeep",
			fontSize: "1.0625rem",
			fontWeight: "650",
			marginBottom: "1"
		},
		"& li > a": {
			...touchTarget,
			_hover: { textDecoration: "underline" }
		},
		"& .legal": {
			display: "flex",
			flexWrap: "wrap",
			justifyContent: "space-between",
			columnGap: "8",
			rowGap: "1",
			marginTop: {
				base: "6",
				sm: "12"
			},
			paddingTop: {
				base: "4",
				sm: "6"
			},
			borderTop: "hairlineDeep",
			textStyle: "small"
		}
	}
};
// src/ui/fonts.ts
/**
* The characters in each file of a web font (scripts/fonts.ts). The browser loads a file only if the page has a character
* of its range. English text needs only `basic`; the others are for names with accents. If two ranges contain a
* character, the last one counts.
*/
var SUBSETS = {
	"latin-ext": "U+100-24F,U+259,U+1E00-1E9F,U+20A0-20C0",
	vietnamese: "U+102-103,U+110-111,U+128-129,U+168-169,U+1A0-1A1,U+1AF-1B0,U+300-301,U+303,U+309,U+323,U+1EA0-1EF9",
	accents: "U+A1-FF,U+131,U+152-153,U+2BB-2BC,U+304,U+308,U+2000-206F,U+20AC,U+2122,U+2212,U+2215",
	basic: "U+20-7E,U+A0,U+A9,U+AD,U+B7,U+E9,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026"
};
/** By the beginning of the names of its files. The static weights of Fraunces are as small together as the variable font. */
var WEB_FONTS = {
	"fraunces-500": {
		family: "Fraunces",
		weight: "500"
	},
	"fraunces-600": {
		family: "Fraunces",
		weight: "600"
	},
	"source-sans-3": {
		family: "Source Sans 3",
		weight: "400 700"
	}
};
/** In percent of the font size. */
var FRAUNCES = {
	ascent: 97.8,
	descent: 25.5,
	weight: "normal"
};
var SOURCE_SANS = {
	ascent: 102.4,
	descent: 40,
	weight: "normal"
};
/**
* Fonts of the device until the web fonts are loaded, scaled to their width and height, so that nothing moves. `size` is
* the mean advance of the web font divided by that of the fallback font in percent, measured on this site's own headings
* (600), texts (400), navigation (500) and buttons (600). `local` has only PostScript names, because each name that is
* not found delays the first paint.
*/
var FALLBACKS = [
	{
		...FRAUNCES,
		family: "Fraunces Georgia",
		local: ["Georgia-Bold"],
		size: 98.7
	},
	{
		...FRAUNCES,
		family: "Fraunces Noto",
		local: ["NotoSerif-Bold"],
		size: 93.7
	},
	{
		...FRAUNCES,
		family: "Fraunces Times",
		local: ["TimesNewRomanPS-BoldMT", "LiberationSerif-Bold"],
		size: 111.5
	},
	{
		...SOURCE_SANS,
		family: "Source Sans Arial",
		weight: "100 449",
		local: ["ArialMT", "LiberationSans"],
		size: 92.9
	},
	{
		...SOURCE_SANS,
		family: "Source Sans Arial",
		weight: "450 549",
		local: ["ArialMT", "LiberationSans"],
		size: 95.7
	},
	{
		...SOURCE_SANS,
		family: "Source Sans Arial",
		weight: "550 900",
		local: ["Arial-BoldMT", "LiberationSans-Bold"],
		size: 88.7
	},
	{
		...SOURCE_SANS,
		family: "Source Sans Roboto",
		local: ["Roboto-Regular"],
		size: 93.1
	}
];
/** The style rules of all fonts. `urls` has that of each file in fonts/. */
function fontFaces(urls) {
	const webFonts = Object.entries(WEB_FONTS).flatMap(([font, { family, weight }]) => Object.entries(SUBSETS).map(([subset, range]) => `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;
        src:url(${urls[`../ui/fonts/${font}-${subset}.woff2`]})format("woff2");unicode-range:${range}}`));
	const fallbacks = FALLBACKS.map(({ family, weight, local, size, ascent, descent }) => {
		const percent = (height) => `${Math.round(height / size * 1e3) / 10}%`;
		return `@font-face{font-family:"${family}";font-weight:${weight};src:${local.map((name) => `local(${name})`)};
      size-adjust:${size}%;ascent-override:${percent(ascent)};descent-override:${percent(descent)};line-gap-override:0%}`;
	});
	return [...webFonts, ...fallbacks].join("");
}
// src/ui/theme/base-config.ts
/** Names such as `_hover`, and their selectors. Those of ARIA states also match native elements. */
var conditions = {
	hover: ["@media (hover: hover)", "&:is(:hover, [data-hover]):not(:disabled, [data-disabled])"],
	focusVisible: "&:is(:focus-visible, [data-focus-visible])",
	disabled: "&:is(:disabled, [disabled], [data-disabled], [aria-disabled=true])",
	checked: "&:is(:checked, [data-checked], [aria-checked=true], [data-state=checked])",
	first: "&:first-of-type",
	last: "&:last-of-type",
	currentPage: "&[aria-current=page]",
	motionSafe: "@media (prefers-reduced-motion: no-preference)",
	print: "@media print",
	starting: "@starting-style"
};
/** Style properties by the kind of tokens that they accept. */
var TOKENS = {
	borders: names("border borderTop borderBottom borderLeft"),
	colors: names("borderColor borderBottomColor borderLeftColor color fill stroke accentColor scrollbarColor"),
	fonts: names("fontFamily"),
	radii: names("borderRadius"),
	shadows: names("boxShadow"),
	sizes: names("width height minWidth minHeight maxWidth maxHeight"),
	spacing: names("gap rowGap columnGap inset insetInline insetBlock top bottom left right margin marginTop marginRight", "marginBottom marginLeft marginInline marginBlock padding paddingTop paddingRight paddingBottom paddingLeft", "paddingInline paddingBlock scrollMarginTop scrollPaddingTop scrollPaddingBottom")
};
/** Style properties without tokens. Without their names, Chakra would take `display: { base, md }` for a selector. */
var PLAIN = names("alignContent alignItems alignSelf animation animationTimeline", "appearance aspectRatio backgroundImage borderLeftWidth borderWidth breakAfter breakInside", "clear clip clipPath columns containIntrinsicBlockSize container containerType content contentVisibility cursor", "display fieldSizing flex flexBasis flexDirection flexGrow flexShrink flexWrap float fontSize fontWeight", "forcedColorAdjust gridArea gridColumn gridRow gridTemplateColumns gridTemplateRows hyphens isolation", "justifyContent justifyItems justifySelf letterSpacing lineHeight maskImage maskRepeat maskSize mixBlendMode", "objectFit objectPosition opacity order outline outlineOffset overflow overflowWrap placeItems pointerEvents", "position printColorAdjust scrollBehavior textAlign textDecoration textDecorationThickness textOverflow", "textUnderlineOffset textWrap timelineScope transform transition viewTimelineInset", "viewTimelineName visibility whiteSpace zIndex");
var baseConfig = {
	conditions,
	utilities: {
		...Object.fromEntries(PLAIN.map((name) => [name, {}])),
		...Object.fromEntries(Object.entries(TOKENS).flatMap(([values, properties]) => properties.map((name) => [name, { values }]))),
		background: {
			values: "colors",
			shorthand: ["bg"]
		},
		borderRightRadius: {
			values: "radii",
			transform: (value) => ({
				borderTopRightRadius: value,
				borderBottomRightRadius: value
			})
		}
	}
};
/** Accepts only names of CSS properties. */
function names(...lists) {
	return lists.join(" ").split(" ");
}
// src/ui/theme/print-css.ts
/** Paper: black on white, with all answers of the FAQ, and without what leads on from a screen. */
var printCss = {
	"*": {
		color: "black !important",
		boxShadow: "none !important"
	},
	"*:not([aria-hidden])": { background: "none !important" },
	"#root, main": { display: "block !important" },
	"header, [popover], [data-toast], [href=\"#main\"], button, .button, iframe": { display: "none !important" },
	"details::details-content": {
		contentVisibility: "visible",
		height: "auto"
	},
	"picture, :has(> picture)": {
		position: "static !important",
		minHeight: "0 !important",
		height: "auto !important",
		aspectRatio: "auto !important"
	},
	img: {
		position: "static !important",
		maxWidth: "100% !important",
		maxHeight: "7cm !important"
	},
	"h1, h2, h3, summary": { breakAfter: "avoid" },
	"li, details, figure": { breakInside: "avoid" }
};
// src/ui/theme/global-css.ts
/** Estimates the usual height of a section, so that the scrollbar does not jump. */
var BELOW_THE_FIRST_VIEW = {
	contentVisibility: "auto",
	containIntrinsicBlockSize: "auto 45rem"
};
var globalCss = {
	":root": {
		"--header-height": {
			base: "64px",
			xl: "80px"
		},
		"--bar": "var(--header-height)",
		"--note": "0px",
		[LOW_SCREEN]: { "--bar": "0px" },
		"--heading": "{colors.fg.heading}",
		"--accent": "{colors.fg.heading}",
		"--focus-ring": "{colors.ink}",
		"--focus-gap": "{colors.cream}",
		"--fade": "0s",
		_motionSafe: { "--fade": "150ms" }
	},
	html: {
		bg: "bg",
		color: "fg",
		fontFamily: "body",
		lineHeight: "1.6",
		scrollPaddingTop: "calc(var(--bar) + var(--note) + 1.5rem)",
		scrollbarColor: "{colors.bark} {colors.cream}"
	},
	"html[data-hydrated]": { _motionSafe: { scrollBehavior: "smooth" } },
	"html:has([data-toast])": { scrollPaddingBottom: "min(20rem, 50vh)" },
	"html:has([data-sticky])": { "--note": "4.5rem" },
	"html:has(:popover-open)": { overflow: "hidden" },
	"::selection": {
		bg: "wheat",
		color: "ink"
	},
	body: {
		overflowWrap: "anywhere",
		fontSize: {
			base: "1.0625rem",
			md: "1.125rem"
		},
		[LARGE_TEXT]: { hyphens: "auto" },
		"@supports not (hanging-punctuation: first)": { textWrap: "pretty" }
	},
	":is(a[href^=\"tel:\"], a[href^=\"tel:\"] *)[translate=no]": {
		whiteSpace: "nowrap",
		fontSize: "min(1em, 10.5vw)"
	},
	"*, p, h1, h2, h3, h4": { overflowWrap: "inherit" },
	"#root": {
		display: "flex",
		flexDirection: "column",
		minHeight: "100dvh",
		timelineScope: TIMELINE
	},
	...heroActionKeyframes,
	":root[data-opening=first-view] :is(section:nth-of-type(n + 2), form > section, footer)": BELOW_THE_FIRST_VIEW,
	":root[data-opening=first-view] section:nth-of-type(2)": { containIntrinsicBlockSize: "auto 200vh" },
	":root[data-opening=sections] :is(section:nth-of-type(n + 5), footer)": BELOW_THE_FIRST_VIEW,
	"h1, h2, h3": { color: "var(--heading)" },
	"main h1": { textStyle: "h1" },
	"main h2": { textStyle: "h2" },
	"main h3": { textStyle: "h3" },
	".lead": {
		marginTop: "4",
		maxWidth: "33em",
		textStyle: "lead",
		textWrap: "balance"
	},
	".button-note": {
		marginTop: "3",
		maxWidth: "measure",
		textStyle: "small",
		_print: { display: "none" }
	},
	".signature": {
		marginTop: "1",
		textStyle: "item",
		color: "fg.heading"
	},
	".container": {
		width: "full",
		maxWidth: "container",
		marginInline: "auto",
		paddingInline: "gutter"
	},
	"picture > img": {
		width: "full",
		height: "full",
		objectFit: "cover"
	},
	".visually-hidden": {
		position: "absolute",
		width: "1px",
		height: "1px",
		overflow: "hidden",
		clip: "rect(0, 0, 0, 0)",
		whiteSpace: "nowrap"
	},
	".unbroken": { display: "inline-block" },
	...buttonCss,
	".trust-list": trustList,
	".barn-quilt": barnQuilt,
	".trailing": {
		position: "relative",
		paddingRight: "32px",
		"& > svg": {
			position: "absolute",
			right: "0",
			bottom: "0.12em"
		}
	},
	":focus-visible": {
		outline: "3px solid var(--focus-ring)",
		outlineOffset: "3px",
		boxShadow: "0 0 0 3px var(--focus-gap)"
	},
	"[tabindex=\"-1\"]:focus:not(:focus-visible)": { outline: "none" },
	":is(section, footer)[id]": { scrollMarginTop: "-1.5rem" },
	":is(h1, section, footer, li)[tabindex=\"-1\"]:focus-visible": {
		outline: "none",
		boxShadow: "none"
	},
	"svg[stroke=currentColor]": {
		flexShrink: "0",
		[FORCED_COLORS]: { color: "inherit !important" }
	},
	"@media print": printCss
};
// ../functions/src/contract/palette.ts
/** The colors of the illustrations, for pages and mails. The contrast ratios are in web/src/ui/theme/semantic-tokens.ts. */
var PALETTE = {
	cream: "#FBF6EA",
	white: "#FFFFFF",
	straw: "#F3E3BC",
	dawn: "#F6D7B8",
	sky: "#DCE9E6",
	pasture: "#3F6B4C",
	deep: "#23402F",
	wheat: "#E6C98B",
	mist: "#E9EFE6",
	ink: "#24231F",
	slate: "#3F4C50",
	slateLight: "#4B5A5E",
	barn: "#A4412F",
	barnDark: "#8C3526",
	barnDarker: "#74291C",
	bark: "#6B6354",
	rule: "#D9CBAA",
	ruleDeep: "#56705F",
	quiltCream: "#F7EEDC",
	quiltTan: "#A57C4F",
	quiltBrown: "#4A3B30"
};
// src/ui/theme/semantic-tokens.ts
/** Colors by role, with their WCAG contrast ratios on the backgrounds where the role is used. */
var semanticTokens = defineSemanticTokens({ colors: {
	bg: { value: "{colors.cream}" },
	"bg.selected": { value: "{colors.mist}" },
	/** 14.6 on cream, 15.7 white, 12.4 straw, 11.5 dawn, 12.6 sky, 9.8 wheat, 13.5 selected */
	fg: { value: "{colors.ink}" },
	/** 8.3 on cream, 8.9 white, 7.6 selected, 7.0 straw */
	"fg.muted": { value: "{colors.slate}" },
	/** 10.6 on cream, 11.4 white, 9.0 straw, 8.3 dawn, 9.1 sky, 7.1 wheat */
	"fg.heading": { value: "{colors.deep}" },
	/** 10.6 on deep */
	"fg.onDeep": { value: "{colors.cream}" },
	/** 7.1 on deep */
	"accent.onDeep": { value: "{colors.wheat}" },
	/** white text 6.2, hover 7.9 */
	action: { value: `{colors.barn}` },
	"action.hover": { value: "{colors.barnDark}" },
	"action.active": { value: "{colors.barnDarker}" },
	/** 7.3 on cream, 7.9 white */
	error: { value: "{colors.barnDark}" }
} });
// src/ui/theme/text-styles.ts
function heading$1(fontSize, lineHeight, letterSpacing) {
	return { value: {
		fontFamily: "heading",
		fontSize,
		fontWeight: "600",
		lineHeight,
		letterSpacing,
		textWrap: "balance"
	} };
}
/** From 1024 px on, the heading may take half of the window. */
var H1_SIZE = {
	base: "min(14vw, clamp(1.9rem, 14vw - 0.9rem, 2.25rem))",
	sm: "min(14vw, 1.45rem + 2.8vw, 3.75rem)",
	lg: "min(4.6vw, 3.75rem)"
};
var QUOTE = heading$1("min(11vw, clamp(1.5rem, 1.1rem + 1.5vw, 2.375rem))", "1.28", "-0.015em");
/** Limits each heading's size by the screen's width, so that very large text breaks no words on a phone. */
var textStyles = defineTextStyles({
	h1: heading$1(H1_SIZE, "1.06", "-0.025em"),
	h2: heading$1("min(13vw, clamp(1.9rem, 1.5rem + 1.75vw, 3rem))", "1.1", "-0.02em"),
	h2Form: heading$1("min(12vw, clamp(1.625rem, 1.5rem + 0.6vw, 2rem))", "1.15", "-0.02em"),
	h3: heading$1("min(10vw, clamp(1.375rem, 1.27rem + 0.45vw, 1.625rem))", "1.2", "-0.01em"),
	item: { value: {
		fontFamily: "heading",
		fontSize: "min(10vw, 1.1875rem)",
		fontWeight: "600",
		lineHeight: "1.3"
	} },
	quote: { value: {
		...QUOTE.value,
		fontWeight: "500"
	} },
	price: heading$1("min(13vw, clamp(1.75rem, 1.5rem + 1.1vw, 2.375rem))", "1.1", "-0.02em"),
	figure: heading$1("min(12vw, 2.125rem)", "1.1", "-0.02em"),
	lead: { value: {
		fontSize: "clamp(1.125rem, 1.07rem + 0.25vw, 1.3125rem)",
		lineHeight: "1.5"
	} },
	label: { value: {
		fontSize: "1.125rem",
		fontWeight: "650",
		lineHeight: "1.35"
	} },
	hint: { value: {
		fontSize: "1.0625rem",
		lineHeight: "1.45"
	} },
	small: { value: {
		fontSize: "1rem",
		lineHeight: "1.45"
	} }
});
var tokens = defineTokens({
	colors: valuesOf(PALETTE),
	fonts: {
		heading: { value: "'Fraunces', 'Fraunces Georgia', 'Fraunces Noto', 'Fraunces Times', serif" },
		body: { value: "'Source Sans 3', 'Source Sans Arial', 'Source Sans Roboto', sans-serif" }
	},
	spacing: {
		...valuesOf(Object.fromEntries([
			.5,
			1,
			1.5,
			2,
			2.5,
			3,
			3.5,
			4,
			4.5,
			5,
			6,
			6.5,
			7,
			8,
			9,
			10,
			12,
			14,
			16,
			20,
			24,
			28
		].map((size) => [size, `${size / 4}rem`]))),
		gutter: { value: "min(6.25vw, clamp(1.25rem, 0.6rem + 2.8vw, 3.125rem))" },
		header: { value: "var(--header-height)" },
		section: { value: "clamp(2.25rem, 0.6rem + 6.8vw, 7rem)" }
	},
	sizes: {
		full: { value: "100%" },
		container: { value: "83rem" },
		form: { value: "40rem" },
		short: { value: "22em" },
		measure: { value: "36em" },
		target: { value: "44px" },
		header: { value: "var(--header-height)" },
		hills: { value: "clamp(36px, 7vw, 110px)" }
	},
	radii: {
		tag: { value: "4px" },
		control: { value: "6px" },
		row: { value: "8px" },
		plate: { value: "10px" }
	},
	borders: {
		control: { value: "2px solid {colors.bark}" },
		head: { value: "2px solid {colors.deep}" },
		hairline: { value: "1px solid {colors.rule}" },
		hairlineDeep: { value: "1px solid {colors.ruleDeep}" }
	},
	gradients: {
		day: { value: "linear-gradient(#cfe8f7, #e6f4fb 45%, #fff 75%)" },
		dusk: { value: "linear-gradient(#d8cdf0, #f8d3bf 40%, #f3b592 60%, #f0d9c6 74%, #f2dfcd 90%, #fff)" },
		night: { value: "linear-gradient(#1b2c52, #2c466f 58%, #7d97bd 78%, #64809f 90%, #fff)" },
		wideNight: { value: "linear-gradient(150deg, #1b2c52, #2c466f 42%, #7d97bd 70%, #64809f)" }
	},
	shadows: { toast: { value: "0 8px 24px rgb(36 35 31 / 0.22)" } }
});
function valuesOf(values) {
	return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));
}
/** In the browser, `ChakraProvider` inserts no global styles. */
var system = createSystem(baseConfig, {
	disableLayers: true,
	preflight: true,
	cssVarsPrefix: "g",
	globalCss,
	theme: {
		breakpoints: {
			sm: "640px",
			md: "768px",
			lg: "960px",
			xl: "1280px"
		},
		tokens,
		semanticTokens,
		textStyles
	}
});
// src/app/providers.tsx
var FONT_FILES = /* #__PURE__ */ Object.assign({
	"../ui/fonts/fraunces-500-accents.woff2": fraunces_500_accents_default,
	"../ui/fonts/fraunces-500-basic.woff2": fraunces_500_basic_default,
	"../ui/fonts/fraunces-500-latin-ext.woff2": fraunces_500_latin_ext_default,
	"../ui/fonts/fraunces-500-vietnamese.woff2": fraunces_500_vietnamese_default,
	"../ui/fonts/fraunces-600-accents.woff2": fraunces_600_accents_default,
	"../ui/fonts/fraunces-600-basic.woff2": fraunces_600_basic_default,
	"../ui/fonts/fraunces-600-latin-ext.woff2": fraunces_600_latin_ext_default,
	"../ui/fonts/fraunces-600-vietnamese.woff2": fraunces_600_vietnamese_default,
	"../ui/fonts/source-sans-3-accents.woff2": source_sans_3_accents_default,
	"../ui/fonts/source-sans-3-basic.woff2": source_sans_3_basic_default,
	"../ui/fonts/source-sans-3-latin-ext.woff2": source_sans_3_latin_ext_default,
	"../ui/fonts/source-sans-3-vietnamese.woff2": source_sans_3_vietnamese_default
});
/** The contexts that all components need, in the browser and when prerendering. */
function Providers({ cache, children }) {
	return /* @__PURE__ */ jsxs(CacheProvider, {
		value: cache,
		children: [/* @__PURE__ */ jsx(Global, { styles: [fontFaces(FONT_FILES), ...servedStyles()] }), /* @__PURE__ */ jsx(ChakraProvider, {
			value: system,
			children
		})]
	});
}
/**
* Styles that all served pages have, so that only the build computes them. In a browser, Chakra would compute them each time
* a page hydrates. Those of the form are on all pages, because most visits should lead there.
*/
function servedStyles() {
	return Object.entries({
		...frameCss,
		...formCss
	}).map(([selector, style]) => ({ [selector]: system.css(style) }));
}
// src/content/consultation.ts
/** Texts of the consultation page. The form's labels and options are in the contract, because the function uses them too. */
var CONSULTATION = {
	breadcrumb: {
		label: "Breadcrumb",
		home: "Home",
		here: "Family Consultation"
	},
	heading: "Schedule your family consultation",
	lead: "Only eight answers are needed. None commits you to a dog.",
	talkNow: "Rather talk now?",
	included: {
		heading: "What’s included",
		items: [
			`Free ${FARM.consultationMinutes}-minute consultation`,
			"Personalized guardian recommendations",
			"Military family specialization",
			"Oklahoma-specific guidance",
			"No pressure",
			"Timeline and availability discussion"
		]
	},
	promise: SITE.promise,
	steps: NEXT_STEPS,
	trust: {
		heading: "What you can rely on",
		families: {
			figure: FARM.familiesServed,
			text: "families"
		},
		since: {
			figure: `Since ${FARM.since}`,
			text: `serving ${FARM.county}`
		},
		military: "Military specialization",
		veterinarians: "Local veterinarian partnerships"
	},
	thankYou: {
		heading: "Thank You! Your Consultation Request Has Been Received",
		whole: "We have what we need.",
		/** The promise with a time. */
		promise: {
			before: "We’ll call or write by",
			by: (weekday, time) => `${weekday}, ${time.replace(" ", "\xA0")}`,
			after: ", to find a time that suits you."
		},
		/** Comes after the name of the host, if the farm has one. */
		callFrom: FARM.host ? "will call from" : "We’ll call from",
		save: "Save our number",
		askedAbout: "You asked about",
		next: "What to Expect Next",
		contact: "Need us sooner?",
		another: "Send another request"
	}
};
var FORM = {
	name: "Consultation request",
	pup: {
		asking: "You’re asking about",
		/** Short, because two names and their buttons are beside it on a phone. */
		askingAll: "Asking about",
		/** Comes after the name. */
		working: (age) => `, working pup, ${age} old`,
		remove: "Remove",
		gone: "The pup you asked about is no longer listed.",
		others: "See our pups"
	},
	optional: "(optional)",
	clearAnswer: "Clear this answer",
	unchecked: (label) => `We unchecked “${label}”.`,
	part: (number, all) => `Part ${number} of ${all}`,
	hints: {
		phone: "With the area code, or the country code.",
		childrenAges: "For example: 4, 7 and 11",
		currentPets: "Choose all that apply.",
		timeline: "When would you like your dog to come home?",
		militaryStatus: "Is anyone at home connected with the military?",
		deploymentConsiderations: "Is a deployment coming up? We can coordinate boarding.",
		guardianGoals: "What should your dog do for you? Choose at least one.",
		additionalInfo: "For example: the best time to call, your yard, a dog you had before."
	},
	/** What the lists that open show before an answer. */
	openingLists: {
		location: "Choose a place",
		hearAboutUs: "Choose an answer"
	},
	isWholeAddress: "Is this the whole address? It has no ending like “.com”.",
	didYouMean: {
		before: "Did you mean",
		after: "?"
	},
	/** Begins the page's title. */
	error: "Error: ",
	problem: {
		heading: "There is a problem",
		left: (number) => `${number} left to answer`,
		solved: "All answered",
		corrected: "Answered:",
		last: "That was the last one."
	},
	progress: {
		label: "What we need to know",
		name: "Name",
		contact: "Email and phone",
		count: (done, all) => `${done} of ${all}`,
		answered: "answered",
		nothing: "Eight things we need to know:",
		some: "Still to answer:",
		everything: "That’s all we need."
	},
	process: "What happens after you send this form",
	terms: "Free. No pressure.",
	submit: "Schedule My Consultation",
	submitting: "Submitting...",
	again: (number, all) => `No answer yet. Trying again (${number} of ${all})...`,
	use: "We use your answers to prepare your consultation and to contact you about it.",
	kept: `We keep them for 24 months and then delete them. To have them deleted sooner, call us or write to`,
	draft: {
		restored: "We saved your earlier answers.",
		clear: "Clear the form",
		cleared: "Form cleared.",
		undo: "Undo",
		changed: "You changed your answers. Send them, too?",
		send: "Send them",
		leave: "No, thanks"
	},
	honeypot: "Leave this field empty"
};
var TOASTS = {
	close: "Close",
	error: {
		title: "Error",
		somethingWentWrong: "Something went wrong. Please try again."
	},
	/** After an error that refuses no answer. */
	kept: "Your answers are still here. Try again in a moment, or call.",
	keptAway: "Your answers are still in the form. Try again in a moment, or call.",
	back: "Back to the form",
	success: {
		title: "Consultation Request Received!",
		text: `We’ll contact you within ${FARM.contactWithin} to schedule your consultation.`
	}
};
// ../farm/check/ages.ts
var WEEK_DAYS = 7;
var DAY_MS = 864e5;
/** The age below which a dog must not leave for a buyer in another state (9 CFR 2.130). */
var WEANED_WEEKS = 8;
/** A pup's age in whole weeks on a day, which is a number of days from 1970 on. */
function weeksOld(born, day) {
	return Math.floor((day - Date.parse(born) / DAY_MS) / WEEK_DAYS);
}
/** The age in weeks from which a pup is what the pages say about the pups of today. */
function readyWeeks(kind, prices) {
	return kind === "family" ? Math.min(...prices.map(({ age }) => age)) : WEANED_WEEKS;
}
// src/content/pup-card.ts
var PUP_CARD = {
	ask: "Ask about",
	reserved: "Reserved",
	faces: "Our pups today",
	forFarm: "for a farm"
};
var SEXES = {
	female: "Female",
	male: "Male"
};
/** Like "15 weeks". `today` is the number of days from 1970 on. */
function ageOf({ born }, today) {
	const weeks = weeksOld(born, today);
	if (weeks < 1) return "less than a week";
	return `${weeks} ${weeks === 1 ? "week" : "weeks"}`;
}
function sexAndAge(pup, today) {
	return `${SEXES[pup.sex]}, ${ageOf(pup, today)} old`;
}
/** The text with which a visitor sends a pup's card to somebody else. */
function shareText(pup, today) {
	return `${pup.name}, ${ageOf(pup, today)} old, at ${FARM.name}`;
}
/** The row of the price table for a family pup's age today, or undefined before the first one. */
function tierOf({ kind, born }, today) {
	return FARM.tiers.findLast(({ fromWeeks }) => kind === "family" && fromWeeks <= weeksOld(born, today));
}
function priceOf(pup, today) {
	const tier = tierOf(pup, today);
	return tier && `${[.../* @__PURE__ */ new Set([tier.low, tier.high])].map(dollars).join("-")} today`;
}
// src/farm-day.ts
var HOUR_MS = 36e5;
/**
* The number of the day at the farm, counted from 1970 on. In standard time all year, because browsers need long to make
* the first formatter of Intl: in summer, a day begins at one in the morning.
*/
function farmDay(time) {
	return Math.floor((time - 6 * HOUR_MS) / (24 * HOUR_MS));
}
// src/use-today.ts
/** The day at the farm (see `farmDay`). In a prerendered page it is the day of the build. */
function useToday() {
	return useAfterHydration(() => farmDay(Date.now()), 20785);
}
// ../functions/src/contract/questions.ts
/** The form: its sections and their questions, in the order of form, mail, console and CSV file. */
var SECTIONS = [
	{
		key: "personal",
		title: "Personal Information",
		questions: [
			{
				name: "firstName",
				label: "First name",
				kind: "line",
				maxLength: 100
			},
			{
				name: "lastName",
				label: "Last name",
				kind: "line",
				maxLength: 100
			},
			{
				name: "email",
				label: "Email",
				kind: "email",
				maxLength: 254
			},
			{
				name: "phone",
				label: "Phone number",
				kind: "phone",
				minLength: 10,
				maxLength: 40
			},
			{
				name: "location",
				label: "Location",
				kind: "one",
				mailTop: 7,
				options: [
					{
						value: "choctaw",
						label: "Choctaw"
					},
					{
						value: "moore",
						label: "Moore"
					},
					{
						value: "midwest-city",
						label: "Midwest City"
					},
					{
						value: "tinker-afb",
						label: FARM_BASE
					},
					{
						value: "oklahoma-city",
						label: "Oklahoma City"
					},
					{
						value: "other-ok-county",
						label: `Elsewhere in ${FARM_COUNTY}`
					},
					{
						value: "outside-ok-county",
						label: `Outside ${FARM_COUNTY}`
					}
				]
			}
		]
	},
	{
		key: "family",
		title: "Family Situation",
		questions: [
			{
				name: "familySize",
				label: "Family size",
				kind: "one",
				mailTop: 6,
				options: [
					{
						value: "adults-only",
						label: "Adults only"
					},
					{
						value: "1-2-children",
						label: "1-2 children"
					},
					{
						value: "3-plus-children",
						label: "3 or more children"
					},
					{
						value: "multi-generational",
						label: "Several generations together"
					}
				]
			},
			{
				name: "childrenAges",
				label: "Ages of Children",
				kind: "line",
				maxLength: 200,
				optional: true,
				asked: {
					after: "familySize",
					unless: ["adults-only"]
				},
				mailTop: 3
			},
			{
				name: "currentPets",
				label: "Current pets",
				kind: "several",
				optional: true,
				mailTop: 5,
				options: [
					{
						value: "no-pets",
						label: "No pets right now",
						none: true
					},
					{
						value: "dogs",
						label: "Dogs"
					},
					{
						value: "cats",
						label: "Cats"
					},
					{
						value: "livestock",
						label: "Livestock"
					},
					{
						value: "other",
						label: "Other animals"
					}
				]
			},
			{
				name: "propertyType",
				label: "Property type",
				kind: "one",
				options: [
					{
						value: "base-housing",
						label: "Base housing",
						hint: "under 1 acre"
					},
					{
						value: "suburban",
						label: "Suburban home",
						hint: "under 1 acre"
					},
					{
						value: "small-acreage",
						label: "Small acreage",
						hint: "1-5 acres"
					},
					{
						value: "large-property",
						label: "Large property",
						hint: "5+ acres"
					}
				]
			}
		]
	},
	{
		key: "experience",
		title: "Experience & Timeline",
		questions: [{
			name: "dogExperience",
			label: "Experience level",
			kind: "one",
			options: [
				{
					value: "first-time",
					label: "This would be our first dog"
				},
				{
					value: "some-experience",
					label: "Some experience"
				},
				{
					value: "experienced",
					label: "Experienced"
				},
				{
					value: "very-experienced",
					label: "Very experienced"
				}
			]
		}, {
			name: "timeline",
			label: "Timeline",
			kind: "one",
			mailTop: 4,
			options: [
				{
					value: "ready-now",
					label: "We are ready now"
				},
				{
					value: "1-3-months",
					label: "In 1-3 months"
				},
				{
					value: "4-6-months",
					label: "In 4-6 months"
				},
				{
					value: "6-plus-months",
					label: "In 6 months or more"
				},
				{
					value: "researching",
					label: "We are just researching"
				}
			]
		}]
	},
	{
		key: "military",
		title: "Military Information",
		questions: [{
			name: "militaryStatus",
			label: "Military status",
			kind: "one",
			optional: true,
			mailTop: 1,
			options: [
				{
					value: "active-duty",
					label: "Active duty"
				},
				{
					value: "military-dependent",
					label: "Military dependent"
				},
				{
					value: "retired-military",
					label: "Retired military"
				},
				{
					value: "civilian",
					label: "No, we are civilians"
				}
			]
		}, {
			name: "deploymentConsiderations",
			label: "Deployment Considerations",
			kind: "one",
			optional: true,
			asked: {
				after: "militaryStatus",
				unless: ["civilian"]
			},
			mailTop: 2,
			options: [
				{
					value: "no-deployment",
					label: "No deployment planned"
				},
				{
					value: "possible-deployment",
					label: "Possible deployment",
					hint: "in the next 12 months"
				},
				{
					value: "need-boarding",
					label: "We will need boarding"
				},
				{
					value: "other-considerations",
					label: "Something else"
				}
			]
		}]
	},
	{
		key: "goals",
		title: "Guardian Companion Goals",
		questions: [{
			name: "guardianGoals",
			label: "Goals",
			kind: "several",
			options: [
				{
					value: "family-protection",
					label: "Protect our family"
				},
				{
					value: "property-security",
					label: "Keep an eye on our property"
				},
				{
					value: "companionship",
					label: "Be a companion"
				},
				{
					value: "children-companion",
					label: "Be a companion for our children"
				},
				{
					value: "livestock-protection",
					label: "Protect our livestock"
				},
				{
					value: "home-security-deployment",
					label: "Keep the home secure during deployment"
				}
			]
		}]
	},
	{
		key: "additional",
		title: "Additional Information",
		questions: [{
			name: "additionalInfo",
			label: "Additional information",
			kind: "paragraph",
			maxLength: 5e3,
			optional: true
		}, {
			name: "hearAboutUs",
			label: "How did you hear about us?",
			kind: "one",
			optional: true,
			options: [
				{
					value: "google",
					label: "Google"
				},
				{
					value: "facebook",
					label: "Facebook"
				},
				{
					value: "referral",
					label: "Someone told us about you"
				},
				{
					value: "military-community",
					label: "Military community"
				},
				{
					value: "veterinarian",
					label: "Veterinarian"
				},
				{
					value: "other",
					label: "Somewhere else"
				}
			]
		}]
	}
];
/** Each question under its name. */
var QUESTIONS = byName((question) => question);
var FIELD_NAMES = Object.keys(QUESTIONS);
/** The request that an untouched form would send. */
var EMPTY_REQUEST = byName(({ kind }) => kind === "several" ? [] : "");
/** The question with the properties that any question may have. */
function questionOf(name) {
	return QUESTIONS[name];
}
/** Whether the form asks the question, at least after some answers. */
function isAsked(name) {
	return !questionOf(name).retired;
}
/** The sections of the form, with the fields whose questions it asks. */
function askedSections() {
	return SECTIONS.map(({ questions, ...section }) => {
		return {
			...section,
			names: questions.map(({ name }) => name).filter(isAsked)
		};
	}).filter(({ names }) => names.length > 0);
}
/** The answers that the form offers. */
function offeredOptions(name) {
	return questionOf(name).options?.filter(({ retired }) => !retired) ?? [];
}
/** The questions that are not asked, given these answers. */
function hiddenFields(answers) {
	return FIELD_NAMES.filter((name) => {
		const { asked } = questionOf(name);
		const chosen = asked ? [answers[asked.after]].flat() : [];
		return asked && !chosen.some((value) => typeof value === "string" && value !== "" && !asked.unless.includes(value));
	});
}
function byName(read) {
	const questions = SECTIONS.flatMap(({ questions }) => [...questions]);
	return Object.fromEntries(questions.map((question) => [question.name, read(question)]));
}
// src/consultation-form/fill-in.ts
/** Sets the controls of each name for which `read` returns values. Leaves the others as they are. */
function fillIn(form, read) {
	for (const control of form.querySelectorAll("[name]")) {
		const values = read(control.name);
		if (!values.some(Boolean)) continue;
		if (control.type === "radio" || control.type === "checkbox") control.checked = values.includes(control.value);
		else setValue(control, String(values[0]));
		if (control.type === "select-one" && !control.value) control.selectedIndex = 0;
	}
}
/** The caret stays beside its letters, because the form adds text only above what the visitor is typing. */
function setValue(control, text) {
	const { value, selectionStart, selectionEnd } = control;
	control.value = text;
	const added = text.length - value.length;
	if (control !== document.activeElement || !(control instanceof HTMLTextAreaElement) || added < 0) return;
	control.setSelectionRange(selectionStart + added, selectionEnd + added);
}
/** Tells the form that its controls have changed. Browsers do so only for what the visitor changes. */
function reportChange(form) {
	form.dispatchEvent(new Event("input", { bubbles: true }));
}
// src/consultation-form/answers.ts
/** The answers that the controls of the form show. */
function answersIn(form) {
	const data = new FormData(form);
	const answers = FIELD_NAMES.filter(isAsked).map((name) => {
		return [name, typeof EMPTY_REQUEST[name] !== "string" ? data.getAll(name) : data.get(name) ?? ""];
	});
	return Object.fromEntries(answers);
}
/** The honeypot's value if it is filled, as part of the request. */
function honeypotIn(form) {
	const value = new FormData(form).get(HONEYPOT_FIELD);
	return value ? { [HONEYPOT_FIELD]: value } : {};
}
/** Shows the answers in the controls of the form. Leaves the controls of other fields as they are. */
function showAnswers(form, answers) {
	fillIn(form, (name) => [answers[name] ?? []].flat());
}
/** The fields with an answer. */
function answered(answers) {
	return Object.fromEntries(FIELD_NAMES.map((name) => [name, answers[name]]).filter(([, answer]) => answer?.length));
}
/** Whether the server takes them for the same request. */
function areSame(one, other) {
	return JSON.stringify(answered(one)) === JSON.stringify(answered(other));
}
/**
* Adds the question about the pup whose key is in the page's address. Removes the key from the address, so that a reload
* does not ask again after the visitor has changed the question.
*/
function withPupQuestion(answers, form) {
	if (!asksForForm()) return answers;
	const key = new URLSearchParams(location.search).get("pup");
	history.replaceState(history.state, "", location.pathname);
	forget(SENT);
	const removed = new FormData(form).getAll(REMOVED_PUPS);
	return answered({
		...answers,
		additionalInfo: withQuestionAbout(key, answers.additionalInfo ?? "", removed)
	});
}
/** Whether the page's address asks about a pup that is not listed any more. */
function asksForGonePup() {
	const key = new URLSearchParams(location.search).get("pup");
	return key !== null && !PUPS.some((pup) => pup.key === key);
}
/** Whether the visitor has given answers, besides the questions about pups. */
function hasOwnWords(answers) {
	let additionalInfo = answers.additionalInfo ?? "";
	for (const pup of PUPS) additionalInfo = withoutQuestionAbout(pup, additionalInfo);
	return Object.keys(answered({
		...answers,
		additionalInfo
	})).length > 0;
}
// src/consultation-form/sending/draft-and-attempt.ts
/** Keeps the answers, and a key from the first one on, so that a duplicate of this tab sends them with the same key. */
function keepDraft(answers) {
	const given = answered(answers);
	if (Object.keys(given).length > 0) {
		remember(DRAFT, given);
		if (!recall("consultation-attempt")) remember(ATTEMPT, { key: v7() });
	} else forgetForm();
}
function readDraft() {
	const draft = recall(DRAFT);
	return typeof draft === "object" && draft !== null ? answered(draft) : {};
}
/** Returns the attempt to send these answers. Its key is that of the last one, unless that was for other answers. */
function attemptFor(request) {
	const { key, body } = recall("consultation-attempt") ?? { key: v7() };
	const isOther = body !== void 0 && !areSame(JSON.parse(body), request);
	const attempt = {
		key: key && isOther ? v7() : key,
		body: JSON.stringify(request)
	};
	remember(ATTEMPT, attempt);
	return attempt;
}
function forgetForm() {
	forget(DRAFT);
	forget(ATTEMPT);
}
// src/consultation-form/sending/app-check.ts
var loading;
/** Starts App Check. Without a configured site key, it does nothing. */
function prepareAppCheck() {
	loading?.catch(() => {
		loading = void 0;
	});
}
/** The App Check header. No header if App Check is off, blocked or slow: the request is sent all the same. */
async function appCheckHeader() {
	prepareAppCheck();
	return {};
}
// src/consultation-form/sending/send.ts
/** The function's own timeout. A request that takes longer gets no response. */
var TRY_MS = 2e4;
var USED_KEY = 422;
var TEMPORARY_STATUSES = [
	408,
	502,
	503,
	504
];
/** How long all tries may take together. */
var GIVE_UP_MS = 45e3;
/** A failed attempt, with the message for the visitor. A temporary failure is retried. */
var Failure = class extends Error {
	isTemporary;
	fieldErrors;
	constructor(message, isTemporary = false, fieldErrors) {
		super(message);
		this.isTemporary = isTemporary;
		this.fieldErrors = fieldErrors;
	}
};
/**
* Sends the request once, until `giveUpAt` (in milliseconds, as `performance.now()` counts) at the latest. Throws a
* `Failure` unless the server confirms that the request is stored.
*/
async function send({ key, body }, giveUpAt) {
	const { ok, status, json } = await post({
		...key && { ["Idempotency-Key"]: key },
		...await appCheckHeader()
	}, body, giveUpAt);
	if (ok && isAccepted(json)) return json;
	if (ok) throw new Failure(TOASTS.error.somethingWentWrong);
	if (status === USED_KEY && key) return send({ body }, giveUpAt);
	const { error, fieldErrors } = isRefused(json) ? json : { error: SUBMIT_FAILED };
	throw new Failure(error, TEMPORARY_STATUSES.includes(status), fieldErrors);
}
async function post(headers, body, giveUpAt) {
	try {
		const left = Math.max(0, giveUpAt - performance.now());
		const response = await fetch(SUBMIT_PATH, {
			method: "POST",
			headers: {
				"Content-Type": "application/json",
				...headers
			},
			body,
			signal: AbortSignal.timeout(Math.min(TRY_MS, left))
		});
		return {
			ok: response.ok,
			status: response.status,
			json: parsed(await response.text())
		};
	} catch {
		throw new Failure(TOASTS.error.somethingWentWrong, performance.now() < giveUpAt);
	}
}
function parsed(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
function isAccepted(json) {
	return isObject(json) && typeof json.id === "string" && json.id !== "";
}
function isRefused(json) {
	return isObject(json) && typeof json.error === "string" && json.error !== "";
}
function isObject(json) {
	return typeof json === "object" && json !== null;
}
var FIRST_RETRY_DELAY_MS = 500;
focusManager.setFocused(true);
/** Passed to each hook, because only the chunk of the form uses it. */
var client = new QueryClient();
/** Sends the form. Continues when the visitor opens another page. Rejects with a `Failure`. */
var SUBMISSION = mutationOptions({
	mutationKey: ["consultation-request"],
	mutationFn: ({ attempt, giveUpAt }) => send(attempt, giveUpAt),
	networkMode: "always",
	retry: (failures, { isTemporary }) => isTemporary && failures < 3,
	retryDelay: (failures) => FIRST_RETRY_DELAY_MS * 2 ** failures,
	gcTime: Number.POSITIVE_INFINITY,
	onSuccess: (_, { answers }) => {
		const changed = changedSince(answers);
		forgetForm();
		if (changed) keepDraft(changed);
		rememberSent(pupsAskedAbout(answers.additionalInfo));
		if (!("hydrated" in document.documentElement.dataset)) openThankYouPage();
	}
});
/** The answers, if the visitor has changed them. The request is stored, so an error here must not look like a failure. */
function changedSince(sent) {
	try {
		const form = document.querySelector("form");
		const current = form ? answersIn(form) : readDraft();
		return areSame(current, sent) ? void 0 : current;
	} catch {
		return;
	}
}
/** The state of the last submission, for the form's page and for the toast on any page. */
function useSubmission() {
	return useMutationState({ filters: { mutationKey: SUBMISSION.mutationKey } }, client).at(-1);
}
function isSubmitting() {
	return client.isMutating() > 0;
}
/** Also deletes the answers that earlier submissions sent. */
function forgetSubmission() {
	client.getMutationCache().clear();
}
// src/consultation-form/draft.tsx
/** Restores the draft, reads what was given before hydration, and keeps the draft when the visitor leaves. */
function useDraft(form, { resetForm }, readControls) {
	const [restored, setRestored] = useState(false);
	const [isGone, setGone] = useState(false);
	const [cleared, setCleared] = useState();
	useEffect(() => {
		if (!form.current || sentAt()) return;
		const draft = readDraft();
		setGone(asksForGonePup());
		const answers = withPupQuestion({
			...draft,
			...answered(answersIn(form.current))
		}, form.current);
		setRestored(hasOwnWords(draft));
		if (Object.keys(answers).length === 0) return;
		showAnswers(form.current, answers);
		readControls();
	}, []);
	useEffect(() => {
		const { dataset } = document.documentElement;
		const keep = () => form.current && !("posted" in dataset) && keepDraft(answersIn(form.current));
		addEventListener("pagehide", keep);
		const channel = sentChannel();
		return () => {
			channel.close();
			removeEventListener("pagehide", keep);
			delete dataset.posted;
		};
	}, [form]);
	/** Clears the form, or undoes that. */
	function toggle() {
		if (!form.current) return;
		const before = answersIn(form.current);
		if (cleared) {
			showAnswers(form.current, {
				...cleared,
				...answered(before)
			});
			readControls();
		} else {
			form.current.reset();
			if (!isSubmitting()) forgetSubmission();
			resetForm();
			forgetForm();
		}
		setCleared(cleared ? void 0 : before);
	}
	return {
		restored,
		isGone,
		isCleared: Boolean(cleared),
		toggle
	};
}
var noteBox = defineStyle({
	...spread,
	columnGap: "3",
	rowGap: "0",
	minHeight: "48px",
	marginBottom: "4",
	paddingInline: {
		base: "3",
		md: "6"
	},
	fontSize: {
		base: "1rem",
		md: "1.125rem"
	},
	bg: "bg.selected",
	border: "head",
	borderRadius: "row",
	lineHeight: "1.25"
});
/** Sticks below the header, because a restored page may open at any question. */
var noteStyles = defineStyle({
	...noteBox,
	"&[data-sticky]": {
		position: "sticky",
		top: "var(--bar)",
		zIndex: "1"
	},
	"& > span": { paddingBlock: "1" },
	"& a": {
		...textLink,
		...touchTarget,
		color: "fg.heading",
		fontWeight: "600"
	}
});
/** Tells the visitor that earlier answers were restored, and lets them clear the form and undo that. */
function DraftNote(draft) {
	const { restored, isGone, isCleared } = draft;
	const [isRead, setRead] = useState(false);
	const note = useRef(null);
	const isChanged = useHasChanges();
	const isShown = useCanAnnounce() && (restored || isGone || isChanged);
	const isSticky = isShown && (isCleared || isChanged || !isRead);
	useEffect(() => {
		const form = note.current?.closest("form");
		const read = ({ isTrusted }) => isTrusted && setRead(true);
		form?.addEventListener("input", read);
		return () => form?.removeEventListener("input", read);
	}, []);
	useEffect(() => {
		if (isShown && isChanged) document.activeElement?.scrollIntoView({
			block: "nearest",
			behavior: "instant"
		});
	}, [isShown, isChanged]);
	return /* @__PURE__ */ jsx(chakra.p, {
		css: isShown ? noteStyles : void 0,
		ref: note,
		role: "status",
		"data-sticky": isSticky ? "" : void 0,
		children: isShown && noteOf(draft, isChanged)
	});
}
function noteOf({ isGone, isCleared, toggle }, isChanged) {
	const text = FORM.draft;
	if (isChanged) return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsx("span", { children: text.changed }, "changed"),
		/* @__PURE__ */ jsx(TextButton, {
			type: "submit",
			color: "fg.heading",
			children: text.send
		}),
		/* @__PURE__ */ jsx(TextButton, {
			type: "button",
			color: "fg.heading",
			onClick: forgetForm,
			children: text.leave
		})
	] });
	if (isGone) return /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx("span", { children: FORM.pup.gone }, "gone"), /* @__PURE__ */ jsx("a", {
		href: PATHS.familyPups,
		children: FORM.pup.others
	})] });
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx("span", { children: isCleared ? text.cleared : text.restored }), /* @__PURE__ */ jsx(TextButton, {
		type: "button",
		color: "fg.heading",
		onClick: toggle,
		children: isCleared ? text.undo : text.clear
	})] });
}
// src/consultation-form/asked-pup.tsx
var styles = defineStyle({
	"&[data-served=false]:not(:empty)": noteBox,
	"&[data-served=true] > :target": {
		...noteBox,
		flexWrap: "nowrap"
	},
	"&[data-served=true] > :not(:target)": { display: "none" },
	"& > *": {
		display: "flex",
		flex: "1 1 auto",
		alignItems: "center",
		columnGap: "2.5",
		minHeight: "44px",
		scrollMarginTop: "100rem"
	},
	"& > :focus-visible": {
		outline: "none",
		boxShadow: "none"
	},
	"& picture": {
		flexShrink: "0",
		width: "36px"
	},
	"& img": {
		aspectRatio: "1 / 1",
		borderRadius: "tag"
	},
	"& p": {
		flex: "1 1 auto",
		paddingBlock: "1"
	},
	"&[data-served=false]:has(> :nth-child(2))": {
		justifyContent: "start",
		columnGap: "4"
	},
	"&[data-served=false] > :not(:only-child)": {
		flex: "0 1 auto",
		"& picture": { display: {
			base: "none",
			md: "block"
		} }
	},
	"& button, & label": {
		...textLink,
		...touchTarget,
		flexShrink: "0",
		color: "fg.heading",
		fontWeight: "600",
		cursor: "pointer"
	},
	"& input": {
		width: "20px",
		height: "20px",
		marginRight: "2"
	},
	"& > :has(:checked) p": { textDecoration: "line-through" }
});
/** Names the pups about which the visitor asks. */
function AskedPupRow({ pups, words, served, children }) {
	const today = useToday();
	return /* @__PURE__ */ jsx(chakra.div, {
		css: styles,
		"data-served": served,
		children: pups.map((pup, index) => /* @__PURE__ */ jsxs("div", {
			id: rowId(pup.key),
			tabIndex: -1,
			children: [
				isPhoto(pupPhoto(pup.key)) && /* @__PURE__ */ jsx(Picture, {
					name: pupPhoto(pup.key),
					place: "face",
					decorative: true
				}),
				/* @__PURE__ */ jsxs("p", { children: [
					(served || index === 0) && /* @__PURE__ */ jsxs("span", { children: [words, " "] }),
					/* @__PURE__ */ jsx("b", {
						translate: "no",
						children: pup.name
					}),
					pup.born && /* @__PURE__ */ jsx("span", { children: FORM.pup.working(ageOf({ born: pup.born }, today)) })
				] }),
				children?.(pup)
			]
		}, pup.key))
	});
}
/** The pups about which the form asks, as `written` in "Additional information". */
function AskedPups({ written }) {
	const [isServed, setServed] = useState(true);
	useEffect(() => {
		setServed(false);
		const focused = document.activeElement;
		if (focused?.matches(`[name=removedPups]`)) focused.closest("[tabindex]")?.focus();
	}, []);
	const pups = isServed ? PUPS : pupsAskedAbout(written);
	return /* @__PURE__ */ jsx(AskedPupRow, {
		pups,
		words: isServed || pups.length === 1 ? FORM.pup.asking : FORM.pup.askingAll,
		served: isServed,
		children: (pup) => isServed ? /* @__PURE__ */ jsxs("label", { children: [/* @__PURE__ */ jsx("input", {
			type: "checkbox",
			name: REMOVED_PUPS,
			value: pup.key
		}), /* @__PURE__ */ jsx(RemoveWords, { name: pup.name })] }) : /* @__PURE__ */ jsx("button", {
			type: "button",
			onClick: () => remove(pup),
			children: /* @__PURE__ */ jsx(RemoveWords, { name: pup.name })
		})
	});
}
function RemoveWords({ name }) {
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx("span", { children: FORM.pup.remove }), /* @__PURE__ */ jsx("span", {
		className: "visually-hidden",
		translate: "no",
		children: name
	})] });
}
function remove(pup) {
	const control = document.querySelector("[name=additionalInfo]");
	if (!control?.form) return;
	control.value = withoutQuestionAbout(pup, control.value);
	reportChange(control.form);
	document.querySelector("main h1")?.focus({ preventScroll: true });
}
// src/consultation-form/needed-answers.ts
/** The eight things that the farm must know, one for each piece of the quilt. */
var THINGS = [
	{
		label: FORM.progress.name,
		fields: ["firstName", "lastName"]
	},
	{
		label: FORM.progress.contact,
		fields: ["email", "phone"]
	},
	...[
		"location",
		"familySize",
		"propertyType",
		"dogExperience",
		"timeline",
		"guardianGoals"
	].map((name) => ({
		label: QUESTIONS[name].label,
		fields: [name]
	}))
];
// src/ui/steps.tsx
var list = defineStyle({
	"& li": {
		display: "flex",
		alignItems: "center",
		paddingBlock: "3",
		gap: "5",
		borderTop: "hairline",
		_first: { borderTop: "none" },
		lineHeight: "1.4",
		[LARGE_TEXT]: {
			flexWrap: "wrap",
			gap: "8px"
		}
	},
	"& .tile": quiltTile,
	"& li:last-child": { borderBottom: "hairline" }
});
function Steps({ steps }) {
	return /* @__PURE__ */ jsx(chakra.ol, {
		css: list,
		asChild: true,
		children: /* @__PURE__ */ jsx(PlainList, {
			as: "ol",
			children: steps.map((step, index) => /* @__PURE__ */ jsxs("li", { children: [/* @__PURE__ */ jsx(QuiltTile, { figure: index + 1 }), /* @__PURE__ */ jsx("span", { children: step })] }, step))
		})
	});
}
// ../functions/src/contract/time-zone.ts
/** Of the farm. Not in farm.ts, which needs generated facts: a deploy reads it before they are there. */
var FARM_TIME_ZONE = "America/Chicago";
/** What a clock and a calendar at the farm show, for example "Sunday", "Nov 22" and "3:10 pm". */
function atTheFarm(date) {
	const show = (options) => date.toLocaleString("en-US", {
		timeZone: FARM_TIME_ZONE,
		...options
	});
	const time = show({
		hour: "numeric",
		minute: "2-digit"
	}).toLowerCase().replace(/\s/, " ");
	return {
		weekday: show({ weekday: "long" }),
		day: show({
			month: "short",
			day: "numeric"
		}),
		time
	};
}
// src/pages/family-consultation/promised-time.tsx
/** Until when the farm answers. Where clocks show another time than at the farm, it says within how many hours. */
function PromisedTime({ sentAt }) {
	if (new Intl.DateTimeFormat().resolvedOptions().timeZone !== "America/Chicago") return CONSULTATION.promise;
	const { before, by, after } = CONSULTATION.thankYou.promise;
	const { weekday, time } = atTheFarm(promisedTime(sentAt));
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsxs("span", { children: [before, " "] }),
		/* @__PURE__ */ jsx("strong", { children: by(weekday, time) }),
		/* @__PURE__ */ jsx("span", { children: after })
	] });
}
// src/pages/family-consultation/thank-you.tsx
var PICTURE = "thank-you";
var { heading, whole, callFrom, save, askedAbout, next, contact, another } = CONSULTATION.thankYou;
/** The picture is below the text. On wide screens it is beside the text, as high as it, up to the window's right edge. */
var split = defineStyle({
	position: "relative",
	display: "grid",
	gridTemplateColumns: {
		base: "minmax(0, 1fr)",
		lg: "minmax(0, 1fr) 44%"
	},
	"& > .words": {
		paddingTop: {
			base: "5",
			lg: "14"
		},
		paddingBottom: {
			base: "8",
			lg: "24"
		},
		paddingLeft: CONTAINER_EDGE,
		paddingRight: {
			base: "gutter",
			lg: "16"
		}
	},
	"& > .plate": {
		position: "relative",
		height: {
			base: "100vw",
			lg: "auto"
		},
		bg: "sky",
		"& img": {
			position: "absolute",
			inset: "0"
		},
		"&:not([data-photo]) img": {
			top: { lg: "auto" },
			height: { lg: "auto" },
			maxHeight: { lg: "100%" },
			aspectRatio: { lg: "10 / 19" }
		}
	},
	"& .quilt": {
		display: "flex",
		alignItems: "center",
		gap: {
			base: "4",
			lg: "5"
		},
		marginBottom: "5"
	},
	"& .quilt b": {
		display: "block",
		textStyle: "h3",
		fontSize: "min(12vw, clamp(1.625rem, 1.4rem + 1vw, 2.125rem))",
		color: "fg.heading"
	},
	"& .barn-quilt": {
		...largeQuilt,
		width: {
			base: "104px",
			lg: "144px"
		}
	},
	"& h1": {
		textStyle: "h1",
		fontSize: "min(12vw, clamp(2rem, 1.4rem + 2.3vw, 3.25rem))"
	},
	"& .lead": { marginTop: "3.5" },
	"& [data-served=false]:not(:empty), & [data-served=true] > :target": { marginTop: "4" },
	"& .number": {
		...row$1,
		columnGap: "5",
		rowGap: "3.5",
		marginTop: "6",
		padding: "18px 20px",
		bg: "straw",
		borderRadius: "plate",
		...forcedEdge,
		...hostFace
	},
	"& .number strong": {
		display: "block",
		textStyle: "item",
		color: "fg.heading"
	},
	"& .number p": {
		flex: "1 1 auto",
		minWidth: "0",
		lineHeight: "1.2",
		[LARGE_TEXT]: { flexBasis: "100%" }
	},
	"& .number b": {
		display: "block",
		textStyle: "price",
		fontSize: "min(8vw, 1.75rem)",
		color: "fg.heading",
		[LARGE_TEXT]: { fontSize: "min(10vw, 1.75rem)" }
	},
	"& .number > a": { flex: {
		base: "1 0 100%",
		sm: "0 0 auto"
	} },
	"& h2": {
		textStyle: "h2Form",
		marginTop: "8"
	},
	"& h2 + div": { marginTop: "4" }
});
/** Replaces the form after a request is stored. Visitors without script get it as a separate page, without a time. */
function ThankYou({ sentAt }) {
	useEffect(() => {
		document.title = RECEIVED_HEAD.title;
		showTop();
	}, []);
	return /* @__PURE__ */ jsxs(chakra.div, {
		css: split,
		children: [
			/* @__PURE__ */ jsxs("div", {
				className: "words",
				children: [
					/* @__PURE__ */ jsxs("div", {
						className: "quilt",
						children: [/* @__PURE__ */ jsx(BarnQuilt, {}), /* @__PURE__ */ jsxs("p", { children: [/* @__PURE__ */ jsx("b", { children: FORM.progress.count(THINGS.length, THINGS.length) }), /* @__PURE__ */ jsx("span", { children: whole })] })]
					}),
					/* @__PURE__ */ jsx("h1", {
						tabIndex: -1,
						children: heading
					}),
					/* @__PURE__ */ jsx("p", {
						className: "lead",
						children: sentAt ? /* @__PURE__ */ jsx(PromisedTime, { sentAt }) : CONSULTATION.promise
					}),
					/* @__PURE__ */ jsx(AskedPupRow, {
						pups: sentAt ? pupsSent() : PUPS,
						words: askedAbout,
						served: !sentAt
					}),
					/* @__PURE__ */ jsxs("div", {
						className: "number",
						children: [
							/* @__PURE__ */ jsx(HostFace, {
								iconSize: 28,
								decorative: true
							}),
							/* @__PURE__ */ jsxs("p", { children: [
								FARM.host && /* @__PURE__ */ jsx("strong", {
									translate: "no",
									children: FARM.host.name
								}),
								/* @__PURE__ */ jsxs("span", { children: [" ", callFrom] }),
								/* @__PURE__ */ jsx("b", {
									translate: "no",
									children: FARM.phone
								})
							] }),
							/* @__PURE__ */ jsxs(ButtonAnchor, {
								look: "second",
								href: CONTACT_CARD_PATH,
								children: [/* @__PURE__ */ jsx(Icon, {
									of: UserRoundPlus,
									size: 20
								}), save]
							})
						]
					}),
					/* @__PURE__ */ jsx("h2", { children: next }),
					/* @__PURE__ */ jsx(Steps, { steps: CONSULTATION.steps }),
					/* @__PURE__ */ jsx("h2", { children: contact }),
					/* @__PURE__ */ jsx(ContactRows, { ...CONTACT }),
					/* @__PURE__ */ jsx(ShareLink, { path: PATHS.familyPups }),
					/* @__PURE__ */ jsx("p", { children: /* @__PURE__ */ jsx(JumpLink, {
						href: PATHS.consultation + ANOTHER,
						target: "_self",
						children: another
					}) })
				]
			}),
			/* @__PURE__ */ jsx("div", {
				className: "plate",
				"data-photo": isPhoto(PICTURE) ? "" : void 0,
				children: /* @__PURE__ */ jsx(Picture, {
					name: PICTURE,
					place: "thankYou",
					first: true,
					decorative: true,
					drawingPosition: { lg: "52% 76%" }
				})
			}),
			/* @__PURE__ */ jsx(HillEdge, {})
		]
	});
}
// src/startup/style-cache.ts
/** The attribute of the served style element that lists the names of its styles. */
var SERVED_STYLES = "data-styles";
/**
* Creates Emotion's cache for the styles of one page. In the browser, it marks the served styles as inserted. Otherwise
* Emotion would insert them again, and the browser would lay out the whole page again. The empty `stylisPlugins` turn
* off vendor prefixes, because all browsers that run this script support the properties without them.
*/
function styleCache() {
	return createCache({
		key: "css",
		stylisPlugins: []
	});
}
// build/share-pictures.tsx
var FONT = fileURLToPath(import.meta.resolve("@fontsource/fraunces/files/fraunces-latin-600-normal.woff"));
/**
* Draws the previews of shared links: for each page its title and the farm's name beside a picture. Returns their paths by
* page. Services keep a picture under its address for good, so the path has a hash of the content.
*/
async function writeSharePictures(web) {
	const fonts = [{
		name: "Fraunces",
		data: await readFile(FONT),
		weight: 600
	}];
	/** The data URL of a picture in web/. */
	const dataUrl = async (path) => `data:image/${path.endsWith(".svg") ? "svg+xml" : "jpeg"};base64,${await readFile(web + path, "base64")}`;
	const [logo, quilt] = [await dataUrl("src/art/logo.svg"), await dataUrl("public/favicon.svg")];
	await mkdir(`${web}dist/share`, { recursive: true });
	const files = [...new Map(ROUTES.map((route) => [route.page, route])).values()].map(async (route) => {
		const art = await dataUrl(`dist${sourceOf(route.picture).img.src}`);
		const svg = await satori(/* @__PURE__ */ jsx(Card, {
			route,
			art,
			logo,
			quilt
		}), {
			...SHARE_SIZE,
			fonts
		});
		const png = await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
		const path = `/share/${route.page}-${createHash("sha256").update(png).digest("hex").slice(0, 8)}.png`;
		await writeFile(`${web}dist${path}`, png);
		return [route.page, path];
	});
	return new Map(await Promise.all(files));
}
/** The tags for the preview of a shared link, whose picture is at this path. */
function shareTags({ title, picture }, path) {
	return renderToStaticMarkup(/* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsx("meta", {
			property: "og:image",
			content: new URL(path, FARM.website).href
		}),
		/* @__PURE__ */ jsx("meta", {
			property: "og:image:alt",
			content: `${title}. ${sourceOf(picture).alt}`
		}),
		/* @__PURE__ */ jsx("meta", {
			property: "og:image:width",
			content: `${SHARE_SIZE.width}`
		}),
		/* @__PURE__ */ jsx("meta", {
			property: "og:image:height",
			content: `${SHARE_SIZE.height}`
		}),
		/* @__PURE__ */ jsx("meta", {
			name: "twitter:card",
			content: "summary_large_image"
		})
	] }));
}
var { name } = FARM;
/** The room for the farm's name between the logo and the quilt, and the average width of a letter in em. */
var NAME = {
	room: 912,
	letter: .54
};
/** `art`, `logo` and `quilt` are data URLs. */
function Card({ route, art, logo, quilt }) {
	const { path, title, picture } = route;
	const words = title.replace(` | ${name}`, "").replace(`${name} | `, "").split(" ");
	const offer = path === PATHS.home && CONSULTATION.included.items[0];
	const nameSize = Math.min(40, Math.floor(NAME.room / (NAME.letter * name.length)));
	return /* @__PURE__ */ jsxs("div", {
		style: {
			display: "flex",
			...SHARE_SIZE,
			fontFamily: "Fraunces",
			background: PALETTE.straw
		},
		children: [
			/* @__PURE__ */ jsx("img", {
				src: art,
				alt: "",
				style: {
					...ART,
					objectPosition: sourceOf(picture).focus
				}
			}),
			/* @__PURE__ */ jsxs("div", {
				style: TITLE,
				children: [words.map((word) => /* @__PURE__ */ jsx("div", { children: word }, word)), offer && /* @__PURE__ */ jsx("div", {
					style: OFFER,
					children: offer
				})]
			}),
			/* @__PURE__ */ jsx("svg", {
				width: SHARE_SIZE.width,
				height: 164,
				style: {
					position: "absolute",
					bottom: 0
				},
				"aria-hidden": "true",
				children: /* @__PURE__ */ jsx("path", {
					fill: PALETTE.deep,
					d: `M0 26c190-34 390 44 630 26S1010 4 ${SHARE_SIZE.width} 30v164H0Z`
				})
			}),
			/* @__PURE__ */ jsxs("div", {
				style: {
					...SIGNATURE,
					fontSize: nameSize
				},
				children: [/* @__PURE__ */ jsx("img", {
					src: logo,
					alt: "",
					width: 80,
					height: 80
				}), name]
			}),
			/* @__PURE__ */ jsx("img", {
				src: quilt,
				alt: "",
				width: 64,
				height: 64,
				style: {
					position: "absolute",
					right: 56,
					bottom: 22
				}
			})
		]
	});
}
/** The hill covers its bottom edge. */
var ART = {
	position: "absolute",
	right: 0,
	width: 600,
	height: 530,
	objectFit: "cover"
};
var TITLE = {
	display: "flex",
	flexWrap: "wrap",
	alignContent: "center",
	columnGap: "0.24em",
	width: 500,
	height: 510,
	marginLeft: 56,
	paddingTop: 20,
	color: PALETTE.deep,
	fontSize: 68,
	lineHeight: 1.06,
	letterSpacing: "-0.025em"
};
var OFFER = {
	width: "100%",
	marginTop: 16,
	color: PALETTE.barnDark,
	fontSize: 32,
	letterSpacing: "-0.01em"
};
var SIGNATURE = {
	position: "absolute",
	left: 48,
	bottom: 14,
	display: "flex",
	alignItems: "center",
	gap: 16,
	color: PALETTE.cream,
	letterSpacing: "-0.01em"
};
// build/prerender.tsx
/** React writes the tags of the head before everything else. */
var HOISTED_TAGS = /^(?:<(?:link|meta)[^>]*>|<title>[^<]*<\/title>)+/;
/** The HTML of a path: `head` has its tags and styles. A path that no route lists renders the 404 page. */
async function prerenderPath(path) {
	const cache = styleCache();
	cache.compat = true;
	const { extractCriticalToChunks } = createEmotionServer(cache);
	const { prelude } = await prerender(/* @__PURE__ */ jsx(Providers, {
		cache,
		children: /* @__PURE__ */ jsx(StaticRouter, {
			location: path,
			children: path === "/consultation-received" ? /* @__PURE__ */ jsx(Received, {}) : /* @__PURE__ */ jsx(App, {})
		})
	}), { progressiveChunkSize: Number.POSITIVE_INFINITY });
	const html = await new Response(prelude).text();
	const [tags = ""] = HOISTED_TAGS.exec(html) ?? [];
	const { styles } = extractCriticalToChunks(html);
	return {
		head: tags + `<style ${SERVED_STYLES}="${styles.flatMap(({ ids }) => ids).join(" ")}">${styles.map(({ css }) => css).join("")}</style>`,
		body: html.slice(tags.length)
	};
}
/** The thank-you screen for a visitor who has sent the form without script. */
function Received() {
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx(HeadTags, { head: RECEIVED_HEAD }), /* @__PURE__ */ jsx(Frame, { children: /* @__PURE__ */ jsx(Main, { children: /* @__PURE__ */ jsx(ThankYou, {}) }) })] });
}
export { HillEdge as $, sexAndAge as A, largeQuilt as B, hiddenFields as C, PUP_CARD as D, useToday as E, CONSULTATION as F, WideSection as G, PlainList as H, FORM as I, CONTAINER_EDGE as J, Main as K, TOASTS as L, tierOf as M, readyWeeks as N, ageOf as O, weeksOld as P, touchTarget as Q, heroAction as R, askedSections as S, questionOf as T, HydratedLater as U, useCanAnnounce as V, Section as W, row$1 as X, columns as Y, spread as Z, honeypotIn as _, DraftNote as a, Paragraphs as at, EMPTY_REQUEST as b, client as c, askPath as ct, useSubmission as d, Hills as et, GIVE_UP_MS as f, answersIn as g, keepDraft as h, AskedPups as i, EmailText as it, shareText as j, priceOf as k, forgetSubmission as l, attemptFor as m, Steps as n, ContactText as nt, useDraft as o, paragraphs as ot, prepareAppCheck as p, prerenderPath, BESIDE_CONTAINER as q, THINGS as r, Compounds as rt, SUBMISSION as s, shareTags, useSentAt as st, ThankYou as t, ContactRows as tt, isSubmitting as u, showAnswers as v, offeredOptions as w, writeSharePictures, FIELD_NAMES as x, reportChange as y, BarnQuilt as z };
