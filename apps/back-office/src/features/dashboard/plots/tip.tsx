import clsx from 'clsx'
import styles from './tip.module.css'

/** What a mark says while it has the pointer or the keyboard; its link says the same aloud. */
export function Tip({ lines, toLeft }: { lines: readonly [string, string]; toLeft: boolean }) {
	return (
		<span className={clsx(styles.tip, toLeft && styles.toLeft)} aria-hidden="true">
			<strong className={styles.first}>{lines[0]}</strong>
			{lines[1]}
		</span>
	)
}
