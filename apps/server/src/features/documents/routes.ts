import { largestDocument, type planSchema } from '@gabarit/contract'
import type { Language } from '@gabarit/i18n'
import type { z } from 'zod'
import { inScope } from '../../db/tenant-scope.ts'
import { api, type CallContext, call, taking } from '../../lib/api.ts'
import { failure } from '../../lib/failure.ts'
import { fileAnswer } from '../../lib/files/file-answer.ts'
import { requireAccess } from '../../lib/rights/permissions.ts'
import { exportPapers } from './export-papers.ts'
import type { LegalText, PlanOrder } from './service.ts'
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
		// The furniture on the page may be newer than the saved design.
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

async function legalTextInForce(context: CallContext, text: LegalText) {
	const { services, viewer, language } = context
	requireAccess(viewer, 'catalogue', 'read')
	return fileAnswer(await services.legalTexts.inForce(text, viewer.tenant, language), 'inline')
}

const { documents } = api.backOffice

export const documentRoutes = {
	list: call(documents.list, 'tenantDocument.read', 'A page of the shop’s own files').handler(
		({ input, context }) => shopFileList(context, input),
	),
	generated: call(
		documents.generated,
		'tenantDocument.read',
		'A page of the documents that were made',
	).handler(({ input, context }) => generatedList(context, input)),
	exportGenerated: call(
		documents.exportGenerated,
		'tenantDocument.read',
		'The list of generated documents as CSV or XLSX',
	).handler(({ input, context }) => exportPapers(context, input)),
	get: call(documents.get, 'tenantDocument.read', 'One file').handler(({ input, context }) =>
		shopFile(context, input.id),
	),
	upload: call(
		taking(documents.upload, largestDocument),
		'tenantDocument.write',
		'Keeps a file; of terms the next version',
	).handler(({ input, context }) => uploadShopFile(context, input)),
	remove: call(documents.remove, 'tenantDocument.write', 'Removes a file of the shop').handler(
		({ input, context }) => removeFile(context, input.id),
	),
}

export const planRoutes = {
	create: call(api.dressing.plan.create, 'design.read', 'The 2D plan, as PDF').handler(
		({ input, context }) => createPlan(context, input),
	),
	save: call(
		api.dressing.plan.save,
		'design.write',
		'Has the plan of a saved design drawn and kept as its document',
	).handler(({ input, context }) => savePlan(context, input)),
}

export const legalTextRoutes = {
	terms: call(
		api.configurator.terms,
		'catalogue.read',
		'The terms of sale in force, as PDF',
	).handler(({ context }) => legalTextInForce(context, 'terms')),
	privacy: call(
		api.configurator.privacy,
		'catalogue.read',
		'The notice on data protection in force, as PDF',
	).handler(({ context }) => legalTextInForce(context, 'privacy')),
}
