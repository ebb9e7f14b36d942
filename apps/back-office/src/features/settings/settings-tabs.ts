export const settingsTabs = [
	'shop',
	'prices',
	'delivery',
	'payment',
	'brand',
	'mails',
	'terms',
] as const

export type SettingsTab = (typeof settingsTabs)[number]

type SettingsSearch = { shop?: string; part?: SettingsTab }

/** Of an address: what it does not know is dropped. */
export function settingsSearch(raw: Record<string, unknown>): SettingsSearch {
	const part = settingsTabs.find((name) => name === raw['part'] && name !== 'shop')
	const shop = raw['shop']
	return {
		...(typeof shop === 'string' && shop !== '' && { shop }),
		...(part !== undefined && { part }),
	}
}
