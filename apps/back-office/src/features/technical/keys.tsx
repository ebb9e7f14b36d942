// Keys are shown once, when they are made. Making another ends the one before, so its identifier is typed first.

import type { Technical } from '@gabarit/contract'
import { Button, ErrorText, Icon, Modal, TextField, toast, useFormats } from '@gabarit/ui'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../lib/client.ts'
import { SectionHead } from '../../lib/frame/section-head.tsx'
import { useShopInput } from '../../lib/shop.ts'
import styles from './keys.module.css'
import { currentOf, useKeepTechnical } from './use-technical.ts'

const kinds = ['api', 'signing'] as const
type Kind = (typeof kinds)[number]

export function Keys({ technical }: { technical: Technical }) {
	const { t } = useTranslation('technical')
	const format = useFormats()
	const [making, setMaking] = useState<Kind | null>(null)
	const states = { api: technical.apiKey, signing: technical.signingKey }
	return (
		<section className={styles.keys}>
			<SectionHead title={t('keys.title')} />
			<dl className={styles.facts}>
				<dt>{t('keys.identifier')}</dt>
				<dd>
					<code>{technical.publicIdentifier}</code>
				</dd>
			</dl>
			{kinds.map((kind) => {
				const state = states[kind]
				return (
					<div key={kind} className={styles.key}>
						<h3 className={styles.name}>{t(`keys.${kind}`)}</h3>
						<p>{t(`keys.${kind}About`)}</p>
						<p>
							{state === null
								? t('keys.none')
								: t('keys.made', { end: state.end, date: format.date(state.createdAt, 'long') })}
						</p>
						<Button kind="outline" size="small" onClick={() => setMaking(kind)}>
							{t(state === null ? `keys.make.${kind}` : `keys.renew.${kind}`)}
						</Button>
					</div>
				)
			})}
			{making ? (
				<NewKey
					kind={making}
					revision={technical.revision}
					replaces={states[making] !== null}
					identifier={technical.publicIdentifier}
					onClose={() => setMaking(null)}
				/>
			) : null}
		</section>
	)
}

type Props = {
	kind: Kind
	revision: number
	replaces: boolean
	identifier: string
	onClose: () => void
}

function NewKey({ kind, revision, replaces, identifier, onClose }: Props) {
	const { t } = useTranslation(['technical', 'back-office'])
	const shop = useShopInput()
	const keep = useKeepTechnical()
	const [typed, setTyped] = useState('')
	const [asked, setAsked] = useState(false)
	const formId = useId()
	const make = useMutation({
		mutationFn: () => client.backOffice.technical.regenerate({ key: kind, revision, ...shop }),
		onSuccess: ({ technical }) => keep(technical),
		onError: (error) => {
			const current = currentOf(error)?.current
			if (current) keep(current)
		},
	})
	const isRight = !replaces || typed.trim() === identifier
	const close = () => {
		// The answer holds the key.
		if (!make.isPending) onClose()
	}
	if (make.data) return <Secret kind={kind} secret={make.data.secret} onClose={onClose} />
	return (
		<Modal
			opened
			size="small"
			title={t(replaces ? `keys.renew.${kind}` : `keys.make.${kind}`)}
			onClose={close}
			footer={
				<>
					<Button kind="quiet" idle={make.isPending} onClick={close}>
						{t('keys.cancel')}
					</Button>
					<Button
						kind={replaces ? 'danger' : 'primary'}
						type="submit"
						form={formId}
						idle={make.isPending}
					>
						{t('keys.doMake')}
					</Button>
				</>
			}
		>
			<form
				id={formId}
				className={styles.form}
				noValidate
				onSubmit={(event) => {
					event.preventDefault()
					setAsked(true)
					if (isRight) make.mutate()
				}}
			>
				<p>{t(replaces ? 'keys.ends' : 'keys.once')}</p>
				{replaces ? (
					<TextField
						data-autofocus=""
						label={t('keys.type', { identifier })}
						required
						autoComplete="off"
						value={typed}
						error={asked && !isRight ? t('keys.typeWrong') : undefined}
						onChange={(event) => setTyped(event.currentTarget.value)}
					/>
				) : null}
				{make.isError ? (
					<p role="alert">
						<ErrorText>{t(currentOf(make.error) ? 'keys.changed' : 'refused.failed')}</ErrorText>
					</p>
				) : null}
			</form>
		</Modal>
	)
}

/** Neither Esc nor a click beside it: a key that is lost cannot be shown again. */
function stay() {}

function Secret({ kind, secret, onClose }: { kind: Kind; secret: string; onClose: () => void }) {
	const { t } = useTranslation('technical')
	const copy = async () => {
		await navigator.clipboard.writeText(secret)
		toast(t('keys.copied'))
	}
	return (
		<Modal
			opened
			size="small"
			title={t(`keys.${kind}`)}
			withoutClose
			onClose={stay}
			footer={
				<>
					<Button kind="outline" onClick={() => void copy()}>
						{t('keys.copy')}
					</Button>
					<Button kind="primary" onClick={onClose}>
						{t('keys.kept')}
					</Button>
				</>
			}
		>
			<p className={styles.warning}>
				<Icon name="warning" size={18} /> {t('keys.shownOnce')}
			</p>
			<p>
				<code className={styles.secret}>{secret}</code>
			</p>
		</Modal>
	)
}
