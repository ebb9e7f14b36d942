// In which language a body is told what is wrong with it: the schemas are one for all callers, so their words ask
// who is being answered. The browsers never load these texts.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Language } from '@gabarit/i18n'
import { z } from 'zod'

const storage = new AsyncLocalStorage<Language>()

const wordsOf: Record<Language, z.core.$ZodErrorMap> = {
	fr: z.locales.fr().localeError,
	nl: z.locales.nl().localeError,
	en: z.locales.en().localeError,
}

/** Once, before the first call; who is nobody's caller (the command line) is told in English. */
export function speakLanguages(): void {
	z.config({ localeError: (issue) => wordsOf[storage.getStore() ?? 'en'](issue) })
}

export function speaking<T>(language: Language, run: () => T): T {
	return storage.run(language, run)
}
