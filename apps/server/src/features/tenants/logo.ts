// Redrawn by sharp as a PNG and served from here; files that sharp cannot draw are refused.
import { randomUUID } from 'node:crypto'
import type { Settings } from '@gabarit/contract'
import type { Queryable } from '../../db/open-database.ts'
import { inScope } from '../../db/tenant-scope.ts'
import type { CallContext } from '../../lib/api.ts'
import { namesOnly } from '../../lib/audit-changes.ts'
import { failure } from '../../lib/failure.ts'
import { drawPicture } from '../../lib/files/draw-picture.ts'
import { requireAccess } from '../../lib/rights/permissions.ts'
import { writeSettings } from '../../lib/rights/reseller-audit.ts'
import { insertLogo, logoOf } from './logos-table.ts'
import type { Tenant } from './service.ts'
import { settingsChanged, settingsOf } from './shop-settings.ts'
import { changeTenant } from './tenants-table.ts'

const size = { widest: 800, highest: 320 }

async function drawLogo(content: Buffer): Promise<Buffer> {
	const drawn = await drawPicture(content, size)
	if (!drawn.ok) throw failure('picture_not_readable', { cause: drawn.cause })
	return drawn.png
}

type Upload = { file: File; revision: number }

export async function uploadLogo(
	context: CallContext,
	{ file, revision }: Upload,
): Promise<Settings> {
	const { services, viewer } = context
	requireAccess(viewer, 'resellerSettings', 'write')
	const { code: tenant } = viewer.tenant
	const content = await drawLogo(Buffer.from(await file.arrayBuffer()))
	const id = randomUUID()
	const logoUrl = `/api/pictures/logo/${tenant}.${id}.png`
	return setLogo(context, { revision, logoUrl }, (tx) =>
		insertLogo(tx, { tenant, id, content, createdAt: services.now() }),
	)
}

export async function removeLogo(context: CallContext, revision: number): Promise<Settings> {
	requireAccess(context.viewer, 'resellerSettings', 'write')
	return setLogo(context, { revision, logoUrl: null }, () => Promise.resolve())
}

async function setLogo(
	context: CallContext,
	{ revision, logoUrl }: Pick<Tenant, 'revision' | 'logoUrl'>,
	keep: (tx: Queryable) => Promise<void>,
): Promise<Settings> {
	const { services, viewer } = context
	const shop = { code: viewer.tenant.code, revision }
	const changed = await writeSettings(context, namesOnly(['logoUrl']), async (tx) => {
		const written = await changeTenant(tx, shop, { logoUrl }, services.now())
		if (written) await keep(tx)
		return written
	})
	if (!changed) throw await settingsChanged(context)
	services.tenants.forget()
	return settingsOf(changed)
}

export async function logoFile(
	db: Parameters<typeof logoOf>[0],
	address: string | null,
): Promise<Buffer | null> {
	const named = /\/logo\/([\w-]+)\.([0-9a-f-]{36})\.png$/.exec(address ?? '')
	const [, tenant, id] = named ?? []
	if (tenant === undefined || id === undefined) return null
	return inScope(tenant, () => logoOf(db, tenant, id))
}
