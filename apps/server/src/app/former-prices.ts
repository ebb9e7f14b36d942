// What an announced reduction is compared with (30 days): the lists that counted shortly before it began.
import type { FormerPrices, Viewer } from '@gabarit/price'
import { saleBookOf } from '../features/prices/index.ts'
import type { VersionContent } from '../features/prices/versions.ts'
import type { Switch } from '../features/prices/versions-table.ts'
import { addDays, brusselsDay } from '../lib/calendar.ts'
import type { TenantPricing } from '../lib/tenant-pricing.ts'

/** As the price looks back (domain 10.3). */
const lookBack = 30
/** More switches within those days would only make a book longer. */
const mostFormer = 6

type Question = {
	/** Calendar day in Brussels. */
	today: string
	viewer: Viewer
	discounts: TenantPricing['discounts']
	/** Switches of the lists since a calendar day, and the one before. */
	history: (day: string) => Promise<Switch[]>
	contentOf: (version: string) => Promise<VersionContent>
	/** The shop's own pricing by another version. */
	pricingBy: (content: VersionContent) => TenantPricing
}

/** Nothing where no reduction runs, or where the lists did not change in its days. */
export async function formerPricesOf(
	question: Question,
): Promise<{ inForceSince: string; former: FormerPrices[] } | null> {
	const { today, discounts } = question
	const starts = discounts.flatMap(({ from, until }) =>
		from !== undefined && from <= today && (until === undefined || today <= until) ? [from] : [],
	)
	const [start] = starts.toSorted()
	if (start === undefined) return null
	const first = addDays(start, -lookBack)
	const history = await question.history(first)
	const spans = history.map(({ version, at }, i) => {
		const next = history[i + 1]
		return { version, from: brusselsDay(at), until: next ? brusselsDay(next.at) : null }
	})
	const current = spans.at(-1)
	const before = spans.slice(0, -1).filter(({ until }) => until !== null && until >= first)
	if (!current || before.length === 0) return null
	const former = await Promise.all(
		before.slice(-mostFormer).map((span) => formerOf(question, span.version, span)),
	)
	return { inForceSince: current.from, former }
}

async function formerOf(
	{ viewer, contentOf, pricingBy, today }: Question,
	version: string,
	{ from, until }: { from: string; until: string | null },
): Promise<FormerPrices> {
	const content = await contentOf(version)
	const { points, zones } = content
	const { saleFactor } = saleBookOf({ version, points, zones }, pricingBy(content), viewer)
	return { from, until: until ?? today, saleFactor, points }
}
