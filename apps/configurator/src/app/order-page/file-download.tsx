import type { OrderKey } from '@gabarit/contract'
import { Button, ErrorText, LinkButton, useLanguage } from '@gabarit/ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveFile } from '../../lib/files/save-file.ts'
import { apiClient } from '../../lib/server/client.ts'
import styles from './file-download.module.css'

export type OrderFile = 'plan' | 'terms' | 'privacy'

/** `as`: a button of its own, or a link in a row that says what it opens. */
export function FileDownload(props: {
	file: OrderFile
	of: OrderKey
	as?: 'button' | 'link'
	/** What the link says; a button names its file. */
	children?: ReactNode
}): ReactNode {
	const { file, of, as = 'button', children } = props
	const { t } = useTranslation('customer')
	const language = useLanguage()
	const [busy, setBusy] = useState(false)
	const [failed, setFailed] = useState(false)
	const download = async () => {
		if (busy) return
		setBusy(true)
		setFailed(false)
		try {
			const { body } = await apiClient().order[file]({ ...of, language })
			const name = body instanceof File && body.name !== 'blob' ? body.name : `${file}.pdf`
			saveFile(name, await body.arrayBuffer(), 'application/pdf')
		} catch {
			setFailed(true)
		}
		setBusy(false)
	}
	const save = () => void download()
	return (
		<>
			{as === 'link' ? (
				<LinkButton tone="ink" touch aria-label={t(`${file}.download`)} onClick={save}>
					{children}
				</LinkButton>
			) : (
				<Button className={styles.button} idle={busy} onClick={save}>
					{t(`${file}.download`)}
				</Button>
			)}
			<output>{failed && <ErrorText>{t(`${file}.failed`)}</ErrorText>}</output>
		</>
	)
}
