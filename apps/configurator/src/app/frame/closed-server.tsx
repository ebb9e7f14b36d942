import { Button, DimensionLine } from '@gabarit/ui'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Message } from './message.tsx'

const retryEveryMs = 8000

export function ClosedServer({ retry }: { retry: () => void }) {
	const { t } = useTranslation('common')
	const latest = useRef(retry)
	useEffect(() => {
		latest.current = retry
	})
	useEffect(() => {
		const timer = window.setInterval(() => latest.current(), retryEveryMs)
		const onOnline = () => latest.current()
		window.addEventListener('online', onOnline)
		return () => {
			window.clearInterval(timer)
			window.removeEventListener('online', onOnline)
		}
	}, [])
	return (
		<Message>
			<div role="alert">
				<h1>{t('closed.title')}</h1>
				<DimensionLine />
				<p>{t('closed.text')}</p>
			</div>
			<Button kind="primary" size="large" onClick={retry}>
				{t('closed.retry')}
			</Button>
		</Message>
	)
}
