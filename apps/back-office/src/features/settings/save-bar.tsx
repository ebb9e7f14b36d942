import { Button, ErrorText, useFormats } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import styles from './save-bar.module.css'
import { kindOf, type SettingField } from './settings-form.ts'
import type { useSettingsForm } from './use-settings.ts'

type Props = { editing: ReturnType<typeof useSettingsForm>; formId: string }

const mostNamed = 3
const named = [
	'money',
	'optionalMoney',
	'coefficient',
	'optionalCoefficient',
	'days',
	'share',
	'rate',
]

/** Nothing changed: no bar. */
export function SaveBar({ editing, formId }: Props) {
	const { t } = useTranslation(['shop', 'back-office'])
	const format = useFormats()
	const { form, problem, isSaving, giveUp } = editing
	const contested = Object.keys(form.conflicts) as SettingField[]
	if (form.changed.length === 0 && contested.length === 0 && problem === null) return null
	const names = (fields: readonly SettingField[]) =>
		format.list(fields.map((field) => t(`field.${field}`)))
	const wrong = form.wrong.filter((field) => form.touched.has(field))
	const blocked =
		contested.length > 0
			? t('back-office:form.chooseAbove', { fields: names(contested) })
			: wrong.length > 0
				? t('back-office:form.blocked', { fields: names(wrong) })
				: problem
	const changes = form.changed.slice(0, mostNamed).map((field) => {
		const name = t(`field.${field}`)
		if (!named.includes(kindOf(field)) || form.base[field] === '') return name
		return t('change', { field: name, before: form.base[field], after: form.values[field] })
	})
	return (
		<section className={styles.bar} aria-label={t('changes', { count: form.changed.length })}>
			<div className={styles.words} aria-live="polite">
				<strong>{t('changes', { count: form.changed.length })}</strong>{' '}
				{blocked === null ? (
					<span>
						{format.list(changes)}
						{form.changed.length > mostNamed ? '…' : '.'} {t('keepPrice')}
					</span>
				) : (
					<ErrorText>{blocked}</ErrorText>
				)}
			</div>
			<div className={styles.ways}>
				<Button kind="quiet" onClick={giveUp}>
					{t('back-office:form.keepAll')}
				</Button>
				<Button kind="primary" type="submit" form={formId} idle={isSaving}>
					{isSaving ? t('back-office:form.saving') : t('save')}
				</Button>
			</div>
		</section>
	)
}
