import { ApiError } from '@gabarit/contract'
import { toast } from '@gabarit/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { refusedIn } from '../../../lib/form/refused-in.ts'
import type { Form } from '../../../lib/form/use-form.ts'
import { useReadAgain } from './use-discounts.ts'

type Options<Row, Field extends string> = {
	tenant: string | undefined
	form: Form<Field>
	onDone: () => void
	/** Takes what another editor saved into the form. True where nothing is left to choose. */
	onConflict: (current: Row, by: string | null) => boolean
	/** A code that exists already. */
	onTaken?: () => void
}

type Write = { call: () => Promise<unknown>; done: string }

/** Writes, reads the strip again, closes; a refusal stays in the sheet, in words, beside its fields where it has any. */
export function useDiscountWrite<Row, Field extends string>({
	tenant,
	form,
	onDone,
	onConflict,
	onTaken,
}: Options<Row, Field>) {
	const { t } = useTranslation(['shop', 'back-office'])
	const readAgain = useReadAgain(tenant)
	const [problem, setProblem] = useState<string | null>(null)
	const problemText = (error: unknown): string | null => {
		if (!(error instanceof ApiError)) return t('sheet.failed')
		if (error.code === 'discount_changed') {
			const { current, by } = error.data as { current: Row; by: string | null }
			const who = by ?? t('back-office:form.conflictSomeone')
			return onConflict(current, by) ? t('sheet.changed', { who }) : null
		}
		if (error.code === 'promo_code_taken') onTaken?.()
		if (error.code === 'promo_code_taken') return null
		const refused = refusedIn(error, form.values)
		if (Object.keys(refused).length > 0) {
			form.refuse(refused)
			return null
		}
		return t(error.status === 404 ? 'sheet.gone' : 'sheet.failed')
	}
	const write = useMutation({
		mutationFn: ({ call }: Write) => call(),
		onSuccess: async (_, { done }) => {
			await readAgain()
			onDone()
			toast(done)
		},
		onError: (error) => setProblem(problemText(error)),
	})
	return {
		problem,
		isBusy: write.isPending,
		write: (call: Write['call'], done: string) => {
			setProblem(null)
			write.mutate({ call, done })
		},
	}
}
