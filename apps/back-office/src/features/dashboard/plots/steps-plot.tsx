import clsx from 'clsx'
import type { CSSProperties } from 'react'
import styles from './steps-plot.module.css'

export type Step = {
	key: string
	name: string
	count: string
	/** Of those that began, from 0 to 1; in the other period. */
	share: number
	before: number
	/** Its name stands under the axis. */
	named: boolean
}

/** How many are left at each step, of those that began. */
export function StepsPlot({ steps, label }: { steps: readonly Step[]; label: string }) {
	return (
		<ul className={styles.steps} aria-label={label}>
			{steps.map(({ key, name, count, share, before, named }, at) => (
				<li
					key={key}
					className={styles.step}
					style={
						{
							'--share': `${share * 100}%`,
							'--fall': `${((steps[at - 1]?.share ?? share) - share) * 100}%`,
							'--before': `${before * 100}%`,
							'--fall-before': `${((steps[at - 1]?.before ?? before) - before) * 100}%`,
						} as CSSProperties
					}
				>
					<span className={styles.area}>
						<span className={styles.count}>{count}</span>
					</span>
					<span className={styles.before} />
					<span className={clsx(styles.name, !named && 'visually-hidden')}>{name}</span>
				</li>
			))}
		</ul>
	)
}
