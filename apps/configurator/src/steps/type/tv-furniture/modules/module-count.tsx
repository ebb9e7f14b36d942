import { tvCountOptions } from '@gabarit/engine'
import { useFormats } from '@gabarit/ui'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { changeView } from '../../../../session/view-store.ts'
import { PricedOptions } from '../../../frame/prices/priced-options.tsx'
import { Section } from '../../../frame/step-panel.tsx'
import { useTvDesign } from '../use-tv-design.ts'

/** Only counts whose modules have a width that can be made. */
export function ModuleCount(): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { length } = useFormats()
	const { configuration, catalogue, tv, propose } = useTvDesign()
	const count = tv.low.modules.length
	const options = useMemo(
		() =>
			tvCountOptions(configuration, catalogue).filter(
				(option) => option.available || option.count === count,
			),
		[configuration, catalogue, count],
	)
	return (
		<Section
			title={t('kinds:tv.modules.count')}
			note={t('kinds:tv.modules.toShare', { width: length(tv.low.length) })}
		>
			<PricedOptions
				label={t('kinds:tv.modules.count')}
				options={options}
				kind="number"
				chosen={(option) => option.count === count}
				labelOf={({ reference }) => reference}
				onChoose={(option) => {
					changeView({ group: null })
					propose(option.configuration)
				}}
			/>
		</Section>
	)
}
