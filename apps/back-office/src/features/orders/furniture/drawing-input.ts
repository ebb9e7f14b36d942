import type { OrderPage } from '@gabarit/contract'
import { type Captions, type PlanInput, type ViewInput } from '@gabarit/drawing'
import { roomOf } from '@gabarit/engine'
import type { Language } from '@gabarit/i18n'
import { useCodeTexts, useFormats } from '@gabarit/ui'
import { useMemo } from 'react'

export function useCaptions(): Captions {
	const text = useCodeTexts('plan')
	const { number } = useFormats()
	return useMemo(() => ({ text, number: (value) => number(value) }), [text, number])
}

export function drawingInput(order: OrderPage, language: Language, captions: Captions): ViewInput {
	const { furniture, configuration, catalogue } = order
	return { furniture, catalogue, room: roomOf(configuration), language, captions }
}

type Title = PlanInput['title']

export function planInput(input: ViewInput, order: OrderPage, title: Title): PlanInput {
	return { ...input, title, paper: 'A3', pallets: order.pallets }
}
