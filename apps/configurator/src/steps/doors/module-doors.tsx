// Each module with or without its door, and the side a single leaf opens to, where the rules leave a choice.
import { type Front, openingSideOptions, withModule } from '@gabarit/engine'
import { Checkbox, Segmented, useFormats } from '@gabarit/ui'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesign } from '../../session/design-context.tsx'
import { Section } from '../frame/step-panel.tsx'

export function ModuleDoors(): ReactNode {
	const { t } = useTranslation('configurator')
	const { solved } = useDesign()
	const modules = solved.design.runs[0]?.zones.flatMap((zone) => zone.modules) ?? []
	return (
		<Section title={t('doors.perModule')} note={t('doors.perModuleNote')}>
			<ul className="cf-list">
				{modules.map((module, at) => (
					// oxlint-disable-next-line react/no-array-index-key -- a module is its place in the run
					<li key={at}>
						<ModuleDoor at={at} closed={module.doors} />
					</li>
				))}
			</ul>
		</Section>
	)
}

function ModuleDoor({ at, closed }: { at: number; closed: boolean }): ReactNode {
	const { t } = useTranslation('configurator')
	const { length } = useFormats()
	const { solved, catalogue, propose } = useDesign()
	const { configuration, furniture } = solved
	const width = furniture?.runs[0]?.modules[at]?.width
	const leaves = (furniture?.fronts ?? []).filter(
		({ module, kind, run }) => run === 'Main' && module === at && kind === 'Leaf',
	)
	const name = t('modules.module', { number: at + 1 })
	return (
		<div className="cf-row">
			<Checkbox
				label={width === undefined ? name : `${name}, ${length(width)}`}
				checked={closed}
				onChange={({ currentTarget }) => {
					const doors = currentTarget.checked
					const place = { run: 'Main', module: at } as const
					propose(withModule(configuration, catalogue, place, (module) => ({ ...module, doors })))
				}}
			/>
			{leaves.length === 1 && leaves[0] !== undefined && <Opening at={at} leaf={leaves[0]} />}
		</div>
	)
}

function Opening({ at, leaf }: { at: number; leaf: Front }): ReactNode {
	const { t } = useTranslation('configurator')
	const { solved, catalogue, propose } = useDesign()
	const { configuration } = solved
	const options = useMemo(
		() => openingSideOptions(configuration, catalogue, { run: 'Main', module: at }),
		[configuration, catalogue, at],
	)
	if (options.filter(({ available }) => available).length < 2) {
		if (leaf.openingSide === 'None') return null
		return <span className="cf-caption">{t(`doors.opens.${leaf.openingSide}`)}</span>
	}
	return (
		<Segmented
			label={t('doors.openingOf', { number: at + 1 })}
			value={leaf.openingSide}
			options={options.map(({ reference }) => ({
				value: reference,
				label: t(`doors.sides.${reference as 'Left' | 'Right'}`),
			}))}
			onChange={(side) => {
				const option = options.find(({ reference }) => reference === side)
				if (option !== undefined) propose(option.configuration)
			}}
		/>
	)
}
