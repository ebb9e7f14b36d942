import { codeAskedFor } from '@gabarit/contract'
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
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useLogin } from '../../lib/session.ts'
import { loginProblem } from './login-problem.ts'

export function LoginForm({ onSignedIn }: { onSignedIn: () => void }) {
	const { t } = useTranslation(['back-office', 'connexion', 'common'])
	const login = useLogin()
	const { fieldOf, submit, otp, askForCode, startAgain } = useLoginForm({
		onSubmit: (entry) => {
			if (login.isPending) return
			login.mutate(entry, {
				onSuccess: onSignedIn,
				onError: (error) => {
					const asked = codeAskedFor(error)
					if (asked) askForCode(asked)
				},
			})
		},
		onEdit: login.reset,
		say: (field, problem) =>
			t(problem === 'format' ? 'login.emailFormat' : `login.${field}Missing`),
	})
	const problem = login.isError ? loginProblem(login.error) : null
	return (
		<FormFrame onSubmit={submit}>
			{otp ? (
				<SecondFactorFields {...otp} />
			) : (
				<>
					<TextField label={t('login.email')} {...fieldOf('email')} />
					<TextField label={t('login.password')} {...fieldOf('password')} />
				</>
			)}
			<FormStatus>{problem ? <ErrorText>{t(`login.${problem}`)}</ErrorText> : null}</FormStatus>
			<Button kind="primary" size="form" wide type="submit" iconAfter="arrowRight">
				{t(login.isPending ? 'login.submitting' : 'login.submit')}
			</Button>
			{otp ? (
				<LinkButton onClick={startAgain}>{t('common:secondFactor.other')}</LinkButton>
			) : (
				<Link to="/login" search hash="forgotten" className={linkClass()}>
					{t('connexion:forgotten.link')}
				</Link>
			)}
		</FormFrame>
	)
}
