// The four edges, on a picture of the board and as a list: both read the same line.
import { Segmented, SelectField } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldGroup } from '../../../frame/fields/field-group.tsx'
import layout from '../../../frame/layout.module.css'
import { type Band, type Bands, bands, bandsOf } from '../lines.ts'
import type { Drawn } from './board-shape.ts'
import styles from './edge-fields.module.css'
import { EdgePicture } from './edge-picture.tsx'
import { edgeNames, useBandText } from './edge-words.ts'
import { usePanel } from './use-panel.ts'

export function EdgeFields({ index, board }: { index: number; board: Drawn }): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { line, color, change } = usePanel(index)
	const bandText = useBandText()
	const own = bandsOf(line, color)
	const isLacquered = color?.category === 'Lacquer'
	const put = (at: number, band: Band) => change({ edges: own.with(at, band) as Bands })
	const options = bands.map((band) => ({ value: String(band), label: bandText(band) }))
	const [first] = own
	const same = own.every((band) => band === first) ? String(first) : ''
	if (isLacquered && own.every((band) => band === 0)) {
		return (
			<FieldGroup title={t('kinds:panels.edges.title')}>
				<p className={layout.caption}>{t('kinds:panels.edges.lacquer')}</p>
			</FieldGroup>
		)
	}
	return (
		<FieldGroup title={t('kinds:panels.edges.title')}>
			<Segmented
				label={t('kinds:panels.edges.around')}
				value={same}
				options={options}
				onChange={(value) => {
					const band = Number(value) as Band
					change({ edges: [band, band, band, band] })
				}}
			/>
			<EdgePicture board={board} color={color} bands={own} onChange={put} />
			<p className={layout.caption}>{t('kinds:panels.edges.view')}</p>
			<div className={styles.list}>
				{edgeNames.map((side, at) => (
					<SelectField
						key={side}
						size="small"
						label={t(`kinds:panels.edges.sides.${side}`)}
						name={`panels.${index}.edges.${at}`}
						value={String(own[at])}
						options={options}
						onChange={({ currentTarget }) => put(at, Number(currentTarget.value) as Band)}
					/>
				))}
			</div>
		</FieldGroup>
	)
}
