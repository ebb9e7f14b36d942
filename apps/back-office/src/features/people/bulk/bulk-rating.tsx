// One rating for several accounts or shops: a number of their own, or the common one where that is chosen.
import { Checkbox, TextField } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { coefficientOf, givenRatingProblem, wrongOnly } from '../../../lib/form/form-rules.ts'
import { useForm } from '../../../lib/form/use-form.ts'
import { ConfirmDialog } from '../record/confirm-dialog.tsx'

type Props = {
	confirm: string
	onChoose: (rating: string | null) => void
	onClose: () => void
}

export function BulkRating({ confirm, onChoose, onClose }: Props) {
	const { t } = useTranslation(['people', 'back-office'])
	const form = useForm<'rating' | 'common'>({
		name: 'rating of several',
		isNew: true,
		base: { rating: '', common: '' },
		problemsOf: (it) =>
			wrongOnly({ rating: it.common === '' ? givenRatingProblem(it.rating) : null }),
	})
	const { rating, common } = form.values
	const isCommon = common !== ''
	const problem = form.touched.has('rating') ? form.problems.rating : undefined
	const choose = () => {
		form.reset()
		onChoose(isCommon ? null : coefficientOf(rating))
	}
	return (
		<ConfirmDialog
			title={t('bulk.rating')}
			means={[]}
			confirm={confirm}
			form={form}
			busy={false}
			problem={null}
			onConfirm={choose}
			onClose={onClose}
		>
			<TextField
				label={t('field.rating')}
				required
				value={rating}
				inputMode="decimal"
				disabled={isCommon}
				autoComplete="off"
				error={problem === undefined ? undefined : t(`back-office:form.${problem}`)}
				onChange={(event) => form.set('rating', event.currentTarget.value)}
			/>
			<Checkbox
				label={t('bulk.commonRating')}
				checked={isCommon}
				onChange={(event) => form.set('common', event.currentTarget.checked ? 'yes' : '')}
			/>
		</ConfirmDialog>
	)
}
