import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import styles from './legend.module.css'
import type { ListLink } from './list-links.ts'

type Mark = { kind: 'solid' | 'open' | 'lost' | 'before'; text: string; link?: ListLink }

/** What the marks of a plot mean; where one is counted, it leads to its list. */
export function Legend({ marks }: { marks: readonly Mark[] }) {
	return (
		<span className={styles.legend}>
			{marks.map(({ kind, text, link }) => (
				<span key={kind} className={styles.entry}>
					<span className={clsx(styles.mark, styles[kind])} aria-hidden="true" />
					{link ? (
						<Link to={link.to} search={link.search} className={clsx(styles.link, styles.text)}>
							{text}
						</Link>
					) : (
						<span className={styles.text}>{text}</span>
					)}
				</span>
			))}
		</span>
	)
}
