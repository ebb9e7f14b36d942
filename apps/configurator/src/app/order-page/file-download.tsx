// A PDF of what was offered or ordered, fetched when it is asked for: the plan, the terms.
import type { Client } from '@gabarit/contract'
import { type Language } from '@gabarit/i18n'
import { Button, ErrorText, useLanguage } from '@gabarit/ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../lib/client.ts'
import { saveFile } from '../../lib/save-file.ts'

type Wish = { token: string; language: Language }

function FileDownload(props: {
	ask: (client: Client, wish: Wish) => Promise<{ body: Blob }>
	token: string
	label: string
	failure: string
	fallbackName: string
}): ReactNode {
	const { ask, token, label, failure, fallbackName } = props
	const language = useLanguage()
	const [busy, setBusy] = useState(false)
	const [failed, setFailed] = useState(false)
	const download = async () => {
		if (busy) return
		setBusy(true)
		setFailed(false)
		try {
			const { body } = await ask(apiClient(), { token, language })
			const name = body instanceof File && body.name !== 'blob' ? body.name : fallbackName
			saveFile(name, await body.arrayBuffer(), 'application/pdf')
		} catch {
			setFailed(true)
		}
		setBusy(false)
	}
	return (
		<>
			<Button idle={busy} onClick={() => void download()}>
				{label}
			</Button>
			<output>{failed && <ErrorText>{failure}</ErrorText>}</output>
		</>
	)
}

export function PlanDownload({ token }: { token: string }): ReactNode {
	const { t } = useTranslation('customer')
	return (
		<section aria-labelledby="order-plan">
			<h2 id="order-plan">{t('plan.title')}</h2>
			<p className="order-small">{t('plan.text')}</p>
			<FileDownload
				ask={(client, wish) => client.order.plan(wish)}
				token={token}
				label={t('plan.download')}
				failure={t('plan.failed')}
				fallbackName="plan.pdf"
			/>
		</section>
	)
}

/** Those that were accepted, or those in force. */
export function TermsDownload({ token }: { token: string }): ReactNode {
	const { t } = useTranslation('customer')
	return (
		<FileDownload
			ask={(client, wish) => client.order.terms(wish)}
			token={token}
			label={t('terms.download')}
			failure={t('terms.failed')}
			fallbackName="terms.pdf"
		/>
	)
}
