// The plan of what was offered or ordered, in the reader's language.
import { Button, ErrorText, useLanguage } from '@gabarit/ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../lib/client.ts'
import { saveFile } from '../../lib/save-file.ts'

export function PlanDownload({ token }: { token: string }): ReactNode {
	const { t } = useTranslation('customer')
	const language = useLanguage()
	const [busy, setBusy] = useState(false)
	const [failed, setFailed] = useState(false)
	const download = async () => {
		if (busy) return
		setBusy(true)
		setFailed(false)
		try {
			const { body } = await apiClient().order.plan({ token, language })
			const name = body instanceof File && body.name !== 'blob' ? body.name : 'plan.pdf'
			saveFile(name, await body.arrayBuffer(), 'application/pdf')
		} catch {
			setFailed(true)
		}
		setBusy(false)
	}
	return (
		<section aria-labelledby="order-plan">
			<h2 id="order-plan">{t('plan.title')}</h2>
			<p className="order-small">{t('plan.text')}</p>
			<Button idle={busy} onClick={() => void download()}>
				{t('plan.download')}
			</Button>
			<output>{failed && <ErrorText>{t('plan.failed')}</ErrorText>}</output>
		</section>
	)
}
