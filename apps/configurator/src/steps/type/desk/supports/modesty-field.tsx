import { deskBounds } from '@gabarit/engine'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MeasureField } from '../../../frame/fields/measure-field.tsx'
import { PricedOptions } from '../../../frame/prices/priced-options.tsx'
import { useTriedOptions } from '../../../frame/prices/use-tried-options.ts'
import { Section } from '../../../frame/step-panel.tsx'
import { modestyHeights, withModesty } from '../supports.ts'
import { useDeskDesign } from '../use-desk-design.ts'

/** The boards between the supports: none, a usual height or one of one's own. */
export function ModestyField(): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { configuration, desk, propose } = useDeskDesign()
	const options = useTriedOptions(
		modestyHeights.map((height) => ({
			reference: String(height),
			wanted: withModesty(configuration, height),
		})),
	)
	const { min, max } = deskBounds.modesty
	return (
		<Section title={t('kinds:desk.modesty.title')} note={t('kinds:desk.modesty.note')}>
			<PricedOptions
				label={t('kinds:desk.modesty.title')}
				options={options}
				kind="number"
				chosen={({ reference }) => reference === String(desk.modesty)}
				labelOf={({ reference }) => (reference === '0' ? t('kinds:desk.modesty.none') : reference)}
			/>
			{desk.modesty > 0 && (
				<MeasureField
					label={t('kinds:desk.modesty.height')}
					field="modesty"
					value={desk.modesty}
					min={min}
					max={max}
					onCommit={(height) => propose(withModesty(configuration, height))}
				/>
			)}
		</Section>
	)
}
