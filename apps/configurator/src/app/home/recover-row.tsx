import { LinkButton, TextField } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { useCodeForm } from '../../session/saved/use-code-form.ts'
import styles from './recover-row.module.css'

export function RecoverRow({ onFound }: { onFound: (code: string) => void }) {
	const { t } = useTranslation('home')
	const { text, type, busy, problem, submit } = useCodeForm(onFound)
	return (
		<form className={styles.recover} noValidate onSubmit={submit}>
			<p className={styles.question}>{t('recover.question')}</p>
			<TextField
				label={t('recover.label')}
				labelHidden
				inRow
				name="code"
				placeholder={t('recover.shape')}
				autoComplete="off"
				autoCapitalize="characters"
				spellCheck={false}
				maxLength={40}
				value={text}
				error={problem}
				onChange={(event) => type(event.currentTarget.value)}
			/>
			<LinkButton tone="ink" touch type="submit" aria-disabled={busy || undefined}>
				{busy ? t('recover.looking') : t('recover.action')}
			</LinkButton>
		</form>
	)
}
