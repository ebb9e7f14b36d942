// What the demo's shops did in the year beside orders: discounts, legal texts, price lists, and visits of steps.
import { readFileSync } from 'node:fs'
import { allStepNames, configuratorKinds } from '@gabarit/contract'
import { insertStepCounts } from '../../features/dashboard/steps-table.ts'
import { insertPeriod, insertPromo } from '../../features/discounts/discounts-table.ts'
import { addShopFile } from '../../features/documents/shop-files-table.ts'
import { type ImportRow, insertImport } from '../../features/prices/import/imports-table.ts'
import { putInForce } from '../../features/prices/import/put-in-force.ts'
import { type ImportOrder, readImport } from '../../features/prices/import/read-import.ts'
import { partsOf } from '../../features/prices/lists/list-parts.ts'
import { insertList, listParts } from '../../features/prices/versions/price-lists-table.ts'
import type { VersionContent } from '../../features/prices/versions/versions.ts'
import {
	contentText,
	readVersionSummary,
	switchVersion,
	versionInForce,
} from '../../features/prices/versions/versions-table.ts'
import { writeVersion } from '../../features/prices/versions/write-version.ts'
import { addDays, brusselsDay } from '../../lib/calendar.ts'
import type { Services } from '../../lib/services.ts'
import { chanceOf } from './demo-chance.ts'
import { type Stage, shopOf } from './demo-stage.ts'
import type { Played } from './played-services.ts'

const day = 24 * 3600_000
const minute = 60_000

type Period = {
	tenant: string
	label: Record<'fr' | 'nl' | 'en', string>
	percentage: number
	days: [number, number]
}

const periods: Period[] = [
	{
		tenant: 'atelier',
		label: { fr: 'Semaines du dressing', nl: 'Dressingweken', en: 'Wardrobe weeks' },
		percentage: 8,
		days: [-330, -303],
	},
	{
		tenant: 'atelier',
		label: { fr: 'Portes ouvertes', nl: 'Opendeurdagen', en: 'Open days' },
		percentage: 12,
		days: [-236, -208],
	},
	{
		tenant: 'atelier',
		label: { fr: 'Avant les vacances', nl: 'Voor de vakantie', en: 'Before the holidays' },
		percentage: 5,
		days: [-160, -131],
	},
	{
		tenant: 'atelier',
		label: { fr: 'Anniversaire de l’atelier', nl: 'Verjaardag', en: 'Anniversary' },
		percentage: 10,
		days: [55, 75],
	},
	{
		tenant: 'meubles-dupont',
		label: { fr: 'Foire d’habitation', nl: 'Woonbeurs', en: 'Home fair' },
		percentage: 7,
		days: [-215, -195],
	},
	{
		tenant: 'meubles-dupont',
		label: { fr: 'Trente ans du magasin', nl: 'Dertig jaar winkel', en: 'Thirty years' },
		percentage: 10,
		days: [-48, -30],
	},
]

export async function seedDiscountsOfYear({ db, now }: Services): Promise<void> {
	const today = brusselsDay(now())
	for (const { tenant, label, percentage, days } of periods) {
		const [from, until] = days.map((it) => addDays(today, it))
		if (from === undefined || until === undefined) throw new Error('a period has two days')
		const announcedOn = addDays(from, -10) < today ? addDays(from, -10) : today
		await insertPeriod(db, { tenant, label, percentage, from, until, announcedOn })
	}
	const spring = { from: addDays(today, -250), until: addDays(today, -200) }
	await insertPromo(db, { tenant: 'atelier', code: 'SALON8', percentage: 8, ...spring })
	const archivedAt = new Date(now().getTime() - 170 * day)
	const gone = { amount: 2500, until: addDays(today, -171), archivedAt }
	await insertPromo(db, { tenant: 'atelier', code: 'VOISIN25', ...gone })
	const thanks = { amount: 7500, maximumUses: 5, until: addDays(today, 60) }
	await insertPromo(db, { tenant: 'rangements-martin', code: 'MERCI75', ...thanks })
}

type Text = { kind: 'terms' | 'privacy'; language: 'fr' | 'nl'; name: string; ago: number }

const texts: Text[] = [
	{ kind: 'terms', language: 'fr', name: 'conditions-generales.pdf', ago: 310 },
	{ kind: 'terms', language: 'nl', name: 'algemene-voorwaarden.pdf', ago: 310 },
	{ kind: 'privacy', language: 'fr', name: 'donnees-personnelles.pdf', ago: 310 },
	{ kind: 'terms', language: 'fr', name: 'conditions-generales-2.pdf', ago: 40 },
]

/** Of one reseller, who uploads our words as his own; two versions of his terms. */
export async function seedLegalTexts(stage: Stage): Promise<void> {
	const { services, today } = stage
	const tenant = shopOf(stage, 'meubles-dupont')
	const files = new Map<string, Buffer>()
	for (const { kind, language, name, ago } of texts) {
		const key = `${kind} ${language}`
		const content =
			files.get(key) ?? (await services.legalTexts.inForce(kind, tenant, language)).content
		files.set(key, content)
		const createdAt = new Date(today.getTime() - ago * day)
		const facts = { fileName: name, mediaType: 'application/pdf', size: content.length }
		const row = {
			tenant: tenant.code,
			kind,
			language,
			...facts,
			createdAt,
			createdBy: 'Dupont Paul',
		}
		await addShopFile(services.db, { ...row, validFrom: brusselsDay(createdAt) }, content)
	}
}

