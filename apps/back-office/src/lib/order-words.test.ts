import { orderActions, orderWord, stateLabels } from '@gabarit/contract'
import { languages, translatorOf } from '@gabarit/i18n'
import { expect, test } from 'vitest'

const delivered = { fr: /livr/i, nl: /lever(?!ancier)/i, en: /deliver/i }
const fetched = { fr: /enl[eè]v/i, nl: /afh|afgehaald/i, en: /pick/i }
const happened = ['ready', 'scheduled', 'undelivered', 'done'] as const
const forward = ['setReady', 'schedule', 'setDone'] as const
const dialogs = ['date', 'dateTitle', 'undeliveredTitle', 'undeliveredConfirm'] as const

function saidOf(language: (typeof languages)[number], mode: 'pickUp' | 'delivery' | null) {
	const t = translatorOf(language)
	const reference = '26-00001'
	const states = stateLabels.map((it) => t(`back-office:${orderWord('state', it, mode)}`))
	const events = happened.map((it) => t(`back-office:${orderWord('event', it, mode)}`))
	const actions = orderActions.map((it) => t(`back-office:${orderWord('action', it, mode)}`))
	const done = orderActions.map((it) => t(`back-office:${orderWord('actionDone', it, mode)}`))
	const hints = forward.map((it) => t(`back-office:${orderWord('actionHint', it, mode)}`))
	const asked = dialogs.map((it) =>
		t(`back-office:${orderWord('dialog', it, mode)}`, { reference }),
	)
	return [...states, ...events, ...actions, ...done, ...hints, ...asked]
}

test.each(languages)('no word of a pick-up says that it is delivered, in %s', (language) => {
	const ofDelivery = saidOf(language, 'delivery')
	const spoken = ofDelivery.flatMap((text, i) => (delivered[language].test(text) ? [i] : []))
	expect(spoken.length).toBeGreaterThan(12)
	const ofPickUp = saidOf(language, 'pickUp')
	for (const i of spoken)
		expect([ofPickUp[i], fetched[language].test(ofPickUp[i] ?? '')]).toEqual([ofPickUp[i], true])
	expect(ofPickUp.filter((text) => delivered[language].test(text))).toEqual([])
})

test.each(languages)('a word of orders of both kinds says both, in %s', (language) => {
	const ofDelivery = saidOf(language, 'delivery')
	const ofBoth = saidOf(language, null).filter((_, i) =>
		delivered[language].test(ofDelivery[i] ?? ''),
	)
	const sayOne = ofBoth.filter(
		(text) => !(delivered[language].test(text) && fetched[language].test(text)),
	)
	expect(ofBoth.length).toBeGreaterThan(12)
	expect(sayOne).toEqual([])
})
