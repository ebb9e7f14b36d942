import { Segmented } from '@gabarit/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './delivery-sheet.module.css'
import { WireText } from './wire-text.tsx'

type Props = {
	subject: string
	text: string
	html: string
	/** Its links lead nowhere here. */
	blanked?: boolean
}

/** Both forms of a mail. The written one stands in a frame that may run, load and open nothing of this page. */
export function MailBody({ subject, text, html, blanked = false }: Props) {
	const { t } = useTranslation('technical')
	const [form, setForm] = useState<'html' | 'text'>('html')
	return (
		<section className={styles.mail}>
			<h3 className={styles.subject}>{subject}</h3>
			<Segmented
				label={t('mails.form')}
				value={form}
				options={(['html', 'text'] as const).map((value) => ({
					value,
					label: t(`mails.${value}`),
				}))}
				onChange={setForm}
			/>
			{form === 'html' ? (
				<iframe
					className={styles.frame}
					title={subject}
					sandbox="allow-popups allow-popups-to-escape-sandbox"
					srcDoc={html.replace('<head>', '<head><base target="_blank">')}
				/>
			) : (
				<WireText>{text}</WireText>
			)}
			{blanked ? <p className={styles.note}>{t('mails.blanked')}</p> : null}
		</section>
	)
}
