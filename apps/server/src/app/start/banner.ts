import type { Demo } from '../seed/seed-database.ts'
import type { Environment } from './environment.ts'

export type FirstAdmin = { email: string; link: string }

function bannerOf(environment: Environment, demo: Demo | null, admin: FirstAdmin | null): string {
	const { port, publicUrl } = environment
	const address = publicUrl ?? `http://localhost:${port}`
	const lines = [
		'',
		`Gabarit is ready at ${address}`,
		`  back-office   ${address}/back-office`,
		`  calls         ${address}/api/docs`,
	]
	if (demo) {
		lines.push('', 'Demo shops')
		for (const tenant of demo.tenants) lines.push(`  http://${tenant}.localhost:${port}`)
		lines.push('', `Demo accounts, password ${demo.password}`)
		for (const { email, role, tenant } of demo.users)
			lines.push(`  ${email.padEnd(38)} ${role.padEnd(22)} ${tenant}`)
	}
	if (admin)
		lines.push(
			'',
			`First administrator: ${admin.email}`,
			'  chooses the password here, once, within 7 days:',
			`  ${admin.link}`,
		)
	return `${lines.join('\n')}\n\n`
}

export function printAddresses(
	environment: Environment,
	demo: Demo | null,
	admin: FirstAdmin | null,
): void {
	process.stdout.write(bannerOf(environment, demo, admin))
}
