import { Button, ErrorText, useFormats } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import styles from './save-bar.module.css'
import type { RecordForm } from './use-record-form.ts'

type Props<Field extends string> = {
	record: RecordForm<Field>
	nameOf: (field: Field) => string
	/** What saving something new is called. */
	create?: string
	/** Whom it mails. */
	mails?: string | null
}

/** Nothing changed: no bar. */
export function SaveBar<Field extends string>({ record, nameOf, create, mails }: Props<Field>) {
	const { t } = useTranslation('back-office')
	const format = useFormats()
	const { form, problem, isSaving, isHeld, giveUp } = record
	const contested = Object.keys(form.conflicts) as Field[]
	const isIdle = form.changed.length === 0 && contested.length === 0
	if (isIdle && create === undefined)
		return problem === null ? null : <ErrorText>{problem}</ErrorText>
	const names = (fields: readonly Field[]) => format.list(fields.map(nameOf))
	const wrong = form.wrong.filter((field) => form.touched.has(field))
	const blocked =
		contested.length > 0
			? t('form.chooseAbove', { fields: names(contested) })
			: wrong.length > 0
				? t('form.blocked', { fields: names(wrong) })
				: null
	return (
		<div className={styles.bar}>
			{problem === null ? null : (
				<span role="alert">
					<ErrorText>{problem}</ErrorText>
				</span>
			)}
			{mails ? <p className={styles.mails}>{mails}</p> : null}
			{blocked !== null ? (
				<ErrorText>{blocked}</ErrorText>
			) : form.changed.length > 0 ? (
				<p className={styles.state}>{t('form.draft')}</p>
			) : null}
			<div className={styles.ways}>
				<Button kind="primary" type="submit" idle={isSaving}>
					{isHeld
						? t('held.waits')
						: isSaving
							? t('form.saving')
							: (create ?? t('form.save', { count: form.changed.length }))}
				</Button>
				{form.changed.length > 0 ? (
					<Button kind="quiet" onClick={giveUp}>
						{t('form.keepAll')}
					</Button>
				) : null}
			</div>
		</div>
	)
}
