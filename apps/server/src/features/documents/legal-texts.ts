// What a buyer accepts with an order: the terms of sale and the notice on data protection. Each is the
// shop's PDF in force, else our own words on paper.
import { languages } from '@gabarit/contract'
import { defaultLanguage, type Language } from '@gabarit/i18n'
import { inScope } from '../../db/tenant-scope.ts'
import { brusselsDay } from '../../lib/calendar.ts'
import type { Services } from '../../lib/services.ts'
import type { Tenant } from '../tenants/service.ts'
import type { PdfWorker } from './pdf-worker.ts'
import { type LegalText, type LegalTexts, legalTexts } from './service.ts'
import { filesInForce, type ShopFileRow, shopFileOfVersion } from './shop-files-table.ts'

/** Version of our own words (i18n `paper:terms`, `paper:privacy`). */
const ownWords = '2026-11'

/** As an order stores it: `fr 3`. */
const spelling = /^(\w\w) (\d{1,6})$/

type Shop = Pick<Tenant, 'name' | 'address' | 'email'>

/** Cached: every order of a shop sends the same file. */
function ownWordsOnPaper(pdfWorker: PdfWorker) {
	const written = new Map<string, Promise<Buffer>>()
	const write = (key: string, text: LegalText, shop: Shop, language: Language) => {
		const paper = pdfWorker.print(
			{ kind: 'legal', text, shop, version: ownWords, language },
			'call',
		)
		paper.catch(() => written.delete(key))
		return paper
	}
	return async (text: LegalText, { name, address, email }: Tenant, language: Language) => {
		const key = JSON.stringify([text, name, address, email, language])
		const paper = written.get(key) ?? write(key, text, { name, address, email }, language)
		if (written.size > 200) written.clear()
		written.set(key, paper)
		const fileName = `${text}-${ownWords}-${language}.pdf`
		return { fileName, mediaType: 'application/pdf', content: await paper }
	}
}

/** Of the files in force, in the reader's language, else in French, else in any. */
export function readFileOf(
	files: readonly ShopFileRow[],
	text: LegalText,
	language: Language,
): ShopFileRow | undefined {
	const preferred = [language, defaultLanguage, ...languages]
	const own = files.filter(({ kind }) => kind === text)
	const [row] = preferred.flatMap((it) => own.find((file) => file.language === it) ?? [])
	return row
}

function versionOf(files: readonly ShopFileRow[], text: LegalText, language: Language): string {
	const row = readFileOf(files, text, language)
	return row ? `${row.language} ${row.version}` : ownWords
}

export function legalTextsService(
	{ db, now }: Pick<Services, 'db' | 'now'>,
	pdfWorker: PdfWorker,
): LegalTexts {
	const paperOf = ownWordsOnPaper(pdfWorker)
	const current: LegalTexts['current'] = async ({ code }, language) => {
		const today = brusselsDay(now())
		const files = await inScope(code, () => filesInForce(db, code, { kinds: legalTexts, today }))
		return {
			terms: versionOf(files, 'terms', language),
			privacy: versionOf(files, 'privacy', language),
		}
	}
	const file: LegalTexts['file'] = async (text, shop, { version, language: reader }) => {
		if (version === ownWords) return paperOf(text, shop, reader)
		const [, written, number] = spelling.exec(version) ?? []
		const language = languages.find((it) => it === written)
		if (language === undefined) return null
		const tenant = shop.code
		const key = { tenant, kind: text, language, version: Number(number) }
		return inScope(tenant, () => shopFileOfVersion(db, key))
	}
	const inForce: LegalTexts['inForce'] = async (text, shop, language) => {
		const version = (await current(shop, language))[text]
		const found = await file(text, shop, { version, language })
		if (found === null) throw new Error(`${text} ${version} of ${shop.code} are gone`)
		return found
	}
	return { current, file, inForce }
}
