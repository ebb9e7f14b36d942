import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { changeView } from '../../../../session/view-store.ts'
import { PricedOptions } from '../../../frame/prices/priced-options.tsx'
import { useTriedOptions } from '../../../frame/prices/use-tried-options.ts'
import { Section } from '../../../frame/step-panel.tsx'
import { type End, ends, withTall } from '../modules.ts'
import { useTvDesign } from '../use-tv-design.ts'

const choices = {
	none: [],
	left: ['left'],
	right: ['right'],
	both: ['left', 'right'],
} as const satisfies Record<string, readonly End[]>
type Choice = keyof typeof choices
const names = Object.keys(choices) as Choice[]

/** At which ends a tall module stands. */
export function TallChoice(): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { configuration, tv, propose } = useTvDesign()
	const present = ends.filter((end) => tv.tall[end] !== null)
	const current = names.find((name) => choices[name].join() === present.join())
	const options = useTriedOptions(
		names.map((reference) => ({
			reference,
			wanted: reference === current ? configuration : withTall(configuration, choices[reference]),
		})),
	)
	return (
		<Section title={t('kinds:tv.tall.title')} note={t('kinds:tv.tall.note')}>
			<PricedOptions
				label={t('kinds:tv.tall.title')}
				options={options}
				kind="number"
				chosen={({ reference }) => reference === current}
				labelOf={({ reference }) => t(`kinds:tv.tall.choices.${reference as Choice}`)}
				onChoose={(option) => {
					changeView({ group: null })
					propose(option.wanted)
				}}
			/>
		</Section>
	)
}
