import clsx from 'clsx'
import type { CSSProperties } from 'react'
import { stepPath } from './step-path.ts'
import styles from './steps-plot.module.css'

export type Step = {
	key: string
	name: string
	count: string
	/** Of those that began, from 0 to 1; in the other period. */
	share: number
	before: number
	/** Under the axis, with its count above its line; the others are read from the table. */
	mark?: string | undefined
}

type Props = {
	steps: readonly Step[]
	label: string
	/** Where more are lost than in the other period. */
	lost?: { at: number; text: string } | undefined
}

/** How many are left at each step, of those that began. */
export function StepsPlot({ steps, label, lost }: Props) {
	return (
		<div className={styles.plot}>
			<Lines steps={steps} />
			<ul className={styles.steps} aria-label={label}>
				{steps.map(({ key, name, count, share, mark }, at) => (
					<li
						key={key}
						className={clsx(
							styles.step,
							mark !== undefined && styles.marked,
							lost?.at === at && styles.lost,
						)}
						style={{ '--share': `${share * 100}%` } as CSSProperties}
					>
						<span className={styles.name}>{name}</span>
						<span className={styles.count}>{count}</span>
						{mark !== undefined && (
							<span className={styles.mark} aria-hidden="true">
								{mark}
							</span>
						)}
					</li>
				))}
			</ul>
			{lost && (
				<p
					className={styles.loss}
					style={{ '--at': `${(100 * lost.at) / steps.length}%` } as CSSProperties}
				>
					{lost.text}
				</p>
			)}
		</div>
	)
}

function Lines({ steps }: Pick<Props, 'steps'>) {
	const now = stepPath(
		steps.map(({ share }) => share),
		1,
	)
	const before = stepPath(
		steps.map(({ before: share }) => share),
		1,
	)
	return (
		<svg
			className={styles.lines}
			viewBox={`0 0 ${steps.length} 1`}
			preserveAspectRatio="none"
			aria-hidden="true"
		>
			<path className={styles.area} d={`${now}V1H0Z`} />
			{steps.some(({ before: share }) => share > 0) && (
				<path className={styles.before} d={before} />
			)}
			<path className={styles.now} d={now} />
		</svg>
	)
}
