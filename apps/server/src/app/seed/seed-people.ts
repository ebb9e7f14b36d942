// Accounts of the demo beside those that it prints: customers of the year, and staff in each state.
import { auditAccount } from '../../features/accounts/account-audit-table.ts'
import {
	insertUsers,
	type NewUser,
	noteLogin,
	type User,
} from '../../features/accounts/accounts-table.ts'
import { hashPassword } from '../../features/accounts/login/passwords.ts'
import { setUpSecondFactor } from '../../features/accounts/second-factor/second-factor.ts'
import { spendStep } from '../../features/accounts/second-factor/second-factor-table.ts'
import { markRead } from '../../features/notifications/notifications-table.ts'
import { brusselsDay } from '../../lib/calendar.ts'
import { newSecret } from '../../lib/hash.ts'
import type { DemoRequest } from './demo-year.ts'
import type { Played } from './played-services.ts'

const day = 24 * 3600_000

type Staff = Pick<NewUser, 'tenant' | 'email' | 'firstName' | 'lastName' | 'role'> & {
	/** Days ago. */
	since: number
	seen?: number
	left?: number
	isInvited?: boolean
}

const atelier = { tenant: 'atelier' }
const dupont = { tenant: 'meubles-dupont' }
const martin = { tenant: 'rangements-martin' }

const staff: Staff[] = [
	{
		...atelier,
		email: 'nils.aubert@atelier.example',
		firstName: 'Nils',
		lastName: 'Aubert',
		role: 'ResellerEmployee',
		since: 390,
		seen: 1,
	},
	{
		...atelier,
		email: 'elise.roland@atelier.example',
		firstName: 'Élise',
		lastName: 'Roland',
		role: 'ResellerEmployee',
		since: 398,
		seen: 121,
		left: 119,
	},
	{
		...atelier,
		email: 'dries.cools@gabarit.example',
		firstName: 'Dries',
		lastName: 'Cools',
		role: 'Gabarit',
		since: 396,
		seen: 97,
	},
	{
		...dupont,
		email: 'amina@meubles-dupont.example',
		firstName: 'Amina',
		lastName: 'Haddou',
		role: 'ResellerEmployee',
		since: 390,
		seen: 2,
	},
	{
		...dupont,
		email: 'louis@meubles-dupont.example',
		firstName: 'Louis',
		lastName: 'Carlier',
		role: 'ResellerEmployee',
		since: 2,
		isInvited: true,
	},
	{
		...martin,
		email: 'sabine@rangements-martin.example',
		firstName: 'Sabine',
		lastName: 'Roussel',
		role: 'ResellerEmployee',
		since: 5,
		isInvited: true,
	},
]

const admins: Record<string, string> = {
	atelier: 'sofie.maes@atelier.example',
	'meubles-dupont': 'paul@meubles-dupont.example',
	'rangements-martin': 'julie@rangements-martin.example',
}
/** Orders whose news nobody has read. */
const newsLeft = 6
const withSecondFactor = ['nils.aubert@atelier.example', 'amina@meubles-dupont.example']

/** Who made and who closed an account stands in its history; an invited person has his mail. */
async function noteStaff(
	played: Played,
	users: Map<string, User>,
	written: readonly User[],
): Promise<void> {
	const { services, setNow, shops, collected } = played
	const { db } = services
	for (const user of written) {
		const { tenant, id: userId, createdAt: at, disabledAt } = user
		const by = users.get(admins[tenant] ?? '')?.id ?? null
		await auditAccount(db, { tenant, userId, event: 'created', at, by })
		if (disabledAt)
			await auditAccount(db, { tenant, userId, event: 'disabled', at: disabledAt, by })
		const home = shops.get(tenant)
		if (user.passwordHash === null) {
			const { firstName, lastName, phoneNumber, language, email: to } = user
			const mail = { kind: 'activation' as const, person: { firstName, lastName, phoneNumber } }
			collected.mails.push({ mail: { tenant, to, language, mail }, at })
		}
		if (!home || !withSecondFactor.includes(user.email)) continue
		const day2 = new Date(at.getTime() + day)
		setNow(day2)
		await setUpSecondFactor(db, services, user, home)
		await spendStep(db, user, Math.floor(day2.getTime() / 30_000), day2)
		await auditAccount(db, { tenant, userId, event: 'secondFactorOn', at: day2 })
	}
}

/** In opening hours. */
function morning(today: number, daysAgo: number, number: number): Date {
	const on = brusselsDay(new Date(today - daysAgo * day))
	return new Date(Date.parse(`${on}T07:10:00Z`) + (number % 12) * 23 * 60_000)
}

export async function seedPeople(
	played: Played,
	users: Map<string, User>,
	requests: readonly DemoRequest[],
): Promise<Map<string, User>> {
	const { services } = played
	const { db } = services
	const today = services.now().getTime()
	const ago = (days: number) => new Date(today - days * day)
	const passwordHash = await hashPassword(newSecret())
	const rows = staff.map(
		({ since, seen, left, isInvited, ...person }): NewUser => ({
			...person,
			passwordHash: isInvited === true ? null : passwordHash,
			createdAt: ago(since),
			lastLoginAt: seen === undefined ? null : morning(today, seen, seen),
			disabledAt: left === undefined ? null : ago(left),
		}),
	)
	const written = await insertUsers(db, rows)
	await insertUsers(db, customersOf(requests, passwordHash))
	await noteStaff(played, users, written)
	const read = requests.filter(({ kind }) => kind === 'order').at(-newsLeft)
	for (const [i, user] of [...users.values()].entries()) {
		await noteLogin(db, user, morning(today, 1 + (i % 4), i))
		if (read) await markRead(db, user, 'all', read.at)
	}
	return new Map(written.map((user) => [user.email, user]))
}

/** From their first request on. */
function customersOf(requests: readonly DemoRequest[], passwordHash: string): NewUser[] {
	const rows = new Map<string, NewUser>()
	for (const { customer, at, chance } of requests) {
		const { tenant, email, firstName, lastName, language, company, vatNumber, gsm } = customer
		if (!customer.hasAccount || rows.has(email)) continue
		const isFirm = company !== undefined
		const seenLater = isFirm && chance.is(0.7)
		rows.set(email, {
			tenant,
			email,
			firstName,
			lastName,
			language,
			phoneNumber: gsm,
			role: isFirm ? 'ProfessionalCustomer' : 'IndividualCustomer',
			companyName: company ?? null,
			vatNumber: vatNumber ?? null,
			passwordHash,
			createdAt: at,
			lastLoginAt: new Date(at.getTime() + (seenLater ? 3 : 0) * 3600_000),
		})
	}
	return [...rows.values()]
}
