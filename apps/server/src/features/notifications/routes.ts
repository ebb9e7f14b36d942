import { api, call } from '../../lib/api.ts'
import { notificationList, readNotifications } from './notifications.ts'

const { notifications } = api.backOffice

export const notificationRoutes = {
	list: call(notifications.list, 'notification.read', 'News of 90 days, newest first').handler(
		({ input, context }) => notificationList(context, input),
	),
	markRead: call(notifications.markRead, 'notification.write', 'Marks news as read').handler(
		({ input, context }) => readNotifications(context, input),
	),
}
