import clsx from 'clsx'
import type { ReactNode } from 'react'
import styles from './answers.module.css'

/** The buttons that end a dialog, at its lower right. */
export function Answers({ inForm = false, children }: { inForm?: boolean; children: ReactNode }) {
	return <div className={clsx(styles.answers, inForm && styles.inForm)}>{children}</div>
}
