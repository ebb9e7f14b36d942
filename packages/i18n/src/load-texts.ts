import { inFrench } from './french-spaces.ts'
import {
	type FirstNamespace,
	isLate,
	type Language,
	type LateNamespace,
	type Namespace,
} from './languages.ts'

export type Loader = () => Promise<{ default: object }>

const loaders: Record<Language, Record<FirstNamespace, Loader>> = {
	fr: {
		common: () => import('../locales/fr/common.json', { with: { type: 'json' } }),
		home: () => import('../locales/fr/home.json', { with: { type: 'json' } }),
		connexion: () => import('../locales/fr/connexion.json', { with: { type: 'json' } }),
		legal: () => import('../locales/fr/legal.json', { with: { type: 'json' } }),
		configurator: () => import('../locales/fr/configurator.json', { with: { type: 'json' } }),
		kinds: () => import('../locales/fr/kinds.json', { with: { type: 'json' } }),
		end: () => import('../locales/fr/end.json', { with: { type: 'json' } }),
		'at-home': () => import('../locales/fr/at-home.json', { with: { type: 'json' } }),
		pitfalls: () => import('../locales/fr/pitfalls.json', { with: { type: 'json' } }),
		customer: () => import('../locales/fr/customer.json', { with: { type: 'json' } }),
		'back-office': () => import('../locales/fr/back-office.json', { with: { type: 'json' } }),
		errors: () => import('../locales/fr/errors.json', { with: { type: 'json' } }),
		issues: () => import('../locales/fr/issues.json', { with: { type: 'json' } }),
		price: () => import('../locales/fr/price.json', { with: { type: 'json' } }),
		plan: () => import('../locales/fr/plan.json', { with: { type: 'json' } }),
	},
	nl: {
		common: () => import('../locales/nl/common.json', { with: { type: 'json' } }),
		home: () => import('../locales/nl/home.json', { with: { type: 'json' } }),
		connexion: () => import('../locales/nl/connexion.json', { with: { type: 'json' } }),
		legal: () => import('../locales/nl/legal.json', { with: { type: 'json' } }),
		configurator: () => import('../locales/nl/configurator.json', { with: { type: 'json' } }),
		kinds: () => import('../locales/nl/kinds.json', { with: { type: 'json' } }),
		end: () => import('../locales/nl/end.json', { with: { type: 'json' } }),
		'at-home': () => import('../locales/nl/at-home.json', { with: { type: 'json' } }),
		pitfalls: () => import('../locales/nl/pitfalls.json', { with: { type: 'json' } }),
		customer: () => import('../locales/nl/customer.json', { with: { type: 'json' } }),
		'back-office': () => import('../locales/nl/back-office.json', { with: { type: 'json' } }),
		errors: () => import('../locales/nl/errors.json', { with: { type: 'json' } }),
		issues: () => import('../locales/nl/issues.json', { with: { type: 'json' } }),
		price: () => import('../locales/nl/price.json', { with: { type: 'json' } }),
		plan: () => import('../locales/nl/plan.json', { with: { type: 'json' } }),
	},
	en: {
		common: () => import('../locales/en/common.json', { with: { type: 'json' } }),
		home: () => import('../locales/en/home.json', { with: { type: 'json' } }),
		connexion: () => import('../locales/en/connexion.json', { with: { type: 'json' } }),
		legal: () => import('../locales/en/legal.json', { with: { type: 'json' } }),
		configurator: () => import('../locales/en/configurator.json', { with: { type: 'json' } }),
		kinds: () => import('../locales/en/kinds.json', { with: { type: 'json' } }),
		end: () => import('../locales/en/end.json', { with: { type: 'json' } }),
		'at-home': () => import('../locales/en/at-home.json', { with: { type: 'json' } }),
		pitfalls: () => import('../locales/en/pitfalls.json', { with: { type: 'json' } }),
		customer: () => import('../locales/en/customer.json', { with: { type: 'json' } }),
		'back-office': () => import('../locales/en/back-office.json', { with: { type: 'json' } }),
		errors: () => import('../locales/en/errors.json', { with: { type: 'json' } }),
		issues: () => import('../locales/en/issues.json', { with: { type: 'json' } }),
		price: () => import('../locales/en/price.json', { with: { type: 'json' } }),
		plan: () => import('../locales/en/plan.json', { with: { type: 'json' } }),
	},
}

async function lateLoader(language: Language, namespace: LateNamespace): Promise<Loader> {
	const { lateLoaders } = await import('./load-late-texts.ts')
	return lateLoaders[language][namespace]
}

export async function loadTexts(language: Language, namespace: Namespace): Promise<object> {
	const load = isLate(namespace)
		? await lateLoader(language, namespace)
		: loaders[language][namespace]
	const texts = (await load()).default
	return language === 'fr' ? inFrench(texts) : texts
}
