// What the pages of the back-office received, by role: received.json.
import { fileURLToPath } from 'node:url'

export const shops = ['atelier', 'meubles-dupont', 'rangements-martin'] as const
export type Shop = (typeof shops)[number]

/** Where each role stands: the operator's people in its own shop, and the supplier in another's too. */
export const people = {
	professional: { email: 'bureau@studio-hetre.example', home: 'atelier', shop: 'atelier' },
	resellerEmployee: {
		email: 'claire@meubles-dupont.example',
		home: 'meubles-dupont',
		shop: 'meubles-dupont',
	},
	resellerAdmin: {
		email: 'paul@meubles-dupont.example',
		home: 'meubles-dupont',
		shop: 'meubles-dupont',
	},
	otherReseller: {
		email: 'julie@rangements-martin.example',
		home: 'rangements-martin',
		shop: 'rangements-martin',
	},
	supplier: { email: 'fournisseur@gabarit.example', home: 'atelier', shop: 'meubles-dupont' },
	operatorSeller: { email: 'fournisseur@gabarit.example', home: 'atelier', shop: 'atelier' },
	admin: { email: 'admin@gabarit.example', home: 'atelier', shop: 'atelier' },
} as const
export type PersonName = keyof typeof people

/** Of another shop: how many of its numbers, ids, names and e-mails were sought, and which calls had one. */
export type Sought = { names: number; answers: number; found: string[] }

/** `pages`: the calls of each; `calls`: the keys of their answers; `others`: shops whose names were sought. */
export type Seen = {
	pages: Record<string, string[]>
	calls: Record<string, string[]>
	others: Partial<Record<Shop, Sought>>
}
export type Received = Record<PersonName, Seen>

/** As the router has them; `$reference` is taken from an answer to the list. */
export const pages = [
	'/dashboard',
	'/orders',
	'/orders/payments',
	'/orders/$reference',
	'/orders/print',
	'/offers',
	'/offers/$reference',
	'/production',
	'/production/payable',
	'/configurations',
	'/configurations/$code',
	'/samples',
	'/users',
	'/users/new',
	'/users/$id',
	'/professionals',
	'/professionals/new',
	'/professionals/$id',
	'/resellers',
	'/resellers/new',
	'/resellers/$code',
	'/documents',
	'/documents/papers',
	'/technical',
	'/technical/deliveries',
	'/technical/mails',
	'/audit',
	'/person',
	'/settings',
	'/settings/prices',
	'/settings/prices/$kind',
	'/account',
] as const

/** The search over everything, opened from any page. */
export const palette = 'Ctrl+K'

export const receivedFile = fileURLToPath(new URL('received.json', import.meta.url))
