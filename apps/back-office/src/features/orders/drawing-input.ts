// What the drawings read: the furniture as frozen, its room, and words in the language on screen.
import type { OrderPage } from '@gabarit/contract'
import { type Captions, type PlanInput, type ViewInput } from '@gabarit/drawing'
import { roomOf } from '@gabarit/engine'
import type { Language } from '@gabarit/i18n'
import { useFormats } from '@gabarit/ui'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

export function useCaptions(): Captions {
	const { t } = useTranslation('plan')
	const format = useFormats()
	return useMemo(() => {
		// The keys are the drawing's own; its tests hold them against the texts.
		const text = t as unknown as Captions['text']
		return { text, number: (value) => format.number(value) }
	}, [t, format])
}

export function drawingInput(order: OrderPage, language: Language, captions: Captions): ViewInput {
	const { furniture, configuration, catalogue } = order
	return { furniture, catalogue, room: roomOf(configuration), language, captions }
}

type Title = PlanInput['title']

export function planInput(input: ViewInput, order: OrderPage, title: Title): PlanInput {
	return { ...input, title, paper: 'A3', pallets: order.pallets }
}
