import { api, call } from '../../lib/api.ts'
import { dropView, keepView, ownViews } from './views.ts'

const { views } = api.backOffice

export const viewRoutes = {
	list: call(views.list, 'savedView.read', 'One’s own saved views').handler(({ context }) =>
		ownViews(context),
	),
	save: call(views.save, 'savedView.write', 'Saves a view under a name').handler(
		({ input, context }) => keepView(context, input),
	),
	remove: call(views.remove, 'savedView.write', 'Forgets a saved view').handler(
		({ input, context }) => dropView(context, input),
	),
}
