import { Button, ErrorText, Spinner } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { copyText } from '../../lib/files/copy-text.ts'
import { QrCode } from '../../lib/files/qr-code.tsx'
import layout from '../frame/layout.module.css'
import { Saving } from '../modals/save-design.tsx'
import { useShareLink } from '../modals/use-share-link.ts'
import styles from './phone-code.module.css'

/** The code that a phone scans, and what then happens. */
export function PhoneCode({ url }: { url: string }): ReactNode {
	const { t } = useTranslation(['configurator', 'at-home'])
	return (
		<div className={styles.phone}>
			<QrCode text={url} label={t('at-home:code')} />
			<div className={layout.stack}>
				<p>{t('at-home:scan', { action: t('at-home:action') })}</p>
				<p className={styles.link} data-testid="home-link">
					{url}
				</p>
				<div>
					<Button icon="copy" onClick={() => void copyText(url, t('save.linkCopied'))}>
						{t('save.copyLink')}
					</Button>
				</div>
			</div>
		</div>
	)
}

/** The code of a link to this version: the design is saved first. */
export function SharedCode(): ReactNode {
	return <Saving>{(code) => <Shared code={code} />}</Saving>
}

function Shared({ code }: { code: string }): ReactNode {
	const { t } = useTranslation(['configurator', 'at-home'])
	const { url, make, mayRetry, problem } = useShareLink(code, true)
	if (url !== null) return <PhoneCode url={url} />
	if (problem === null) return <Spinner />
	return (
		<div className={layout.stack}>
			<output>
				<ErrorText>{problem}</ErrorText>
			</output>
			{mayRetry && (
				<div>
					<Button onClick={make}>{t('at-home:retry')}</Button>
				</div>
			)}
		</div>
	)
}
