import { Checkbox } from '@gabarit/ui'
import type { ReactNode } from 'react'
import styles from './choices.module.css'

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

type RadioProps = { name: string; checked: boolean; onChoose: () => void; children: ReactNode }

/** A line of a dropdown of which one is chosen. */
export function RadioChoice({ name, checked, onChoose, children }: RadioProps) {
	return (
		<label className={styles.radio}>
			<input type="radio" name={name} checked={checked} onChange={onChoose} />
			<span>{children}</span>
		</label>
	)
}
