import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DimensionLine } from '../dimension-line/dimension-line.tsx'
import connexion from '../renders/connexion.webp'
import styles from './connexion-frame.module.css'

const stages = [
	{ stage: 'design', share: 1 },
	{ stage: 'offer', share: 1.45 },
	{ stage: 'order', share: 1.45 },
	{ stage: 'workshop', share: 1 },
	{ stage: 'delivery', share: 0.9 },
] as const

interface ConnexionFrameProps {
	area: string
	title: string
	lead: string
	/** Below the form, for who has no account. */
	note: ReactNode
	children: ReactNode
}

/** The page to log in: words and form at the left, our furniture at the right. */
export function ConnexionFrame({ area, title, lead, note, children }: ConnexionFrameProps) {
	const { t } = useTranslation('connexion')
	return (
		<main id="content" className={styles.connexion}>
			<div className={styles.panel}>
				<div className={styles.words}>
					<p className={styles.area}>{area}</p>
					<h1>{title}</h1>
					<p className={styles.lead}>{lead}</p>
					{children}
					<p className={styles.own}>{note}</p>
				</div>
				<ol className={styles.chain} aria-label={t('chain.label')}>
					{stages.map(({ stage, share }, index) => (
						<li key={stage} style={{ flexGrow: share }}>
							<DimensionLine label={t(`chain.${stage}`)} kind="chain" joined={index > 0} />
						</li>
					))}
				</ol>
			</div>
			<div className={styles.photo}>
				<img src={connexion} alt={t('photoAlt')} />
			</div>
		</main>
	)
}
