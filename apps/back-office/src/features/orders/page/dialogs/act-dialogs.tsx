import type { OrderAction, OrderPage } from '@gabarit/contract'
import { Button, Modal, StateChip, TextField } from '@gabarit/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { brusselsToday } from '../../../../lib/brussels-today.ts'
import { useDayHint } from '../../../../lib/form/use-day-hint.ts'
import { useReturnKeyboard } from '../../../../lib/frame/keep-keyboard.ts'
import { useIsCustomer } from '../../../../lib/session.ts'
import { actionKey, stateKey } from '../../fetched.ts'
import { ChangedSince } from '../conflict/changed-since.tsx'
import type { ActDialogState, Acting } from '../use-acting.ts'
import styles from './act-dialogs.module.css'
import { AskDialog, type AskProps } from './ask-dialog.tsx'
import { PaymentDialog } from './payment-dialog.tsx'

type Props = { order: OrderPage; acting: Acting }

export function ActDialogs({ order, acting }: Props) {
	const { dialog } = acting
	return dialog ? <ActDialog order={order} acting={acting} dialog={dialog} /> : null
}

function ActDialog({ order, acting, dialog }: Props & { dialog: ActDialogState }) {
	useReturnKeyboard()
	if (dialog.kind === 'conflict') return <ConflictDialog dialog={dialog} acting={acting} />
	const Asking = asking[dialog.kind]
	return <Asking order={order} acting={acting} action={dialog.action} />
}

const asking = {
	motive: MotiveDialog,
	deliveryDate: DateDialog,
	payment: PaymentDialog,
	delete: DeleteDialog,
}

const longestMotive = 1000

const motiveWords = {
	refuse: {
		title: 'dialog.refuseTitle',
		text: 'dialog.refuseText',
		confirm: 'dialog.refuseConfirm',
		example: 'dialog.motivePlaceholder',
	},
	refuseOffer: {
		title: 'dialog.refuseOfferTitle',
		text: 'dialog.refuseOfferText',
		confirm: 'dialog.refuseOfferConfirm',
		example: 'dialog.motivePlaceholder',
	},
	refuseOwn: {
		title: 'dialog.refuseOfferTitle',
		text: 'dialog.refuseOwnText',
		confirm: 'dialog.refuseOfferConfirm',
		example: 'dialog.refuseOwnPlaceholder',
	},
	undelivered: {
		title: 'dialog.undeliveredTitle',
		text: 'dialog.undeliveredText',
		confirm: 'dialog.undeliveredConfirm',
		example: 'dialog.undeliveredPlaceholder',
	},
} as const

function motiveOf(
	{ kind }: OrderPage,
	action: OrderAction,
	isCustomer: boolean,
): keyof typeof motiveWords {
	if (kind === 'offer') return isCustomer ? 'refuseOwn' : 'refuseOffer'
	return action === 'setUndelivered' ? 'undelivered' : 'refuse'
}

function MotiveDialog({ order, acting, action }: AskProps) {
	const { t } = useTranslation('back-office')
	const [motive, setMotive] = useState('')
	const [touched, setTouched] = useState(false)
	const isCustomer = useIsCustomer()
	const length = motive.trim().length
	const wrong =
		length === 0
			? t(isCustomer ? 'dialog.motiveOwnMissing' : 'dialog.motiveMissing')
			: length > longestMotive
				? t('dialog.motiveLong', { length, max: longestMotive })
				: null
	const words = motiveWords[motiveOf(order, action, isCustomer)]
	function submit() {
		setTouched(true)
		if (!wrong) acting.submit(action, { motive: motive.trim() })
	}
	return (
		<AskDialog
			acting={acting}
			confirm={t(words.confirm)}
			onSubmit={submit}
			title={t(words.title, { reference: order.reference })}
		>
			<p>{t(words.text)}</p>
			<TextField
				label={t('dialog.motive')}
				className={styles.field}
				multiline
				rows={4}
				required
				data-autofocus
				value={motive}
				placeholder={t(words.example)}
				error={(touched && wrong) || undefined}
				onChange={(event) => setMotive(event.currentTarget.value)}
				onBlur={() => setTouched(motive !== '')}
			/>
		</AskDialog>
	)
}

