import { useFormats } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import {
	sidesOfFootprint,
	slopeFigures,
	slopeKindOf,
	slopeSides,
} from '../../../session/changes/room-changes.ts'
import { useDressingDesign } from '../../../session/design-context.tsx'
import type { StepName } from '../../step.ts'

type Key =
	| 'dimensions'
	| 'modules'
	| 'fronts'
	| 'doors'
	| 'interior'
	| 'handles'
	| 'options'
	| 'fillers'
	| 'shape'
	| 'corner'
	| 'wall'
	| 'slope'
export type DressingChoice = { key: Key; step: StepName; text: string }

export function useRoomLines(): DressingChoice[] {
	const { t } = useTranslation('configurator')
	const { number } = useFormats()
	const { solved } = useDressingDesign()
	const { configuration, design } = solved
	const { footprint, priority, wall, breast, recess } = design
	const corner = sidesOfFootprint(footprint)
	const lines: DressingChoice[] = []
	if (corner.length > 0) {
		const walls = corner.map((side) => {
			const length = number(Math.min(...design.sides[side].readings))
			return t(`recap.side.${side}`, { length })
		})
		const shape = t(`footprint.shapes.${footprint}`)
		lines.push({ key: 'shape', step: 'Footprint', text: [shape, ...walls].join(', ') })
		const passes = priority === 'Side' && corner.length === 2 ? 'Both' : priority
		lines.push({ key: 'corner', step: 'PrioritySide', text: t(`priority.kinds.${passes}`) })
	}
	if (wall === 'Fireplace') {
		const { position, width, depth } = breast
		const values = { width: number(width), depth: number(depth), position: number(position) }
		lines.push({ key: 'wall', step: 'ComplexRoom', text: t('recap.breast', values) })
	} else if (wall !== 'None') {
		const sides = (['left', 'right'] as const).filter(
			(side) => wall === 'BothRecess' || wall === (side === 'left' ? 'LeftRecess' : 'RightRecess'),
		)
		const texts = sides.map((side) =>
			t(`recap.recess.${side}`, {
				width: number(recess[side].width),
				depth: number(recess[side].depth),
			}),
		)
		lines.push({ key: 'wall', step: 'ComplexRoom', text: texts.join(', ') })
	}
	const ceiling = Math.min(...design.hu)
	const slopes = slopeSides(slopeKindOf(configuration)).map((side) => {
		const { low, run, angle } = slopeFigures(configuration.slope?.[side] ?? {}, ceiling)
		const values = { low: number(low), run: number(run), angle: number(angle, { least: 1 }) }
		return t(`recap.slope.${side}`, values)
	})
	if (slopes.length > 0) {
		lines.push({ key: 'slope', step: 'SlopeMeasurements', text: slopes.join('. ') })
	}
	return lines
}
