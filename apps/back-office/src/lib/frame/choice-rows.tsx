import clsx from 'clsx'
import { type ReactNode, useId } from 'react'
import styles from './choice-rows.module.css'

type Choice<Key extends string> = {
	key: Key
	name: ReactNode
	/** At the right of the row. */
	end: ReactNode
	/** Below its name. */
	note?: ReactNode
	isClosed?: boolean
}

type Props<Key extends string> = {
	legend: string
	isLegendHidden?: boolean
	choices: readonly Choice<Key>[]
	chosen: Key | null
	onChoose: (key: Key) => void
}

/** One of several things, each a row with what tells it from the others. */
export function ChoiceRows<Key extends string>(props: Props<Key>) {
	const { legend, isLegendHidden = false, choices, chosen, onChoose } = props
	const group = useId()
	return (
		<fieldset className={styles.rows}>
			<legend className={clsx(isLegendHidden && 'visually-hidden')}>{legend}</legend>
			{choices.map(({ key, name, end, note, isClosed = false }) => (
				<label key={key} className={styles.row}>
					<input
						type="radio"
						name={group}
						checked={chosen === key}
						disabled={isClosed}
						onChange={() => onChoose(key)}
					/>
					<span className={styles.name}>{name}</span>
					<span className={styles.end}>{end}</span>
					{note === undefined ? null : <span className={styles.note}>{note}</span>}
				</label>
			))}
		</fieldset>
	)
}
