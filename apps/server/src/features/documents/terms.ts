// Which terms of sale are in force, and which an order accepted: a shop's own file, or the words of the form.
import { languages } from '@gabarit/contract'
import { defaultLanguage } from '@gabarit/i18n'
import { inScope } from '../../db/tenant-scope.ts'
import type { Services } from '../../lib/services.ts'
import { newestFiles, shopFileOfVersion } from './shop-files-table.ts'

/** As an order keeps it: `fr 3`. */
const spelling = /^(\w\w) (\d{1,6})$/

export function termsService(db: Services['db'], wordsOfForm: string): Services['terms'] {
	return {
		/** In the reader's language, else in French, else as there are. */
		current: async ({ code }, language) => {
			const all = await inScope(code, () => newestFiles(db, code, 'terms'))
			const wanted = [language, defaultLanguage, ...languages]
			const [row] = wanted.flatMap((it) => all.find((file) => file.language === it) ?? [])
			return { version: row ? `${row.language} ${row.version}` : wordsOfForm }
		},
		file: async (tenant, version) => {
			const [, written, number] = spelling.exec(version) ?? []
			const language = languages.find((it) => it === written)
			if (language === undefined) return null
			const key = { tenant, kind: 'terms' as const, language, version: Number(number) }
			return inScope(tenant, () => shopFileOfVersion(db, key))
		},
	}
}
