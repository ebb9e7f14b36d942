// The documents of a shop. The plan calls: a PDF to keep, or the same kept with its code.
import type { planSchema } from '@gabarit/contract'
import type { Language } from '@gabarit/i18n'
import type { z } from 'zod'
import { inScope } from '../../db/tenant-scope.ts'
import { api, type CallContext } from '../../lib/api.ts'
import { failure } from '../../lib/failure.ts'
import { fileAnswer } from '../../lib/file-answer.ts'
import { requireAccess } from '../../lib/permissions.ts'
import type { PlanOrder } from '../../lib/services.ts'
import { generatedList, removeFile, shopFile, shopFileList, uploadShopFile } from './shop-files.ts'

type PlanInput = z.output<typeof planSchema>

async function planOf(context: CallContext, input: PlanInput): Promise<PlanOrder> {
	const { services, viewer } = context
	const language = input.language ?? context.language
	if (input.code === undefined) {
		const { configuration } = input
		if (!configuration) throw failure('invalid_model')
		return { tenant: viewer.tenant, configuration, code: null, language, paper: input.paper }
	}
	const design = await services.designs.find(viewer, input.code)
	return {
		tenant: await services.tenants.byCode(design.tenant),
		// The furniture on the page may be newer than what was saved: what is sent along is drawn.
		configuration: input.configuration ?? design.configuration,
		code: design.code,
		language,
		paper: input.paper,
	}
}

async function createPlan(context: CallContext, input: PlanInput) {
	requireAccess(context.viewer, 'design', 'read')
	const plan = await planOf(context, input)
	const { fileName, content } = await context.services.plans.render(plan)
	return fileAnswer({ fileName, content, mediaType: 'application/pdf' })
}

async function savePlan(
	context: CallContext,
	input: { code: string; language?: Language | undefined },
): Promise<void> {
	const { services, viewer } = context
	requireAccess(viewer, 'design', 'write')
	const design = await services.designs.find(viewer, input.code)
	const { tenant, code } = design
	const language = input.language ?? context.language
	await inScope(tenant, () => services.plans.ask({ tenant, code, language }))
}

async function termsInForce(context: CallContext, asked: Language | undefined) {
	const { services, viewer } = context
	requireAccess(viewer, 'catalogue', 'read')
	return fileAnswer(
		await services.terms.inForce(viewer.tenant, asked ?? context.language),
		'inline',
	)
}

const { documents } = api.backOffice

export const documentRoutes = {
	list: documents.list.handler(({ input, context }) => shopFileList(context, input)),
	generated: documents.generated.handler(({ input, context }) => generatedList(context, input)),
	get: documents.get.handler(({ input, context }) => shopFile(context, input.id)),
	upload: documents.upload.handler(({ input, context }) => uploadShopFile(context, input)),
	remove: documents.remove.handler(({ input, context }) => removeFile(context, input.id)),
}

export const planRoutes = {
	create: api.dressing.plan.create.handler(({ input, context }) => createPlan(context, input)),
	save: api.dressing.plan.save.handler(({ input, context }) => savePlan(context, input)),
}

export const termsRoutes = {
	terms: api.configurator.terms.handler(({ input, context }) =>
		termsInForce(context, input.language),
	),
}
