import { authenticationModes, requestMethods, type Technical } from '@gabarit/contract'
import { Button, ErrorText, TextField, useFormats } from '@gabarit/ui'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormSelect, FormText, OptionalMark } from '../../lib/form/form-fields.tsx'
import { LeaveGuard } from '../../lib/form/leave-guard.tsx'
import type { Form } from '../../lib/form/use-form.ts'
import { SectionHead } from '../../lib/frame/section-head.tsx'
import styles from './settings-fields.module.css'
import { modeOf, type TechnicalText, textsOfMode } from './settings-form.ts'
import { useSaveTechnical } from './use-save-technical.ts'

type Settings = Form<TechnicalText>

export function SettingsForm({ technical }: { technical: Technical }) {
	const { t } = useTranslation(['technical', 'back-office'])
	const [secret, setSecret] = useState('')
	const { form, save, giveUp, isSaving, failed, secretRefused } = useSaveTechnical(technical, {
		secret,
		onSaved: (sent) => setSecret((now) => (now === sent ? '' : now)),
	})
	const id = useId()
	const mode = modeOf(form.values)
	const isChanged = form.changed.length > 0 || secret !== ''
	const submit = (event: FormEvent) => {
		event.preventDefault()
		save()
	}
	return (
		<form id={id} className={styles.form} noValidate onSubmit={submit}>
			<LeaveGuard isChanged={isChanged} />
			<Calls form={form} />
			<section className={styles.part} aria-labelledby={`${id}-authentication`}>
				<SectionHead id={`${id}-authentication`} title={t('authentication')} />
				<FormSelect
					form={form}
					name="mode"
					label={t('mode')}
					options={authenticationModes.map((value) => ({ value, label: t(`modes.${value}`) }))}
				/>
				{textsOfMode[mode].map((name) => (
					<FormText
						key={name}
						form={form}
						name={name}
						label={nameOfText(t, mode, name)}
						input={{ autoComplete: 'off' }}
					/>
				))}
				{mode === 'none' ? null : (
					<TextField
						type="password"
						autoComplete="new-password"
						label={t(`value.${mode}`)}
						note={technical.authentication.hasValue ? <OptionalMark /> : undefined}
						required={!technical.authentication.hasValue}
						hint={t(technical.authentication.hasValue ? 'valueKept' : 'valueOnce')}
						error={secretRefused ?? undefined}
						value={secret}
						onChange={(event) => setSecret(event.currentTarget.value)}
					/>
				)}
			</section>
			{isChanged || failed !== null ? (
				<SaveBar
					form={form}
					count={form.changed.length + (secret === '' ? 0 : 1)}
					isSaving={isSaving}
					failed={failed}
					onGiveUp={() => {
						giveUp()
						setSecret('')
					}}
				/>
			) : null}
		</form>
	)
}

type Words = ReturnType<typeof useTranslation<['technical', 'back-office']>>['t']

function nameOfText(t: Words, mode: ReturnType<typeof modeOf>, name: TechnicalText): string {
	if (name === 'key') return t(mode === 'basic' ? 'key.basic' : 'key.azureOAuth')
	return t(name === 'tokenUrl' ? 'tokenUrl' : 'scope')
}

function Calls({ form }: { form: Settings }) {
	const { t } = useTranslation('technical')
	const id = useId()
	const onOff = (['off', 'on'] as const).map((value) => ({ value, label: t(`isOn.${value}`) }))
	return (
		<section className={styles.part} aria-labelledby={id}>
			<SectionHead id={id} title={t('calls')} />
			<p className={styles.about}>{t('about')}</p>
			<FormSelect form={form} name="isOn" label={t('isOn.label')} options={onOff} />
			<FormText
				form={form}
				name="orderUrl"
				label={t('orderUrl')}
				hint={t('orderUrlHint')}
				input={{ type: 'url', inputMode: 'url', autoComplete: 'off' }}
			/>
			<FormText
				form={form}
				name="configurationEndUrl"
				label={t('configurationEndUrl')}
				hint={t('configurationEndUrlHint')}
				input={{ type: 'url', inputMode: 'url', autoComplete: 'off' }}
			/>
			<FormSelect
				form={form}
				name="method"
				label={t('method')}
				options={requestMethods.map((value) => ({ value, label: value }))}
			/>
			<FormText
				form={form}
				name="parameters"
				label={t('parameters')}
				hint={t('parametersHint')}
				multiline
				rows={3}
			/>
		</section>
	)
}

type BarProps = {
	form: Settings
	count: number
	isSaving: boolean
	failed: string | null
	onGiveUp: () => void
}

function SaveBar({ form, count, isSaving, failed, onGiveUp }: BarProps) {
	const { t } = useTranslation(['technical', 'back-office'])
	const format = useFormats()
	const names = (texts: readonly string[]) =>
		format.list(texts.map((name) => t(`field.${name as TechnicalText}`)))
	const contested = Object.keys(form.conflicts)
	const wrong = form.wrong.filter((name) => form.touched.has(name))
	const blocked =
		contested.length > 0
			? t('back-office:form.chooseAbove', { fields: names(contested) })
			: wrong.length > 0
				? t('back-office:form.blocked', { fields: names(wrong) })
				: failed
	return (
		<div className={styles.bar}>
			<p className={styles.state} aria-live="polite">
				{blocked === null ? t('back-office:form.draft') : <ErrorText>{blocked}</ErrorText>}
			</p>
			<Button kind="quiet" onClick={onGiveUp}>
				{t('back-office:form.keepAll')}
			</Button>
			<Button kind="primary" type="submit" idle={isSaving}>
				{isSaving ? t('back-office:form.saving') : t('back-office:form.save', { count })}
			</Button>
		</div>
	)
}
