// Asks once for all chosen orders what the action needs, and says what will happen.
import type { OrderAction, OrderRow } from '@gabarit/contract'
import { Button, Modal, TextField, useFormats } from '@gabarit/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { brusselsToday } from '../../../lib/brussels-today.ts'
import { useDayHint } from '../../../lib/form/use-day-hint.ts'
import styles from './bulk-dialog.module.css'

export type BulkAsked = { motive?: string; deliveryDate?: string }

type Props = {
	action: OrderAction
	needs: OrderRow['allowed'][number]['needs']
	/** Chosen orders, and those of them for which the action is open. */
	count: number
	open: number
	onSubmit: (asked: BulkAsked) => void
	onClose: () => void
}

export function BulkDialog({ action, needs, count, open, onSubmit, onClose }: Props) {
	const { t } = useTranslation('back-office')
	const format = useFormats()
	const dayHint = useDayHint()
	const [typed, setTyped] = useState('')
	const [touched, setTouched] = useState(false)
	const problem = useProblem(needs, typed.trim())
	const submit = () => {
		setTouched(true)
		if (problem !== null) return
		onSubmit(needs === null ? {} : { [needs]: typed.trim() })
	}
	const error = (touched && problem) || undefined
	return (
		<Modal opened onClose={onClose} title={t(`action.${action}`)} size="small">
			<form
				noValidate
				className={styles.form}
				onSubmit={(event) => {
					event.preventDefault()
					submit()
				}}
			>
				<p>
					{t('bulk.confirmText')}
					{open < count ? ` ${t('bulk.confirmOthers', { count: count - open })}` : ''}
				</p>
				{needs === 'motive' ? (
					<TextField
						label={t('dialog.motive')}
						multiline
						rows={3}
						required
						data-autofocus
						maxLength={1000}
						value={typed}
						error={error}
						onChange={(event) => setTyped(event.currentTarget.value)}
					/>
				) : null}
				{needs === 'deliveryDate' ? (
					<TextField
						label={t('dialog.date')}
						type="date"
						required
						data-autofocus
						min={brusselsToday()}
						value={typed}
						error={error}
						hint={dayHint(typed)}
						onChange={(event) => setTyped(event.currentTarget.value)}
					/>
				) : null}
				<div className={styles.answers}>
					<Button kind="quiet" onClick={onClose}>
						{t('dialog.cancel')}
					</Button>
					<Button kind="primary" type="submit">
						{t('bulk.confirm', { count: open, number: format.number(open) })}
					</Button>
				</div>
			</form>
		</Modal>
	)
}

function useProblem(needs: Props['needs'], typed: string): string | null {
	const { t } = useTranslation('back-office')
	if (needs === 'motive' && typed === '') return t('dialog.motiveMissing')
	if (needs !== 'deliveryDate') return null
	if (typed === '') return t('dialog.dateMissing')
	return typed < brusselsToday() ? t('dialog.datePast') : null
}
