import type { RunSide } from '@gabarit/engine'
import { Segmented } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { sidesOf } from '../../session/changes/choices-changed.ts'
import { useDesign, useDressingDesign } from '../../session/design-context.tsx'
import { changeView } from '../../session/view-store.ts'
import { facing } from '../frame/pictures/facing.ts'
import { useRun, useZones } from './use-selected-bay.ts'

export function RunChoice(): ReactNode {
	return (
		<>
			<Runs />
			<Zones />
		</>
	)
}

/** From the left wall to the right one. */
const order: readonly RunSide[] = ['Left', 'Main', 'Right']

export function Runs({ className }: { className?: string | undefined }): ReactNode {
	const { t } = useTranslation('configurator')
	const { design } = useDesign().solved
	const run = useRun()
	const sides = design === null ? [] : sidesOf(design)
	if (sides.length < 2) return null
	return (
		<Segmented
			className={className}
			label={t('runs.choose')}
			value={run}
			options={order
				.filter((side) => sides.includes(side))
				.map((value) => ({ value, label: t(`runs.${value}`) }))}
			onChange={(side) =>
				changeView({
					selected: { run: side, module: 0, bay: 0 },
					camera: facing[side],
					measuring: null,
				})
			}
		/>
	)
}

function Zones(): ReactNode {
	const { t } = useTranslation('configurator')
	const { solved } = useDressingDesign()
	const run = useRun()
	const { zones, current } = useZones()
	const names = useZoneNames(zones.length, solved.design.wall)
	if (zones.length < 2) return null
	return (
		<Segmented
			label={t('zones.choose')}
			value={String(current)}
			options={zones.map((_, i) => ({ value: String(i), label: names[i] ?? String(i + 1) }))}
			onChange={(value) =>
				changeView({ selected: { run, module: zones[Number(value)]?.first ?? 0, bay: 0 } })
			}
		/>
	)
}

function useZoneNames(count: number, wall: string): string[] {
	const { t } = useTranslation('configurator')
	if (wall === 'Fireplace' && count === 3) {
		return [t('zones.left'), t('zones.front'), t('zones.right')]
	}
	if (wall === 'BothRecess' && count === 3) {
		return [t('zones.leftRecess'), t('zones.middle'), t('zones.rightRecess')]
	}
	if (wall === 'LeftRecess' && count === 2) return [t('zones.leftRecess'), t('zones.beside')]
	if (wall === 'RightRecess' && count === 2) return [t('zones.beside'), t('zones.rightRecess')]
	return Array.from({ length: count }, (_, i) => t('zones.number', { number: i + 1 }))
}
