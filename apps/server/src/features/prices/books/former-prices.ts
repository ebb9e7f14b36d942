// Announced reductions are compared with the lowest price of the 30 days before.
import { isDeepStrictEqual } from 'node:util'
import type { Language } from '@gabarit/i18n'
import type { FormerDiscount, FormerPrices, PriceBook, Viewer } from '@gabarit/price'
import { addDays, brusselsDay } from '../../../lib/calendar.ts'
import type { FormerTerms } from '../../tenants/service.ts'
import { saleFactorOf } from '../index.ts'
import type { TenantPricing } from '../service.ts'
import type { VersionContent } from '../versions/versions.ts'
import type { Switch } from '../versions/versions-table.ts'

/** Calendar days, both included. */
export type GrantedPeriod = {
	label: Record<Language, string>
	percentage: number
	from: string
	/** None before its announcement, none after its withdrawal. */
	granted: { from: string; until: string }
	isAnnounced: boolean
}

/** Days (domain 10.3). */
const lookBack = 30

/** `terms` null = the current ones. Calendar days, both included. */
type Span = { version: string; terms: FormerTerms | null; from: string; until: string }

export type PriceHistory = {
	inForceSince: string | null
	spans: Span[]
	discounts: FormerDiscount[]
}

type Question = {
	today: string
	periods: GrantedPeriod[]
	formerTerms: FormerTerms[]
	history: (day: string) => Promise<Switch[]>
}

/** Nothing without a reduction, or where nothing changed in the days before it. */
export async function priceHistoryOf({
	today,
	periods,
	formerTerms,
	history,
}: Question): Promise<PriceHistory | null> {
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

function startOfReductions(periods: GrantedPeriod[], today: string): string | null {
	const starts = periods
		.filter(({ isAnnounced, granted }) => {
			return isAnnounced && granted.from <= today && today <= granted.until
		})
		.map(({ granted }) => granted.from)
	return starts.toSorted()[0] ?? null
}

/** Oldest first; the last one is current, without an end. */
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
	points: VersionContent['points']
	contentOf: (version: string) => VersionContent
	pricingBy: (content: VersionContent, terms: FormerTerms | null) => TenantPricing
}

export function formerPricesOf(
	{ inForceSince, spans, discounts }: PriceHistory,
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
