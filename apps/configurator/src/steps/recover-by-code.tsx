// A code typed in: checked for its form here, for a design behind it on the server.
import { Button, TextField } from '@gabarit/ui'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient, failureOf } from '../lib/client.ts'
import { deviceStorage } from '../lib/kept-choice.ts'
import { readCode } from '../session/design-code.ts'
import { keptDesign } from '../session/kept-design.ts'

type Problem = 'code_format' | 'code_unknown' | 'server_closed'

export function RecoverByCode({ onFound }: { onFound: (code: string) => void }): ReactNode {
	const { t } = useTranslation('configurator')
	const [text, setText] = useState('')
	const [problem, setProblem] = useState<Problem | null>(null)
	const [busy, setBusy] = useState(false)
	const recover = async () => {
		const code = readCode(text)
		if (code === null) return setProblem('code_format')
		setBusy(true)
		const found = await isDesign(code)
		setBusy(false)
		if (found === true) onFound(code)
		else setProblem(found === false ? 'code_unknown' : 'server_closed')
	}
	const submit = (event: FormEvent) => {
		event.preventDefault()
		void recover()
	}
	return (
		<form className="cf-recover" onSubmit={submit} noValidate>
			<TextField
				label={t('recover.title')}
				placeholder={t('recover.example')}
				autoComplete="off"
				autoCapitalize="characters"
				spellCheck={false}
				maxLength={40}
				value={text}
				error={problem === null ? undefined : t(`notice.${problem}`, { code: text })}
				onChange={(event) => {
					setText(event.currentTarget.value)
					setProblem(null)
				}}
			/>
			<Button type="submit" idle={busy}>
				{t('recover.open')}
			</Button>
		</form>
	)
}

/** null: nobody could say. */
async function isDesign(code: string): Promise<boolean | null> {
	if (keptDesign(deviceStorage, code).kind === 'kept') return true
	try {
		await apiClient().dressing.configuration.get({ code })
		return true
	} catch (error) {
		return failureOf(error) === 'configuration_not_found' ? false : null
	}
}
