import { Button, DimensionLine, linkClass } from '@gabarit/ui'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Message } from '../frame/message.tsx'
import { useDocumentTitle } from '../frame/use-document-title.ts'
import type { Viewing } from './use-viewed-design.ts'

/** In place of a design that cannot be shown: why, and what to do. */
export function NotViewable({ viewing }: { viewing: Viewing }): ReactNode {
	const { t } = useTranslation(['customer', 'common'])
	const why = viewing.failed ? 'failed' : viewing.isUnknown ? 'unknown' : 'impossible'
	const title = why === 'failed' ? t('common:closed.title') : t(`share.${why}.title`)
	useDocumentTitle(title)
	return (
		<Message>
			<h1>{title}</h1>
			<DimensionLine />
			<p>{why === 'failed' ? t('common:closed.text') : t(`share.${why}.text`)}</p>
			{why === 'failed' ? (
				<Button kind="primary" onClick={viewing.retry}>
					{t('common:closed.retry')}
				</Button>
			) : (
				<Link to="/configurator" className={linkClass()}>
					{t('share.begin')}
				</Link>
			)}
		</Message>
	)
}
