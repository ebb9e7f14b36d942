// What is bored: cups for hinges, rows of pins for shelves, round openings for cables.
import type { PanelBore, PanelLine } from '@gabarit/engine'
import { Button, Checkbox, Disclosure, Segmented, SelectField } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MeasureField } from '../../../frame/fields/measure-field.tsx'
import layout from '../../../frame/layout.module.css'
import { usePanelWords } from '../../../frame/parts/use-panel-words.ts'
import { usualGrommet } from '../lines.ts'
import type { Drawn } from './board-shape.ts'
import { usePanel } from './use-panel.ts'

type Grommet = Extract<PanelBore, { kind: 'Grommet' }>
type Cups = Extract<PanelBore, { kind: 'HingeCups' }>

const BORES_MAX = 20
const CUP = 35
const PIN = 5
const cupCounts = [2, 3, 4, 5, 6, 7, 8] as const
const diameters = ['60', '80'] as const

export function BoreFields({ index, board }: { index: number; board: Drawn }): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { line, change } = usePanel(index)
	const words = usePanelWords()
	const bores = line.bores ?? []
	const put = (next: readonly PanelBore[]) =>
		change({ bores: next.length === 0 ? undefined : [...next] })
	const cups = bores.find((bore): bore is Cups => bore.kind === 'HingeCups')
	const hasPins = bores.some(({ kind }) => kind === 'ShelfPins')
	const others = (kind: PanelBore['kind']) => bores.filter((bore) => bore.kind !== kind)
	const made = (diameter: number) =>
		(board.bores ?? []).filter((bore) => bore.diameter === diameter).length
	return (
		<Disclosure
			title={t('kinds:panels.bores.title')}
			facts={words.bores(bores)}
			open={bores.length > 0}
		>
			<Checkbox
				label={t('kinds:panels.bores.HingeCups')}
				checked={cups !== undefined}
				onChange={({ currentTarget }) =>
					put(currentTarget.checked ? [...bores, { kind: 'HingeCups' }] : others('HingeCups'))
				}
			/>
			{cups !== undefined && (
				<SelectField
					size="small"
					label={t('kinds:panels.bores.cupCount')}
					value={String(cups.count ?? '')}
					options={[
						{ value: '', label: t('kinds:panels.bores.usualCups', { count: made(CUP) }) },
						...cupCounts.map((count) => ({ value: String(count), label: String(count) })),
					]}
					onChange={({ currentTarget: { value } }) => {
						const next: Cups =
							value === '' ? { kind: 'HingeCups' } : { kind: 'HingeCups', count: Number(value) }
						put(bores.map((bore) => (bore === cups ? next : bore)))
					}}
				/>
			)}
			<Checkbox
				label={t('kinds:panels.bores.ShelfPins')}
				checked={hasPins}
				onChange={({ currentTarget }) =>
					put(currentTarget.checked ? [...bores, { kind: 'ShelfPins' }] : others('ShelfPins'))
				}
			/>
			{hasPins && (
				<p className={layout.caption}>{t('kinds:panels.bores.pinCount', { count: made(PIN) })}</p>
			)}
			<Grommets index={index} line={line} bores={bores} put={put} />
		</Disclosure>
	)
}

function Grommets(props: {
	index: number
	line: PanelLine
	bores: readonly PanelBore[]
	put: (bores: readonly PanelBore[]) => void
}): ReactNode {
	const { index, line, bores, put } = props
	const { t } = useTranslation(['configurator', 'kinds'])
	const grommets = bores.filter((bore): bore is Grommet => bore.kind === 'Grommet')
	return (
		<>
			{grommets.map((grommet, i) => (
				<GrommetFields
					// oxlint-disable-next-line react/no-array-index-key -- a grommet is its place in the list
					key={i}
					name={`panels.${index}.bores.${bores.indexOf(grommet)}`}
					number={i + 1}
					line={line}
					grommet={grommet}
					onChange={(next) => put(bores.map((bore) => (bore === grommet ? next : bore)))}
					onRemove={() => put(bores.filter((bore) => bore !== grommet))}
				/>
			))}
			<div className={layout.row}>
				<Button
					kind="quiet"
					icon="plus"
					reason={
						bores.length < BORES_MAX
							? undefined
							: t('kinds:panels.bores.full', { count: BORES_MAX })
					}
					onClick={() => put([...bores, usualGrommet(line)])}
				>
					{t('kinds:panels.bores.addGrommet')}
				</Button>
			</div>
		</>
	)
}

function GrommetFields(props: {
	name: string
	number: number
	line: PanelLine
	grommet: Grommet
	onChange: (grommet: Grommet) => void
	onRemove: () => void
}): ReactNode {
	const { name, number, line, grommet, onChange, onRemove } = props
	const { t } = useTranslation(['configurator', 'kinds'])
	const [along, across] = grommet.at
	return (
		<fieldset className={layout.fieldset}>
			<legend>{t('kinds:panels.bores.grommet', { number })}</legend>
			<div className={layout.fields}>
				<MeasureField
					label={t('kinds:panels.bores.along')}
					field={`${name}.along`}
					value={along}
					min={0}
					max={line.length}
					onCommit={(value) => onChange({ ...grommet, at: [value, across] })}
				/>
				<MeasureField
					label={t('kinds:panels.bores.across')}
					field={`${name}.across`}
					value={across}
					min={0}
					max={line.width}
					onCommit={(value) => onChange({ ...grommet, at: [along, value] })}
				/>
			</div>
			<div className={layout.row}>
				<Segmented
					label={t('kinds:panels.bores.diameter')}
					value={String(grommet.diameter)}
					options={diameters.map((value) => ({
						value,
						label: t('kinds:panels.bores.diameterOf', { diameter: value }),
					}))}
					onChange={(value) =>
						onChange({ ...grommet, diameter: Number(value) as Grommet['diameter'] })
					}
				/>
				<Button kind="quiet" icon="trash" onClick={onRemove}>
					{t('kinds:panels.bores.removeGrommet')}
				</Button>
			</div>
		</fieldset>
	)
}
