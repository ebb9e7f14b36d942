import { type OrderAction, type OrderPage, orderWord } from '@gabarit/contract'
import { Button, Modal, StateChip } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { brusselsToday } from '../../../../lib/brussels-today.ts'
import { AskDialog } from '../../../../lib/form/ask-dialog.tsx'
import { longestMotive, wrongOnly } from '../../../../lib/form/form-rules.ts'
import { useForm } from '../../../../lib/form/use-form.ts'
import { Answers } from '../../../../lib/frame/answers.tsx'
import { useReturnKeyboard } from '../../../../lib/frame/keep-keyboard.ts'
import { useIsCustomer } from '../../../../lib/session.ts'
import { motiveProblem } from '../../asked-of.ts'
import { ChangedSince } from '../conflict/changed-since.tsx'
import type { ActDialogState, Acting } from '../use-acting.ts'
import styles from './act-dialogs.module.css'
import type { AskProps } from './ask-props.ts'
import { DayDialog } from './day-dialog.tsx'
import { MotiveField } from './motive-field.tsx'
import { PaymentDialog } from './payment-dialog.tsx'
import type { MotiveKind } from './ready-motives.tsx'

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

const motiveWords = {
	refuse: {
		title: 'refuseTitle',
		text: 'dialog.refuseText',
		confirm: 'refuseConfirm',
		example: 'dialog.motivePlaceholder',
	},
	refuseOffer: {
		title: 'refuseOfferTitle',
		text: 'dialog.refuseOfferText',
		confirm: 'refuseOfferConfirm',
		example: 'dialog.motivePlaceholder',
	},
	refuseOwn: {
		title: 'refuseOfferTitle',
		text: 'dialog.refuseOwnText',
		confirm: 'refuseOfferConfirm',
		example: 'dialog.refuseOwnPlaceholder',
	},
	undelivered: {
		title: 'undeliveredTitle',
		text: 'dialog.undeliveredText',
		confirm: 'undeliveredConfirm',
		example: 'dialog.undeliveredPlaceholder',
	},
} as const satisfies Record<MotiveKind, object>

function motiveOf({ kind }: OrderPage, action: OrderAction, isCustomer: boolean): MotiveKind {
	if (kind === 'offer') return isCustomer ? 'refuseOwn' : 'refuseOffer'
	return action === 'setUndelivered' ? 'undelivered' : 'refuse'
}

function MotiveDialog({ order, acting, action }: AskProps) {
	const { t } = useTranslation('back-office')
	const isCustomer = useIsCustomer()
	const form = useForm<'motive'>({
		name: `${action} ${order.reference}`,
		isNew: true,
		base: { motive: '' },
		longestOf: () => ({ motive: longestMotive }),
		problemsOf: (it) => wrongOnly({ motive: motiveProblem(action, it.motive) }),
	})
	const kind = motiveOf(order, action, isCustomer)
	const words = motiveWords[kind]
	const { mode } = order.delivery
	const missing = t(isCustomer ? 'dialog.motiveOwnMissing' : 'dialog.motiveMissing')
	const motive = form.values.motive.trim()
	return (
		<AskDialog
			acting={acting}
			confirm={t(orderWord('dialog', words.confirm, mode))}
			isDanger
			form={form}
			onSubmit={() => acting.submit(action, motive === '' ? {} : { motive }, form.reset)}
			title={t(orderWord('dialog', words.title, mode), { reference: order.reference })}
		>
			<p>{t(words.text)}</p>
			<MotiveField form={form} missing={missing} example={t(words.example)} kind={kind} />
		</AskDialog>
	)
}

function DateDialog({ order, acting, action }: AskProps) {
	const { t } = useTranslation('back-office')
	const { mode, plannedAt } = order.delivery
	const planned = plannedAt ?? ''
	return (
		<DayDialog
			acting={acting}
			name={`${action} ${order.reference}`}
			title={t(orderWord('dialog', 'dateTitle', mode), { reference: order.reference })}
			label={t(orderWord('dialog', 'date', mode))}
			confirm={t('dialog.dateConfirm')}
			day={planned < brusselsToday() ? null : planned}
			onSubmit={(deliveryDate, done) => acting.submit(action, { deliveryDate }, done)}
		/>
	)
}

/** Deleting cannot be undone, so the reference is typed first. */
function DeleteDialog({ order, acting, action }: AskProps) {
	const { t } = useTranslation('back-office')
	return (
		<AskDialog
			acting={acting}
			confirm={t('dialog.deleteConfirm')}
			isDanger
			typed={order.reference}
			onSubmit={() => acting.submit(action)}
			title={t('dialog.deleteTitle', { reference: order.reference })}
		>
			<p>{t('dialog.deleteText')}</p>
		</AskDialog>
	)
}

type ConflictProps = { dialog: Extract<ActDialogState, { kind: 'conflict' }>; acting: Acting }

/** Someone else changed the order first: shows what was seen and what is true now, and asks. */
function ConflictDialog({ dialog, acting }: ConflictProps) {
	const { t } = useTranslation('back-office')
	const { action, seen, now } = dialog
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
						<StateChip
							state={seen.state}
							label={t(orderWord('state', seen.state, seen.delivery.mode))}
						/>
					</dd>
					<dt>{t('dialog.conflictNow')}</dt>
					<dd>
						<StateChip state={now.state} label={t(orderWord('state', now.state, mode))} />
					</dd>
				</dl>
			)}
			<ChangedSince since={{ seen, now }} without="state" />
			{again ? null : (
				<p>{t('dialog.conflictImpossible', { action: t(orderWord('action', action, mode)) })}</p>
			)}
			<Answers>
				{again ? (
					<Button kind="quiet" idle={acting.busy !== null} onClick={() => acting.insist(dialog)}>
						{t('dialog.conflictAgain', { action: t(orderWord('action', action, mode)) })}
					</Button>
				) : null}
				<Button kind="primary" data-autofocus onClick={() => acting.show(now)}>
					{t('dialog.conflictReload')}
				</Button>
			</Answers>
		</Modal>
	)
}
