// What the saved views of a list find: by the list's own call, so that the count is that of its page.
import { type Count, contract, mostCountedInView } from '@gabarit/contract'
import { ORPCError } from '@orpc/server'
import type { z } from 'zod'
import { auditList } from '../features/audit/audit-list.ts'
import { generatedList } from '../features/documents/shop-files.ts'
import { mailboxList } from '../features/mails/mailbox.ts'
import { configurationList } from '../features/orders/list/configuration-list.ts'
import { outboxList } from '../features/outbox/outbox.ts'
import { sampleList } from '../features/samples/sample-list.ts'
import type { CallContext } from '../lib/api.ts'
import { type Resource, rightScopeOf } from '../lib/rights/permissions.ts'
import type { CountFound, Services } from '../lib/services.ts'
import { viewQueryOf } from '../lib/view-query.ts'

const { audit, configurations, documents, mailbox, outbox, samples } = contract.backOffice

type Listed<Schema extends z.ZodType> = {
	/** Its call. */
	of: { '~orpc': { inputSchema?: Schema } }
	list: (context: CallContext, query: z.output<Schema>) => Promise<{ total: Count }>
	resource: Resource
	/** Filters of several values. */
	several: readonly string[]
}

function counterOf<Schema extends z.ZodType>(listed: Listed<Schema>): CountFound {
	const { of, list, resource, several } = listed
	const schema = of['~orpc'].inputSchema
	return async (context, query) => {
		if (rightScopeOf(context.viewer, resource, 'read') === null) return undefined
		const parsed = schema?.safeParse({ ...viewQueryOf(query, several), limit: 1 })
		if (!parsed?.success) return undefined
		try {
			const { total } = await list(context, parsed.data)
			return total === null || total > mostCountedInView ? null : total
		} catch (error) {
			// A view of a shop that is closed, or another's by now, is one of other words.
			if (error instanceof ORPCError && error.code === 'reseller_not_found') return undefined
			throw error
		}
	}
}

export const viewCounters: Services['viewCounters'] = {
	configurations: counterOf({
		of: configurations.list,
		list: configurationList,
		resource: 'configurationList',
		several: ['types'],
	}),
	samples: counterOf({
		of: samples.list,
		list: sampleList,
		resource: 'sampleRequest',
		several: ['states'],
	}),
	documents: counterOf({
		of: documents.generated,
		list: generatedList,
		resource: 'tenantDocument',
		several: ['kinds'],
	}),
	outbox: counterOf({
		of: outbox.list,
		list: outboxList,
		resource: 'outbox',
		several: ['states', 'kinds'],
	}),
	mailbox: counterOf({
		of: mailbox.list,
		list: mailboxList,
		resource: 'mailbox',
		several: ['kinds'],
	}),
	audit: counterOf({ of: audit.list, list: auditList, resource: 'audit', several: ['parts'] }),
}
