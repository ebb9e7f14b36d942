// The pages that this user may open: the sections of the menu, and the parts that no menu names.
import type { Me } from '@gabarit/contract'
import { useTranslation } from 'react-i18next'
import { stringifySearch } from '../../../lib/address.ts'
import { useSections } from '../../../lib/keys/use-sections.ts'
import { useSession } from '../../../lib/session.ts'
import { useShopSearch } from '../../../lib/shop.ts'

const settingsParts = ['prices', 'delivery', 'payment', 'brand', 'mails', 'terms'] as const

const parts = [
	['account', '/account', () => true],
	['payable', '/production/payable', (me) => opens(me, 'production')],
	['deliveries', '/technical/deliveries', ({ technical }) => technical.deliveries !== null],
	['mails', '/technical/mails', ({ technical }) => technical.mails !== null],
	['papers', '/documents/papers', (me) => opens(me, 'documents')],
	['priceLists', '/settings/prices', ({ settings }) => settings.prices !== null],
] as const satisfies readonly (readonly [string, string, (me: Me) => boolean])[]

function opens({ sections }: Me, section: Me['sections'][number]['name']): boolean {
	return sections.some(({ name }) => name === section)
}

/** `about`: words of what is done there, by which it is found too. */
export type PageOfUser = { key: string; href: string; text: string; about: string }

/** Of the chosen shop. */
export function usePages(): PageOfUser[] {
	const { t } = useTranslation('habits')
	const sections = useSections()
	const me = useSession()
	const ofShop = useShopSearch()
	const hrefOf = (path: string, more = {}) => `${path}${stringifySearch({ ...ofShop, ...more })}`
	if (!me) return []
	return [
		...sections.map(({ name, text }) => ({
			key: name,
			href: hrefOf(`/${name}`),
			text,
			about: t(`about.${name}`),
		})),
		...parts
			.filter(([, , isOpen]) => isOpen(me))
			.map(([key, path]) => ({
				key,
				href: hrefOf(path),
				text: t(`page.${key}`),
				about: t(`about.${key}`),
			})),
		...(me.settings.shop === null ? [] : settingsParts).map((part) => ({
			key: `settings-${part}`,
			href: hrefOf('/settings', { part }),
			text: t(`setting.${part}`),
			about: t(`about.settings-${part}`),
		})),
	]
}
