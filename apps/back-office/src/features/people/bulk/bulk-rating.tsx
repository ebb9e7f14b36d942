// One rating for several accounts or shops: a number of their own, or the common one where that is chosen.
import { Checkbox, TextField } from '@gabarit/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { coefficientOf, givenRatingProblem } from '../../../lib/form/form-rules.ts'
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
	const [isCommon, setCommon] = useState(false)
	const problem = isCommon ? null : givenRatingProblem(text)
	const choose = () => {
		setTouched(true)
		if (problem === null) onChoose(isCommon ? null : coefficientOf(text))
	}
	return (
		<ConfirmDialog
			title={t('bulk.rating')}
			means={[]}
			confirm={confirm}
			busy={false}
			problem={null}
			onConfirm={choose}
			onClose={onClose}
		>
			<TextField
				label={t('field.rating')}
				required
				value={text}
				inputMode="decimal"
				maxLength={8}
				disabled={isCommon}
				autoComplete="off"
				error={touched && problem !== null ? t(`back-office:form.${problem}`) : undefined}
				onChange={(event) => setText(event.currentTarget.value)}
			/>
			<Checkbox
				label={t('bulk.commonRating')}
				checked={isCommon}
				onChange={(event) => setCommon(event.currentTarget.checked)}
			/>
		</ConfirmDialog>
	)
}
