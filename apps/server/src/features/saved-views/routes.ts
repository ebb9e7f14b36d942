import { api, call } from '../../lib/api.ts'
import { countViews, dropView, keepColumns, keepView, ownLists } from './views.ts'

const { views } = api.backOffice

export const viewRoutes = {
	list: call(
		views.list,
		'savedView.read',
		'The shop’s and one’s own views, hidden columns and rows of a page',
	).handler(({ context }) => ownLists(context)),
	counts: call(views.counts, 'savedView.read', 'Rows that each view of a list finds').handler(
		({ input, context }) => countViews(context, input),
	),
	save: call(views.save, 'savedView.write', 'Saves a view under a name').handler(
		({ input, context }) => keepView(context, input),
	),
	remove: call(views.remove, 'savedView.write', 'Forgets a saved view').handler(
		({ input, context }) => dropView(context, input),
	),
	keepColumns: call(
		views.keepColumns,
		'savedView.write',
		'Keeps which columns of a list are hidden, and how many rows a page has',
	).handler(({ input, context }) => keepColumns(context, input)),
}
