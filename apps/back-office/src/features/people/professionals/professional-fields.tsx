import type { ProfessionalRow, UserRow } from '@gabarit/contract'
import { useTranslation } from 'react-i18next'
import { client } from '../../../lib/client.ts'
import { FormText } from '../../../lib/form/form-fields.tsx'
import type { Form } from '../../../lib/form/use-form.ts'
import { useTypedDecimal } from '../../../lib/form/use-typed-decimal.ts'
import { LanguageField } from '../record/language-field.tsx'
import { RatingField } from '../record/rating-field.tsx'
import { Halves, RecordFields } from '../record/record-form.tsx'
import { SaveBar } from '../record/save-bar.tsx'
import { useRecordForm } from '../record/use-record-form.ts'
import {
	givenOf,
	type NewProfessionalField,
	type ProfessionalField,
	professionalProblems,
	textsOf,
} from './professional-form.ts'
import { useKeepProfessional } from './use-professionals.ts'

export function ProfessionalFields({ row }: { row: ProfessionalRow }) {
	const { t } = useTranslation('people')
	const write = useTypedDecimal()
	const keep = useKeepProfessional()
	const { id, revision } = row
	const record = useRecordForm<ProfessionalField, UserRow>({
		name: `professional ${id}`,
		row,
		textsOf: (it) => textsOf(it, write),
		problemsOf: professionalProblems,
		send: (values, changed) => {
			const given = Object.entries(givenOf(values))
			const sent = given.filter(([field]) => changed.some((name) => name === field))
			return client.backOffice.professionals.update({ id, revision, ...Object.fromEntries(sent) })
		},
		keep,
		done: t('saved'),
	})
	return (
		<RecordFields record={record}>
			<CommonFields form={record.form} />
			<RatingField form={record.form} name="rating" row={row} />
			<SaveBar record={record} nameOf={(field) => t(`field.${field}`)} />
		</RecordFields>
	)
}

type CommonProps = { form: Form<ProfessionalField> | Form<NewProfessionalField> }

/** Company and person. */
export function CommonFields(props: CommonProps) {
	const { t } = useTranslation('people')
	const form = props.form as Form<ProfessionalField>
	const text = (name: ProfessionalField) => ({ form, name, label: t(`field.${name}`) })
	return (
		<>
			<Halves>
				<FormText {...text('companyName')} />
				<FormText {...text('vatNumber')} />
			</Halves>
			<Halves>
				<FormText {...text('firstName')} />
				<FormText {...text('lastName')} />
			</Halves>
			<Halves>
				<FormText {...text('phoneNumber')} input={{ type: 'tel', inputMode: 'tel' }} />
				<LanguageField form={form} name="language" />
			</Halves>
		</>
	)
}
