// What an announced reduction is compared with (30 days): what was asked and granted shortly before it began.
import { isDeepStrictEqual } from 'node:util'
import type { Language } from '@gabarit/i18n'
import type { FormerDiscount, FormerPrices, PriceBook, Viewer } from '@gabarit/price'
import { addDays, brusselsDay } from '../../../lib/calendar.ts'
import type { FormerTerms } from '../../../lib/tenant.ts'
import { saleFactorOf } from '../index.ts'
import type { TenantPricing } from '../service.ts'
import type { VersionContent } from '../versions/versions.ts'
import type { Switch } from '../versions/versions-table.ts'

/** A reduction of a shop. Calendar days, both included. */
export type GrantedPeriod = {
	label: Record<Language, string>
	percentage: number
	/** The first day as the shop announced it. */
	from: string
	/** None before it was written, none after it was taken back. */
	granted: { from: string; until: string }
	/** false = it was taken back. */
	isAnnounced: boolean
}

/** As the price looks back (domain 10.3). */
const lookBack = 30

/** The shop's terms were these, null = those of today; the lists those of a version. Calendar days, both included. */
type Span = { version: string; terms: FormerTerms | null; from: string; until: string }

/** Everything that counted in those days and does no more. */
export type Past = {
	/** The day on which the prices of today came into force. */
	inForceSince: string | null
	spans: Span[]
	discounts: FormerDiscount[]
}

type Question = {
	/** Calendar day in Brussels. */
	today: string
	/** Of the shop, those that were taken back too. */
	periods: GrantedPeriod[]
	formerTerms: FormerTerms[]
	/** Switches of the lists since a calendar day, and the one before. */
	history: (day: string) => Promise<Switch[]>
}

/** Nothing where no reduction runs, or where nothing was different in the days before it. */
export async function pastOf({
	today,
	periods,
	formerTerms,
	history,
}: Question): Promise<Past | null> {
	const start = startOfReductions(periods, today)
	if (start === null) return null
	const first = addDays(start, -lookBack)
	const all = spansOf(await history(first), formerTerms)
	const current = all.at(-1)
	const spans = all.flatMap(({ until, ...span }) =>
		until !== null && until >= first && span.from < start ? [{ ...span, until }] : [],
	)
	const discounts = periods.flatMap((period) => {
		const { from, until } = period.granted
		const counts = !period.isAnnounced && until >= first && from < start
		return counts ? [{ percentage: period.percentage, from, until }] : []
	})
	if (spans.length === 0 && discounts.length === 0) return null
	return { inForceSince: current?.from ?? null, spans, discounts }
}

/** The first day of the oldest reduction that runs; null where none does. */
function startOfReductions(periods: GrantedPeriod[], today: string): string | null {
	const starts = periods
		.filter(({ isAnnounced, granted }) => {
			return isAnnounced && granted.from <= today && today <= granted.until
		})
		.map(({ granted }) => granted.from)
	return starts.toSorted()[0] ?? null
}

/** What counted one after the other, oldest first; the last counts today and has no end. */
function spansOf(
	history: Switch[],
	formerTerms: FormerTerms[],
): (Omit<Span, 'until'> & { until: string | null })[] {
	const switches = history.map(({ at, version }) => ({ at: at.getTime(), version }))
	const terms = formerTerms.map((it) => ({ until: Date.parse(it.until), terms: it }))
	const [oldest] = switches
	if (!oldest) return []
	const starts = [...switches.map(({ at }) => at), ...terms.map(({ until }) => until)]
		.filter((start) => start >= oldest.at)
		.toSorted((a, b) => a - b)
	return starts.map((start, i) => {
		const next = starts[i + 1]
		return {
			version: (switches.findLast(({ at }) => at <= start) ?? oldest).version,
			terms: terms.find(({ until }) => until > start)?.terms ?? null,
			from: brusselsDay(new Date(start)),
			until: next === undefined ? null : brusselsDay(new Date(next)),
		}
	})
}

type Remembered = {
	viewer: Viewer
	/** What is asked today. */
	points: VersionContent['points']
	contentOf: (version: string) => VersionContent
	/** The shop's pricing by other lists, and by terms that it had. */
	pricingBy: (content: VersionContent, terms: FormerTerms | null) => TenantPricing
}

/** What a book says of the past; points only where they were others. */
export function formerPricesOf(
	{ inForceSince, spans, discounts }: Past,
	{ viewer, points, contentOf, pricingBy }: Remembered,
): Pick<PriceBook, 'inForceSince' | 'former' | 'formerDiscounts'> {
	const former = spans.map(({ version, terms, from, until }): FormerPrices => {
		const content = contentOf(version)
		const pricing = pricingBy(content, terms)
		const { colorSurcharge } = pricing
		const saleFactor = saleFactorOf(pricing, viewer)
		const isSame = isDeepStrictEqual(content.points, points)
		return { from, until, saleFactor, colorSurcharge, ...(!isSame && { points: content.points }) }
	})
	return {
		...(former.length > 0 && inForceSince !== null && { inForceSince, former }),
		...(discounts.length > 0 && { formerDiscounts: discounts }),
	}
}
