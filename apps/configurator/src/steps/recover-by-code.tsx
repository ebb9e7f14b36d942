import { Button, TextField } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useCodeForm } from '../session/saved/use-code-form.ts'
import styles from './recover-by-code.module.css'

export function RecoverByCode({ onFound }: { onFound: (code: string) => void }): ReactNode {
	const { t } = useTranslation('configurator')
	const { text, type, busy, problem, submit } = useCodeForm(onFound)
	return (
		<form className={styles.recover} onSubmit={submit} noValidate>
			<TextField
				label={t('recover.label')}
				labelHidden
				placeholder={t('recover.example')}
				autoComplete="off"
				autoCapitalize="characters"
				spellCheck={false}
				maxLength={40}
				value={text}
				error={problem}
				onChange={(event) => type(event.currentTarget.value)}
			/>
			<Button className={styles.open} type="submit" idle={busy}>
				{t('recover.open')}
			</Button>
		</form>
	)
}
