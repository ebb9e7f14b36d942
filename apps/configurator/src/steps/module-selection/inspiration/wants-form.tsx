import type { Kind } from '@gabarit/engine'
import { CountField } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type KeptWants, piecesOf, shownCount } from '../../../session/wants.ts'
import styles from './wants-form.module.css'

const kinds = ['long', 'short', 'trousers', 'folded', 'small', 'shoes', 'suitcases'] as const
/** Step of one click: coats are counted one by one, shirts by fives. */
const steps = { long: 1, short: 5, trousers: 5, folded: 1, small: 10, shoes: 1, suitcases: 1 }

export function WantsForm(props: {
	wants: KeptWants
	onChange: (wants: KeptWants) => void
}): ReactNode {
	const { wants, onChange } = props
	const { t } = useTranslation('configurator')
	const change = (key: Kind | 'persons' | 'reach', value: number) =>
		onChange({ ...wants, [key]: value })
	return (
		<div className={styles.wants}>
			<CountField
				label={t('wants.persons')}
				name="wants.persons"
				value={wants.persons}
				max={20}
				onChange={(value) => change('persons', value)}
			/>
			{kinds.map((kind) => (
				<CountField
					key={kind}
					label={t(`capacity.${kind}`)}
					name={`wants.${kind}`}
					value={shownCount(kind, wants[kind])}
					step={steps[kind]}
					onChange={(value) => change(kind, piecesOf(kind, value))}
				/>
			))}
			<CountField
				label={t('wants.reach')}
				name="wants.reach"
				value={wants.reach}
				min={1000}
				max={2400}
				step={50}
				onChange={(value) => change('reach', value)}
			/>
		</div>
	)
}
