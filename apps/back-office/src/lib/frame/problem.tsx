import { Button } from '@gabarit/ui'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { ListPath } from '../list/list-address.ts'
import { Notice } from './notice.tsx'
import { isPassing, problemOf } from './problem-kind.ts'

type Props = {
	error: unknown
	onRetry?: () => void
	way?: { href: ListPath | '/technical' | '/documents'; text: string }
	notFound?: string
}

export function Problem({ error, onRetry, way, notFound }: Props) {
	const { t } = useTranslation('back-office')
	const kind = problemOf(error)
	const shown =
		kind === 'signedOut' || kind === 'conflict' || kind === 'throttled' ? 'server' : kind
	return (
		<Notice
			isAlert
			title={kind === 'notFound' && notFound ? notFound : t('error.title')}
			ways={
				<>
					{onRetry && isPassing(error) ? (
						<Button kind="outline" onClick={onRetry}>
							{t('error.retry')}
						</Button>
					) : null}
					{way ? <Link to={way.href}>{way.text}</Link> : null}
				</>
			}
		>
			<p>{kind === 'notFound' ? t('error.notFoundHint') : t(`error.${shown}`)}</p>
		</Notice>
	)
}
