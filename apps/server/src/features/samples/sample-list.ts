import type { SampleRequest, SampleState } from '@gabarit/contract'
import type { Language } from '@gabarit/i18n'
import { keysetOf, pageOf } from '../../db/keyset.ts'
import type { Queryable } from '../../db/open-database.ts'
import type { CallContext } from '../../lib/api.ts'
import { brusselsDay } from '../../lib/calendar.ts'
import { failure } from '../../lib/failure.ts'
import { wordsOf } from '../../lib/hash.ts'
import { shopOfList } from '../../lib/rights/chosen-shop.ts'
import { requireAccess } from '../../lib/rights/permissions.ts'
import { noteReseller } from '../../lib/rights/reseller-audit.ts'
import {
	countRequests,
	type ListedRequest,
	listRequests,
	requestById,
	updateRequest,
} from './samples-table.ts'

type Query = {
	search?: string | undefined
	tenant?: string | undefined
	states?: SampleState[] | undefined
	after?: string | undefined
	before?: string | undefined
	limit: number
}

function shownRequest(row: ListedRequest, language: Language): SampleRequest {
	const { id, tenant, revision, state, firstName, lastName, email, address, code } = row
	return {
		id,
		tenant,
		revision,
		state,
		createdAt: row.createdAt.toISOString(),
		doneAt: row.doneAt?.toISOString() ?? null,
		firstName,
		lastName,
		email,
		address,
		language: row.language,
		code,
		hasDesign: row.hasDesign,
		colours: row.colours.map((it) => ({ ...it, label: it.label[language] })),
	}
}

const mostWords = 8

/** A code is found as it is read aloud, in groups of four. */
function searchedWords(search: string): string[] {
	const text = search.trim().replace(/^(\w{4})[\s-](\w{4})[\s-](\w{4})$/, '$1$2$3')
	return wordsOf(text).slice(0, mostWords)
}

export async function sampleList(context: CallContext, query: Query) {
	const tenant = await shopOfList(
		context,
		requireAccess(context.viewer, 'sampleRequest', 'read'),
		query.tenant,
	)
	const { db } = context.services
	const page = keysetOf({ ...query, direction: 'desc' }, 'timestamptz')
	const filter = { tenant, words: searchedWords(query.search ?? ''), states: query.states ?? [] }
	const { rows, next, previous } = pageOf(await listRequests(db, filter, page), page)
	const total = await countRequests(db, filter)
	return { rows: rows.map((row) => shownRequest(row, context.language)), total, next, previous }
}

type Change = { id: string; revision: number; state: SampleState }

/** Named by its day: what stands in a shop's audit outlives the erasure of a person. */
function noteState(
	tx: Queryable,
	context: CallContext,
	{ tenant, createdAt, state: before }: ListedRequest,
	after: SampleState,
): Promise<void> {
	const day = brusselsDay(createdAt)
	const changes = [
		{ field: 'samples', before, after },
		{ field: 'requestedOn', before: day, after: day },
	]
	return noteReseller(tx, context, { tenant, event: 'samplesChanged', changes })
}

/** Any state follows any other: a wrong click is put right. Its year begins when it is done. */
export async function changeSamples(context: CallContext, change: Change): Promise<SampleRequest> {
	const tenant = await shopOfList(
		context,
		requireAccess(context.viewer, 'sampleRequest', 'write'),
		undefined,
	)
	const { id, revision, state } = change
	const { services, language } = context
	const present = await requestById(services.db, tenant, id)
	if (present === null) throw failure('samples_not_found')
	const since = present.state === 'done' ? present.doneAt : services.now()
	const key = { tenant: present.tenant, id, revision }
	const changed = await services.db.transaction(async (tx) => {
		const doneAt = state === 'done' ? since : null
		const isWritten = await updateRequest(tx, key, { state, doneAt })
		if (isWritten && state !== present.state) await noteState(tx, context, present, state)
		return isWritten
	})
	const current = await requestById(services.db, tenant, id)
	if (current === null) throw failure('samples_not_found')
	const shown = shownRequest(current, language)
	if (!changed) throw failure('samples_changed', { data: { current: shown } })
	return shown
}
