import { type Flight, STAIR_STEP } from '@gabarit/engine'
import { Check, useFormats } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** mm: twice the rise and the going of a step that is easy to climb. */
const comfort = { min: 600, max: 640 } as const

/** Says whether the two figures of a step go together; doubtful ones are an issue of their own. */
export function ComfortCheck({ flight }: { flight: Flight }): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { number } = useFormats()
	const step = 2 * flight.rise + flight.going
	if (step < STAIR_STEP.min || step > STAIR_STEP.max) return null
	const isEasy = step >= comfort.min && step <= comfort.max
	return (
		<Check
			tone="ok"
			name={t(isEasy ? 'kinds:stairs.line.easy' : 'kinds:stairs.line.possible')}
			text={t('kinds:stairs.line.comfort', {
				step: number(step),
				min: number(comfort.min),
				max: number(comfort.max),
			})}
		/>
	)
}
