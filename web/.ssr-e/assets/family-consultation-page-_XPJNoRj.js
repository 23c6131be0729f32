import { A as LOW_SCREEN, C as Button, F as Icon, I as PATHS, J as chakra, Ot as SUBMIT_PATH, P as forcedEdge, S as textLink, V as defineStyle, Z as useChakraContext, _ as Figure, a as HostFace, i as Host, it as CONTACT, k as LARGE_TEXT, l as quiltBullet, pt as FARM, s as hostFace, vt as FARM_PHONE_HREF, w as ButtonAnchor, wt as HONEYPOT_FIELD, x as TextButton } from "./app-B3ktw_AD.js";
import { C as hiddenFields, F as CONSULTATION, H as PlainList, I as FORM, K as Main, L as TOASTS, Q as touchTarget, S as askedSections, T as questionOf, U as HydratedLater, V as useCanAnnounce, W as Section, X as row, _ as honeypotIn, a as DraftNote, b as EMPTY_REQUEST, c as client, d as useSubmission, et as Hills, f as GIVE_UP_MS, g as answersIn, h as keepDraft, i as AskedPups, it as EmailText, l as forgetSubmission, m as attemptFor, n as Steps, nt as ContactText, o as useDraft, p as prepareAppCheck, r as THINGS, s as SUBMISSION, st as useSentAt, t as ThankYou, u as isSubmitting, v as showAnswers, w as offeredOptions, x as FIELD_NAMES, y as reportChange, z as BarnQuilt } from "../prerender.js";
import { Fragment, createContext, use, useCallback, useDeferredValue, useEffect, useId, useInsertionEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
import { Check, ChevronDown, CircleAlert, CircleCheck, Medal, Phone, Stethoscope, X } from "lucide";
import { flushSync } from "react-dom";
import { useMutation } from "@tanstack/react-query";
import { FormikProvider, useFormik, useFormikContext } from "formik";
import * as z from "zod/mini";
import { toFormikValidationSchema } from "zod-formik-adapter";
// ../node_modules/@chakra-ui/react/dist/esm/hooks/use-callback-ref.js
function useCallbackRef(callback, deps = []) {
	const callbackRef = useRef(() => {
		throw new Error("Cannot call an event handler while rendering.");
	});
	useInsertionEffect(() => {
		callbackRef.current = callback;
	});
	return useCallback((...args) => callbackRef.current?.(...args), deps);
}
// ../node_modules/@chakra-ui/react/dist/esm/hooks/use-media-query.js
function listen(query, callback) {
	try {
		query.addEventListener("change", callback);
		return () => query.removeEventListener("change", callback);
	} catch (e) {
		query.addListener(callback);
		return () => query.removeListener(callback);
	}
}
function useMediaQuery(query, options = {}) {
	const { fallback: _fallback = [], ssr = true, getWindow } = options;
	const getWin = useCallbackRef(getWindow);
	const queries = Array.isArray(query) ? query : [query];
	const queryKey = JSON.stringify(queries);
	const fallback = _fallback?.filter((v) => v != null);
	const [value, setValue] = useState(() => {
		return queries.map((query2, index) => {
			if (!ssr) {
				const { media, matches } = (getWindow?.() ?? window).matchMedia(query2);
				return {
					media,
					matches
				};
			}
			return {
				media: query2,
				matches: !!fallback[index]
			};
		});
	});
	useEffect(() => {
		const win = getWin() ?? window;
		setValue((prev) => {
			const current = queries.map((query2) => {
				const { media, matches } = win.matchMedia(query2);
				return {
					media,
					matches
				};
			});
			return prev.length === current.length && prev.every((v, i) => v.matches === current[i].matches && v.media === current[i].media) ? prev : current;
		});
		const mql = queries.map((query2) => win.matchMedia(query2));
		const handler = (evt) => {
			setValue((prev) => {
				return prev.slice().map((item) => {
					if (item.media === evt.media) return {
						...item,
						matches: evt.matches
					};
					return item;
				});
			});
		};
		const cleanups = mql.map((v) => listen(v, handler));
		return () => cleanups.forEach((fn) => fn());
	}, [getWin, queryKey]);
	return value.map((item) => item.matches);
}
// ../node_modules/@chakra-ui/react/dist/esm/hooks/use-breakpoint.js
function useBreakpoint(options = {}) {
	options.fallback || (options.fallback = "base");
	const sys = useChakraContext();
	let fallbackPassed = false;
	const breakpoints = [{
		name: "base",
		min: "0px"
	}, ...sys.breakpoints.values.map((bp) => ({
		name: bp.name,
		min: bp.min
	}))].map(({ min, name: breakpoint }) => {
		const item = {
			breakpoint,
			query: `(min-width: ${min})`,
			fallback: !fallbackPassed
		};
		if (breakpoint === options.fallback) fallbackPassed = true;
		return item;
	}).filter(({ breakpoint }) => !options.breakpoints || options.breakpoints.includes(breakpoint));
	const fallback = breakpoints.map(({ fallback: fallback2 }) => fallback2);
	return breakpoints[useMediaQuery(breakpoints.map((bp) => bp.query), {
		fallback,
		ssr: options.ssr,
		getWindow: options.getWindow
	}).lastIndexOf(true)]?.breakpoint ?? options.fallback;
}
function useBreakpointValue(value, opts) {
	const normalized = useChakraContext().normalizeValue(value);
	return normalized[useBreakpoint({
		breakpoints: Object.keys(normalized),
		...opts
	})];
}
// ../functions/src/contract/schema.ts
z.config({ jitless: true });
/** The message for a question without a valid answer. */
var REQUIRED = {
	firstName: "First name is required.",
	lastName: "Last name is required.",
	email: "Valid email is required.",
	phone: "Valid phone number is required.",
	location: "Location is required.",
	familySize: "Family size is required.",
	propertyType: "Property type is required.",
	dogExperience: "Experience level is required.",
	timeline: "Timeline is required.",
	guardianGoals: "At least one goal is required."
};
var DOMAIN_LABEL = "[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}])?";
/** What browsers accept in `<input type=email>`. They convert an international domain to ASCII before they check it. */
var EMAIL = new RegExp(`^[\\w.!#$%&'*+/=?^\`{|}~-]+@${DOMAIN_LABEL}(?:\\.${DOMAIN_LABEL})*$`, "u");
var CHOOSE = "Choose from the listed answers.";
var RULES = Object.fromEntries(FIELD_NAMES.map((name) => [name, ruleOf(questionOf(name))]));
/** The questions in the order of the form. Parsing trims texts and empties hidden fields. */
var consultationSchema = z.pipe(z.transform(clearHiddenFields), z.strictObject(RULES, { error: (issue) => issue.code === "unrecognized_keys" ? "The request has a field that we do not know." : void 0 }));
/** Answers to hidden questions are neither validated nor stored. */
function clearHiddenFields(input) {
	if (typeof input !== "object" || input === null || Array.isArray(input)) return input;
	const hidden = hiddenFields(input);
	return Object.fromEntries(Object.entries(input).filter(([name]) => !hidden.includes(name)));
}
function ruleOf(question) {
	const required = question.optional || question.retired ? void 0 : REQUIRED[question.name];
	const rule = question.options ? choiceRule(question, required) : textRule(question, required);
	if (required) return rule;
	return question.retired ? z.optional(rule) : z._default(rule, question.kind === "several" ? [] : "");
}
function choiceRule({ kind, options }, required) {
	const values = options.map(({ value }) => value);
	if (kind === "one") {
		const chosen = z.enum(values, required);
		return required ? chosen : z.union([z.literal(""), chosen], "Choose one of the listed answers.");
	}
	const chosen = z.array(z.enum(values, CHOOSE), required ?? CHOOSE).check(z.overwrite((given) => [...new Set(given)]));
	return required ? chosen.check(z.minLength(1, required)) : chosen;
}
function textRule({ kind, label, minLength = 1, maxLength }, required) {
	const text = z.string(required ?? `${label} must be text.`).check(z.overwrite((value) => emptyIfInvisible(withoutControls(NORMALIZE[kind](value.toWellFormed())).trim())), z.maxLength(maxLength, { error: () => `${label} must be ${maxLength.toLocaleString("en-US")} characters or fewer.` }));
	if (!required) return text;
	const given = text.check(z.minLength(minLength, required));
	return kind === "email" ? z.pipe(given, z.email({
		pattern: EMAIL,
		error: required
	})) : given;
}
var NORMALIZE = {
	line: visibleLine,
	email: plainLine,
	phone: phoneLine,
	paragraph: (value) => value.replace(/\r\n?/g, "\n")
};
/**
* Replaces line breaks and tabs by spaces, and removes what a person cannot see. Contacts and web pages put invisible
* characters, for example U+202A or U+200B, around what a visitor copies. A joiner between two visible characters stays:
* Persian and Sinhala names and emoji need it.
*/
function visibleLine(value) {
	return value.replace(/(?![\u200C\u200D])\p{Default_Ignorable_Code_Point}/gu, "").replace(/(?<![^\s\p{C}])[\u200C\u200D]|[\u200C\u200D](?![^\s\p{C}])/gu, "").replace(/\s+/gu, " ");
}
/** Also gives the characters their usual width, for example full-width digits. */
function plainLine(value) {
	return visibleLine(value.normalize("NFKC")).replace(/[\u200C\u200D]/g, "");
}
/** Phones and web pages write any dash, minus or dot between the digits. */
function phoneLine(value) {
	return plainLine(value).replace(/[\p{Pd}\u2212\u00B7\u2022\u2219\u22C5\u30FB]|\.(?=\d)/gu, "-");
}
/** Removes control characters (Unicode category Cc) except tabs and line feeds. */
function withoutControls(value) {
	return value.replace(/[^\P{Cc}\t\n]/gu, "");
}
/** Returns an empty string for text that shows nothing, such as zero-width characters or an empty Braille cell. */
function emptyIfInvisible(value) {
	return /[^\p{Default_Ignorable_Code_Point}\s\u2800]/u.test(value) ? value : "";
}
// src/consultation-form/field.tsx
var HINTS = FORM.hints;
/** One control with its label, hint and error message. The control has the attributes of `controlProps`. */
function Field({ half, children, ...field }) {
	return /* @__PURE__ */ jsxs("div", {
		className: half ? "field half" : "field",
		...stateOf(field),
		children: [/* @__PURE__ */ jsx("label", {
			htmlFor: field.name,
			children: /* @__PURE__ */ jsx(Label, { name: field.name })
		}), /* @__PURE__ */ jsx(Described, {
			...field,
			children: /* @__PURE__ */ jsx("div", {
				className: "control",
				children
			})
		})]
	});
}
/** A fieldset for radio buttons or checkboxes. */
function FieldGroup({ children, ...field }) {
	const { id, name, required, "aria-invalid": invalid, ...described } = controlProps(field);
	const state = questionOf(field.name).kind === "one" && {
		role: "radiogroup",
		"aria-invalid": invalid,
		"aria-required": required || void 0
	};
	return /* @__PURE__ */ jsxs("fieldset", {
		className: "field",
		...stateOf(field),
		...described,
		...state,
		children: [/* @__PURE__ */ jsx("legend", { children: /* @__PURE__ */ jsx(Label, { name: field.name }) }), /* @__PURE__ */ jsx(Described, {
			...field,
			children: /* @__PURE__ */ jsx("div", {
				className: "choices",
				children
			})
		})]
	});
}
function stateOf({ name, error }) {
	return {
		"data-field": name,
		"data-invalid": error ? "" : void 0
	};
}
/** The attributes of a control that connect it with its field. */
function controlProps({ name, error }) {
	const described = [HINTS[name] && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(" ");
	return {
		id: name,
		name,
		required: !questionOf(name).optional,
		"aria-invalid": Boolean(error) || void 0,
		"aria-describedby": described || void 0
	};
}
/** The questions whose label repeats the heading of their section directly above. Only screen readers read it again. */
var HEADED = new Set(askedSections().flatMap(({ title, names: [first] }) => first && title.toLowerCase().includes(questionOf(first).label.toLowerCase()) ? first : []));
function Label({ name }) {
	const { label, optional } = questionOf(name);
	if (HEADED.has(name)) return /* @__PURE__ */ jsx("span", {
		className: "visually-hidden",
		children: label
	});
	if (!optional) return label;
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx("span", { children: label }), /* @__PURE__ */ jsxs("span", {
		className: "optional",
		children: [" ", FORM.optional]
	})] });
}
/** A control, with the hint above it and the message below it. */
function Described({ name, error, children }) {
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		HINTS[name] && /* @__PURE__ */ jsx("p", {
			className: "hint",
			id: `${name}-hint`,
			children: HINTS[name]
		}),
		children,
		error && /* @__PURE__ */ jsxs("p", {
			className: "message",
			id: `${name}-error`,
			children: [/* @__PURE__ */ jsx(Icon, {
				of: CircleAlert,
				size: 20
			}), /* @__PURE__ */ jsx("span", { children: error })]
		})
	] });
}
/** A link to a field. Focuses its control and scrolls its label into view, or the heading in place of a label. */
function FieldLink({ name, ...props }) {
	function follow(event) {
		event.preventDefault();
		const field = document.querySelector(`[data-field="${name}"]`);
		(HEADED.has(name) ? field?.closest("section") : field)?.scrollIntoView({ behavior: "instant" });
		document.getElementById(name)?.focus({ preventScroll: true });
	}
	return /* @__PURE__ */ jsx("a", {
		href: `#${name}`,
		onClick: follow,
		...props
	});
}
// src/consultation-form/validation.ts
/** For Formik. The adapter's type asks for a schema of full zod, but it only calls `parseAsync`, which zod/mini has too. */
var VALIDATION = toFormikValidationSchema(consultationSchema);
/** One object, so that React does not render the fields again at each answer while there is no message. */
var NO_MESSAGES = /* @__PURE__ */ new Map();
var MessagesContext = createContext(NO_MESSAGES);
/** The schema's message for each field, or the server's until the visitor changes the refused answer. */
function messagesOf(errors, values, submission) {
	const { answers } = submission?.variables ?? {};
	const messages = FIELD_NAMES.map((name) => {
		const refused = JSON.stringify(answers?.[name]) === JSON.stringify(values[name]) && submission?.error?.fieldErrors?.[name];
		return [name, [errors[name]].flat().find(Boolean) ?? refused];
	}).filter((entry) => Boolean(entry[1]));
	return messages.length > 0 ? new Map(messages) : NO_MESSAGES;
}
// src/consultation-form/error-summary.tsx
var LONGEST_SMOOTH_SCROLL_MS = 1e3;
var box = defineStyle({
	marginBottom: "5",
	paddingTop: "3.5",
	paddingBottom: "1.5",
	paddingInline: {
		base: "4",
		md: "7"
	},
	bg: "white",
	border: "3px solid {colors.error}",
	borderRadius: "row",
	scrollMarginTop: "2",
	"& h2": {
		textStyle: "h3",
		marginBottom: "3",
		color: "fg"
	},
	"& ul": {
		columns: "24rem 2",
		columnGap: "12"
	},
	"& li": {
		borderTop: "hairline",
		breakInside: "avoid"
	},
	"& a": {
		...textLink,
		...touchTarget,
		display: "flex",
		gap: "2",
		paddingBlock: "1",
		color: "error",
		fontWeight: "650",
		"&[data-corrected]": {
			color: "fg.muted",
			textDecoration: "none",
			"& > span:last-child": { textDecoration: "line-through" }
		}
	},
	"&&:focus": {
		outline: "3px solid var(--focus-ring)",
		outlineOffset: "3px"
	}
});
/**
* Lists the errors of the last submit until the next one has ended, and marks those that have been corrected since. A
* submit is under way as long as Formik validates it or the submission is pending, which both are current at each render.
*/
function ErrorSummary() {
	const { submitCount, isSubmitting, values, errors } = useFormikContext();
	const submission = useSubmission();
	const messages = use(MessagesContext);
	const [last, setLast] = useState({
		id: "",
		listed: messages
	});
	const id = `${submitCount} ${submission?.submittedAt}`;
	if (id !== last.id && !isSubmitting && submission?.status !== "pending") setLast({
		id,
		listed: messagesOf(errors, submission?.variables?.answers ?? values, submission)
	});
	const shown = useDeferredValue(last);
	return /* @__PURE__ */ jsx(List, {
		listed: shown.listed,
		messages
	}, shown.id);
}
function List({ listed, messages }) {
	const summary = useRef(null);
	const headingId = useId();
	useLayoutEffect(() => {
		if (!summary.current) return;
		summary.current.focus({ preventScroll: true });
		return holdInView(summary.current);
	}, []);
	const hasErrors = messages.size > 0;
	useLayoutEffect(() => {
		document.title = (hasErrors ? FORM.error : "") + document.title.replace(FORM.error, "");
	}, [hasErrors]);
	if (!listed.size) return null;
	const left = Array.from(listed.keys()).filter((name) => messages.has(name)).length;
	const title = titleOf(left, listed.size);
	return /* @__PURE__ */ jsxs(chakra.div, {
		css: box,
		ref: summary,
		tabIndex: -1,
		"aria-labelledby": headingId,
		role: "group",
		children: [/* @__PURE__ */ jsx("h2", {
			id: headingId,
			children: /* @__PURE__ */ jsx("span", { children: title }, title)
		}), /* @__PURE__ */ jsx("div", {
			role: "alert",
			children: /* @__PURE__ */ jsx(PlainList, { children: Array.from(listed, ([name, message]) => /* @__PURE__ */ jsx(Message, {
				name,
				text: messages.get(name) ?? message,
				corrected: !messages.has(name)
			}, name)) })
		})]
	});
}
function titleOf(left, listed) {
	const { heading, left: toAnswer, solved } = FORM.problem;
	if (left === listed) return heading;
	return left === 0 ? solved : toAnswer(left);
}
/** A message. Says that it is corrected, when it is. */
function Message({ name, text, corrected }) {
	return /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsxs(FieldLink, {
		name,
		"data-corrected": corrected ? "" : void 0,
		children: [
			corrected && /* @__PURE__ */ jsx(Icon, {
				of: Check,
				size: 20
			}),
			corrected && /* @__PURE__ */ jsx("span", {
				className: "visually-hidden",
				children: FORM.problem.corrected
			}),
			/* @__PURE__ */ jsx("span", { children: text })
		]
	}) });
}
/**
* Keeps the element in view until the visitor acts, for at most one second. Without this, a smooth scroll that is still
* running would scroll the page away from it.
*/
function holdInView(element) {
	const hold = new AbortController();
	const release = () => hold.abort();
	const jump = () => element.scrollIntoView({ behavior: "instant" });
	addEventListener("scroll", jump, { signal: hold.signal });
	for (const action of [
		"wheel",
		"pointerdown",
		"keydown",
		"focusin"
	]) addEventListener(action, release, {
		signal: hold.signal,
		passive: true,
		capture: true
	});
	setTimeout(release, LONGEST_SMOOTH_SCROLL_MS);
	jump();
	return release;
}
// src/consultation-form/choice-fields.tsx
function RadioField(field) {
	const { optional } = questionOf(field.name);
	const options = offeredOptions(field.name);
	return /* @__PURE__ */ jsxs(FieldGroup, {
		...field,
		children: [options.map((option, index) => /* @__PURE__ */ jsx(Choice, {
			option,
			type: "radio",
			id: choiceId(field.name, index),
			name: field.name,
			required: !optional
		}, option.value)), optional && /* @__PURE__ */ jsx(ClearAnswer, { name: field.name })]
	});
}
/** An option with `none` and the other options exclude each other. A status message names what was unchecked. */
function CheckboxField(field) {
	const [unchecked, setUnchecked] = useState([]);
	const options = offeredOptions(field.name);
	function uncheckExcluded({ currentTarget: { form, checked, value } }) {
		const chosen = options.find((option) => option.value === value);
		const excluded = options.filter((option, index) => {
			const box = form?.querySelector(`#${choiceId(field.name, index)}`);
			if (!box?.checked || !checked || option.none === chosen?.none) return false;
			box.checked = false;
			return true;
		});
		setUnchecked(excluded);
	}
	return /* @__PURE__ */ jsxs(FieldGroup, {
		...field,
		children: [options.map((option, index) => /* @__PURE__ */ jsx(Choice, {
			option,
			type: "checkbox",
			id: choiceId(field.name, index),
			name: field.name,
			"aria-invalid": Boolean(field.error) || void 0,
			onClick: uncheckExcluded
		}, option.value)), options.some(({ none }) => none) && /* @__PURE__ */ jsx(Unchecked, {
			name: field.name,
			unchecked
		})]
	});
}
/** Says nothing after the form is cleared. */
function Unchecked({ name, unchecked }) {
	const { values } = useFormikContext();
	return /* @__PURE__ */ jsx("p", {
		role: "status",
		children: values[name].length > 0 && unchecked.map(({ label }) => FORM.unchecked(label)).join(" ")
	});
}
/** An answer with more letters does not fit beside another one on a phone. */
var LONG_CHOICE = 27;
function Choice({ option, ...input }) {
	const { value, label, hint } = option;
	return /* @__PURE__ */ jsxs("label", {
		"data-long": `${label}${hint ?? ""}`.length > LONG_CHOICE ? "" : void 0,
		children: [/* @__PURE__ */ jsx("input", {
			...input,
			value
		}), hint ? /* @__PURE__ */ jsxs("span", { children: [
			/* @__PURE__ */ jsx("span", { children: label }),
			" ",
			/* @__PURE__ */ jsx("span", {
				className: "option-hint",
				children: hint
			})
		] }) : label]
	});
}
/** The first choice has the name of its field as its id, since links to the field lead to that id. */
function choiceId(name, index) {
	return index === 0 ? name : `${name}-${index + 1}`;
}
/** Clears the answer, because browsers offer no way to uncheck a radio button. */
function ClearAnswer({ name }) {
	const { values } = useFormikContext();
	function clear({ currentTarget: { form } }) {
		if (!form) return;
		for (const radio of form.querySelectorAll(`[name=${name}]`)) radio.checked = false;
		reportChange(form);
		document.getElementById(name)?.focus();
	}
	return values[name] && /* @__PURE__ */ jsx(TextButton, {
		type: "button",
		justifySelf: "start",
		onClick: clear,
		children: FORM.clearAnswer
	});
}
// src/consultation-form/progress.tsx
var ALL_OPEN = THINGS.map(({ fields: [first] }) => first);
/** The first field of each thing that still needs an answer; undefined for the others. */
var OpenThings = createContext(ALL_OPEN);
/**
* Counts what is answered. `data-answered` has the numbers of the things, for the quilts (ui/barn-quilt.tsx).
* Deferred in a component of its own, so that the form renders once for each answer.
*/
function Progress$1({ children, ...form }) {
	const { values, messages, typed } = useDeferredValue(form);
	const open = useMemo(() => openThings(values, messages, typed), [
		values,
		messages,
		typed
	]);
	const answered = open.flatMap((field, index) => field ? [] : [index + 1]);
	return /* @__PURE__ */ jsx("div", {
		className: "container consultation-form",
		"data-answered": answered.join(" "),
		children: /* @__PURE__ */ jsx(OpenThings, {
			value: open,
			children
		})
	});
}
function openThings(values, messages, typed) {
	if (!Object.values(values).some(({ length }) => length)) return ALL_OPEN;
	const issues = consultationSchema.safeParse(values).error?.issues ?? [];
	const invalid = new Set(issues.map(({ path: [field] }) => field));
	const isOpen = (name) => name === typed || invalid.has(name) || messages.has(name);
	return THINGS.map(({ fields }) => fields.find(isOpen));
}
/** Whether a thing is answered. */
function useHasProgress() {
	return use(OpenThings).includes(void 0);
}
/** For example "5 of 8". */
function Count() {
	const open = use(OpenThings).filter(Boolean).length;
	const text = FORM.progress.count(THINGS.length - open, THINGS.length);
	return /* @__PURE__ */ jsx("span", {
		className: "count",
		children: text
	}, text);
}
/** Says what is missing. */
function Missing() {
	const missing = use(OpenThings).filter(Boolean).length;
	const { nothing, some, everything } = FORM.progress;
	const text = missing === 0 ? everything : missing < THINGS.length ? some : nothing;
	return /* @__PURE__ */ jsx("span", { children: text }, text);
}
/** Links to what is missing. `answered` shows a thing that is answered. */
function ThingList({ answered = () => null }) {
	const open = use(OpenThings);
	const items = THINGS.map(({ label }, index) => ({
		label,
		field: open[index]
	}));
	return /* @__PURE__ */ jsx(PlainList, { children: items.filter(({ label, field }) => field || answered(label)).map(({ label, field }) => /* @__PURE__ */ jsx("li", { children: field ? /* @__PURE__ */ jsx(FieldLink, {
		name: field,
		children: label
	}) : answered(label) }, label)) });
}
/** For example "5 of 8 answered". */
function Caption({ untouched, className }) {
	return useHasProgress() ? /* @__PURE__ */ jsxs("p", { children: [
		/* @__PURE__ */ jsx(Count, {}),
		" ",
		/* @__PURE__ */ jsx("span", {
			className,
			children: FORM.progress.answered
		})
	] }, "count") : /* @__PURE__ */ jsx("p", { children: untouched }, "untouched");
}
/** The quilt with the count and the list of what is answered and what is missing. */
function ProgressColumn() {
	return /* @__PURE__ */ jsxs("aside", {
		className: "progress-column",
		"aria-label": FORM.progress.label,
		children: [
			/* @__PURE__ */ jsx(BarnQuilt, {}),
			/* @__PURE__ */ jsx(Caption, { untouched: FORM.progress.nothing }),
			/* @__PURE__ */ jsx(CheckedList, {})
		]
	});
}
/** Only on wide screens, and only after hydration: nothing below it moves, and a phone has fewer elements to hydrate. */
function CheckedList() {
	return useBreakpointValue({
		base: false,
		lg: true
	}) && /* @__PURE__ */ jsx(ThingList, { answered: (label) => /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx(Icon, {
		of: Check,
		size: 18
	}), /* @__PURE__ */ jsx("span", { children: label })] }) });
}
// src/consultation-form/form-section.tsx
function FormSection({ part, title, optional, children }) {
	const titleId = useId();
	return /* @__PURE__ */ jsxs("section", {
		"aria-labelledby": titleId,
		children: [/* @__PURE__ */ jsxs("div", {
			className: "head",
			children: [/* @__PURE__ */ jsx(BarnQuilt, {}), /* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx(Caption, {
				untouched: part,
				className: "visually-hidden"
			}), /* @__PURE__ */ jsxs("h2", {
				id: titleId,
				children: [/* @__PURE__ */ jsx("span", { children: title }), optional && /* @__PURE__ */ jsxs("span", {
					className: "optional",
					children: [" ", FORM.optional]
				})]
			})] })]
		}), /* @__PURE__ */ jsx("div", {
			className: "fields",
			children
		})]
	});
}
// src/consultation-form/submit-row.tsx
/** The end of the form: what is missing, the button, and what happens next. */
function SubmitRow({ children }) {
	const submission = useSubmission();
	const isPending = submission?.status === "pending";
	return /* @__PURE__ */ jsxs("div", {
		className: "submit-row",
		children: [
			/* @__PURE__ */ jsx(Progress, {}),
			/* @__PURE__ */ jsx(ThingList, {}),
			/* @__PURE__ */ jsx("p", {
				className: "promise",
				children: CONSULTATION.promise
			}),
			/* @__PURE__ */ jsx(SubmitButton, {
				isPending,
				size: "large"
			}),
			/* @__PURE__ */ jsx("p", {
				role: "status",
				children: isPending && submission.failureCount > 0 && FORM.again(submission.failureCount, 3)
			}),
			children,
			/* @__PURE__ */ jsxs("p", {
				className: "use",
				children: [
					FORM.terms,
					" ",
					FORM.use,
					" ",
					FORM.kept,
					" ",
					/* @__PURE__ */ jsx(EmailText, { address: FARM.email }),
					"."
				]
			}),
			/* @__PURE__ */ jsx("h2", { children: FORM.process }),
			/* @__PURE__ */ jsx(Steps, { steps: CONSULTATION.steps })
		]
	});
}
function Progress() {
	const hasProgress = useHasProgress();
	return /* @__PURE__ */ jsxs("div", {
		className: "progress",
		children: [/* @__PURE__ */ jsx(BarnQuilt, {}), /* @__PURE__ */ jsxs("p", { children: [hasProgress && /* @__PURE__ */ jsx(Count, {}), /* @__PURE__ */ jsx(Missing, {})] })]
	});
}
/** Has the width of its longest label, also while it shows another one. */
var wide = defineStyle({
	display: "inline-grid",
	rowGap: "0",
	width: {
		base: "full",
		lg: "auto"
	},
	"&::before": {
		content: "attr(data-longest)",
		height: "0",
		visibility: "hidden"
	}
});
/** The form has a second one where the last problem was solved. */
function SubmitButton({ isPending, size }) {
	const button = useRef(null);
	const wasPressed = useRef(false);
	useEffect(() => {
		if (isPending || !wasPressed.current) return;
		wasPressed.current = false;
		if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
	}, [isPending]);
	return /* @__PURE__ */ jsx(Button, {
		css: wide,
		ref: button,
		type: "submit",
		size,
		disabled: isPending,
		"data-longest": FORM.submit,
		onClick: () => {
			wasPressed.current = true;
		},
		children: isPending ? FORM.submitting : FORM.submit
	});
}
// src/consultation-form/last-problem.tsx
/** The field whose answer solved the last problem. */
var LastSolved = createContext(void 0);
/** Undefined while there are problems. */
function useLastSolved(messages) {
	const [previous, setPrevious] = useState(messages);
	const [solved, setSolved] = useState();
	if (messages.size !== previous.size) {
		setPrevious(messages);
		setSolved(messages.size === 0 ? [...previous.keys()].at(-1) : void 0);
	}
	return solved;
}
var panel = defineStyle({
	display: "grid",
	justifyItems: { lg: "start" },
	gap: "2",
	paddingTop: "3.5",
	paddingBottom: "4",
	paddingInline: "4",
	bg: "bg.selected",
	border: "head",
	borderRadius: "row",
	"& p": { fontWeight: "600" }
});
/** Lets the visitor send the form right below the group of questions in which the last problem was. */
function SendHere({ after }) {
	const solved = use(LastSolved);
	const submission = useSubmission();
	if (!solved || !after.includes(solved)) return null;
	return /* @__PURE__ */ jsxs(chakra.div, {
		css: panel,
		"data-stop": "",
		children: [/* @__PURE__ */ jsx("p", { children: FORM.problem.last }), /* @__PURE__ */ jsx(SubmitButton, { isPending: submission?.status === "pending" })]
	});
}
// src/consultation-form/text-fields.tsx
function TextField({ name, error, half, short, ...input }) {
	return /* @__PURE__ */ jsx(Field, {
		name,
		error,
		half,
		children: /* @__PURE__ */ jsx("input", {
			className: short ? "short" : void 0,
			enterKeyHint: "next",
			...input,
			...controlProps({
				name,
				error
			})
		})
	});
}
function LongTextField(field) {
	return /* @__PURE__ */ jsx(Field, {
		...field,
		children: /* @__PURE__ */ jsx("textarea", {
			...controlProps(field),
			rows: 2
		})
	});
}
function SelectField({ placeholder, ...field }) {
	return /* @__PURE__ */ jsx(Field, {
		...field,
		children: /* @__PURE__ */ jsxs("div", {
			className: "select",
			children: [/* @__PURE__ */ jsxs("select", {
				...controlProps(field),
				children: [/* @__PURE__ */ jsx("option", {
					value: "",
					children: placeholder
				}), offeredOptions(field.name).map(({ value, label }) => /* @__PURE__ */ jsx("option", {
					value,
					children: label
				}, value))]
			}), /* @__PURE__ */ jsx("span", {
				className: "chevron",
				children: /* @__PURE__ */ jsx(Icon, { of: ChevronDown })
			})]
		})
	});
}
/** Asks about an address that looks mistyped, unless the visitor is typing in the field. It never blocks. */
function EmailField(field) {
	const [isTyping, setTyping] = useState(false);
	return /* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx(TextField, {
		...field,
		type: "email",
		inputMode: "email",
		autoComplete: "email",
		spellCheck: false,
		translate: "no",
		onFocus: () => void loadTypoCheck(),
		onInput: () => setTyping(true),
		onBlur: () => setTyping(false)
	}), /* @__PURE__ */ jsx(Suggestion, {
		name: field.name,
		isTyping
	})] });
}
/** No mail arrives without it. */
var WITHOUT_ENDING = /@[^@.]+$/;
function Suggestion({ name, isTyping }) {
	const { values } = useFormikContext();
	const email = `${values[name]}`.trim();
	const [checked, setChecked] = useState();
	useEffect(() => {
		if (!email || isTyping) return;
		loadTypoCheck().then((module) => setChecked({
			email,
			suggestion: module?.likelyAddress(email)
		}));
	}, [email, isTyping]);
	const isShown = checked?.email === email && !isTyping;
	const suggestion = isShown && checked.suggestion;
	function correct({ currentTarget: { form } }) {
		if (!form || !suggestion) return;
		showAnswers(form, { [name]: suggestion });
		reportChange(form);
		document.getElementById(name)?.focus();
	}
	return /* @__PURE__ */ jsxs("p", {
		role: "status",
		children: [suggestion && /* @__PURE__ */ jsxs(TextButton, {
			type: "button",
			onClick: correct,
			children: [
				FORM.didYouMean.before,
				" ",
				/* @__PURE__ */ jsx("span", {
					translate: "no",
					children: suggestion
				}),
				FORM.didYouMean.after
			]
		}, suggestion), isShown && !suggestion && WITHOUT_ENDING.test(email) && /* @__PURE__ */ jsx("span", { children: FORM.isWholeAddress })]
	});
}
/** Resolves to nothing when the chunk fails to load, since the form works without it. */
function loadTypoCheck() {
	return import("./email-typo-BYCfPA0k.js").catch(() => void 0);
}
// src/consultation-form/form-fields.tsx
/** The questions of the contract, in its sections and in its order. */
function FormFields() {
	const sections = askedSections();
	return sections.map(({ key, title, names }, index) => /* @__PURE__ */ jsx(FormSection, {
		part: FORM.part(index + 1, sections.length),
		title,
		optional: names.some((name) => HEADED.has(name) && questionOf(name).optional),
		children: groupsOf(names).map((group) => /* @__PURE__ */ jsxs(Fragment, { children: [group.map((name) => /* @__PURE__ */ jsx(QuestionField, { name }, name)), /* @__PURE__ */ jsx(SendHere, { after: group })] }, group[0]))
	}, key));
}
/** The names, with those that are beside each other or depend on each other in one group. */
function groupsOf(names) {
	const groups = [];
	for (const name of names) {
		const group = groups.at(-1);
		if (group && (questionOf(name).asked || LINES[name]?.half && LINES[group[0] ?? name]?.half)) group.push(name);
		else groups.push([name]);
	}
	return groups;
}
/** React renders every question at each keystroke; the memo skips the fields whose message has not changed. */
function QuestionField({ name }) {
	const error = useDeferredValue(use(MessagesContext)).get(name);
	return useMemo(() => {
		const { asked } = questionOf(name);
		const field = fieldOf({
			name,
			error
		});
		return asked ? /* @__PURE__ */ jsx(Conditional, {
			...asked,
			children: field
		}) : field;
	}, [name, error]);
}
var NAME = {
	autoCapitalize: "words",
	spellCheck: false,
	translate: "no",
	half: true
};
/** Attributes of lines that differ from other lines. */
var LINES = {
	firstName: {
		...NAME,
		autoComplete: "given-name"
	},
	lastName: {
		...NAME,
		autoComplete: "family-name"
	},
	childrenAges: { short: true }
};
var PHONE = {
	type: "tel",
	inputMode: "tel",
	autoComplete: "tel",
	translate: "no",
	short: true
};
/** The questions with one answer whose options are in a list that opens, and the text that the list shows before that. */
var OPENING_LISTS = FORM.openingLists;
/** The field of a question. It follows from the question's kind, with the exceptions above. */
function fieldOf(field) {
	const question = questionOf(field.name);
	switch (question.kind) {
		case "line": return /* @__PURE__ */ jsx(TextField, {
			...field,
			minLength: question.minLength,
			...LINES[field.name]
		});
		case "phone": return /* @__PURE__ */ jsx(TextField, {
			...field,
			minLength: question.minLength,
			...PHONE
		});
		case "email": return /* @__PURE__ */ jsx(EmailField, { ...field });
		case "paragraph": return /* @__PURE__ */ jsx(LongTextField, { ...field });
		case "one": {
			const placeholder = OPENING_LISTS[field.name];
			return placeholder ? /* @__PURE__ */ jsx(SelectField, {
				...field,
				placeholder
			}) : /* @__PURE__ */ jsx(RadioField, { ...field });
		}
		case "several": return /* @__PURE__ */ jsx(CheckboxField, { ...field });
	}
}
var conditionalFrame = defineStyle({
	marginTop: "-2",
	borderLeft: "4px solid {colors.pasture}",
	paddingLeft: "22px"
});
/**
* Shows a question only while another question has a matching answer. It is done in CSS, so that it also works before
* hydration. Browsers without `:has()` always show the question, which is optional.
*/
function Conditional({ after, unless, children }) {
	const condition = `form:has(${`:is([name=${after}], [name=${after}] option:not([value=""]))`}:checked:not(${unless.map((value) => `[value="${value}"]`).join()})) &`;
	return /* @__PURE__ */ jsx(chakra.div, {
		css: [conditionalFrame, { "@supports selector(:has(*))": {
			display: "none",
			[condition]: { display: "block" }
		} }],
		children
	});
}
/** The attributes with which 1Password, LastPass, Bitwarden, Proton Pass and Dashlane leave a field alone. */
var IGNORED_BY_PASSWORD_MANAGERS = {
	"data-1p-ignore": "",
	"data-lpignore": "true",
	"data-bwignore": "",
	"data-protonpass-ignore": "true",
	"data-form-type": "other"
};
/** Rendered, so that bots fill it in, but invisible and not focusable for people. */
function Honeypot() {
	return /* @__PURE__ */ jsx("div", {
		className: "visually-hidden",
		"aria-hidden": "true",
		children: /* @__PURE__ */ jsxs("label", { children: [/* @__PURE__ */ jsx("span", { children: FORM.honeypot }), /* @__PURE__ */ jsx("input", {
			name: HONEYPOT_FIELD,
			tabIndex: -1,
			autoComplete: "off",
			...IGNORED_BY_PASSWORD_MANAGERS
		})] })
	});
}
// src/consultation-form/consultation-form.tsx
/** One constant element, so that React does not render the sections again at each keystroke. */
var FIELDS = /* @__PURE__ */ jsxs(Fragment$1, { children: [
	/* @__PURE__ */ jsx(ProgressColumn, {}),
	/* @__PURE__ */ jsx(FormFields, {}),
	/* @__PURE__ */ jsx(Honeypot, {})
] });
/** Without script, the browser posts the form to the same path, and the response is a page. */
function ConsultationForm(row) {
	const { form, formik, messages, lastSolved, typed, draft, pressStarts, input, leave, submit } = useConsultationForm();
	return /* @__PURE__ */ jsx(FormikProvider, {
		value: formik,
		children: /* @__PURE__ */ jsx(MessagesContext, {
			value: messages,
			children: /* @__PURE__ */ jsx(LastSolved, {
				value: lastSolved,
				children: /* @__PURE__ */ jsx(Progress$1, {
					values: formik.values,
					messages,
					typed,
					children: /* @__PURE__ */ jsxs("form", {
						ref: form,
						method: "post",
						action: SUBMIT_PATH,
						"aria-label": FORM.name,
						onFocus: prepareAppCheck,
						onPointerDown: pressStarts,
						onInput: input,
						onBlur: leave,
						onKeyDown: moveOnEnter,
						onSubmit: submit,
						children: [
							/* @__PURE__ */ jsx(AskedPups, { written: formik.values.additionalInfo }),
							/* @__PURE__ */ jsx(DraftNote, { ...draft }),
							/* @__PURE__ */ jsx(ErrorSummary, {}),
							/* @__PURE__ */ jsx("span", {
								className: "visually-hidden",
								role: "status",
								children: lastSolved && FORM.problem.last
							}),
							FIELDS,
							/* @__PURE__ */ jsx(SubmitRow, { ...row })
						]
					})
				})
			})
		})
	});
}
/**
* The controls hold the answers, and Formik gets a copy at each change of a choice and when the visitor leaves a text.
* Validates on submit, then also on each change. Sends a valid form, one at a time.
*/
function useConsultationForm() {
	const form = useRef(null);
	/** Resolves after the click. Undefined while nothing is pressed. */
	const press = useRef(void 0);
	const submission = useSubmission();
	const [typed, setTyped] = useState();
	const { mutateAsync: send } = useMutation(SUBMISSION, client);
	const formik = useFormik({
		initialValues: EMPTY_REQUEST,
		validationSchema: VALIDATION,
		validateOnBlur: false,
		onSubmit: async (answers) => {
			if (!form.current || isSubmitting()) return;
			forgetSubmission();
			const attempt = attemptFor({
				...consultationSchema.parse(answers),
				...honeypotIn(form.current)
			});
			const giveUpAt = performance.now() + GIVE_UP_MS;
			await send({
				attempt,
				answers,
				giveUpAt
			}).catch(() => void 0);
		}
	});
	const { values, errors, setValues, handleSubmit, submitCount } = formik;
	const hasSubmitted = submitCount > 0;
	const readControls = useCallback(() => {
		if (!form.current) return;
		const answers = answersIn(form.current);
		keepDraft(answers);
		setValues(answers, hasSubmitted);
	}, [setValues, hasSubmitted]);
	function pressStarts() {
		const ended = new AbortController();
		press.current = new Promise((resolve) => {
			const end = () => {
				ended.abort();
				setTimeout(() => {
					press.current = void 0;
					resolve();
				});
			};
			for (const type of ["pointerup", "pointercancel"]) addEventListener(type, end, { signal: ended.signal });
		});
	}
	/** Before the first submit, React renders nothing while a text is typed. Only the draft needs each letter. */
	function input({ target, currentTarget }) {
		const name = typedIn(target);
		setTyped(name);
		if (name && !hasSubmitted) keepDraft(answersIn(currentTarget));
		else readControls();
	}
	/** Waits for the end of a press, because what is missing shrinks, and the button would leave the pointer. */
	async function leave() {
		if (!typed) return;
		if (press.current) await press.current;
		readControls();
		setTyped(void 0);
	}
	function submit(event) {
		flushSync(readControls);
		handleSubmit(event);
	}
	useLayoutEffect(() => {
		if (form.current) form.current.noValidate = true;
		window.requestIdleCallback?.(() => consultationSchema.safeParse(EMPTY_REQUEST));
	}, []);
	const messages = useMemo(() => messagesOf(errors, values, submission), [
		errors,
		values,
		submission
	]);
	const solved = useLastSolved(messages);
	return {
		form,
		formik,
		messages,
		lastSolved: hasSubmitted && solved !== typed ? solved : void 0,
		typed,
		draft: useDraft(form, formik, readControls),
		pressStarts,
		input,
		leave,
		submit
	};
}
/** The field in which the visitor is typing. Its answer may be half of one, so it counts when the visitor leaves the field. */
function typedIn(target) {
	return target.matches(":is(textarea, input:not([type=radio], [type=checkbox])):focus") ? target.id : void 0;
}
/** Enter in an input moves to the next question, as the key on a phone's keyboard says. After the last one it sends. */
function moveOnEnter(event) {
	const { key, target, currentTarget: form, nativeEvent } = event;
	if (key !== "Enter" || nativeEvent.isComposing || nativeEvent.keyCode === 229 || !(target instanceof HTMLInputElement)) return;
	event.preventDefault();
	flushSync(() => target.blur());
	const stops = [...form.querySelectorAll("[data-field], [data-stop]")].filter((stop) => stop.getClientRects().length > 0);
	const next = stops[stops.findIndex((stop) => stop.contains(target)) + 1];
	const control = next?.querySelector("input:checked") ?? next?.querySelector("input, select, textarea, button");
	if (control) control.focus();
	else form.requestSubmit();
}
// src/pages/family-consultation/intro.tsx
var { breadcrumb, heading, lead, talkNow, included } = CONSULTATION;
var styles = defineStyle({
	paddingTop: {
		base: "2",
		md: "5"
	},
	"& ol": {
		...row,
		textStyle: "small"
	},
	"& ol li + li::before": {
		content: "\"/\" / \"\"",
		marginInline: "3"
	},
	"& ol a": {
		...textLink,
		...touchTarget,
		color: "fg.heading"
	},
	"& > .columns": {
		display: "grid",
		gridTemplateColumns: {
			base: "minmax(0, 1fr)",
			lg: "1fr 1fr",
			xl: "minmax(0, 1fr) minmax(0, {sizes.form})"
		},
		rowGap: "3.5",
		columnGap: "12",
		alignItems: "center",
		paddingTop: {
			base: "1",
			md: "3"
		},
		paddingBottom: {
			base: "4",
			md: "10"
		},
		[LOW_SCREEN]: {
			gridTemplateColumns: { sm: "1fr 1fr" },
			columnGap: "6"
		}
	},
	"& h1": {
		textStyle: "h1",
		fontSize: {
			base: "min(2.25rem, 7.5vw + 0.375rem)",
			md: "clamp(2.25rem, 1.6rem + 2.6vw, 3.25rem)"
		}
	},
	"& .lead": {
		marginTop: {
			base: "2.5",
			md: "5"
		},
		fontSize: {
			base: "1.045rem",
			md: "clamp(1.125rem, 1.07rem + 0.25vw, 1.3125rem)"
		}
	},
	"& .talk": {
		...hostFace,
		display: "flex",
		alignItems: "center",
		columnGap: "2.5",
		minHeight: "target"
	},
	"& .host": {
		flexWrap: "wrap",
		columnGap: "3.5",
		alignItems: { md: "flex-start" },
		marginTop: {
			base: "2",
			md: "5"
		},
		"& > div": { flex: "1 1 12rem" }
	},
	"& .talk strong": {
		display: "block",
		color: "fg.heading",
		lineHeight: "1.3"
	},
	"& .talk .sentence": {
		display: {
			base: "none",
			md: "block"
		},
		maxWidth: "measure",
		lineHeight: "1.4"
	},
	"& .talk p:last-child": {
		...row,
		columnGap: "2.5"
	},
	"& .talk strong ~ p a": { marginBlock: "-2.5" },
	"& .talk a": {
		...textLink,
		...touchTarget,
		color: "fg.heading",
		fontWeight: "600",
		whiteSpace: "nowrap"
	},
	"& .included": {
		maxWidth: "form",
		paddingBlock: {
			base: "11px",
			md: "6"
		},
		paddingInline: {
			base: "3",
			md: "9"
		},
		bg: "straw",
		borderRadius: "plate",
		...forcedEdge,
		[LARGE_TEXT]: { paddingInline: "8px" }
	},
	"& h2": {
		textStyle: "h3",
		fontSize: {
			base: "min(10vw, 1.1875rem)",
			md: "min(10vw, 1.5rem)"
		}
	},
	"& ul": {
		columns: { md: "12em 2" },
		columnGap: "8",
		marginTop: "1",
		fontSize: "1rem"
	},
	"& ul li": {
		display: "flex",
		gap: {
			base: "1.5",
			md: "3"
		},
		paddingBlock: { md: "1.5" },
		breakInside: "avoid",
		lineHeight: {
			base: "1.25",
			md: "1.4"
		},
		[LARGE_TEXT]: { paddingBlock: "1.5" }
	},
	"& ul li::before": {
		...quiltBullet,
		width: "0.65em",
		height: "0.65em",
		marginTop: "0.3em",
		[LARGE_TEXT]: { display: "none" }
	}
});
/** The breadcrumb, how to call instead, and what the consultation includes. */
function Intro() {
	return /* @__PURE__ */ jsxs(chakra.div, {
		css: styles,
		className: "container",
		children: [/* @__PURE__ */ jsx("nav", {
			"aria-label": breadcrumb.label,
			children: /* @__PURE__ */ jsxs(PlainList, {
				as: "ol",
				children: [/* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsx("a", {
					href: PATHS.home,
					children: breadcrumb.home
				}) }), /* @__PURE__ */ jsx("li", {
					"aria-current": "page",
					children: breadcrumb.here
				})]
			})
		}), /* @__PURE__ */ jsxs("div", {
			className: "columns",
			children: [/* @__PURE__ */ jsxs("div", { children: [
				/* @__PURE__ */ jsx("h1", {
					tabIndex: -1,
					children: heading
				}),
				/* @__PURE__ */ jsx("p", {
					className: "lead",
					children: lead
				}),
				/* @__PURE__ */ jsxs("div", {
					className: FARM.host ? "talk host" : "talk",
					children: [/* @__PURE__ */ jsx(HostFace, {
						iconSize: 22,
						first: true
					}), /* @__PURE__ */ jsxs("div", { children: [
						FARM.host && /* @__PURE__ */ jsx("strong", {
							translate: "no",
							children: FARM.host.name
						}),
						FARM.host && /* @__PURE__ */ jsx("span", {
							className: "sentence",
							children: FARM.host.sentence
						}),
						/* @__PURE__ */ jsxs("p", { children: [/* @__PURE__ */ jsx("span", { children: talkNow }), /* @__PURE__ */ jsx("a", {
							href: FARM_PHONE_HREF,
							translate: "no",
							children: FARM.phone
						})] })
					] })]
				})
			] }), /* @__PURE__ */ jsxs("div", {
				className: "included",
				children: [/* @__PURE__ */ jsx("h2", { children: included.heading }), /* @__PURE__ */ jsx(PlainList, { children: included.items.map((item) => /* @__PURE__ */ jsx("li", { children: item }, item)) })]
			})]
		})]
	});
}
// src/consultation-form/sending/submission-toast.tsx
/** In the lower corner, because the list of errors and the quilt of the thank-you screen are at the top. */
var region = defineStyle({
	position: "fixed",
	zIndex: "2",
	right: "3",
	left: {
		base: "3",
		sm: "auto"
	},
	bottom: "3"
});
var cardStyles = defineStyle({
	display: "grid",
	gridTemplateColumns: "auto 1fr auto",
	columnGap: "3",
	width: { sm: "400px" },
	padding: "4",
	bg: "white",
	"--accent": "{colors.deep}",
	"&[data-toast=error]": { "--accent": "{colors.error}" },
	border: "2px solid var(--accent)",
	borderRadius: "plate",
	boxShadow: "toast",
	lineHeight: "1.4",
	_motionSafe: {
		transition: "opacity 200ms, transform 200ms",
		_starting: {
			opacity: "0",
			transform: "translateY(16px)"
		}
	},
	"& > .icon": {
		marginTop: "0.5",
		color: "var(--accent)"
	},
	"& strong": {
		display: "block",
		textStyle: "item",
		color: "var(--accent)"
	},
	"& > .kept": {
		gridColumn: "2 / -1",
		marginTop: "1"
	},
	"& > .close": {
		display: "grid",
		placeItems: "center",
		width: "48px",
		height: "48px",
		marginTop: "-2",
		marginRight: "-2",
		borderRadius: "control",
		cursor: "pointer",
		_hover: { bg: "bg.selected" }
	},
	"& > .action": {
		gridColumn: "1 / -1",
		display: "grid",
		gap: "2",
		marginTop: "3"
	}
});
/**
* Shows the result of the last submission until the visitor closes it or submits again. Its live regions render before
* any toast, because screen readers announce only changes in them. `isAway` says that another page than the form's is shown.
*/
function SubmissionToast({ isAway }) {
	const { status, error, submittedAt = 0 } = useSubmission() ?? {};
	const [closed, setClosed] = useState(0);
	const close = useCallback(() => setClosed(submittedAt), [submittedAt]);
	const shown = useCanAnnounce() && closed !== submittedAt && status;
	return /* @__PURE__ */ jsxs(chakra.div, {
		css: region,
		children: [/* @__PURE__ */ jsx("div", {
			role: "alert",
			children: error && shown === "error" && /* @__PURE__ */ jsxs(Toast, {
				kind: "error",
				title: TOASTS.error.title,
				text: error.message,
				onClose: close,
				children: [!error.fieldErrors && /* @__PURE__ */ jsx("p", {
					className: "kept",
					children: isAway ? TOASTS.keptAway : TOASTS.kept
				}), /* @__PURE__ */ jsxs("div", {
					className: "action",
					children: [isAway && /* @__PURE__ */ jsx(ButtonAnchor, {
						href: "/family-consultation",
						children: TOASTS.back
					}), /* @__PURE__ */ jsxs(ButtonAnchor, {
						look: "solid",
						href: FARM_PHONE_HREF,
						children: [/* @__PURE__ */ jsx(Icon, {
							of: Phone,
							size: 20
						}), /* @__PURE__ */ jsx(ContactText, { ...CONTACT.phone })]
					})]
				})]
			})
		}), /* @__PURE__ */ jsx("div", {
			role: "status",
			children: shown === "success" && /* @__PURE__ */ jsx(Toast, {
				kind: "success",
				...TOASTS.success,
				onClose: close
			})
		})]
	});
}
/** Milliseconds after which a success toast closes, as it does when the visitor scrolls, unless a mouse is on it or it has the focus. */
var SUCCESS_MS = 6e3;
/** A message in the corner. An error stays until the visitor closes it. Closing returns the focus to where it was. */
function Toast({ kind, title, text, onClose, children }) {
	const card = useRef(null);
	const cameFrom = useRef(null);
	function rememberFocus({ currentTarget, relatedTarget }) {
		if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
	}
	const close = useCallback(() => {
		const hadFocus = card.current?.contains(document.activeElement);
		onClose();
		if (hadFocus && cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
	}, [onClose]);
	useEffect(() => {
		const closeOnEscape = ({ key }) => key === "Escape" && close();
		document.addEventListener("keydown", closeOnEscape);
		return () => document.removeEventListener("keydown", closeOnEscape);
	}, [close]);
	useEffect(() => {
		if (kind === "error") return;
		const holds = matchMedia("(hover: hover)").matches ? ":hover, :focus-within" : ":focus-within";
		const closeUnlessUsed = () => card.current?.matches(holds) || onClose();
		const timer = setInterval(closeUnlessUsed, SUCCESS_MS);
		const leaveTop = () => window.scrollY > 0 && closeUnlessUsed();
		addEventListener("scroll", leaveTop, { passive: true });
		return () => {
			clearInterval(timer);
			removeEventListener("scroll", leaveTop);
		};
	}, [kind, onClose]);
	return /* @__PURE__ */ jsxs(chakra.div, {
		css: cardStyles,
		ref: card,
		"data-toast": kind,
		onFocus: rememberFocus,
		children: [
			/* @__PURE__ */ jsx("span", {
				className: "icon",
				children: /* @__PURE__ */ jsx(Icon, {
					of: kind === "error" ? CircleAlert : CircleCheck,
					size: 26
				})
			}),
			/* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("strong", { children: title }), /* @__PURE__ */ jsx("p", { children: text })] }),
			/* @__PURE__ */ jsx("button", {
				className: "close",
				type: "button",
				"aria-label": TOASTS.close,
				onClick: close,
				children: /* @__PURE__ */ jsx(Icon, {
					of: X,
					size: 24
				})
			}),
			children
		]
	});
}
// src/pages/family-consultation/family-consultation-page.tsx
/** One constant element, so that the end of the form is not rendered again at each keystroke. */
var HOST = /* @__PURE__ */ jsx(Host, { small: true });
function FamilyConsultationPage() {
	const sent = useSentAt();
	return /* @__PURE__ */ jsx(Main, { children: sent ? /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx("meta", {
		name: "robots",
		content: "noindex"
	}), /* @__PURE__ */ jsx(ThankYou, { sentAt: sent })] }) : /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsx(HydratedLater, { children: /* @__PURE__ */ jsx(Intro, {}) }),
		/* @__PURE__ */ jsx(ConsultationForm, { children: HOST }),
		/* @__PURE__ */ jsx(HydratedLater, { children: /* @__PURE__ */ jsx(Trust, {}) })
	] }) });
}
var trust = defineStyle({
	marginTop: {
		base: "16",
		md: "28"
	},
	paddingTop: {
		base: "10",
		md: "12"
	},
	"& > .container": { paddingBottom: {
		base: "6",
		md: "16"
	} },
	"& h2": {
		textStyle: "h2Form",
		marginBottom: {
			base: "4",
			md: "7"
		}
	},
	"&& ul > li": { borderColor: "quiltTan" }
});
function Trust() {
	const { heading, families, since, military, veterinarians } = CONSULTATION.trust;
	return /* @__PURE__ */ jsxs(Section, {
		ground: "straw",
		space: "none",
		css: trust,
		edge: /* @__PURE__ */ jsx(Hills, {}),
		children: [/* @__PURE__ */ jsx("h2", { children: heading }), /* @__PURE__ */ jsxs(PlainList, {
			className: "trust-list",
			children: [
				/* @__PURE__ */ jsx(Figure, { ...families }),
				/* @__PURE__ */ jsx(Figure, { ...since }),
				/* @__PURE__ */ jsxs("li", {
					className: "row",
					children: [/* @__PURE__ */ jsx(Icon, {
						of: Medal,
						size: 24
					}), military]
				}),
				/* @__PURE__ */ jsxs("li", {
					className: "row",
					children: [/* @__PURE__ */ jsx(Icon, {
						of: Stethoscope,
						size: 24
					}), veterinarians]
				})
			]
		})]
	});
}
export { SubmissionToast, FamilyConsultationPage as default };
