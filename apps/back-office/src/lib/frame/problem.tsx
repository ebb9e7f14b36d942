import { Button } from '@gabarit/ui'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListPath } from '../list/list-address.ts'
import { Notice, PageNotice } from './notice.tsx'
import { Page, PageTitle } from './page.tsx'
import { isPassing, problemOf } from './problem-kind.ts'
import { useRoleName } from './use-role-name.ts'
import { useTitle } from './use-title.ts'

type Props = {
	error: unknown
	onRetry?: () => void
	way?: { href: ListPath | '/technical' | '/documents'; text: string }
	notFound?: string
}

/** What failed to load stands on a page that is there. */
export function Problem(props: Props) {
	const { title, text } = useProblemWords(props)
	return (
		<Notice isAlert title={title} ways={<Ways {...props} />}>
			<p>{text}</p>
		</Notice>
	)
}

/** A page whose record is not there, or is not this account's to see. */
export function ProblemPage({ crumbs, ...props }: Props & { crumbs?: ReactNode }) {
	// The address itself was refused: nothing can stand there.
	const isAddress = problemOf(props.error) === 'invalid'
	const { title, text } = useProblemWords(props, isAddress ? 'notFound' : undefined)
	useTitle(title)
	return (
		<Page>
			{crumbs}
			<PageTitle>{title}</PageTitle>
			<PageNotice ways={<Ways {...props} />}>
				<p role="alert">{text}</p>
			</PageNotice>
		</Page>
	)
}

function Ways({ error, onRetry, way }: Props) {
	const { t } = useTranslation('back-office')
	return (
		<>
			{onRetry && isPassing(error) ? (
				<Button kind="outline" onClick={onRetry}>
					{t('error.retry')}
				</Button>
			) : null}
			{way ? <Link to={way.href}>{way.text}</Link> : null}
		</>
	)
}

function useProblemWords({ error, notFound }: Props, kind = problemOf(error)) {
	const { t } = useTranslation('back-office')
	const role = useRoleName()
	if (kind === 'notFound')
		return { title: notFound ?? t('error.notFound'), text: t('error.notFoundHint') }
	if (kind === 'forbidden')
		return { title: t('error.forbidden'), text: t('error.forbiddenHint', { role }) }
	const isOwn = kind === 'signedOut' || kind === 'conflict' || kind === 'throttled'
	return { title: t('error.title'), text: t(`error.${isOwn ? 'server' : kind}`) }
}
