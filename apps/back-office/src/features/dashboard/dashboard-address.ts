// What the address of the dashboard says: a period by name, what it is compared with, whose figures.
import { comparisons, type Dashboard } from '@gabarit/contract'
import { brusselsToday } from '../../lib/brussels-today.ts'

export const periodNames = [
	'weeks4',
	'weeks12',
	'thisMonth',
	'lastMonth',
	'thisYear',
	'months12',
] as const
export type PeriodName = (typeof periodNames)[number]

export type DashboardSearch = {
	period?: PeriodName
	against?: 'year'
	seller?: string
	shop?: string
	/** What the workshop makes, for who sells as well. */
	view?: 'workshop'
}

const idPattern = /^[\w-]{1,40}$/

function idOf(value: unknown): string | undefined {
	return typeof value === 'string' && idPattern.test(value) ? value : undefined
}

export function readDashboardSearch(raw: Record<string, unknown>): DashboardSearch {
	const period = periodNames.find((name) => name === raw['period'] && name !== 'weeks12')
	const seller = idOf(raw['seller'])
	const shop = idOf(raw['shop'])
	return {
		...(period && { period }),
		...(raw['against'] === comparisons[1] && { against: 'year' as const }),
		...(seller && { seller }),
		...(shop && { shop }),
		...(raw['view'] === 'workshop' && { view: 'workshop' as const }),
	}
}

type Days = Pick<Dashboard, 'from' | 'until'>

function later(day: string, days: number): string {
	return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
}

/** The first day of the month so many months away. */
function firstOf(day: string, months: number): string {
	const [year = 0, month = 1] = day.split('-').map(Number)
	return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10)
}

const periods: Record<PeriodName, (today: string) => Days> = {
	weeks4: (today) => ({ from: later(today, -27), until: today }),
	weeks12: (today) => ({ from: later(today, -83), until: today }),
	thisMonth: (today) => ({ from: firstOf(today, 0), until: today }),
	lastMonth: (today) => ({ from: firstOf(today, -1), until: later(firstOf(today, 0), -1) }),
	thisYear: (today) => ({ from: `${today.slice(0, 4)}-01-01`, until: today }),
	months12: (today) => ({ from: firstOf(today, -11), until: today }),
}

export function daysOf(period: PeriodName, today = brusselsToday()): Days {
	return periods[period](today)
}

/** The same days of the other period, counted from its first. */
export function formerSpan({ from, before }: Pick<Dashboard, 'from' | 'before'>, span: Days): Days {
	const shift = Math.round((Date.parse(before.from) - Date.parse(from)) / 86_400_000)
	return { from: later(span.from, shift), until: later(span.until, shift) }
}

/** The query of the call. */
export function dashboardQueryOf({
	period = 'weeks12',
	against,
	seller,
	shop,
	view,
}: DashboardSearch) {
	return {
		...daysOf(period),
		...(against && { against }),
		...(seller && { seller }),
		...(shop && { tenant: shop }),
		...(view && { workshop: true as const }),
	}
}
