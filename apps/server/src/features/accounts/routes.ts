import { api, call } from '../../lib/api.ts'
import { currentAccount, login, logout } from './login/accounts.ts'
import { endSessions, sessionList } from './login/sessions.ts'
import { changePassword, registerPassword, resetPassword } from './own/change-passwords.ts'
import {
	beginOwnSecondFactor,
	confirmSecondFactor,
	readSecondFactor,
	removeSecondFactor,
	renewRecoveryCodes,
} from './own/own-second-factor.ts'
import { updateProfile } from './own/profile.ts'
import { exportProfessionals, exportUsers } from './people/export-people.ts'
import { givenRoles } from './people/given-roles.ts'
import { erasePerson, exportPerson, previewErasure } from './people/people.ts'
import {
	createProfessional,
	professionalList,
	readProfessional,
	sendProfessionalLink,
	turnIntoReseller,
	updateProfessional,
} from './people/professionals.ts'
import { endUserSessions, resetSecondFactor, userSessions } from './people/user-sessions.ts'
import {
	createUser,
	disableUser,
	enableUser,
	readUser,
	sendLink,
	updateUser,
	userHistory,
	userList,
} from './people/users.ts'

const { account } = api
const { secondFactor } = account
const { users, professionals, people } = api.backOffice

export const accountRoutes = {
	login: call(account.login, 'account.create', 'Logs in; sets the session cookie').handler(
		({ input, context }) => login(context, input),
	),
	logout: call(
		account.logout,
		'account.create',
		'Ends the session; refused to pages of other sites',
	).handler(({ context }) => logout(context)),
	get: call(account.get, 'account.create', 'Who is connected').handler(({ context }) =>
		currentAccount(context),
	),
	reset: call(
		account.reset,
		'account.create',
		'Mails a link to choose a new password; the same answer for every e-mail',
	).handler(({ input, context }) => resetPassword(context, input.email)),
	changePassword: call(
		account.changePassword,
		'account.write',
		'Changes one’s own password; the other sessions end',
	).handler(({ input, context }) => changePassword(context, input)),
	registerPassword: call(
		account.registerPassword,
		'account.create',
		'Chooses a password by the token of a mailed link',
	).handler(({ input, context }) => registerPassword(context, input)),
	sessions: call(account.sessions, 'account.read', 'One’s own sessions').handler(({ context }) =>
		sessionList(context),
	),
	updateProfile: call(
		account.updateProfile,
		'account.write',
		'Changes one’s own name, telephone, language of mails',
	).handler(({ input, context }) => updateProfile(context, input)),
	secondFactor: {
		get: call(secondFactor.get, 'account.read', 'Whether one’s second factor is on').handler(
			({ context }) => readSecondFactor(context),
		),
		begin: call(
			secondFactor.begin,
			'account.write',
			'A new secret for the authenticator; it counts once confirmed',
		).handler(({ input, context }) => beginOwnSecondFactor(context, input.currentPassword)),
		confirm: call(
			secondFactor.confirm,
			'account.write',
			'Turns the second factor on by its first code',
		).handler(({ input, context }) => confirmSecondFactor(context, input.otp)),
		renewCodes: call(
			secondFactor.renewCodes,
			'account.write',
			'New recovery codes; the old ones end',
		).handler(({ input, context }) => renewRecoveryCodes(context, input)),
		remove: call(secondFactor.remove, 'account.write', 'Turns the second factor off').handler(
			({ input, context }) => removeSecondFactor(context, input),
		),
	},
	endSessions: call(
		account.endSessions,
		'account.write',
		'Ends one session by its id, or every other than this one',
	).handler(({ input, context }) => endSessions(context, input.id)),
}

export const userRoutes = {
	list: call(users.list, 'user.read', 'A page of users').handler(({ input, context }) =>
		userList(context, input),
	),
	export: call(users.export, 'user.read', 'The list of users as CSV or XLSX').handler(
		({ input, context }) => exportUsers(context, input),
	),
	roles: call(users.roles, 'user.create', 'The roles that one may give to staff of a shop').handler(
		({ input, context }) => givenRoles(context, input.tenant),
	),
	history: call(users.history, 'user.read', 'What happened to an account').handler(
		({ input, context }) => userHistory(context, input.id),
	),
	get: call(users.get, 'user.read', 'One user').handler(({ input, context }) =>
		readUser(context, input.id),
	),
	create: call(users.create, 'user.create', 'Invites a user by mail').handler(
		({ input, context }) => createUser(context, input),
	),
	update: call(users.update, 'user.write', 'Changes a user').handler(({ input, context }) =>
		updateUser(context, input),
	),
	disable: call(users.disable, 'user.write', 'Closes an account; its sessions end').handler(
		({ input, context }) => disableUser(context, input),
	),
	enable: call(users.enable, 'user.write', 'Opens a closed account again').handler(
		({ input, context }) => enableUser(context, input),
	),
	sendLink: call(
		users.sendLink,
		'user.write',
		'Mails an invitation or a link to a new password',
	).handler(({ input, context }) => sendLink(context, input.id)),
	sessions: call(users.sessions, 'user.read', 'Sessions of a user').handler(({ input, context }) =>
		userSessions(context, input.id),
	),
	endSessions: call(users.endSessions, 'user.write', 'Ends one session of a user, or all').handler(
		({ input, context }) => endUserSessions(context, input),
	),
	resetSecondFactor: call(
		users.resetSecondFactor,
		'user.write',
		'Takes a user’s second factor away, so that he sets it up anew',
	).handler(({ input, context }) => resetSecondFactor(context, input.id)),
}

export const professionalRoutes = {
	list: call(professionals.list, 'professional.read', 'A page of professional customers').handler(
		({ input, context }) => professionalList(context, input),
	),
	export: call(
		professionals.export,
		'professional.read',
		'The list of professional customers as CSV or XLSX',
	).handler(({ input, context }) => exportProfessionals(context, input)),
	get: call(professionals.get, 'professional.read', 'One professional customer').handler(
		({ input, context }) => readProfessional(context, input.id),
	),
	create: call(
		professionals.create,
		'professional.create',
		'Invites a professional customer by mail',
	).handler(({ input, context }) => createProfessional(context, input)),
	sendLink: call(
		professionals.sendLink,
		'professional.write',
		'Mails a professional an invitation or a link to a new password',
	).handler(({ input, context }) => sendProfessionalLink(context, input.id)),
	update: call(
		professionals.update,
		'professional.write',
		'Changes a professional customer',
	).handler(({ input, context }) => updateProfessional(context, input)),
	turnIntoReseller: call(
		professionals.turnIntoReseller,
		'reseller.create',
		'Makes a shop of a professional customer',
	).handler(({ input, context }) => turnIntoReseller(context, input)),
}

export const peopleRoutes = {
	export: call(
		people.export,
		'customer.erase',
		'All that is kept under an e-mail in one shop',
	).handler(({ input, context }) => exportPerson(context, input)),
	preview: call(
		people.preview,
		'customer.erase',
		'What an erasure would keep, and what would go',
	).handler(({ input, context }) => previewErasure(context, input)),
	erase: call(
		people.erase,
		'customer.erase',
		'Erases a person; what the law wants of sales stays',
	).handler(({ input, context }) => erasePerson(context, input)),
}
