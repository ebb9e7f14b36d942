import { type Front, openingSideOptions, type RunSide, withModule } from '@gabarit/engine'
import { Checkbox, Segmented, useFormats } from '@gabarit/ui'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { modulesOf } from '../../session/changes/choices-changed.ts'
import { useDressingDesign } from '../../session/design-context.tsx'
import layout from '../frame/layout.module.css'
import { Section } from '../frame/step-panel.tsx'
import { Runs } from '../module-selection/run-choice.tsx'
import { useRun } from '../module-selection/use-selected-bay.ts'

export function ModuleDoors(): ReactNode {
	const { t } = useTranslation('configurator')
	const { solved } = useDressingDesign()
	const run = useRun()
	const modules = modulesOf(solved.design, run)
	return (
		<Section title={t('doors.perModule')} note={t('doors.perModuleNote')}>
			<Runs />
			<ul className={layout.list}>
				{modules.map((module, at) => (
					// oxlint-disable-next-line react/no-array-index-key -- a module is its place in the run
					<li key={`${run}-${at}`}>
						<ModuleDoor run={run} at={at} closed={module.doors} />
					</li>
				))}
			</ul>
		</Section>
	)
}

function ModuleDoor(props: { run: RunSide; at: number; closed: boolean }): ReactNode {
	const { run: side, at, closed } = props
	const { t } = useTranslation('configurator')
	const { length } = useFormats()
	const { solved, catalogue, propose } = useDressingDesign()
	const { configuration, furniture } = solved
	const width = furniture?.runs.find((run) => run.side === side)?.modules[at]?.width
	const leaves = (furniture?.fronts ?? []).filter(
		({ module, kind, run }) => run === side && module === at && kind === 'Leaf',
	)
	const name = t('modules.module', { number: at + 1 })
	return (
		<div className={layout.row}>
			<Checkbox
				label={width === undefined ? name : `${name}, ${length(width)}`}
				checked={closed}
				onChange={({ currentTarget }) => {
					const doors = currentTarget.checked
					const place = { run: side, module: at }
					propose(withModule(configuration, catalogue, place, (module) => ({ ...module, doors })))
				}}
			/>
			{leaves.length === 1 && leaves[0] !== undefined && (
				<Opening run={side} at={at} leaf={leaves[0]} />
			)}
		</div>
	)
}

function Opening(props: { run: RunSide; at: number; leaf: Front }): ReactNode {
	const { run, at, leaf } = props
	const { t } = useTranslation('configurator')
	const { solved, catalogue, propose, tryOut } = useDressingDesign()
	const { configuration } = solved
	const options = useMemo(
		() => openingSideOptions(configuration, catalogue, { run, module: at }),
		[configuration, catalogue, run, at],
	)
	if (options.filter(({ available }) => available).length < 2) {
		if (leaf.openingSide === 'None') return null
		return <span className={layout.caption}>{t(`doors.opens.${leaf.openingSide}`)}</span>
	}
	const optionOf = (side: string) => options.find(({ reference }) => reference === side)
	return (
		<Segmented
			label={t('doors.openingOf', { number: at + 1 })}
			value={leaf.openingSide}
			options={options.map(({ reference }) => ({
				value: reference,
				label: t(`doors.sides.${reference as 'Left' | 'Right'}`),
			}))}
			onTry={(side) => tryOut((side === null ? null : optionOf(side)?.configuration) ?? null)}
			onChange={(side) => {
				const option = optionOf(side)
				if (option !== undefined) propose(option.configuration)
			}}
		/>
	)
}
