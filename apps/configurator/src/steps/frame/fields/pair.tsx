import clsx from 'clsx'
import type { ReactNode } from 'react'
import layout from '../layout.module.css'
import styles from './pair.module.css'

/** Two sizes, beside each other on a phone too. */
export function Pair({ children }: { children: ReactNode }): ReactNode {
	return <div className={clsx(layout.fields, styles.pair)}>{children}</div>
}
