import clsx from 'clsx'
import type { ReactNode } from 'react'
import styles from './axis.module.css'

/** A plot without marks: while it is loaded, and with one sentence where there is nothing to show. */
export function Axis({ low = false, children }: { low?: boolean; children?: ReactNode }) {
	return (
		<div className={clsx(styles.axis, low && styles.low)}>
			{children && <p className={styles.text}>{children}</p>}
		</div>
	)
}
