import styles from './not-now.module.css'

type Props = {
	/** How many, and that it says why. */
	summary: string
	ways: readonly { key: string; name: string; why: string }[]
}

/** What cannot be done now, each with its reason. */
export function NotNow({ summary, ways }: Props) {
	if (ways.length === 0) return null
	return (
		<details className={styles.waiting}>
			<summary>{summary}</summary>
			<dl>
				{ways.map(({ key, name, why }) => (
					<div key={key}>
						<dt>{name}</dt>
						<dd>{why}</dd>
					</div>
				))}
			</dl>
		</details>
	)
}
