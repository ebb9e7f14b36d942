// One rating of their own for several accounts or shops; nothing typed is the common one.
import { TextField } from '@gabarit/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { coefficientOf, ratingProblem } from '../../../lib/form/form-rules.ts'
import { ConfirmDialog } from '../record/confirm-dialog.tsx'

type Props = {
	confirm: string
	onChoose: (rating: string | null) => void
	onClose: () => void
}

export function BulkRating({ confirm, onChoose, onClose }: Props) {
	const { t } = useTranslation(['people', 'back-office'])
	const [text, setText] = useState('')
	const [touched, setTouched] = useState(false)
	const problem = ratingProblem(text)
	const choose = () => {
		setTouched(true)
		if (problem === null) onChoose(coefficientOf(text))
	}
	return (
		<ConfirmDialog
			title={t('bulk.rating')}
			means={[t('bulk.ratingMeans')]}
			confirm={confirm}
			busy={false}
			problem={null}
			onConfirm={choose}
			onClose={onClose}
		>
			<TextField
				label={t('field.rating')}
				value={text}
				inputMode="decimal"
				maxLength={8}
				autoComplete="off"
				error={touched && problem !== null ? t(`back-office:form.${problem}`) : undefined}
				onChange={(event) => setText(event.currentTarget.value)}
			/>
		</ConfirmDialog>
	)
}
