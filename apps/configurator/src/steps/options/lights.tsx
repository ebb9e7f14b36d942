import { type BayChoice, type DressingConfiguration, type Option, withBay } from '@gabarit/engine'
import { Checkbox } from '@gabarit/ui'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { baysOf } from '../../session/changes/choices-changed.ts'
import { useDressingDesign } from '../../session/design-context.tsx'
import { useDifferences } from '../../session/use-differences.ts'
import layout from '../frame/layout.module.css'
import { WithPrice } from '../frame/prices/with-price.tsx'
import { Section } from '../frame/step-panel.tsx'
import { useBayNames } from '../frame/use-bay-names.ts'

export function Lights(): ReactNode {
	const { t } = useTranslation('configurator')
	const { solved, propose, tryOut, catalogue } = useDressingDesign()
	const { configuration, design } = solved
	const bays = baysOf(design)
	const nameOf = useBayNames(design)
	const lit = bays.filter(({ choice }) => choice.led === true).length
	const withAll = useMemo(
		() =>
			bays.reduce(
				(whole, { run, module, bay }) =>
					withBay(whole, catalogue, { run, module, bay }, lightOf(lit < bays.length)),
				configuration,
			),
		[configuration, bays, lit, catalogue],
	)
	const charger = { ...configuration, charger: !design.charger }
	const options: Option<DressingConfiguration>[] = [
		{ reference: 'all', available: true, configuration: withAll },
		{ reference: 'charger', available: true, configuration: charger },
	]
	const differences = useDifferences(options)
	return (
		<Section title={t('options.light')} note={t('options.lightNote')}>
			<Checkbox
				label={<WithPrice text={t('options.lightAll')} cents={differences.get('all')} />}
				checked={bays.length > 0 && lit === bays.length}
				onChange={() => propose(withAll)}
				onTry={(trying) => tryOut(trying ? withAll : null)}
			/>
			<details className={layout.details}>
				<summary>{t('options.lightPerBay', { lit, count: bays.length })}</summary>
				<div className={layout.columns}>
					{bays.map(({ choice, run, module, bay }, i) => (
						<Checkbox
							key={`${run}-${module}-${bay}`}
							label={nameOf(i)}
							checked={choice.led === true}
							onChange={({ currentTarget }) => {
								const place = { run, module, bay }
								propose(withBay(configuration, catalogue, place, lightOf(currentTarget.checked)))
							}}
						/>
					))}
				</div>
			</details>
			<Checkbox
				label={<WithPrice text={t('options.charger')} cents={differences.get('charger')} />}
				checked={design.charger}
				onChange={() => propose(charger)}
				onTry={(trying) => tryOut(trying ? charger : null)}
			/>
			{lit > 0 && !design.charger && <p className={layout.caption}>{t('options.chargerAdvice')}</p>}
		</Section>
	)
}

const lightOf =
	(led: boolean) =>
	(bay: BayChoice): BayChoice => ({ ...bay, led })
