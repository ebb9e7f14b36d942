// The tables of the dashboard as a workbook, a sheet each, in its reader's language.
import { finished } from 'node:stream'
import type { DashboardQuery } from '@gabarit/contract'
import { translatorOf } from '@gabarit/i18n'
import type { CallContext } from '../../lib/api.ts'
import { workbookFile } from '../../lib/tables/table-file.ts'
import { dashboard, figuresScopeOf } from './dashboard.ts'
import { sheetsOf } from './dashboard-sheets.ts'

export async function exportDashboard(context: CallContext, query: DashboardQuery) {
	const { language, reply, services, viewer } = context
	const sells = figuresScopeOf(viewer, query) !== 'sent'
	const data = await dashboard(context, query)
	const shops = new Map((await services.tenants.all()).map(({ code, name }) => [code, name]))
	const body = await workbookFile(
		{
			name: `dashboard-${data.from}-${data.until}`,
			sheets: sheetsOf(data, { t: translatorOf(language), language, shops, sells }),
		},
		// The answer was sent or the client is gone.
		(clear) => finished(reply.raw, clear),
	)
	return { headers: { 'content-disposition': `attachment; filename="${body.name}"` }, body }
}
