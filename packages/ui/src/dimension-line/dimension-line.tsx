import clsx from 'clsx'
import styles from './dimension-line.module.css'

interface DimensionLineProps {
	/** The measure on the line; without one it is a rule between two parts. */
	label?: string
	/** `below` has a small label under it; `chain` is one of several that stand end to end. */
	kind?: 'plain' | 'below' | 'chain' | 'measure'
	/** One of a chain that begins where the one before it ends. */
	joined?: boolean
}

/** The house's only ornament: a thin line between two 45° ticks. */
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
