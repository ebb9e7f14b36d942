import { orderActions, stateKey, stateLabels } from '@gabarit/contract'
import { languages, translatorOf } from '@gabarit/i18n'
import { expect, test } from 'vitest'
import { actionKey, eventKey } from './fetched.ts'

const delivered = { fr: /livr/i, nl: /lever/i, en: /deliver/i }

test.each(languages)('no word of a pick-up says that it is delivered, in %s', (language) => {
	const t = translatorOf(language)
	const said = (mode: 'pickUp' | 'delivery') => [
		...stateLabels.map((it) => t(`back-office:${stateKey(it, mode)}`)),
		...(['ready', 'scheduled', 'undelivered', 'done'] as const).map((it) =>
			t(`back-office:${eventKey(it, mode)}`),
		),
		...orderActions.map((it) => t(`back-office:${actionKey(it, mode)}`)),
	]
	const ofDelivery = (words: string[]) => words.filter((it) => delivered[language].test(it))
	expect(ofDelivery(said('delivery')).length).toBeGreaterThan(5)
	expect(ofDelivery(said('pickUp')).filter((it) => !/leverancier/.test(it))).toEqual([])
})
