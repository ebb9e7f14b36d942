import { translatorOf } from '@gabarit/i18n'
import { z } from 'zod'
import { exitCodes, type Io } from '../io.ts'
import type { Options } from '../options.ts'
import { WrongUse } from '../wrong-use.ts'

const unnamed = { firstName: 'Admin', lastName: 'Gabarit' }

export async function makeAdmin({ subject, language, values }: Options, io: Io): Promise<number> {
	const email = z.email().safeParse(subject)
	if (!email.success) throw new WrongUse('cli:notEmail', { value: subject ?? '' })
	const { withSeeded } = await import('./with-database.ts')
	const { createAdmin } = await import('../../features/accounts/people/first-admin.ts')
	const admin = {
		email: email.data,
		firstName: String(values['first-name'] ?? unnamed.firstName),
		lastName: String(values['last-name'] ?? unnamed.lastName),
		language,
	}
	const link = await withSeeded((services) => createAdmin(services, admin))
	if (link === null) {
		io.err(translatorOf(language)('cli:accountExists', { email: email.data }))
		return exitCodes.cannotBeMade
	}
	io.out(`${JSON.stringify({ email: email.data, link })}\n`)
	return exitCodes.made
}
