// One cell of the grid, and what fills it: seen from either face.
import { type CellFill, cellFills } from '@gabarit/engine'
import { LinkButton, Segmented, useFormats } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useIssueTexts } from '../../../../lib/use-issue-texts.ts'
import { changeView } from '../../../../session/view-store.ts'
import layout from '../../../frame/layout.module.css'
import { PricedOptions } from '../../../frame/prices/priced-options.tsx'
import { useTriedOptions } from '../../../frame/prices/use-tried-options.ts'
import { Section } from '../../../frame/step-panel.tsx'
import { type CellPlace, fillAt, isSame, withFill } from '../separator.ts'
import { useSeparator } from '../use-separator.ts'
import styles from './cell-choice.module.css'
import { CellList } from './cell-list.tsx'
import { FillPicture } from './fill-picture.tsx'
import { useBehind, useCell } from './use-cell.ts'

const faces = ['front', 'rear'] as const

export function CellChoice(): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const behind = useBehind()
	const { cell } = useCell()
	return (
		<>
			<Section title={t('kinds:separator.cells.title')} note={t('kinds:separator.cells.note')}>
				<Segmented
					label={t('kinds:separator.cells.face')}
					value={behind ? 'rear' : 'front'}
					options={faces.map((value) => ({
						value,
						label: t(`kinds:separator.cells.faces.${value}`),
					}))}
					onChange={(camera) => changeView({ camera })}
				/>
				<CellList />
			</Section>
			<Section
				title={t('kinds:separator.cells.one', { column: cell.column + 1, row: cell.row + 1 })}
				note={<CellSize cell={cell} />}
			>
				<Fills cell={cell} />
				<Alike cell={cell} />
			</Section>
		</>
	)
}

function CellSize({ cell: { column, row } }: { cell: CellPlace }): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { number } = useFormats()
	const { bays, heights } = useSeparator().design
	return t('kinds:separator.cells.size', {
		width: number(bays[column] ?? 0),
		height: number(heights[row] ?? 0),
	})
}

function Fills({ cell }: { cell: CellPlace }): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { textOf } = useIssueTexts()
	const { configuration, design, catalogue, solved } = useSeparator()
	const { column, row } = cell
	const current = fillAt(design, cell)
	const options = useTriedOptions(
		cellFills.map((fill) => ({
			reference: fill,
			wanted: withFill(configuration, design, (place) => isSame(place, cell), fill),
		})),
	)
	const refused = options.find(({ available }) => !available)
	const color = catalogue.colors.find(({ reference }) => reference === solved.colors.exterior)
	return (
		<>
			<div className={styles.fills}>
				<PricedOptions
					label={t('kinds:separator.cells.one', { column: column + 1, row: row + 1 })}
					options={options}
					layout="cells"
					chosen={({ reference }) => reference === current}
					labelOf={({ reference }) => t(`kinds:separator.fills.${reference as CellFill}`)}
					renderPicture={({ reference }) => (
						<FillPicture fill={reference as CellFill} color={color} />
					)}
				/>
			</div>
			{refused?.reason !== undefined && <p className={layout.caption}>{textOf(refused.reason)}</p>}
		</>
	)
}

/** The same for a whole row, a whole column, or every cell. */
function Alike({ cell }: { cell: CellPlace }): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { configuration, design, propose } = useSeparator()
	const fill = fillAt(design, cell)
	const reaches = {
		row: ({ row }: CellPlace) => row === cell.row,
		column: ({ column }: CellPlace) => column === cell.column,
		all: () => true,
	}
	return (
		<div className={layout.row}>
			<span className={layout.caption}>{t('kinds:separator.alike.label')}</span>
			{(['row', 'column', 'all'] as const).map((reach) => (
				<LinkButton
					key={reach}
					size="small"
					touch
					onClick={() => propose(withFill(configuration, design, reaches[reach], fill))}
				>
					{t(`kinds:separator.alike.${reach}`)}
				</LinkButton>
			))}
		</div>
	)
}
