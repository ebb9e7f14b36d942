import {
	Button,
	ErrorText,
	FormFrame,
	FormStatus,
	LinkButton,
	linkClass,
	SecondFactorFields,
	TextField,
	useLoginForm,
} from '@gabarit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { logIn } from './log-in.ts'

export function LoginForm({ onConnected }: { onConnected: () => void }) {
	const { t } = useTranslation(['connexion', 'common'])
	const queries = useQueryClient()
	const [failure, setFailure] = useState<string>()
	const [busy, setBusy] = useState(false)
	const ask = async (entry: Parameters<typeof logIn>[1]) => {
		setBusy(true)
		setFailure(undefined)
		const answer = await logIn(queries, entry)
		setBusy(false)
		if (answer.kind === 'connected') onConnected()
		else if (answer.kind === 'otp') askForCode(answer)
		else setFailure(answer.why === 'closed' ? t('common:closed.text') : t(`error.${answer.why}`))
	}
	const { fieldOf, submit, otp, askForCode, startAgain } = useLoginForm({
		onSubmit: (entry) => {
			if (!busy) void ask(entry)
		},
		onEdit: () => setFailure(undefined),
		say: (_field, problem) => t(problem === 'format' ? 'error.email' : 'error.required'),
	})
	return (
		<FormFrame onSubmit={submit}>
			{otp ? (
				<SecondFactorFields {...otp} />
			) : (
				<>
					<TextField label={t('email')} {...fieldOf('email')} />
					<TextField label={t('password')} {...fieldOf('password')} />
				</>
			)}
			<FormStatus>{failure && <ErrorText>{failure}</ErrorText>}</FormStatus>
			<Button kind="primary" size="form" wide type="submit" iconAfter="arrowRight" idle={busy}>
				{busy ? t('loggingIn') : t('logIn')}
			</Button>
			{otp ? (
				<LinkButton onClick={startAgain}>{t('common:secondFactor.other')}</LinkButton>
			) : (
				<Link to="/connexion" hash="forgotten" className={linkClass()}>
					{t('forgotten.link')}
				</Link>
			)}
		</FormFrame>
	)
}
