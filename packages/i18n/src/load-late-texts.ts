import type { Language, LateNamespace } from './languages.ts'
import type { Loader } from './load-texts.ts'

/** Apart, so that no page of a buyer carries their names. */
export const lateLoaders: Record<Language, Record<LateNamespace, Loader>> = {
	fr: {
		supply: () => import('../locales/fr/supply.json', { with: { type: 'json' } }),
		people: () => import('../locales/fr/people.json', { with: { type: 'json' } }),
		shop: () => import('../locales/fr/shop.json', { with: { type: 'json' } }),
		technical: () => import('../locales/fr/technical.json', { with: { type: 'json' } }),
		papers: () => import('../locales/fr/papers.json', { with: { type: 'json' } }),
		figures: () => import('../locales/fr/figures.json', { with: { type: 'json' } }),
		designs: () => import('../locales/fr/designs.json', { with: { type: 'json' } }),
		habits: () => import('../locales/fr/habits.json', { with: { type: 'json' } }),
		mail: () => import('../locales/fr/mail.json', { with: { type: 'json' } }),
		cli: () => import('../locales/fr/cli.json', { with: { type: 'json' } }),
		imports: () => import('../locales/fr/imports.json', { with: { type: 'json' } }),
		paper: () => import('../locales/fr/paper.json', { with: { type: 'json' } }),
	},
	nl: {
		supply: () => import('../locales/nl/supply.json', { with: { type: 'json' } }),
		people: () => import('../locales/nl/people.json', { with: { type: 'json' } }),
		shop: () => import('../locales/nl/shop.json', { with: { type: 'json' } }),
		technical: () => import('../locales/nl/technical.json', { with: { type: 'json' } }),
		papers: () => import('../locales/nl/papers.json', { with: { type: 'json' } }),
		figures: () => import('../locales/nl/figures.json', { with: { type: 'json' } }),
		designs: () => import('../locales/nl/designs.json', { with: { type: 'json' } }),
		habits: () => import('../locales/nl/habits.json', { with: { type: 'json' } }),
		mail: () => import('../locales/nl/mail.json', { with: { type: 'json' } }),
		cli: () => import('../locales/nl/cli.json', { with: { type: 'json' } }),
		imports: () => import('../locales/nl/imports.json', { with: { type: 'json' } }),
		paper: () => import('../locales/nl/paper.json', { with: { type: 'json' } }),
	},
	en: {
		supply: () => import('../locales/en/supply.json', { with: { type: 'json' } }),
		people: () => import('../locales/en/people.json', { with: { type: 'json' } }),
		shop: () => import('../locales/en/shop.json', { with: { type: 'json' } }),
		technical: () => import('../locales/en/technical.json', { with: { type: 'json' } }),
		papers: () => import('../locales/en/papers.json', { with: { type: 'json' } }),
		figures: () => import('../locales/en/figures.json', { with: { type: 'json' } }),
		designs: () => import('../locales/en/designs.json', { with: { type: 'json' } }),
		habits: () => import('../locales/en/habits.json', { with: { type: 'json' } }),
		mail: () => import('../locales/en/mail.json', { with: { type: 'json' } }),
		cli: () => import('../locales/en/cli.json', { with: { type: 'json' } }),
		imports: () => import('../locales/en/imports.json', { with: { type: 'json' } }),
		paper: () => import('../locales/en/paper.json', { with: { type: 'json' } }),
	},
}
