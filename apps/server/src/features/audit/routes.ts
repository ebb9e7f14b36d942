import { api, call } from '../../lib/api.ts'
import { auditList } from './audit-list.ts'

const { audit } = api.backOffice

export const auditRoutes = {
	list: call(audit.list, 'audit.read', 'Who changed what, newest first').handler(
		({ input, context }) => auditList(context, input),
	),
}
