import type { ReactNode } from 'react'
import styles from './three-in-row.module.css'

/** Cards in a form, of which three stand beside each other. */
export function ThreeInRow({ children }: { children: ReactNode }): ReactNode {
	return <div className={styles.three}>{children}</div>
}
