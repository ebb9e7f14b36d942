import { Button, ErrorText } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './sheet-bar.module.css'
import type { Form } from './use-form.ts'

type Props<Field extends string> = {
	form: Form<Field>
	formId: string
	/** What saving something new is called. */
	create?: string | undefined
	/** Beside the buttons while nothing is wrong. */
	note?: string | undefined
	problem: string | null
	isBusy: boolean
	/** Not yet to be saved: something is still counted. */
	waits?: boolean | undefined
	onGiveUp: () => void
	/** Above the buttons: what saving changes beside the fields. */
	children?: ReactNode
}

export function SheetBar<Field extends string>(props: Props<Field>) {
	const { form, formId, create, note, problem, isBusy, waits = false, onGiveUp, children } = props
	const { t } = useTranslation('back-office')
	const count = form.changed.length
	const state = note ?? (count > 0 ? t('form.draft') : null)
	return (
		<div className={styles.bar}>
			{children}
			<p className={styles.state}>{problem === null ? state : <ErrorText>{problem}</ErrorText>}</p>
			<div className={styles.ways}>
				<Button kind="quiet" onClick={onGiveUp}>
					{t('form.keepAll')}
				</Button>
				<Button kind="primary" type="submit" form={formId} idle={isBusy || waits}>
					{isBusy ? t('form.saving') : form.isNew ? create : t('form.save', { count })}
				</Button>
			</div>
		</div>
	)
}
