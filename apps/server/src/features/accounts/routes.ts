// The account calls.
import { api } from '../../lib/api.ts'
import { currentAccount, login, logout } from './accounts.ts'

export const accountRoutes = {
	login: api.account.login.handler(({ input, context }) => login(context, input)),
	logout: api.account.logout.handler(({ context }) => logout(context)),
	get: api.account.get.handler(({ context }) => currentAccount(context)),
}
