// The account calls.
import { api } from '../../lib/api.ts'
import { currentAccount, idle, login, logout } from './accounts.ts'
import { changePassword, registerPassword, resetPassword } from './change-passwords.ts'
import {
	beginOwnSecondFactor,
	confirmSecondFactor,
	readSecondFactor,
	removeSecondFactor,
	renewRecoveryCodes,
} from './own-second-factor.ts'
import { endSessions, sessionList } from './sessions.ts'

const { account } = api
const { secondFactor } = account

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
	secondFactor: {
		get: secondFactor.get.handler(({ context }) => readSecondFactor(context)),
		begin: secondFactor.begin.handler(({ input, context }) =>
			beginOwnSecondFactor(context, input.currentPassword),
		),
		confirm: secondFactor.confirm.handler(({ input, context }) =>
			confirmSecondFactor(context, input.otp),
		),
		renewCodes: secondFactor.renewCodes.handler(({ input, context }) =>
			renewRecoveryCodes(context, input),
		),
		remove: secondFactor.remove.handler(({ input, context }) => removeSecondFactor(context, input)),
	},
	endSessions: account.endSessions.handler(({ input, context }) => endSessions(context, input.id)),
}
