import { isEmail } from '@gabarit/contract'
import { Button, ErrorText, Modal, TextField, useLanguage } from '@gabarit/ui'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { phoneHref } from '../../lib/phone-href.ts'
import { apiClient } from '../../lib/server/client.ts'
import { useDesign } from '../../session/design-context.tsx'
import { showCode } from '../../session/saved/design-code.ts'
import { sendDesign } from '../../session/saved/send-design.ts'
import { sendEnded } from '../../session/saved/send-statistics.ts'
import layout from '../frame/layout.module.css'
import styles from './end-of-flow.module.css'
import { Saving } from './save-design.tsx'

export function EndOfFlow(props: { opened: boolean; onClose: () => void }): ReactNode {
	const { t } = useTranslation('configurator')
	const { domain } = useDesign()
	return (
		<Modal title={t('endOfFlow.title', { name: domain.resellerName })} {...props} size="medium">
			{/* Saved first, so that the reseller can open it by its code. */}
			<Saving>{(code) => <Saved code={code} />}</Saving>
		</Modal>
	)
}

function Saved({ code }: { code: string }): ReactNode {
	const { t } = useTranslation('configurator')
	const { domain } = useDesign()
	const { resellerName, resellerAddress, resellerPhoneNumber, resellerEmail } = domain
	useEffect(() => sendEnded(code), [code])
	return (
		<>
			<p>{t('endOfFlow.text', { name: resellerName })}</p>
			<p className={layout.code}>{showCode(code)}</p>
			<address className={styles.reseller}>
				<strong>{resellerName}</strong>
				<span>{resellerAddress}</span>
				{resellerPhoneNumber !== '' && (
					<a href={phoneHref(resellerPhoneNumber)}>{resellerPhoneNumber}</a>
				)}
				{resellerEmail !== '' && <a href={`mailto:${resellerEmail}`}>{resellerEmail}</a>}
			</address>
			<AskReseller name={resellerName} />
		</>
	)
}

function AskReseller({ name }: { name: string }): ReactNode {
	const { t } = useTranslation('configurator')
	const language = useLanguage()
	const [email, setEmail] = useState('')
	const [state, setState] = useState<'asking' | 'wrong' | 'busy' | 'sent' | 'failed'>('asking')
	const ask = async () => {
		if (!isEmail(email.trim())) return setState('wrong')
		setState('busy')
		const sent = await sendDesign(apiClient(), { kind: 'save', language, email: email.trim() })
		setState(sent.kind === 'saved' ? 'sent' : 'failed')
	}
	const submit = (event: FormEvent) => {
		event.preventDefault()
		void ask()
	}
	if (state === 'sent') return <output>{t('endOfFlow.sent', { name })}</output>
	return (
		<form className={layout.recover} onSubmit={submit} noValidate>
			<TextField
				label={t('endOfFlow.email')}
				type="email"
				autoComplete="email"
				value={email}
				error={state === 'wrong' ? t('delivery.errors.email') : undefined}
				onChange={(event) => setEmail(event.currentTarget.value)}
			/>
			<Button size="field" type="submit" idle={state === 'busy'}>
				{t('endOfFlow.ask')}
			</Button>
			{state === 'failed' && <ErrorText>{t('save.failed')}</ErrorText>}
		</form>
	)
}
