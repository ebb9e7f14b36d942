import { Button, ErrorText } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import styles from './sheet-bar.module.css'
import type { Form } from './use-form.ts'

type Props<Field extends string> = {
	form: Form<Field>
	formId: string
	create: string
	/** Beside the buttons while nothing is wrong. */
	note?: string | undefined
	problem: string | null
	isBusy: boolean
	onGiveUp: () => void
}

/** Nothing changed: no bar. */
export function SheetBar<Field extends string>(props: Props<Field>) {
	const { form, formId, create, note, problem, isBusy, onGiveUp } = props
	const { t } = useTranslation('back-office')
	const count = form.changed.length
	return (
		<div className={styles.bar}>
			<p className={styles.state}>
				{problem === null ? (note ?? t('form.draft')) : <ErrorText>{problem}</ErrorText>}
			</p>
			<div className={styles.ways}>
				<Button kind="quiet" onClick={onGiveUp}>
					{t('form.keepAll')}
				</Button>
				<Button kind="primary" type="submit" form={formId} idle={isBusy}>
					{isBusy ? t('form.saving') : form.isNew ? create : t('form.save', { count })}
				</Button>
			</div>
		</div>
	)
}
