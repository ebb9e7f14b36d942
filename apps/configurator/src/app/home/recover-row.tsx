import { ErrorText, LinkButton } from '@gabarit/ui'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type FoundCode, findDesign } from './find-design.ts'

type Problem = Extract<FoundCode, { problem: string }>['problem']

/** One line at the foot of the page: a code opens the design that was drawn under it. */
export function RecoverRow({ onFound }: { onFound: (code: string) => void }) {
	const { t } = useTranslation('home')
	const id = useId()
	const [text, setText] = useState('')
	const [problem, setProblem] = useState<Problem>()
	const [busy, setBusy] = useState(false)
	const submit = async (event: FormEvent) => {
		event.preventDefault()
		if (busy) return
		setBusy(true)
		const found = await findDesign(text)
		setBusy(false)
		if ('code' in found) onFound(found.code)
		else setProblem(found.problem)
	}
	return (
		<form className="home-recover" noValidate onSubmit={(event) => void submit(event)}>
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
				onChange={(event) => {
					setText(event.currentTarget.value)
					setProblem(undefined)
				}}
			/>
			<LinkButton type="submit" aria-disabled={busy || undefined}>
				{busy ? t('recover.looking') : t('recover.action')}
			</LinkButton>
			<output className="home-recover-problem">
				{problem && <ErrorText id={`${id}-problem`}>{t(`recover.${problem}`)}</ErrorText>}
			</output>
		</form>
	)
}
