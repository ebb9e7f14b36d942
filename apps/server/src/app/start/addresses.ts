// Where a shop stands in the world's eyes, from settings alone: a forged Host header must not get into a mail.
import type { Services } from '../../lib/services.ts'

export function addressesOf(publicUrl: string | null, port: number): Services['addressOf'] {
	return ({ code, hosts, isDefault }) => {
		// Who tries the house's shop stands at localhost: another host would know neither his order nor his page.
		if (publicUrl === null) return `http://${isDefault ? '' : `${code}.`}localhost:${port}`
		const { protocol, origin } = new URL(publicUrl)
		const [host] = hosts
		return isDefault || host === undefined ? origin : `${protocol}//${host}`
	}
}