function DateDialog({ order, acting, action }: AskProps) {
	const { t } = useTranslation('back-office')
	const dayHint = useDayHint()
	const today = brusselsToday()
	const planned = order.delivery.plannedAt ?? ''
	const [date, setDate] = useState(planned < today ? '' : planned)
	const [touched, setTouched] = useState(false)
	const wrong =
		date === '' ? t('dialog.dateMissing') : date < today ? t('dialog.datePast') : undefined
	function submit() {
		setTouched(true)
		if (!wrong) acting.submit(action, { deliveryDate: date })
	}
	return (
		<AskDialog
			acting={acting}
			confirm={t('dialog.dateConfirm')}
			onSubmit={submit}
			title={t('dialog.dateTitle', { reference: order.reference })}
		>
			<TextField
				label={t('dialog.date')}
				className={styles.short}
				type="date"
				required
				data-autofocus
				value={date}
				min={today}
				error={(touched && wrong) || undefined}
				hint={dayHint(date)}
				onChange={(event) => setDate(event.currentTarget.value)}
			/>
		</AskDialog>
	)
}

/** Deleting cannot be undone, so the reference is typed first. */
function DeleteDialog({ order, acting, action }: AskProps) {
	const { t } = useTranslation('back-office')
	const [typed, setTyped] = useState('')
	const [touched, setTouched] = useState(false)
	const right = typed.trim() === order.reference
	function submit() {
		setTouched(true)
		if (right) acting.submit(action)
	}
	return (
		<AskDialog
			acting={acting}
			confirm={t('dialog.deleteConfirm')}
			onSubmit={submit}
			title={t('dialog.deleteTitle', { reference: order.reference })}
		>
			<p>{t('dialog.deleteText')}</p>
			<TextField
				label={t('dialog.deleteType', { reference: order.reference })}
				className={styles.short}
				required
				autoComplete="off"
				data-autofocus
				value={typed}
				error={touched && !right ? t('dialog.deleteWrong') : undefined}
				onChange={(event) => setTyped(event.currentTarget.value)}
			/>
		</AskDialog>
	)
}

type ConflictProps = { dialog: Extract<ActDialogState, { kind: 'conflict' }>; acting: Acting }

/** Someone else changed the order first: shows what was seen and what is true now, and asks. */
function ConflictDialog({ dialog, acting }: ConflictProps) {
	const { t } = useTranslation('back-office')
	const { action, asked, seen, now } = dialog
	const again = now.actions.some((one) => one.action === action && one.allowed)
	const { mode } = now.delivery
	return (
		<Modal
			opened={!acting.isHeld}
			onClose={() => acting.show(now)}
			title={t('dialog.conflictTitle')}
		>
			{seen.state === now.state ? null : (
				<dl className={styles.conflict}>
					<dt>{t('dialog.conflictSeen')}</dt>
					<dd>
						<StateChip state={seen.state} label={t(stateKey(seen.state, seen.delivery.mode))} />
					</dd>
					<dt>{t('dialog.conflictNow')}</dt>
					<dd>
						<StateChip state={now.state} label={t(stateKey(now.state, mode))} />
					</dd>
				</dl>
			)}
			<ChangedSince since={{ seen, now }} without="state" />
			{again ? null : (
				<p>{t('dialog.conflictImpossible', { action: t(actionKey(action, mode)) })}</p>
			)}
			<div className={styles.answers}>
				{again ? (
					<Button
						kind="quiet"
						idle={acting.busy !== null}
						onClick={() => acting.insist(action, asked, now)}
					>
						{t('dialog.conflictAgain', { action: t(actionKey(action, mode)) })}
					</Button>
				) : null}
				<Button kind="primary" data-autofocus onClick={() => acting.show(now)}>
					{t('dialog.conflictReload')}
				</Button>
			</div>
		</Modal>
	)
}
