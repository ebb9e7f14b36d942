import { languages } from '@gabarit/i18n'
import { useTranslation } from 'react-i18next'
import { FormSelect } from '../../../lib/form/form-fields.tsx'
import type { Form } from '../../../lib/form/use-form.ts'

/** Of the mails that he gets. */
export function LanguageField<Field extends string>(props: { form: Form<Field>; name: Field }) {
	const { t } = useTranslation(['people', 'common'])
	return (
		<FormSelect
			{...props}
			label={t('field.language')}
			options={languages.map((value) => ({ value, label: t(`common:languageName.${value}`) }))}
		/>
	)
}
