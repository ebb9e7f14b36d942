import { DRAWERS_MAX, SHARE_MAX } from '@gabarit/engine'
import { CountField } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { withCount } from './shares.ts'

/** How many drawers share a height, and how much of it each takes. `name`: of the stored field. */
export function OwnShares(props: {
	name: string
	shares: readonly number[]
	onChange: (shares: number[]) => void
}): ReactNode {
	const { name, shares, onChange } = props
	const { t } = useTranslation('configurator')
	return (
		<>
			<CountField
				label={t('drawerShares.count')}
				name={name}
				value={shares.length}
				min={1}
				max={DRAWERS_MAX}
				onChange={(count) => onChange(withCount(shares, count))}
			/>
			{shares.map((share, i) => (
				<CountField
					// oxlint-disable-next-line react/no-array-index-key -- a drawer is its place in the stack
					key={i}
					label={t('drawerShares.share', { number: i + 1 })}
					name={`${name}.${i}`}
					value={share}
					min={1}
					max={SHARE_MAX}
					onChange={(value) => onChange(shares.with(i, value))}
				/>
			))}
		</>
	)
}
