import { Checkbox, LegalLinks } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import type { Form } from '../../../../lib/form/use-form.ts'
import styles from './own-terms.module.css'

/** What a buyer accepts with his order. The field is empty until they are accepted. */
export function OwnTerms<Field extends string>({ form, name }: { form: Form<Field>; name: Field }) {
	const { t } = useTranslation('back-office')
	const isMissing = form.problems[name] !== undefined && form.touched.has(name)
	return (
		<div className={styles.terms}>
			<Checkbox
				label={t('dialog.placeTerms')}
				required
				checked={form.values[name] !== ''}
				error={isMissing ? t('dialog.placeTermsMissing') : undefined}
				onChange={(event) => form.set(name, event.currentTarget.checked ? 'accepted' : '')}
				onBlur={() => form.touch(name)}
			/>
			<LegalLinks />
		</div>
	)
}
