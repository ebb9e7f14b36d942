import { useTranslation } from 'react-i18next'
import { FormText } from '../../../../lib/form/form-fields.tsx'
import type { Form } from '../../../../lib/form/use-form.ts'
import { type MotiveKind, ReadyMotives } from './ready-motives.tsx'

type Props<Field extends string> = {
	form: Form<Field | 'motive'>
	/** Who has to know it, where there is none. */
	missing: string
	example?: string
	/** Which usual motives are at hand. */
	kind: MotiveKind
}

export function MotiveField<Field extends string>({ form, missing, example, kind }: Props<Field>) {
	const { t } = useTranslation('back-office')
	return (
		<>
			<FormText
				form={form}
				name="motive"
				label={t('dialog.motive')}
				multiline
				rows={4}
				first
				wrong={form.problems.motive === 'required' ? missing : undefined}
				input={example === undefined ? {} : { placeholder: example }}
			/>
			<ReadyMotives
				kind={kind}
				text={form.values.motive}
				onChoose={(text) => form.set('motive', text)}
			/>
		</>
	)
}
