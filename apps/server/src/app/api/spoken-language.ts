// The language of validation errors: all callers share the schemas, so their messages depend on the current
// request. Browsers never load these texts.
import { AsyncLocalStorage } from 'node:async_hooks'
import { formatNumber, type Language, type TextKey, translatorOf } from '@gabarit/i18n'
import { z } from 'zod'

const storage = new AsyncLocalStorage<Language>()

export function speakLanguages(): void {
	z.config({ localeError: (issue) => sentenceOf(issue, storage.getStore() ?? 'en') })
}

type RawIssue = Parameters<z.core.$ZodErrorMap>[0]

/** In words for a person who filled in a form; the library's own are for its programmers. */
function sentenceOf(issue: RawIssue, language: Language): string {
	const t = translatorOf(language)
	switch (issue.code) {
		case 'invalid_type':
			return t(`errors:problems.${kindOf(issue)}`)
		case 'too_small':
			return sizeSentence(issue, language, 'least')
		case 'too_big':
			return sizeSentence(issue, language, 'most')
		case 'invalid_format':
			return t(`errors:problems.${formats[issue.format] ?? 'format'}`)
		case 'not_multiple_of':
			return t('errors:problems.multiple', { limit: formatNumber(issue.divisor, language) })
		case 'unrecognized_keys':
			return t('errors:problems.unknownField', { fields: issue.keys.join(', ') })
		default:
			return t('errors:problems.notAllowed')
	}
}

function kindOf({ input, expected }: Extract<RawIssue, { code: 'invalid_type' }>) {
	if (input === undefined) return 'required'
	if (expected === 'int') return 'whole'
	return expected === 'number' ? 'number' : 'kind'
}

const formats: Record<string, 'email' | 'url' | 'date'> = {
	email: 'email',
	url: 'url',
	date: 'date',
	datetime: 'date',
}

type SizeIssue = Extract<RawIssue, { code: 'too_small' | 'too_big' }>

function sizeSentence(issue: SizeIssue, language: Language, bound: 'least' | 'most'): string {
	const t = translatorOf(language)
	const count = Number(issue.code === 'too_small' ? issue.minimum : issue.maximum)
	if (issue.origin === 'string') {
		if (bound === 'least' && count === 1) return t('errors:problems.required')
		return t(bound === 'least' ? 'errors:problems.tooShort' : 'errors:problems.tooLong', { count })
	}
	if (issue.origin === 'array' || issue.origin === 'set')
		return t(bound === 'least' ? 'errors:problems.tooFew' : 'errors:problems.tooMany', { count })
	if (bound === 'least' && count === 0 && issue.inclusive === false)
		return t('errors:problems.aboveZero')
	const limit = formatNumber(count, language)
	return t(bound === 'least' ? 'errors:problems.tooSmall' : 'errors:problems.tooBig', { limit })
}

const ownWords = {
	'an upper-case letter': 'errors:problems.upperCase',
	'a lower-case letter': 'errors:problems.lowerCase',
	'a digit': 'errors:problems.digit',
	'not the new password': 'errors:problems.notSame',
	'a phone number': 'errors:problems.noPhone',
	'a host name': 'errors:problems.hostName',
	'greater than 0': 'errors:problems.aboveZero',
	'above zero': 'errors:problems.aboveZero',
	'lower case, digits, hyphens': 'errors:problems.shopCode',
	'not before the first day': 'errors:problems.dayOrder',
	'a percentage or an amount': 'errors:problems.oneAmount',
	'not a valid address': 'errors:problems.address',
	'letters, digits, points, hyphens': 'errors:problems.parameterName',
	'unknown template': 'errors:problems.template',
	'code or configuration': 'errors:problems.planOf',
	'validUntil, discount, configuration, design or deliveryPrice': 'errors:problems.revisionEmpty',
	'each side once': 'errors:problems.sideTwice',
	'at most two decimals': 'errors:problems.twoDecimals',
	'one line': 'errors:problems.oneLine',
	'no spaces, no accents': 'errors:problems.token',
	'not above the normal rate': 'errors:problems.reducedRate',
	'each colour once': 'errors:problems.colourTwice',
	'one for each country and day': 'errors:problems.oncePerDay',
} as const satisfies Record<string, TextKey>

function isOwn(message: string): message is keyof typeof ownWords {
	return Object.hasOwn(ownWords, message)
}

export function spoken(message: string): string {
	const language = storage.getStore()
	if (language === undefined || !isOwn(message)) return message
	return translatorOf(language)(ownWords[message])
}

export function speaking<T>(language: Language, run: () => T): T {
	return storage.run(language, run)
}
