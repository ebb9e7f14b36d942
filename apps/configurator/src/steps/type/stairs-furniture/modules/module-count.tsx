import { stairCountOptions } from '@gabarit/engine'
import { useFormats } from '@gabarit/ui'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { changeView } from '../../../../session/view-store.ts'
import { PricedOptions } from '../../../frame/prices/priced-options.tsx'
import { Section } from '../../../frame/step-panel.tsx'
import { useStairs } from '../use-stairs.ts'

/** Numbers of modules whose widths can be made. */
export function ModuleCount(): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { length: written } = useFormats()
	const { configuration, catalogue, modules, length, propose } = useStairs()
	const options = useMemo(
		() => stairCountOptions(configuration, catalogue),
		[configuration, catalogue],
	)
	return (
		<Section
			title={t('kinds:tv.modules.count')}
			note={t('kinds:tv.modules.toShare', { width: written(Math.floor(length)) })}
		>
			<PricedOptions
				label={t('kinds:tv.modules.count')}
				options={options}
				kind="number"
				chosen={(option) => option.count === modules.length}
				labelOf={({ reference }) => reference}
				onChoose={(option) => {
					changeView({ group: null })
					propose(option.configuration)
				}}
			/>
		</Section>
	)
}
