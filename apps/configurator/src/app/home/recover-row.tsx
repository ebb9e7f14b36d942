import { ErrorText, LinkButton } from '@gabarit/ui'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useCodeForm } from '../../session/saved/use-code-form.ts'
import styles from './recover-row.module.css'

export function RecoverRow({ onFound }: { onFound: (code: string) => void }) {
	const { t } = useTranslation('home')
	const id = useId()
	const { text, type, busy, problem, submit } = useCodeForm(onFound)
	return (
		<form className={styles.recover} noValidate onSubmit={submit}>
			<label htmlFor={id}>{t('recover.question')}</label>
			<input
				id={id}
				name="code"
				aria-label={t('recover.label')}
				placeholder={t('recover.shape')}
				autoComplete="off"
				autoCapitalize="characters"
				spellCheck={false}
				maxLength={40}
				value={text}
				aria-invalid={problem ? true : undefined}
				aria-describedby={`${id}-problem`}
				onChange={(event) => type(event.currentTarget.value)}
			/>
			<LinkButton
				tone="ink"
				className={styles.open}
				type="submit"
				aria-disabled={busy || undefined}
			>
				{busy ? t('recover.looking') : t('recover.action')}
			</LinkButton>
			<output className={styles.problem}>
				{problem && <ErrorText id={`${id}-problem`}>{problem}</ErrorText>}
			</output>
		</form>
	)
}
