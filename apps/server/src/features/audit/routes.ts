import { api, call } from '../../lib/api.ts'
import { auditList } from './audit-list.ts'
import { exportAudit } from './export-audit.ts'

const { audit } = api.backOffice

export const auditRoutes = {
	list: call(audit.list, 'audit.read', 'Who changed what, newest first').handler(
		({ input, context }) => auditList(context, input),
	),
	export: call(audit.export, 'audit.read', 'The audit as CSV or XLSX').handler(
		({ input, context }) => exportAudit(context, input),
	),
}
