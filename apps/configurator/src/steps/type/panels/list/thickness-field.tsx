// Only what is stocked in the colour of the line can be chosen; a banded edge may give way with it.
import { type Configuration, type Option, panelThicknesses } from '@gabarit/engine'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useIssueTexts } from '../../../../lib/use-issue-texts.ts'
import { FieldGroup } from '../../../frame/fields/field-group.tsx'
import layout from '../../../frame/layout.module.css'
import { PricedOptions } from '../../../frame/prices/priced-options.tsx'
import { type LineRef, mended, withPanel, withWall } from '../lines.ts'
import { usePanelsDesign } from '../use-panels-design.ts'
import styles from './thickness-field.module.css'

export function ThicknessField({ at }: { at: LineRef }): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { configuration } = usePanelsDesign()
	const options = useThicknessOptions(at)
	const current = configuration[at.list]?.[at.index]?.thickness
	return (
		<FieldGroup title={t('kinds:panels.fields.thickness')}>
			<div className={styles.cells}>
				<PricedOptions
					label={t('kinds:panels.fields.thickness')}
					kind="number"
					layout="cells"
					options={options}
					chosen={({ reference }) => reference === String(current)}
					labelOf={({ reference }) => reference}
				/>
			</div>
			<Refused options={options} />
		</FieldGroup>
	)
}

/** In words too, for a thumb that cannot hover. */
function Refused({ options }: { options: readonly Option<Configuration>[] }): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { textOf } = useIssueTexts()
	const refused = options.filter(({ available }) => !available)
	const isStock = ({ reason }: Option<Configuration>) => reason?.code === 'thickness_not_stocked'
	const missing = refused.filter(isStock).map(({ reference }) => reference)
	const others = refused.filter((option) => !isStock(option) && option.reason !== undefined)
	return (
		<>
			{missing.length > 0 && (
				<p className={layout.caption}>
					{t('kinds:panels.notStocked', { count: missing.length, list: missing.join(', ') })}
				</p>
			)}
			{others.map(({ reference, reason }) => (
				<p key={reference} className={layout.caption}>
					{t('options.refused', { thickness: reference, reason: reason && textOf(reason) })}
				</p>
			))}
		</>
	)
}

function useThicknessOptions({ list, index }: LineRef): Option<Configuration>[] {
	const { configuration, catalogue } = usePanelsDesign()
	return useMemo(() => {
		const edit = list === 'panels' ? withPanel : withWall
		return panelThicknesses.map((thickness): Option<Configuration> => {
			const wanted = edit(configuration, index, { thickness })
			const tried = { catalogue, before: configuration }
			const { configuration: made, reasons } = mended(wanted, { list, index }, tried)
			const available = made[list]?.[index]?.thickness === thickness
			const reason = reasons.find(({ field }) => field?.endsWith('.thickness')) ?? reasons[0]
			return {
				reference: String(thickness),
				available,
				configuration: made,
				...(!available && reason && { reason }),
			}
		})
	}, [configuration, catalogue, list, index])
}
