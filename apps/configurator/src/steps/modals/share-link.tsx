// A link that shows the saved version to anybody, and the way to end all links of the design.
import { Button, ErrorText, LinkButton } from '@gabarit/ui'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient, failureOf } from '../../lib/client.ts'
import { copyText } from '../../lib/copy-text.ts'
import layout from '../frame/layout.module.css'
import { useFailureText } from '../frame/use-failure-text.ts'
import styles from './share-link.module.css'

/** `atOnce`: the link is made without a further click. */
export function ShareLink({ code, atOnce = false }: { code: string; atOnce?: boolean }): ReactNode {
	const { t } = useTranslation('configurator')
	const textOf = useFailureText()
	const calls = apiClient().dressing.configuration
	const share = useMutation({ mutationFn: () => calls.share({ code }) })
	const withdraw = useMutation({
		mutationFn: () => calls.withdrawShares({ code }),
		onSuccess: () => share.reset(),
	})
	const { mutate } = share
	useEffect(() => {
		if (atOnce) mutate()
	}, [atOnce, mutate])
	const make = () => {
		withdraw.reset()
		mutate()
	}
	const error = share.error ?? withdraw.error
	const textOfFailure = (why: ReturnType<typeof failureOf>) =>
		why === 'not_allowed' ? t('share.notYours') : textOf(why)
	return (
		<div className={layout.stack}>
			<p className={layout.caption}>{t('share.explain')}</p>
			{share.data && <MadeLink url={`${location.origin}/share/${share.data.token}`} />}
			<output className={layout.stack}>
				{(share.isPending || withdraw.isPending) && t('share.busy')}
				{withdraw.isSuccess && t('share.withdrawn')}
				{error !== null && <ErrorText>{textOfFailure(failureOf(error))}</ErrorText>}
			</output>
			<div className={layout.row}>
				{!share.data && (
					<Button icon="link" idle={share.isPending} onClick={make}>
						{t('share.make')}
					</Button>
				)}
				{!withdraw.isSuccess && !share.isPending && (
					<LinkButton quiet onClick={() => withdraw.mutate()}>
						{t('share.withdraw')}
					</LinkButton>
				)}
			</div>
		</div>
	)
}

function MadeLink({ url }: { url: string }): ReactNode {
	const { t } = useTranslation('configurator')
	return (
		<>
			<p className={styles.link} data-testid="share-link">
				{url}
			</p>
			<div className={layout.row}>
				<Button icon="copy" onClick={() => void copyText(url, t('save.linkCopied'))}>
					{t('save.copyLink')}
				</Button>
				<a className={styles.look} href={url} target="_blank" rel="noreferrer">
					{t('share.look')}
				</a>
			</div>
		</>
	)
}
