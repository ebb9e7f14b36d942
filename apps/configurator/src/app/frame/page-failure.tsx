import { Button, buttonClass, DimensionLine } from '@gabarit/ui'
import { type ErrorComponentProps, useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Message, MessageActions } from './message.tsx'

export function PageFailure({ error }: ErrorComponentProps) {
	const { t } = useTranslation('common')
	const designing = useLocation().pathname === '/configurator'
	useEffect(() => {
		console.error(error)
	}, [error])
	return (
		<Message>
			<div role="alert">
				<h1>{t('failure.title')}</h1>
				<DimensionLine />
				<p>{designing ? t('StepError') : t('failure.text')}</p>
			</div>
			<MessageActions>
				<Button kind="primary" size="large" onClick={() => window.location.reload()}>
					{t('failure.retry')}
				</Button>
				<a className={buttonClass('outline', 'large')} href="/home">
					{t('failure.home')}
				</a>
			</MessageActions>
		</Message>
	)
}
