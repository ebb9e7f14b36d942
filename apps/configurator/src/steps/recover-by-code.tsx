import { Button, TextField } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useCodeForm } from '../session/saved/use-code-form.ts'
import layout from './frame/layout.module.css'

export function RecoverByCode({ onFound }: { onFound: (code: string) => void }): ReactNode {
	const { t } = useTranslation('configurator')
	const { text, type, busy, problem, submit } = useCodeForm(onFound)
	return (
		<form className={layout.recover} onSubmit={submit} noValidate>
			<TextField
				label={t('recover.title')}
				placeholder={t('recover.example')}
				autoComplete="off"
				autoCapitalize="characters"
				spellCheck={false}
				maxLength={40}
				value={text}
				error={problem}
				onChange={(event) => type(event.currentTarget.value)}
			/>
			<Button size="field" type="submit" idle={busy}>
				{t('recover.open')}
			</Button>
		</form>
	)
}
