import type { PlacedStairModule } from '@gabarit/engine'
import { useFormats } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import type { Silhouette } from '../../../frame/parts/line-card.tsx'
import { moduleShape } from './module-shape.ts'

type Facts = { name: string; facts: string; shape: Silhouette }

/** A module in words and as a picture. */
export function useModuleFacts(): (module: PlacedStairModule, index: number) => Facts {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { length, number } = useFormats()
	return (module, index) => {
		const { choice, width, left, right, pitches, shelves } = module
		const words = [
			length(width),
			t('kinds:stairs.modules.high', {
				low: number(Math.round(Math.min(left, right))),
				high: number(Math.round(Math.max(left, right))),
			}),
			...(choice.fill === 'Drawers'
				? [t('kinds:tv.modules.drawers', { count: pitches.length })]
				: []),
			...(choice.fill === 'Shelves' ? [t('kinds:tv.modules.shelves', { count: shelves })] : []),
			...(choice.fill === 'Empty' && choice.hatch ? [t('kinds:stairs.modules.hatchWord')] : []),
			...('led' in choice && choice.led ? [t('kinds:tv.modules.ledWord')] : []),
		]
		return {
			name: t('kinds:stairs.modules.name', {
				number: index + 1,
				kind: t(`kinds:stairs.fills.names.${choice.fill}`),
			}),
			facts: words.join(', '),
			shape: moduleShape({ ...module, fill: choice.fill }),
		}
	}
}
