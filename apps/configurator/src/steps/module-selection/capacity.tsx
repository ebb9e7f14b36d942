import { type Furniture, meterOf } from '@gabarit/engine'
import { LinkButton, useFormats } from '@gabarit/ui'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../session/session-store.ts'
import { type KeptWants, shownCount } from '../../session/wants.ts'
import { Section } from '../frame/step-panel.tsx'
import styles from './capacity.module.css'
import { Needs } from './inspiration/needs.tsx'

const things = ['long', 'short', 'trousers', 'folded', 'small', 'shoes', 'suitcases'] as const

export function Capacity(props: { furniture: Furniture; onList: () => void }): ReactNode {
	const { furniture, onList } = props
	const { t } = useTranslation('configurator')
	const wants = useSession((state) => state.wants)
	return (
		<Section
			title={t(wants === null ? 'capacity.title' : 'wants.title')}
			note={
				<LinkButton onClick={onList}>{t(wants === null ? 'wants.say' : 'wants.change')}</LinkButton>
			}
		>
			{wants === null ? (
				<Held furniture={furniture} />
			) : (
				<Met furniture={furniture} wants={wants} />
			)}
		</Section>
	)
}

function Held({ furniture: { capacity } }: { furniture: Furniture }): ReactNode {
	const { t } = useTranslation('configurator')
	const { number } = useFormats()
	return (
		<dl className={styles.capacity}>
			{things
				.filter((thing) => capacity[thing] > 0)
				.map((thing) => (
					<div key={thing}>
						<dt>{t(`capacity.${thing}`)}</dt>
						<dd>{number(shownCount(thing, capacity[thing]))}</dd>
					</div>
				))}
		</dl>
	)
}

function Met({ furniture, wants }: { furniture: Furniture; wants: KeptWants }): ReactNode {
	const meter = useMemo(() => meterOf(furniture, wants), [furniture, wants])
	return <Needs meter={meter} />
}
