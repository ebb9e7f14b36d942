import { randomInt } from 'node:crypto'
import {
	insertUser,
	type NewUser,
	setPasswords,
	type User,
	userByEmail,
} from '../../features/accounts/accounts-table.ts'
import { hashPassword } from '../../features/accounts/login/passwords.ts'
import { insertPeriod, insertPromo } from '../../features/discounts/discounts-table.ts'
import { loadSeed } from '../../features/prices/index.ts'
import { writeSeedVersion } from '../../features/prices/versions/write-version.ts'
import { readSetting, writeSetting } from '../../features/tenants/settings-table.ts'
import { insertTenant, listTenants } from '../../features/tenants/tenants-table.ts'
import { addDays, brusselsDay } from '../../lib/calendar.ts'
import type { Services } from '../../lib/services.ts'
import { WrongEnvironment } from '../start/wrong-environment.ts'
import { demoTenants, demoUsers } from './demo-tenants.ts'
import { demoSince } from './demo-year.ts'
import { seedDemo } from './seed-demo.ts'

export type Demo = {
	password: string
	users: { email: string; role: string; tenant: string }[]
	tenants: string[]
}

type SeedOptions = {
	demo: boolean
	demoPassword: string | null
	/** False: the demo's shops and accounts alone. */
	demoYear?: boolean
}

export async function seedDatabase(services: Services, options: SeedOptions): Promise<Demo | null> {
	const { db } = services
	await requireSameKind(db, options.demo)
	const since = options.demo ? demoSince(services.now()) : services.now()
	await seedCatalogue(services, since)
	if (!options.demo) {
		const isNew = (await listTenants(db)).length === 0
		if (isNew) await insertTenant(db, { code: 'shop', name: 'Gabarit', isDefault: true })
		return null
	}
	const password = await demoPassword(services, options.demoPassword)
	if ((await readSetting(db, 'demo')) !== 'complete')
		await seedWholeDemo(services, password, options.demoYear ?? true)
	else if (options.demoPassword !== null)
		await setPasswords(db, demoUsers, await hashPassword(password))
	return {
		password,
		users: demoUsers.map(({ email, role, tenant, isAdmin }) => ({
			email,
			role: isAdmin ? 'admin' : role,
			tenant,
		})),
		tenants: demoTenants.map((tenant) => tenant.code),
	}
}

/** The demo's accounts have a printed password, which would stay valid in a real shop. */
async function requireSameKind(db: Services['db'], demo: boolean): Promise<void> {
	const holdsDemo = (await readSetting(db, 'demo_password')) !== null
	const holdsShop = !holdsDemo && (await listTenants(db)).length > 0
	if (demo && holdsShop)
		throw new WrongEnvironment(
			'This database holds a shop, and without PUBLIC_URL (or with DEMO=true) the demo is asked for:\n  set PUBLIC_URL, or DEMO=false.',
		)
	if (!demo && holdsDemo)
		throw new WrongEnvironment(
			'This database holds the demo, whose accounts have a printed password:\n  set DEMO=true, or name an empty database.',
		)
}

export async function seedCatalogue({ db, now }: Services, at = now()): Promise<void> {
	await writeSeedVersion(db, loadSeed(), at)
}

const letters = 'abcdefghjkmnpqrstuvwxyz'

/** Stored, so that every start prints the same password. */
async function demoPassword({ db }: Services, fixed: string | null): Promise<string> {
	const kept = fixed ?? (await readSetting(db, 'demo_password'))
	if (kept !== null && fixed === null) return kept
	const word = (length: number) =>
		Array.from({ length }, () => letters[randomInt(letters.length)] ?? 'a').join('')
	const password = kept ?? `Atelier-${word(4)}-${randomInt(1000, 9999)}`
	await writeSetting(db, 'demo_password', password)
	return password
}

/** `since`: when its shops and accounts were made. */
export async function seedShops(
	services: Services,
	password: string,
	since = services.now(),
): Promise<Map<string, User>> {
	const passwordHash = await hashPassword(password)
	return services.db.transaction(async (tx) => {
		const isNew = (await listTenants(tx)).length === 0
		for (const tenant of demoTenants) await insertTenant(tx, { ...tenant, createdAt: since })
		if (isNew) await seedDiscounts(tx, brusselsDay(services.now()))
		const written = new Map<string, User>()
		for (const user of demoUsers)
			written.set(user.email, await writeUser(tx, { ...user, createdAt: since, passwordHash }))
		return written
	})
}

async function seedWholeDemo(
	services: Services,
	password: string,
	withYear: boolean,
): Promise<void> {
	const since = demoSince(services.now())
	const users = await seedShops(services, password, since)
	if (withYear) await seedDemo(services, users)
	await writeSetting(services.db, 'demo', 'complete')
}

async function writeUser(tx: Parameters<typeof insertUser>[0], user: NewUser): Promise<User> {
	const known = await userByEmail(tx, user.tenant, user.email)
	return known ?? insertUser(tx, user)
}

async function seedDiscounts(tx: Parameters<typeof insertPeriod>[0], today: string): Promise<void> {
	await insertPeriod(tx, {
		tenant: 'atelier',
		label: { fr: 'Remise d’automne', nl: 'Herfstkorting', en: 'Autumn reduction' },
		percentage: 10,
		from: addDays(today, -60),
		until: addDays(today, 30),
	})
	const until = addDays(today, 180)
	await insertPromo(tx, { tenant: 'atelier', code: 'ATELIER5', percentage: 5, until })
	const past = { from: addDays(today, -90), until: addDays(today, -10) }
	await insertPromo(tx, { tenant: 'atelier', code: 'ETE10', percentage: 10, ...past })
	await insertPromo(tx, {
		tenant: 'atelier',
		code: 'HIVER',
		amount: 5000,
		from: addDays(today, 40),
	})
	await insertPromo(tx, {
		tenant: 'meubles-dupont',
		code: 'DUPONT50',
		amount: 5000,
		maximumUses: 20,
		until,
	})
}
