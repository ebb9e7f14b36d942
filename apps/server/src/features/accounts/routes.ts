// The account calls.
import { api } from '../../lib/api.ts'
import { currentAccount, idle, login, logout } from './accounts.ts'
import { changePassword, registerPassword, resetPassword } from './change-passwords.ts'
import { endSessions, sessionList } from './sessions.ts'

const { account } = api

export const accountRoutes = {
	login: account.login.handler(({ input, context }) => login(context, input)),
	logout: account.logout.handler(({ context }) => logout(context)),
	get: account.get.handler(({ context }) => currentAccount(context)),
	reset: account.reset.handler(({ input, context }) => resetPassword(context, input.email)),
	changePassword: account.changePassword.handler(({ input, context }) =>
		changePassword(context, input),
	),
	registerPassword: account.registerPassword.handler(({ input, context }) =>
		registerPassword(context, input),
	),
	sessions: account.sessions.handler(({ context }) => sessionList(context, idle)),
	endSessions: account.endSessions.handler(({ input, context }) => endSessions(context, input.id)),
}
