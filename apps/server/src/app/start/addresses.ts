// Public addresses of shops, from settings alone: a forged Host header must not get into a mail.
import type { Services } from '../../lib/services.ts'

export function addressesOf(publicUrl: string | null, port: number): Services['addressOf'] {
	return ({ code, hosts, isDefault }) => {
		// Locally the operator's shop is at localhost: another host would not share its cookies.
		if (publicUrl === null) return `http://${isDefault ? '' : `${code}.`}localhost:${port}`
		const { protocol, origin } = new URL(publicUrl)
		const [host] = hosts
		return isDefault || host === undefined ? origin : `${protocol}//${host}`
	}
}
