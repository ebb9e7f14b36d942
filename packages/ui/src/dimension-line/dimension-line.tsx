import clsx from 'clsx'
import styles from './dimension-line.module.css'

interface DimensionLineProps {
	/** Without one it is a rule between two parts. */
	label?: string
	/** `below` has a small label under it; `chain` is one of several in a row. */
	kind?: 'plain' | 'below' | 'chain' | 'measure'
	joined?: boolean
}

export function DimensionLine({ label, kind = 'plain', joined }: DimensionLineProps) {
	return (
		<div
			className={clsx(styles.line, styles[kind], joined && styles.joined)}
			{...(label ? {} : { role: 'presentation' })}
		>
			{label && <span className={styles.label}>{label}</span>}
		</div>
	)
}
