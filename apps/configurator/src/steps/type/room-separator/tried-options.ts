// An option is tried as the edit that it is: what it makes impossible keeps it from being chosen.
import {
	type Catalogue,
	type Issue,
	type Option,
	type RoomSeparatorConfiguration,
	settleEdit,
} from '@gabarit/engine'

type Separator = RoomSeparatorConfiguration
type Tried = { reference: string; wanted: Separator }

/** `field`: what the options are about; a fault of anything else that was there before is no reason. */
export function triedOptions(
	before: Separator,
	tried: readonly Tried[],
	{ catalogue, field }: { catalogue: Catalogue; field: string },
): Option<Separator>[] {
	const old = new Set(settleEdit(before, before, catalogue).issues.map(faultOf))
	return tried.map(({ reference, wanted }) => {
		const { configuration, issues } = settleEdit(before, wanted, catalogue)
		const reason = issues.find(
			(issue) => issue.severity === 'error' && (isOf(issue, field) || !old.has(faultOf(issue))),
		)
		return { reference, available: reason === undefined, configuration, ...(reason && { reason }) }
	})
}

function faultOf({ code, field = '' }: Issue): string {
	return `${code} ${field}`
}

function isOf({ field = '' }: Issue, start: string): boolean {
	return field === start || field.startsWith(`${start}.`)
}
