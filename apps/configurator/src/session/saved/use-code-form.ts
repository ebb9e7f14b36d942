import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type CodeProblem, findDesign } from './find-design.ts'

export type CodeForm = {
	text: string
	type: (text: string) => void
	busy: boolean
	problem: string | undefined
	submit: (event: FormEvent) => void
}

export function useCodeForm(onFound: (code: string) => void): CodeForm {
	const { t } = useTranslation('common')
	const [text, setText] = useState('')
	const [problem, setProblem] = useState<CodeProblem>()
	const [busy, setBusy] = useState(false)
	const look = async () => {
		setBusy(true)
		const found = await findDesign(text)
		setBusy(false)
		if ('code' in found) onFound(found.code)
		else setProblem(found.kind)
	}
	return {
		text,
		type: (typed) => {
			setText(typed)
			setProblem(undefined)
		},
		busy,
		problem: problem && t(`designCode.${problem}`),
		submit: (event) => {
			event.preventDefault()
			if (!busy) void look()
		},
	}
}