type Import = {
	kind: ImportOrder['kind']
	fileName: string
	ago: number
	/** What the file has instead of the list in force. */
	change: (text: string) => string
	isPutInForce?: boolean
}

const dearer = (text: string) =>
	text
		.trim()
		.split('\n')
		.map((line, i) => {
			const cells = line.split(';')
			const last = Math.round(Number(cells.at(-1)) * 1.2)
			return i === 0 ? line : [...cells.slice(0, -1), last].join(';')
		})
		.join('\n')

const imports: Import[] = [
	{
		kind: 'accessories',
		fileName: 'accessoires printemps.csv',
		ago: 221,
		change: (text) => text.replace('lift;;points;180', 'lift;;points;cent quatre-vingts'),
	},
	// In force for an evening, then taken back.
	{
		kind: 'doors',
		fileName: 'portes tarif brut.csv',
		ago: 150,
		change: dearer,
		isPutInForce: true,
	},
	{ kind: 'delivery', fileName: 'zones 2e semestre.csv', ago: 64, change: (text) => text },
]

const importer = 'Benali Inès'

async function versionOf(
	{ services }: Played,
	{ kind }: Import,
	{ base, content, rows }: { base: string; content: string; rows: Parameters<typeof partsOf>[0] },
): Promise<string> {
	const { db, now } = services
	const summary = await readVersionSummary(db, base)
	if (!summary) throw new Error(`no version ${base}`)
	return db.transaction(async (tx) => {
		const at = now()
		const list = { kind, parts: partsOf(rows), rowCount: rows.length, createdAt: at }
		const id = await insertList(tx, list)
		return writeVersion(tx, {
			content: JSON.parse(content) as VersionContent,
			lists: { ...summary.lists, [kind]: id },
			cause: 'import',
			by: importer,
			at,
			day: brusselsDay(at),
		})
	})
}

async function seedImport(played: Played, imported: Import, at: Date): Promise<void> {
	const { db } = played.services
	const { kind, fileName, change } = imported
	played.setNow(at)
	const base = (await versionInForce(db)) ?? ''
	const content = await contentText(db, base)
	const summary = await readVersionSummary(db, base)
	if (content === null || !summary) throw new Error('there is no catalogue')
	const file = new URL(`../../../seed/${kind}.csv`, import.meta.url)
	const bytes = Buffer.from(change(readFileSync(file, 'utf8')))
	const former = listParts(db, summary.lists[kind])
	const order = { kind, bytes, base: { version: base, content }, offers: '' }
	const { result, rows } = await readImport(order, former)
	const { report, made } = result
	const isFaulty = report.problemCount > 0
	const version = made && (await versionOf(played, imported, { base, content: made.content, rows }))
	const row = await insertImport(db, {
		kind,
		fileName,
		size: bytes.length,
		state: isFaulty ? 'faulty' : version === null ? 'unchanged' : 'ready',
		base,
		version,
		report,
		by: importer,
		startedAt: at,
		endedAt: new Date(at.getTime() + 1800),
	})
	if (row && imported.isPutInForce) await putInForceForAnEvening(played, row, at)
}

async function putInForceForAnEvening(played: Played, row: ImportRow, at: Date): Promise<void> {
	const { services, setNow } = played
	setNow(new Date(at.getTime() + 12 * minute))
	const version = await putInForce(services, row, { by: importer })
	const back = new Date(at.getTime() + 70 * minute)
	const taken = { version: row.base, from: version, by: importer, at: back }
	if (!(await switchVersion(services.db, taken))) throw new Error('the prices were not taken back')
}

export async function seedImports({ today }: Stage, played: Played): Promise<void> {
	for (const imported of imports) {
		const evening = brusselsDay(new Date(today.getTime() - imported.ago * day))
		await seedImport(played, imported, new Date(`${evening}T21:05:00Z`))
	}
}

/** Share of visitors who go on; most look at the recap and leave. */
const keptAfter: Partial<Record<string, number>> = { Recap: 0.45, Delivery: 0.3 }

/** Every third day of half a year; of ten who begin, six reach the recap. */
export async function seedStepCounts({ services, today }: Stage): Promise<void> {
	const chance = chanceOf(79)
	const last = brusselsDay(today)
	const short = [
		'Footprint',
		'FootprintMeasurements',
		'ExteriorColor',
		'Options',
		'Recap',
		'Delivery',
		'TheEnd',
	]
	const rows: Parameters<typeof insertStepCounts>[1][number][] = []
	for (let ago = 174; ago >= 0; ago -= 3)
		for (const tenant of ['atelier', 'meubles-dupont'])
			for (const kind of configuratorKinds) {
				let count = chance.between(9, 16) * (kind === 'dressing' ? 4 : 1)
				for (const step of allStepNames) {
					if (kind === 'dressing' ? step === 'StairLine' : !short.includes(step)) continue
					if (count > 0) rows.push({ tenant, day: addDays(last, -ago), kind, step, count })
					const kept = keptAfter[step] ?? (kind === 'dressing' ? 0.95 : 0.88)
					count = Math.round(count * kept)
				}
			}
	for (let from = 0; from < rows.length; from += 1000)
		await insertStepCounts(services.db, rows.slice(from, from + 1000))
}
