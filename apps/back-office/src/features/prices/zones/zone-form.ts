// A zone is several ranges of postal codes at one price: one form, its rows on the wire.
import { centsOf, zoneKeyOf } from '@gabarit/contract'
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
	const byKey = new Map<string, Zone>()
	for (const row of rows) {
		const { from, to, country, zone, firstPallet, nextPallet } = row
		const key = zoneKeyOf(row)
		const known = byKey.get(key) ?? { country, zone, firstPallet, nextPallet, ranges: [] }
		known.ranges.push(`${from}-${to}`)
		byKey.set(key, known)
	}
	return [...byKey.values()]
}

/** Null where none is `key`. */
export function zoneOfKey<Row extends Pick<ZoneRow, 'country' | 'zone'>>(
	zones: readonly Row[],
	key: string | null,
): Row | null {
	return zones.find((zone) => zoneKeyOf(zone) === key) ?? null
}

/** Whether a zone of another country has its name. */
export function isNamedTwice(
	{ country, zone }: Pick<ZoneRow, 'country' | 'zone'>,
	zones: readonly Pick<ZoneRow, 'country' | 'zone'>[],
): boolean {
	return zones.some((it) => it.zone === zone && it.country !== country)
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

/** As they are typed. */
export function typedZoneOf({ country, zone }: ZoneTexts): Pick<ZoneRow, 'country' | 'zone'> {
	return { country: country === 'FR' ? 'FR' : 'BE', zone: zone.trim() }
}

export function zoneRowsOf(values: ZoneTexts): ZoneRow[] {
	const shared = {
		...typedZoneOf(values),
		firstPallet: centsOf(values.firstPallet) ?? 0,
		nextPallet: centsOf(values.nextPallet) ?? 0,
	}
	return (rangesOf(values.ranges, shared.country) ?? []).map((range) => ({ ...shared, ...range }))
}

/** All rows with those of one zone in the place of its former ones; at the end where it is new. `former`: its key. */
export function withZone(
	rows: readonly ZoneRow[],
	former: string | null,
	given: readonly ZoneRow[],
): ZoneRow[] {
	const at = rows.findIndex((row) => zoneKeyOf(row) === former)
	const rest = rows.filter((row) => zoneKeyOf(row) !== former)
	return at < 0 ? [...rest, ...given] : [...rest.slice(0, at), ...given, ...rest.slice(at)]
}
