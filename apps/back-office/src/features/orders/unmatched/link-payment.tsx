// Which order a payment is for: found by its reference or its customer, with what is still to be paid of it.
import { type OrderPage, orderWord, type UnmatchedPayment } from '@gabarit/contract'
import { ErrorText, Spinner, StateChip, TextField, useFormats } from '@gabarit/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { AskDialog } from '../../../lib/form/ask-dialog.tsx'
import { requiredProblem, wrongOnly } from '../../../lib/form/form-rules.ts'
import { useForm } from '../../../lib/form/use-form.ts'
import { ChoiceRows } from '../../../lib/frame/choice-rows.tsx'
import { useDayText } from '../../../lib/list/filter/use-day-words.ts'
import { useSettled } from '../../../lib/use-settled.ts'
import { customerNameOf } from '../names.ts'
import { useMailNames } from '../use-mail-names.ts'
import { fetchOrder } from '../use-orders.ts'
import styles from './link-payment.module.css'
import { useCandidates, useLinkPayment } from './use-unmatched.ts'

type Props = { payment: UnmatchedPayment; onClose: () => void }

export function LinkPayment({ payment, onClose }: Props) {
	const { t } = useTranslation('back-office')
	const format = useFormats()
	const dayText = useDayText()
	const form = useForm<'words' | 'reference'>({
		name: `link payment ${payment.id}`,
		isNew: true,
		base: { words: '', reference: '' },
		problemsOf: (it) => wrongOnly({ reference: requiredProblem(it.reference) }),
	})
	const { words, reference } = form.values
	const { link, isHeld, problem } = useLinkPayment(payment, () => {
		form.reset()
		onClose()
	})
	const order = useQuery({
		queryKey: ['orders', 'one', reference],
		queryFn: ({ signal }) => fetchOrder(reference, signal),
		enabled: reference !== '',
	})
	const isFinding = reference !== '' && order.isPending
	return (
		<AskDialog
			acting={{
				close: onClose,
				problem: order.isError ? t('followUp.failed') : problem,
				busy: isHeld || isFinding ? 'link' : null,
				isHeld,
			}}
			title={t('unmatched.linkTitle', { amount: format.money(payment.amount) })}
			confirm={t('unmatched.confirm')}
			form={form}
			onSubmit={() => {
				if (order.data) link(order.data)
			}}
		>
			<p className={styles.payment}>
				{[payment.description, payment.paidAt === null ? '' : dayText(payment.paidAt)]
					.filter(Boolean)
					.join(', ')}
			</p>
			<TextField
				type="search"
				icon="search"
				label={t('unmatched.which')}
				hint={t('unmatched.whichHint')}
				required
				data-autofocus
				value={words}
				error={
					reference === '' && form.touched.has('reference') ? t('unmatched.choose') : undefined
				}
				onChange={(event) => {
					form.set('words', event.currentTarget.value)
					form.set('reference', '')
				}}
			/>
			<Candidates
				tenant={payment.tenant}
				words={words}
				chosen={reference}
				onChoose={(one) => form.set('reference', one)}
			/>
			{order.data ? <Outcome order={order.data} amount={payment.amount} /> : null}
		</AskDialog>
	)
}

type CandidateProps = {
	tenant: string
	words: string
	chosen: string
	onChoose: (reference: string) => void
}

function Candidates({ tenant, words, chosen, onChoose }: CandidateProps) {
	const { t } = useTranslation('back-office')
	const format = useFormats()
	const typed = words.trim()
	const settled = useSettled(typed)
	const found = useCandidates(tenant, settled)
	if (typed === '') return null
	if (found.isError) return <ErrorText>{t('unmatched.searchFailed')}</ErrorText>
	if (settled !== typed || !found.data) return <Spinner label={t('list.loading')} />
	if (found.data.length === 0) return <output>{t('unmatched.noneFound')}</output>
	return (
		<ChoiceRows
			legend={t('unmatched.which')}
			isLegendHidden
			choices={found.data.map(({ kind, row }) => ({
				key: row.reference,
				name: (
					<>
						<strong>{row.reference}</strong> {customerNameOf(row.customer)}
					</>
				),
				end: (
					<StateChip state={row.state} label={t(orderWord('state', row.state, row.deliveryMode))} />
				),
				note:
					kind === 'offer'
						? t('unmatched.isOffer')
						: t('unmatched.due', { amount: format.money(row.payment.balance ?? 0) }),
				isClosed: kind === 'offer',
			}))}
			chosen={chosen}
			onChoose={onChoose}
		/>
	)
}

/** What the payment makes of the order, and who reads of it. */
function Outcome({ order, amount }: { order: OrderPage; amount: number }) {
	const { t } = useTranslation('back-office')
	const format = useFormats()
	const mailNames = useMailNames()
	const left = (order.payment.balance ?? 0) - amount
	const mails = order.mails.payment
	return (
		<div className={styles.outcome} aria-live="polite">
			<p>
				{left < 0
					? t('unmatched.tooMuch', { amount: format.money(-left) })
					: t('unmatched.left', { amount: format.money(left) })}
			</p>
			<p>
				{mails.length === 0 ? t('correct.noMail') : t('correct.mails', { who: mailNames(mails) })}
			</p>
		</div>
	)
}
