import { Button } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** Changes places with the neighbour; idle at the ends of `count`. */
export function MoveButtons(props: {
	index: number
	count: number
	onMove: (to: number) => void
}): ReactNode {
	const { index, count, onMove } = props
	const { t } = useTranslation('configurator')
	return (
		<>
			<Button kind="quiet" icon="chevronLeft" idle={index === 0} onClick={() => onMove(index - 1)}>
				{t('moves.toLeft')}
			</Button>
			<Button
				kind="quiet"
				icon="chevronRight"
				idle={index === count - 1}
				onClick={() => onMove(index + 1)}
			>
				{t('moves.toRight')}
			</Button>
		</>
	)
}
