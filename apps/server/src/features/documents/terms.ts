import { languages } from '@gabarit/contract'
import { defaultLanguage, type Language } from '@gabarit/i18n'
import { inScope } from '../../db/tenant-scope.ts'
import type { Services } from '../../lib/services.ts'
import type { Tenant } from '../tenants/service.ts'
import type { PdfWorker } from './pdf-worker.ts'
import type { Terms } from './service.ts'
import { newestFiles, shopFileOfVersion } from './shop-files-table.ts'

/** Version of the terms in the delivery form (i18n `configurator:delivery.termsText`). */
const wordsOfForm = '2026-11'

/** As an order stores it: `fr 3`. */
const spelling = /^(\w\w) (\d{1,6})$/

/** Cached: every order of a shop sends the same file. */
function wordsOnPaper(pdfWorker: PdfWorker) {
	const written = new Map<string, Promise<Buffer>>()
	const write = (key: string, shop: Pick<Tenant, 'name' | 'address'>, language: Language) => {
		const paper = pdfWorker.print({ kind: 'terms', shop, version: wordsOfForm, language }, 'call')
		paper.catch(() => written.delete(key))
		return paper
	}
	return async ({ name, address }: Tenant, language: Language) => {
		const key = JSON.stringify([name, address, language])
		const paper = written.get(key) ?? write(key, { name, address }, language)
		if (written.size > 200) written.clear()
		written.set(key, paper)
		const fileName = `terms-${wordsOfForm}-${language}.pdf`
		return { fileName, mediaType: 'application/pdf', content: await paper }
	}
}

export function termsService(db: Services['db'], pdfWorker: PdfWorker): Terms {
	const paperOf = wordsOnPaper(pdfWorker)
	/** In the reader's language, else in French, else in any. */
	const current: Terms['current'] = async ({ code }, language) => {
		const all = await inScope(code, () => newestFiles(db, code, 'terms'))
		const preferred = [language, defaultLanguage, ...languages]
		const [row] = preferred.flatMap((it) => all.find((file) => file.language === it) ?? [])
		return { version: row ? `${row.language} ${row.version}` : wordsOfForm }
	}
	const file: Terms['file'] = async (shop, version, reader) => {
		if (version === wordsOfForm) return paperOf(shop, reader)
		const [, written, number] = spelling.exec(version) ?? []
		const language = languages.find((it) => it === written)
		if (language === undefined) return null
		const tenant = shop.code
		const key = { tenant, kind: 'terms' as const, language, version: Number(number) }
		return inScope(tenant, () => shopFileOfVersion(db, key))
	}
	const inForce: Terms['inForce'] = async (shop, language) => {
		const { version } = await current(shop, language)
		const found = await file(shop, version, language)
		if (found === null) throw new Error(`the terms ${version} of ${shop.code} are gone`)
		return found
	}
	return { current, file, inForce }
}
