// The language of validation errors: all callers share the schemas, so their messages depend on the current
// request. Browsers never load these texts.
import { AsyncLocalStorage } from 'node:async_hooks'
import { type Language, type TextKey, translatorOf } from '@gabarit/i18n'
import { z } from 'zod'

const storage = new AsyncLocalStorage<Language>()

const wordsOf: Record<Language, z.core.$ZodErrorMap> = {
	fr: z.locales.fr().localeError,
	nl: z.locales.nl().localeError,
	en: z.locales.en().localeError,
}

export function speakLanguages(): void {
	z.config({ localeError: (issue) => wordsOf[storage.getStore() ?? 'en'](issue) })
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
	'validUntil, discount, configuration or deliveryPrice': 'errors:problems.revisionEmpty',
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
