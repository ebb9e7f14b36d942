import type { RunSide } from '@gabarit/engine'
import { Button, SelectField } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { modulesOf, sidesOf } from '../../session/changes/choices-changed.ts'
import { useDressingDesign } from '../../session/design-context.tsx'
import { MeasureField } from '../frame/fields/measure-field.tsx'
import layout from '../frame/layout.module.css'
import { Section } from '../frame/step-panel.tsx'

export function CustomFillers(): ReactNode {
	const { t } = useTranslation('configurator')
	const { solved, propose } = useDressingDesign()
	const { configuration, design } = solved
	const list = design.filler.custom
	const sides = sidesOf(design)
	const change = (custom: typeof list) =>
		propose({ ...configuration, filler: { ...configuration.filler, custom } })
	const places = sides.flatMap((run) =>
		Array.from({ length: modulesOf(design, run).length + 1 }, (_, after) => {
			const text = t(after === 0 ? 'fillers.before' : 'fillers.after', {
				number: Math.max(after, 1),
			})
			return {
				value: `${run}:${after}`,
				label: sides.length > 1 ? `${t(`runs.${run}`)}, ${text}` : text,
			}
		}),
	)
	return (
		<Section title={t('fillers.between')} note={t('fillers.betweenNote')}>
			{list.map((filler, i) => (
				// oxlint-disable-next-line react/no-array-index-key -- a filler is its place in the list
				<fieldset className={layout.fieldset} key={i}>
					<legend>{t('fillers.one', { number: i + 1 })}</legend>
					<div className={layout.fields}>
						<SelectField
							label={t('fillers.place')}
							value={`${filler.run}:${filler.after}`}
							options={places}
							onChange={({ currentTarget }) => {
								const [run = 'Main', after = '0'] = currentTarget.value.split(':')
								const place = { run: run as RunSide, after: Number(after) }
								change(list.map((f, j) => (j === i ? { ...f, ...place } : f)))
							}}
						/>
						<MeasureField
							label={t('fields.filler.custom')}
							value={filler.width}
							min={30}
							max={200}
							onCommit={(width) => change(list.map((f, j) => (j === i ? { ...f, width } : f)))}
						/>
					</div>
					<Button kind="quiet" icon="cross" onClick={() => change(list.filter((_, j) => j !== i))}>
						{t('fillers.remove')}
					</Button>
				</fieldset>
			))}
			{list.length < places.length && (
				<Button
					kind="quiet"
					icon="plus"
					onClick={() => change([...list, { run: 'Main', after: 1, width: 50 }])}
				>
					{t('fillers.add')}
				</Button>
			)}
		</Section>
	)
}
