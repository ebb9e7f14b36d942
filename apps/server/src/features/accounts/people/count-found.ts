import {
	type Count,
	mostCountedInView,
	professionalListQuerySchema,
	userListQuerySchema,
} from '@gabarit/contract'
import type { CallContext } from '../../../lib/api.ts'
import { viewQueryOf } from '../../../lib/view-query.ts'
import { professionalList } from './professionals.ts'
import { userList } from './users.ts'

const toCount = (total: number) => (total > mostCountedInView ? null : total)

/** What a saved view of accounts finds; undefined where its words are of no such list. */
export async function countPeople(
	context: CallContext,
	list: 'users' | 'professionals',
	query: URLSearchParams,
): Promise<Count | undefined> {
	const asked = { ...viewQueryOf(query, ['states', 'roles']), limit: 1 }
	if (list === 'users') {
		const parsed = userListQuerySchema.safeParse(asked)
		return parsed.success ? toCount((await userList(context, parsed.data)).total) : undefined
	}
	const parsed = professionalListQuerySchema.safeParse(asked)
	return parsed.success ? toCount((await professionalList(context, parsed.data)).total) : undefined
}
