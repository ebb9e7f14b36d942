// Rounded corners, and one straight cut over the upper right one of the picture.
import type { PanelLine } from '@gabarit/engine'
import { Checkbox, Disclosure, NumberField } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MeasureField } from '../../../frame/fields/measure-field.tsx'
import layout from '../../../frame/layout.module.css'
import { usePanelWords } from '../../../frame/parts/use-panel-words.ts'
import { radiiOf, usualCut } from '../lines.ts'
import { usePanelsDesign } from '../use-panels-design.ts'
import styles from './corner-fields.module.css'
import { usePanel } from './use-panel.ts'

type Radii = NonNullable<PanelLine['radii']>

/** As the eye goes over the picture, each with its place in the stored list. */
const corners = [
	{ name: 'topLeft', at: 3 },
	{ name: 'topRight', at: 2 },
	{ name: 'bottomLeft', at: 0 },
	{ name: 'bottomRight', at: 1 },
] as const

export function CornerFields({ index }: { index: number }): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { line } = usePanel(index)
	const words = usePanelWords()
	const facts = [words.radii(radiiOf(line) ?? null), line.cut && t('kinds:panels.cut.is')]
	return (
		<Disclosure
			title={t('kinds:panels.corners.title')}
			facts={facts.filter(Boolean).join(', ')}
			open={line.radii !== undefined || line.cut !== undefined}
		>
			<Radii index={index} />
			<Cut index={index} />
		</Disclosure>
	)
}

function Radii({ index }: { index: number }): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { line, change } = usePanel(index)
	const radii: Radii = line.radii ?? [0, 0, 0, 0]
	const most = Math.min(line.length, line.width)
	const put = (at: number, radius: number) => {
		const next = radii.with(at, radius) as Radii
		change({ radii: next.some((each) => each > 0) ? next : undefined })
	}
	return (
		<fieldset className={styles.radii} aria-label={t('kinds:panels.corners.radii')}>
			{corners
				// A corner that is cut off has no radius.
				.filter(({ name }) => name !== 'topRight' || line.cut === undefined)
				.map(({ name, at }) => (
					<NumberField
						key={name}
						label={t(`kinds:panels.corners.${name}`)}
						name={`panels.${index}.radii.${at}`}
						value={radii[at]}
						min={0}
						max={most}
						size="compact"
						onCommit={(radius) => put(at, radius)}
					/>
				))}
		</fieldset>
	)
}

function Cut({ index }: { index: number }): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { dressing } = usePanelsDesign()
	const { line, change } = usePanel(index)
	const { cut } = line
	const max = dressing.bounds.panels.alongMax
	return (
		<div className={layout.stack}>
			<Checkbox
				label={t('kinds:panels.cut.title')}
				checked={cut !== undefined}
				onChange={({ currentTarget }) =>
					change({ cut: currentTarget.checked ? usualCut(line) : undefined })
				}
			/>
			{cut !== undefined && (
				<div className={layout.fields}>
					{(['from', 'to'] as const).map((end) => (
						<MeasureField
							key={end}
							label={t(`kinds:panels.cut.${end}`)}
							field={`panels.${index}.cut.${end}`}
							value={cut[end]}
							min={0}
							max={max}
							onCommit={(value) => change({ cut: { ...cut, [end]: value } })}
						/>
					))}
				</div>
			)}
		</div>
	)
}
