// A zone is several ranges of postal codes at one price: one form, its rows on the wire.
import { centsOf } from '@gabarit/contract'
import { amountProblem, type FormProblem, requiredProblem } from '../../../lib/form/form-rules.ts'
import type { Texts } from '../../../lib/form/form-state.ts'

/** A row of the call: one range. */
export type ZoneRow = {
	country: 'BE' | 'FR'
	zone: string
	from: string
	to: string
	firstPallet: number
	nextPallet: number
}

export type Zone = Pick<ZoneRow, 'country' | 'zone' | 'firstPallet' | 'nextPallet'> & {
	ranges: string[]
}

export type ZoneField = 'zone' | 'country' | 'ranges' | 'firstPallet' | 'nextPallet'
type ZoneTexts = Texts<ZoneField>

export function zonesOf(rows: readonly ZoneRow[]): Zone[] {
	const byName = new Map<string, Zone>()
	for (const { from, to, country, zone, firstPallet, nextPallet } of rows) {
		const known = byName.get(zone) ?? { country, zone, firstPallet, nextPallet, ranges: [] }
		known.ranges.push(`${from}-${to}`)
		byName.set(zone, known)
	}
	return [...byName.values()]
}

export function zoneTexts(zone: Zone | null, amount: (cents: number) => string): ZoneTexts {
	return {
		zone: zone?.zone ?? '',
		country: zone?.country ?? 'BE',
		ranges: zone?.ranges.join('\n') ?? '',
		firstPallet: zone ? amount(zone.firstPallet) : '',
		nextPallet: zone ? amount(zone.nextPallet) : '',
	}
}

type Range = { from: string; to: string }

const belgianRange = /^(\d{4})(?:\s*[-–]\s*(\d{4}))?$/u
const frenchRange = /^(\d{5})(?:\s*[-–]\s*(\d{5}))?$/u

/** Null where a line is no range of codes of the country. */
export function rangesOf(text: string, country: string): Range[] | null {
	const lines = text.split('\n').flatMap((line) => line.trim() || [])
	const ranges = lines.map((line) => {
		const [, from, to = from] = (country === 'FR' ? frenchRange : belgianRange).exec(line) ?? []
		return from === undefined || to === undefined || to < from ? null : { from, to }
	})
	const right = ranges.filter((range) => range !== null)
	return lines.length > 0 && right.length === lines.length ? right : null
}

export function zoneProblems(values: ZoneTexts): Partial<Record<ZoneField, FormProblem>> {
	const money = (text: string) => requiredProblem(text) ?? amountProblem(text)
	const found: Record<ZoneField, FormProblem | null> = {
		zone: requiredProblem(values.zone),
		country: null,
		ranges: rangesOf(values.ranges, values.country) === null ? 'postalCode' : null,
		firstPallet: money(values.firstPallet),
		nextPallet: money(values.nextPallet),
	}
	return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null))
}

export function zoneRowsOf(values: ZoneTexts): ZoneRow[] {
	const country = values.country === 'FR' ? 'FR' : 'BE'
	const shared = {
		country,
		zone: values.zone.trim(),
		firstPallet: centsOf(values.firstPallet) ?? 0,
		nextPallet: centsOf(values.nextPallet) ?? 0,
	} as const
	return (rangesOf(values.ranges, country) ?? []).map((range) => ({ ...shared, ...range }))
}

/** All rows with those of one zone in the place of its former ones; at the end where it is new. */
export function withZone(
	rows: readonly ZoneRow[],
	former: string | null,
	given: readonly ZoneRow[],
): ZoneRow[] {
	const at = rows.findIndex(({ zone }) => zone === former)
	const rest = rows.filter(({ zone }) => zone !== former)
	return at < 0 ? [...rest, ...given] : [...rest.slice(0, at), ...given, ...rest.slice(at)]
}
