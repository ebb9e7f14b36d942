import { normalizeCode } from '@gabarit/contract'
import type { CallContext } from '../../lib/api.ts'
import { brusselsDay } from '../../lib/calendar.ts'
import { failure } from '../../lib/failure.ts'
import { requireAccess } from '../../lib/rights/permissions.ts'
import { countStep, type OpenedStep } from './steps-table.ts'

export async function stepOpened(
	{ services, viewer }: CallContext,
	opened: OpenedStep,
): Promise<void> {
	requireAccess(viewer, 'catalogue', 'read')
	await countStep(services.db, viewer.tenant.code, brusselsDay(services.now()), opened)
}

export async function flowEnded({ services, viewer }: CallContext, text: string): Promise<void> {
	requireAccess(viewer, 'design', 'read')
	const code = normalizeCode(text)
	if (code === null) throw failure('code_format_invalid')
	const tenant = viewer.tenant.code
	const design = await services.designs.byCode(tenant, code)
	if (!design) throw failure('configuration_not_found')
	const { externalReference } = design
	await services.db.transaction((tx) =>
		services.webhooks.configurationEnded(tx, tenant, { code, externalReference }),
	)
}
