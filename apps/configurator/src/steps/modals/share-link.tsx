// A link that shows the saved version to anybody, and the way to end all links of the design.
import { Button, ErrorText, LinkButton } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { copyText } from '../../lib/files/copy-text.ts'
import layout from '../frame/layout.module.css'
import styles from './share-link.module.css'
import { useShareLink } from './use-share-link.ts'

/** `atOnce`: the link is made without a further click. */
export function ShareLink({ code, atOnce = false }: { code: string; atOnce?: boolean }): ReactNode {
	const { t } = useTranslation('configurator')
	const { url, share, withdraw, make, mayRetry, problem } = useShareLink(code, atOnce)
	return (
		<div className={layout.stack}>
			<p className={layout.caption}>{t('share.explain')}</p>
			{url !== null && <MadeLink url={url} />}
			<output className={layout.stack}>
				{(share.isPending || withdraw.isPending) && t('share.busy')}
				{withdraw.isSuccess && t('share.withdrawn')}
				{problem !== null && <ErrorText>{problem}</ErrorText>}
			</output>
			<div className={layout.row}>
				{url === null && mayRetry && (
					<Button icon="link" idle={share.isPending} onClick={make}>
						{t('share.make')}
					</Button>
				)}
				{!withdraw.isSuccess && !share.isPending && mayRetry && (
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
