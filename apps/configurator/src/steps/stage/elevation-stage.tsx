import { drawStage, writeSvg } from '@gabarit/drawing'
import { type Configuration, type Furniture, type Point3, roomOf } from '@gabarit/engine'
import { useElementSize } from '@mantine/hooks'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesign } from '../../session/design-context.tsx'
import { type DrawnBay, type DrawnLine, spotOnLine, spotOnStage } from '../../session/spot.ts'
import { changeView, useView } from '../../session/view-store.ts'
import { placeOfGroup } from '../frame/line-groups.ts'
import { useRun } from '../module-selection/use-selected-bay.ts'
import type { NamedArea } from '../type/stage-parts.ts'
import styles from './elevation-stage.module.css'
import { FlatPicture } from './flat-picture.tsx'
import { usePlanCaptions } from './use-plan-captions.ts'

const leastHeight = 300

export function ElevationStage(props: {
	furniture: Furniture
	configuration: Configuration
	fronts: boolean
	/** Bays, or lines of loose boards. */
	selectable: boolean
	/** The line or the part that is edited. */
	group: string | null
	/** Parts that can be chosen, where the step chooses among them. */
	areas: readonly NamedArea[]
}): ReactNode {
	const { furniture, configuration, fronts, selectable, group, areas } = props
	const { t } = useTranslation('configurator')
	const nameOf = useGroupName()
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
		const chosen = { group, areas, area: group }
		const look = { ...size, fronts, run, ...chosen, selected: selectable ? selected : null }
		return drawStage(input, look)
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
		group,
		areas,
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
			<Spot at={spot?.at} furniture={furniture} drawn={drawn} />
			{selectable &&
				drawn?.bays.map(({ run: side, module, bay, ...place }, i) => (
					<button
						key={`${module}-${bay}`}
						type="button"
						className={styles.bay}
						aria-label={t('modules.bay', { number: i + 1 })}
						aria-pressed={selected?.module === module && selected.bay === bay}
						style={styleOf(place)}
						onClick={() => changeView({ selected: { run: side, module, bay } })}
					/>
				))}
			{areas.length > 0 &&
				drawn?.areas.map(({ id, ...place }) => (
					<button
						key={id}
						type="button"
						className={styles.bay}
						aria-label={areas.find((area) => area.id === id)?.name}
						aria-pressed={group === id}
						style={styleOf(place)}
						onClick={() => changeView({ group: id })}
					/>
				))}
			{selectable &&
				drawn?.lines.map(({ group: line, ...place }) => (
					<button
						key={line}
						type="button"
						className={styles.bay}
						aria-label={nameOf(line)}
						aria-pressed={group === line}
						style={styleOf(place)}
						onClick={() => changeView({ group: line })}
					/>
				))}
		</div>
	)
}

function styleOf(place: { left: number; top: number; width: number; height: number }) {
	return {
		left: `${place.left * 100}%`,
		top: `${place.top * 100}%`,
		width: `${place.width * 100}%`,
		height: `${place.height * 100}%`,
	}
}

function useGroupName(): (group: string) => string {
	const { t } = useTranslation('configurator')
	return (group) => {
		const { list, index } = placeOfGroup(group)
		return t(`panels.names.${list}`, { number: index + 1 })
	}
}

function Spot(props: {
	at: Point3 | undefined
	furniture: Furniture
	drawn: { bays: readonly DrawnBay[]; lines: readonly DrawnLine[] } | null
}): ReactNode {
	const { at, furniture, drawn } = props
	const place =
		at === undefined || drawn === null
			? null
			: (spotOnStage(at, furniture, drawn.bays) ?? spotOnLine(at, furniture, drawn.lines))
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
