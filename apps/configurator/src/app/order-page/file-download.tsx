import { Button, ErrorText, useLanguage } from '@gabarit/ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../lib/client.ts'
import { saveFile } from '../../lib/save-file.ts'
import styles from './file-download.module.css'

export function FileDownload({
	file,
	token,
}: {
	file: 'plan' | 'terms'
	token: string
}): ReactNode {
	const { t } = useTranslation('customer')
	const language = useLanguage()
	const [busy, setBusy] = useState(false)
	const [failed, setFailed] = useState(false)
	const download = async () => {
		if (busy) return
		setBusy(true)
		setFailed(false)
		try {
			const { body } = await apiClient().order[file]({ token, language })
			const name = body instanceof File && body.name !== 'blob' ? body.name : `${file}.pdf`
			saveFile(name, await body.arrayBuffer(), 'application/pdf')
		} catch {
			setFailed(true)
		}
		setBusy(false)
	}
	return (
		<>
			<Button className={styles.button} idle={busy} onClick={() => void download()}>
				{t(`${file}.download`)}
			</Button>
			<output>{failed && <ErrorText>{t(`${file}.failed`)}</ErrorText>}</output>
		</>
	)
}
