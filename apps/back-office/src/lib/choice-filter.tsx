import { Checkbox } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './choice-filter.module.css'
import { Dropdown } from './dropdown.tsx'

type Props<T extends string> = {
	name: string
	values: readonly T[]
	/** None: all of them. */
	chosen: readonly T[]
	nameOf: (value: T) => string
	/** Absent: its name. */
	renderValue?: (value: T) => ReactNode
	onChoose: (chosen: T[]) => void
}

/** A list's filter by one or several values. */
export function ChoiceFilter<T extends string>(props: Props<T>) {
	const { name, values, chosen, nameOf, renderValue = nameOf, onChoose } = props
	const { t } = useTranslation('back-office')
	const [only] = chosen
	const word =
		only === undefined
			? t('list.stateAll')
			: chosen.length === 1
				? nameOf(only)
				: t('list.stateCount', { count: chosen.length })
	return (
		<Dropdown
			chip
			label={
				<>
					{name} <strong>{word}</strong>
				</>
			}
		>
			{values.map((value) => (
				<Choice
					key={value}
					checked={chosen.includes(value)}
					onChange={(on) =>
						onChoose(on ? [...chosen, value] : chosen.filter((other) => other !== value))
					}
				>
					{renderValue(value)}
				</Choice>
			))}
		</Dropdown>
	)
}

type ChoiceProps = { checked: boolean; onChange: (on: boolean) => void; children: ReactNode }

/** A line of a dropdown that can be ticked. */
export function Choice({ checked, onChange, children }: ChoiceProps) {
	return (
		<Checkbox
			className={styles.choice}
			label={children}
			checked={checked}
			onChange={(event) => onChange(event.currentTarget.checked)}
		/>
	)
}
