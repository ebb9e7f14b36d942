import type { ConfigurationPage } from '@gabarit/contract'
import { buildFurniture, roomOf } from '@gabarit/engine'
import type { Language } from '@gabarit/i18n'
import type { CallContext } from '../../../lib/api.ts'
import { failure } from '../../../lib/failure.ts'
import { canonical, hashOf } from '../../../lib/hash.ts'
import { requireAccess, rightScopeOf } from '../../../lib/rights/permissions.ts'
import type { Viewer } from '../../../lib/rights/viewer.ts'
import { codeOf } from '../design/designs.ts'
import { designInScope, type ListedDesign } from '../design/designs-list-table.ts'
import {
	configurationOfVersion,
	copiesOf,
	insertDesign,
	versionsOf,
} from '../design/designs-table.ts'
import { newCode } from '../design/new-code.ts'
import { shownDocument } from '../design/shown-document.ts'
import { usedOf } from '../place/used-catalogue.ts'
import { moneyOf } from '../process/order-access.ts'
import { designScopeOf, rowOf } from './configuration-list.ts'

type Asked = { code: string; version?: number | undefined }

/** The design with the configuration of the version that was asked for, else the newest. */
async function designOf(
	{ services, viewer }: CallContext,
	{ code, version }: Asked,
): Promise<ListedDesign & { shownVersion: number }> {
	const scope = designScopeOf(viewer)
	const design = await designInScope(services.db, scope, viewer.tenant.code, codeOf(code))
	if (!design) throw failure('configuration_not_found')
	if (version === undefined) return { ...design, shownVersion: design.version }
	const configuration = await configurationOfVersion(services.db, { ...design, version })
	if (configuration === null) throw failure('configuration_not_found')
	return { ...design, configuration, shownVersion: version }
}

export async function configurationPage(
	context: CallContext,
	asked: Asked,
): Promise<ConfigurationPage> {
	const { services, viewer } = context
	const design = await designOf(context, asked)
	const { tenant, code, configuration, parent, shownVersion } = design
	const { catalogue } = await services.prices.inForce()
	const built = buildFurniture(configuration, catalogue)
	const documents = await services.plans.documentsOf(tenant, code)
	const { version } = catalogue
	return {
		...rowOf(design, viewer),
		catalogueVersion: version,
		shownVersion,
		mayCopy: copies(viewer, tenant),
		configuration,
		parent,
		versions: await versionsOf(services.db, tenant, code),
		copies: takes(viewer, tenant) ? await copiesOf(services.db, design) : [],
		room: roomOf(configuration),
		catalogue: built.ok ? usedOf(catalogue, built.value) : { version, colors: [], handles: [] },
		furniture: built.ok ? built.value : null,
		issues: built.ok ? built.value.issues : built.issues,
		documents: documents.map(shownDocument),
	}
}

/** A version never changes, so a browser asks once for its picture by one catalogue. */
const pictureKept = 'private, max-age=86400'

export async function configurationPicture(
	context: CallContext,
	{
		language = context.language,
		catalogue,
		...asked
	}: Asked & { language?: Language | undefined; catalogue?: string | undefined },
) {
	const { code, configuration } = await designOf(context, asked)
	const { plans, prices } = context.services
	const inForce = (await prices.inForce()).catalogue.version
	const isKept = asked.version !== undefined && catalogue === inForce
	const svg = await plans.front(configuration, language)
	const headers = {
		'content-disposition': `inline; filename="${code}.svg"`,
		...(isKept && { 'cache-control': pictureKept }),
	}
	return { headers, body: new File([svg], `${code}.svg`, { type: 'image/svg+xml' }) }
}

/** What a supplier reads of other shops he does not copy there. */
function copies(viewer: Viewer, tenant: string): boolean {
	const rightScope = rightScopeOf(viewer, 'configurationCopy', 'create')
	return rightScope === 'all' || (rightScope !== null && tenant === viewer.tenant.code)
}

/** Another design's code opens it: who gives an offer another one reads which were begun from its own. */
function takes(viewer: Viewer, tenant: string): boolean {
	const manages = rightScopeOf(viewer, 'orderManagement', 'write') !== null
	return manages && moneyOf(viewer, tenant).seesCost
}

/** In the shop of the design, owned by who copies it, so that he may change it; it names no customer. */
export async function duplicateConfiguration(
	context: CallContext,
	asked: Asked,
): Promise<{ code: string }> {
	const { services, viewer } = context
	requireAccess(viewer, 'configurationCopy', 'create')
	const { tenant, code: parent, configuration, language } = await designOf(context, asked)
	if (!copies(viewer, tenant)) throw failure('configuration_not_found')
	const now = services.now()
	const made = await insertDesign(services.db, {
		tenant,
		code: newCode(),
		parent,
		configuration,
		configurationHash: hashOf(canonical(configuration)),
		language,
		ownerId: viewer.user?.id ?? null,
		createdAt: now,
		updatedAt: now,
	})
	if (made === null) throw new Error('a code of twelve signs was taken')
	return { code: made.code }
}
