import { drawStage, writeSvg } from '@gabarit/drawing'
import { type Configuration, type Furniture, type Point3, roomOf } from '@gabarit/engine'
import { useElementSize } from '@mantine/hooks'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesign } from '../../session/design-context.tsx'
import { type DrawnBay, spotOnStage } from '../../session/spot.ts'
import { changeView, useView } from '../../session/view-store.ts'
import { useRun } from '../module-selection/use-selected-bay.ts'
import styles from './elevation-stage.module.css'
import { FlatPicture } from './flat-picture.tsx'
import { usePlanCaptions } from './use-plan-captions.ts'

const leastHeight = 300

export function ElevationStage(props: {
	furniture: Furniture
	configuration: Configuration
	fronts: boolean
	selectable: boolean
}): ReactNode {
	const { furniture, configuration, fronts, selectable } = props
	const { t } = useTranslation('configurator')
	const { catalogue } = useDesign()
	const { language, captions } = usePlanCaptions()
	const selected = useView((view) => view.selected)
	const run = useRun()
	const spot = useView((view) => view.spot)
	const { ref, width, height } = useElementSize()
	const drawn = useMemo(() => {
		if (width === 0 || height === 0) return null
		const room = roomOf(configuration)
		const input = { furniture, room, catalogue, language, captions }
		// On a small stage the letters shrink with the drawing, else dimensions would leave no room for it.
		const scale = Math.max(1, leastHeight / height)
		const size = { width: width * scale, height: height * scale }
		return drawStage(input, { ...size, fronts, run, selected: selectable ? selected : null })
	}, [
		furniture,
		configuration,
		catalogue,
		language,
		captions,
		width,
		height,
		fronts,
		run,
		selectable,
		selected,
	])
	const svg = useMemo(
		() => (drawn === null ? '' : writeSvg(drawn.drawing, { accessible: false, size: 'fluid' })),
		[drawn],
	)
	return (
		<div className={styles.elevation} ref={ref}>
			<FlatPicture svg={svg} />
			<Spot at={spot?.at} furniture={furniture} bays={drawn?.bays ?? []} />
			{selectable &&
				drawn?.bays.map(({ run: side, module, bay, left, top, width: w, height: h }, i) => (
					<button
						key={`${module}-${bay}`}
						type="button"
						className={styles.bay}
						aria-label={t('modules.bay', { number: i + 1 })}
						aria-pressed={selected?.module === module && selected.bay === bay}
						style={{
							left: `${left * 100}%`,
							top: `${top * 100}%`,
							width: `${w * 100}%`,
							height: `${h * 100}%`,
						}}
						onClick={() => changeView({ selected: { run: side, module, bay } })}
					/>
				))}
		</div>
	)
}

function Spot(props: {
	at: Point3 | undefined
	furniture: Furniture
	bays: readonly DrawnBay[]
}): ReactNode {
	const { at, furniture, bays } = props
	const place = at === undefined ? null : spotOnStage(at, furniture, bays)
	if (place === null) return null
	return (
		<span
			className={styles.spot}
			data-testid="spot"
			aria-hidden="true"
			style={{ left: `${place.left * 100}%`, top: `${place.top * 100}%` }}
		/>
	)
}
