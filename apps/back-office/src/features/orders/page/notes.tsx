// Notes between sellers; neither the customer nor another shop's supplier sees them.

import type { OrderPage } from '@gabarit/contract'
import { Button, ErrorText, TextField } from '@gabarit/ui'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLengthText } from '../../../lib/form/use-length-text.ts'
import { SectionHead } from '../../../lib/frame/section-head.tsx'
import { useDayText } from '../../../lib/list/filter/use-day-words.ts'
import { useDraft } from '../../../lib/use-draft.ts'
import { useAddNote } from '../use-orders.ts'
import styles from './notes.module.css'
import { useSells } from './use-sells.ts'

const longestNote = 2000

export function Notes({ order }: { order: OrderPage }) {
	const { t } = useTranslation('back-office')
	const dayText = useDayText()
	if (!useSells(order)) return null
	return (
		<section className={styles.notes} aria-labelledby="order-notes">
			<SectionHead isPanel id="order-notes" title={t('note.title')} />
			<div className={styles.body}>
				<ul>
					{order.notes.map(({ at, who, text }) => (
						<li key={`${at}-${who}`}>
							<strong>{who}</strong>
							{`, ${dayText(at)}. `}
							<span>{text}</span>
						</li>
					))}
					{order.notes.length === 0 ? <li>{t('note.none')}</li> : null}
				</ul>
				<NoteForm reference={order.reference} />
			</div>
		</section>
	)
}

function NoteForm({ reference }: { reference: string }) {
	const { t } = useTranslation('back-office')
	const [text, setText] = useDraft(`note ${reference}`)
	const add = useAddNote(reference, (added) => {
		// What is typed while the call is under way stays.
		if (text.trim() === added) setText('')
	})
	const tooLong = useLengthText()(text.trim(), longestNote)
	function submit(event: FormEvent) {
		event.preventDefault()
		if (text.trim() === '' || tooLong !== undefined || add.isPending) return
		add.mutate(text.trim())
	}
	return (
		<form onSubmit={submit}>
			<TextField
				label={t('note.write')}
				labelHidden
				className={styles.write}
				multiline
				rows={text === '' ? 1 : 3}
				value={text}
				error={tooLong}
				placeholder={t('note.write')}
				onChange={(event) => setText(event.currentTarget.value)}
				onKeyDown={(event) => {
					if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event)
				}}
			/>
			{add.isError ? <ErrorText>{t('note.failed')}</ErrorText> : null}
			{text.trim() === '' ? null : (
				<Button kind="outline" size="small" type="submit" idle={add.isPending}>
					{t(add.isPending ? 'dialog.working' : 'note.add')}
				</Button>
			)}
		</form>
	)
}
