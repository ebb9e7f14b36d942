import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../button/button.tsx'
import { ErrorText } from '../error-text/error-text.tsx'
import { useFormats } from '../language/use-formats.ts'
import { browserNameOf } from './browser-name.ts'
import styles from './own-sessions.module.css'

interface OwnSessionsProps {
	sessions: readonly {
		id: string
		current: boolean
		lastSeenAt: string
		browser: string | null
	}[]
	ending: boolean
	failed: boolean
	onEndOthers: () => void
}

/** The devices that are logged in, and a way to end the others. */
export function OwnSessions(props: OwnSessionsProps): ReactNode {
	const { sessions, ending, failed, onEndOthers } = props
	const { t } = useTranslation('connexion')
	const { date, time } = useFormats()
	return (
		<div className={styles.sessions}>
			<h3>{t('own.sessions.title')}</h3>
			<ul>
				{sessions.map(({ id, current, lastSeenAt, browser }) => (
					<li key={id}>
						<strong>
							{current
								? t('own.sessions.this')
								: (browserNameOf(browser) ?? t('own.sessions.unknown'))}
						</strong>
						<span>
							{t('own.sessions.seen', {
								date: date(lastSeenAt, 'long'),
								time: time(lastSeenAt),
							})}
						</span>
					</li>
				))}
			</ul>
			<output>{failed && <ErrorText>{t('own.failed')}</ErrorText>}</output>
			{sessions.length > 1 && (
				<Button idle={ending} onClick={onEndOthers}>
					{t('own.sessions.end')}
				</Button>
			)}
		</div>
	)
}
