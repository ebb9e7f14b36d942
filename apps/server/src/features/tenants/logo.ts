// Redrawn by sharp as a PNG and served from here; files that sharp cannot draw are refused.
import { randomUUID } from 'node:crypto'
import type { Settings } from '@gabarit/contract'
import sharp from 'sharp'
import type { Queryable } from '../../db/open-database.ts'
import { inScope } from '../../db/tenant-scope.ts'
import type { CallContext } from '../../lib/api.ts'
import { namesOnly } from '../../lib/audit-changes.ts'
import { failure } from '../../lib/failure.ts'
import { requireAccess } from '../../lib/rights/permissions.ts'
import { writeSettings } from '../../lib/rights/reseller-audit.ts'
import { insertLogo, logoOf } from './logos-table.ts'
import type { Tenant } from './service.ts'
import { settingsChanged, settingsOf } from './shop-settings.ts'
import { changeTenant } from './tenants-table.ts'

const mostPixels = 16_000_000
const widest = 800
const highest = 320
const drawingTimeout = 2

/** Declarations, scripts, external references, and filters, which sharp's timeout does not stop. */
const hostile =
	/<!(?:DOCTYPE|ENTITY)|<\s*(?:[\w.-]+:)?(?:script|foreignObject|iframe|use|image|style|animate|set|filter|pattern)\b|\bfilter\s*[=:]|\bon\w+\s*=|(?:href|src)\s*=|url\s*\(\s*['"]?(?!#)|@import/i

function isMarkup(content: Buffer): boolean {
	return /^\s*(?:\uFEFF)?\s*</.test(content.subarray(0, 300).toString('utf8'))
}

async function drawLogo(content: Buffer): Promise<Buffer> {
	const refused = (cause?: unknown) => failure('picture_not_readable', { cause })
	if (isMarkup(content) && (content.length > 200_000 || hostile.test(content.toString('utf8'))))
		throw refused()
	try {
		const picture = sharp(content, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
		const { format } = await picture.metadata()
		if (!['png', 'jpeg', 'webp', 'svg'].includes(format)) throw refused()
		return await picture
			.timeout({ seconds: drawingTimeout })
			.rotate()
			.resize(widest, highest, { fit: 'inside', withoutEnlargement: format !== 'svg' })
			.png({ compressionLevel: 9 })
			.toBuffer()
	} catch (cause) {
		throw refused(cause)
	}
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
