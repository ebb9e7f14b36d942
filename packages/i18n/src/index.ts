export { monthAfter, weekNumberOf } from './calendar.ts'
export { type DateStyle, formatDate, formatTime } from './dates.ts'
export { inFrench, withFrenchSpaces } from './french-spaces.ts'
export { insideSentence } from './inside-sentence.ts'
export {
	defaultLanguage,
	isLanguage,
	type Language,
	languageOf,
	languages,
	type Namespace,
	namespaces,
} from './languages.ts'
export { formatList } from './lists.ts'
export { loadTexts } from './load-texts.ts'
export {
	type Digits,
	formatAmount,
	formatDifference,
	formatLength,
	formatMoney,
	formatNumber,
	formatPercent,
	formatWeight,
} from './numbers.ts'
export { resources } from './resources.ts'
export { type Translator, translatorOf } from './translator.ts'
export type { TextKey, Texts } from './typed-keys.ts'
