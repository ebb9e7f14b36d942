import { allStepNames, configuratorKinds, type Dashboard } from '@gabarit/contract'
import type { Language } from '@gabarit/i18n'
import type { CallContext } from '../../lib/api.ts'
import { addDays, brusselsDay } from '../../lib/calendar.ts'
import { requireAccess } from '../../lib/permissions.ts'
import { wrongField } from '../../lib/wrong-field.ts'
import {
	acceptedOffers,
	type DashboardScope,
	dayRows,
	deadLetters,
	designsMade,
	stateRows,
	stepRows,
	typeRows,
} from './dashboard-table.ts'

const usualDays = 30
const mostDays = 800

function daysOf(
	language: Language,
	today: string,
	period: { from?: string | undefined; until?: string | undefined },
): { from: string; until: string } {
	const until = period.until ?? today
	const from = period.from ?? addDays(until, 1 - usualDays)
	if (from > until || addDays(from, mostDays) < until) throw wrongField(language, 'from')
	return { from, until }
}

export async function dashboard(
	context: CallContext,
	period: { from?: string | undefined; until?: string | undefined },
): Promise<Dashboard> {
	const { services, viewer, language } = context
	const rightScope = requireAccess(viewer, 'dashboard', 'read')
	const { db, now } = services
	const days = daysOf(language, brusselsDay(now()), period)
	const sentOnly = rightScope === 'sent'
	const tenant = rightScope === 'tenant' ? viewer.tenant.code : null
	const scope: DashboardScope = { tenant, sentOnly }
	const rows = await dayRows(db, scope, days)
	const steps = sentOnly ? [] : await stepRows(db, scope, days)
	const sum = (of: (row: Dashboard['days'][number]) => number) =>
		rows.reduce((total, row) => total + of(row), 0)
	return {
		...days,
		orders: sum((it) => it.orders),
		turnover: sum((it) => it.turnover),
		offers: sum((it) => it.offers),
		offersAccepted: await acceptedOffers(db, scope, days),
		designs: sentOnly ? 0 : await designsMade(db, scope, days),
		states: await stateRows(db, scope),
		days: rows,
		types: await typeRows(db, scope, days),
		steps: steps.toSorted((a, b) => placeOf(a) - placeOf(b)),
		deadLetters: sentOnly ? 0 : await deadLetters(db, scope),
	}
}

/** Kind by kind, in the order of the steps. */
function placeOf({ kind, step }: Dashboard['steps'][number]): number {
	return configuratorKinds.indexOf(kind) * allStepNames.length + allStepNames.indexOf(step)
}
