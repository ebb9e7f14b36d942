// Off: a password begins it, a first code confirms it. On: new recovery codes, or off again, by password and code.
import { ApiError, type SecondFactor, type SecondFactorSetup } from '@gabarit/contract'
import { DataForm, LinkButton, SecondFactorFields, TextField } from '@gabarit/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../lib/client.ts'
import styles from './own-second-factor.module.css'

const queryKey = ['own', 'secondFactor']
const calls = client.account.secondFactor

export function OwnSecondFactor() {
	const { data } = useQuery({ queryKey, queryFn: () => calls.get() })
	if (!data) return null
	return data.isOn ? <TurnedOn state={data} /> : <TurnedOff state={data} />
}

type Codes = readonly string[]
type Outcome = { kind: 'done' | 'failed'; text: string }

/** Sends, then reads the state again; a refusal in words. */
function useSend() {
	const { t } = useTranslation('back-office')
	const queries = useQueryClient()
	return async (send: () => Promise<unknown>, done: string): Promise<Outcome> => {
		try {
			await send()
			await queries.invalidateQueries({ queryKey })
			return { kind: 'done', text: done }
		} catch (error) {
			return { kind: 'failed', text: t(`own.factor.${refusalOf(error)}`) }
		}
	}
}

function refusalOf(error: unknown) {
	const code = error instanceof ApiError ? error.code : null
	if (code === 'password_mismatch') return 'password'
	if (code === 'otp_wrong' || code === 'invalid_model') return 'code'
	return code === 'too_many_requests' ? 'tooMany' : 'failed'
}

function TurnedOff({ state }: { state: SecondFactor }) {
	const { t } = useTranslation('back-office')
	const [password, setPassword] = useState('')
	const [setup, setSetup] = useState<SecondFactorSetup | null>(null)
	const [otp, setOtp] = useState('')
	const [touched, setTouched] = useState(false)
	const send = useSend()
	const begin = async () => {
		setTouched(true)
		if (password === '') return null
		const answer = await send(async () => {
			setSetup(await calls.begin({ currentPassword: password }))
		}, '')
		setTouched(false)
		return answer
	}
	const confirm = async () => {
		setTouched(true)
		return otp.trim() === '' ? null : send(() => calls.confirm({ otp }), t('own.factor.isOn'))
	}
	return (
		<DataForm
			key={setup ? 'confirm' : 'begin'}
			title={t('own.factor.title')}
			action={t(setup ? 'own.factor.confirm' : 'own.factor.begin')}
			save={setup ? confirm : begin}
		>
			{setup ? null : (
				<p className={styles.text}>
					{t(state.isRequired ? 'own.factor.required' : 'own.factor.off')}
				</p>
			)}
			{setup ? (
				<SecondFactorFields
					setup={setup}
					value={otp}
					error={touched && otp.trim() === '' ? 'required' : null}
					onChange={setOtp}
				/>
			) : (
				<PasswordField value={password} onChange={setPassword} touched={touched} />
			)}
		</DataForm>
	)
}

function TurnedOn({ state }: { state: SecondFactor }) {
	const { t } = useTranslation('back-office')
	const [change, setChange] = useState<'renew' | 'remove' | null>(null)
	const [codes, setCodes] = useState<Codes | null>(null)
	const left = t('own.factor.left', { count: state.recoveryCodesLeft })
	if (change) return <Change change={change} onCodes={setCodes} onClose={() => setChange(null)} />
	return (
		<section className={styles.factor}>
			<h3>{t('own.factor.title')}</h3>
			<p className={styles.text}>
				{t('own.factor.on')} {left}
			</p>
			{codes ? <RecoveryCodes codes={codes} /> : null}
			<LinkButton touch onClick={() => setChange('renew')}>
				{t('own.factor.renew')}
			</LinkButton>
			{state.isRequired ? null : (
				<LinkButton touch onClick={() => setChange('remove')}>
					{t('own.factor.remove')}
				</LinkButton>
			)}
		</section>
	)
}

type ChangeProps = {
	change: 'renew' | 'remove'
	onCodes: (codes: Codes | null) => void
	onClose: () => void
}

function Change({ change, onCodes, onClose }: ChangeProps) {
	const { t } = useTranslation('back-office')
	const [password, setPassword] = useState('')
	const [otp, setOtp] = useState('')
	const [touched, setTouched] = useState(false)
	const send = useSend()
	const save = async () => {
		setTouched(true)
		if (password === '' || otp.trim() === '') return null
		const asked = { currentPassword: password, otp }
		const answer = await send(async () => {
			if (change === 'renew') onCodes((await calls.renewCodes(asked)).recoveryCodes)
			else await calls.remove(asked)
		}, '')
		if (answer.kind === 'done') onClose()
		return answer
	}
	return (
		<DataForm title={t('own.factor.title')} action={t(`own.factor.${change}`)} save={save}>
			<p className={styles.text}>{t(`own.factor.${change}Text`)}</p>
			<PasswordField value={password} onChange={setPassword} touched={touched} />
			<SecondFactorFields
				setup={null}
				value={otp}
				error={touched && otp.trim() === '' ? 'required' : null}
				onChange={setOtp}
			/>
			<LinkButton touch onClick={onClose}>
				{t('dialog.cancel')}
			</LinkButton>
		</DataForm>
	)
}

function RecoveryCodes({ codes }: { codes: Codes }): ReactNode {
	const { t } = useTranslation('common')
	return (
		<>
			<p className={styles.text} id="new-codes">
				{t('secondFactor.keep')}
			</p>
			<ul className={styles.codes} aria-labelledby="new-codes">
				{codes.map((code) => (
					<li key={code}>
						<code>{code}</code>
					</li>
				))}
			</ul>
		</>
	)
}

type FieldProps = { value: string; touched: boolean; onChange: (value: string) => void }

function PasswordField({ value, touched, onChange }: FieldProps) {
	const { t } = useTranslation(['back-office', 'connexion'])
	return (
		<TextField
			type="password"
			autoComplete="current-password"
			label={t('connexion:own.password.current')}
			required
			value={value}
			error={touched && value === '' ? t('own.profile.required') : undefined}
			onChange={(event) => onChange(event.currentTarget.value)}
		/>
	)
}
