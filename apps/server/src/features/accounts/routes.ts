// The account calls, and the back-office's of users and professionals.
import { api } from '../../lib/api.ts'
import { currentAccount, login, logout } from './accounts.ts'
import { changePassword, registerPassword, resetPassword } from './change-passwords.ts'
import {
	beginOwnSecondFactor,
	confirmSecondFactor,
	readSecondFactor,
	removeSecondFactor,
	renewRecoveryCodes,
} from './own-second-factor.ts'
import { erasePerson, exportPerson } from './people.ts'
import {
	professionalList,
	readProfessional,
	turnIntoReseller,
	updateProfessional,
} from './professionals.ts'
import { updateProfile } from './profile.ts'
import { endSessions, sessionList } from './sessions.ts'
import { endUserSessions, resetSecondFactor, userSessions } from './user-sessions.ts'
import {
	createUser,
	disableUser,
	enableUser,
	readUser,
	sendLink,
	updateUser,
	userList,
} from './users.ts'

const { account } = api
const { secondFactor } = account
const { users, professionals, people } = api.backOffice

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
	sessions: account.sessions.handler(({ context }) => sessionList(context)),
	updateProfile: account.updateProfile.handler(({ input, context }) =>
		updateProfile(context, input),
	),
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

export const userRoutes = {
	list: users.list.handler(({ input, context }) => userList(context, input)),
	get: users.get.handler(({ input, context }) => readUser(context, input.id)),
	create: users.create.handler(({ input, context }) => createUser(context, input)),
	update: users.update.handler(({ input, context }) => updateUser(context, input)),
	disable: users.disable.handler(({ input, context }) => disableUser(context, input)),
	enable: users.enable.handler(({ input, context }) => enableUser(context, input)),
	sendLink: users.sendLink.handler(({ input, context }) => sendLink(context, input.id)),
	sessions: users.sessions.handler(({ input, context }) => userSessions(context, input.id)),
	endSessions: users.endSessions.handler(({ input, context }) => endUserSessions(context, input)),
	resetSecondFactor: users.resetSecondFactor.handler(({ input, context }) =>
		resetSecondFactor(context, input.id),
	),
}

export const professionalRoutes = {
	list: professionals.list.handler(({ input, context }) => professionalList(context, input)),
	get: professionals.get.handler(({ input, context }) => readProfessional(context, input.id)),
	update: professionals.update.handler(({ input, context }) => updateProfessional(context, input)),
	turnIntoReseller: professionals.turnIntoReseller.handler(({ input, context }) =>
		turnIntoReseller(context, input),
	),
}

export const peopleRoutes = {
	export: people.export.handler(({ input, context }) => exportPerson(context, input)),
	erase: people.erase.handler(({ input, context }) => erasePerson(context, input)),
}
