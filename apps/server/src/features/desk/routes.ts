// A user's own desk in the back-office: his news and his views.
import { api } from '../../lib/api.ts'
import { notificationList, readNotifications } from './notifications.ts'
import { dropView, keepView, ownViews } from './views.ts'

const { notifications, views } = api.backOffice

export const notificationRoutes = {
	list: notifications.list.handler(({ input, context }) => notificationList(context, input)),
	markRead: notifications.markRead.handler(({ input, context }) =>
		readNotifications(context, input),
	),
}

export const viewRoutes = {
	list: views.list.handler(({ context }) => ownViews(context)),
	save: views.save.handler(({ input, context }) => keepView(context, input)),
	remove: views.remove.handler(({ input, context }) => dropView(context, input)),
}
