import type { AccountEntry, UserRow } from '@gabarit/contract'
import { Timeline, useCodeTexts, useFormats } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { Part } from '../record/record-page.tsx'
import { useUserHistory } from './use-users.ts'

/** What happened to the account, newest first. */
export function UserHistory({ row: { id } }: { row: UserRow }) {
	const { t } = useTranslation('people')
	const text = useCodeTexts('people')
	const format = useFormats()
	const { data: entries } = useUserHistory(id)
	if (!entries || entries.length === 0) return null
	const titleOf = ({ event, fields }: AccountEntry) => {
		const title = text(`event.${event}`)
		const names = fields.flatMap((field) => (known.includes(field) ? [text(`field.${field}`)] : []))
		return event === 'changed' && names.length > 0
			? t('history.fields', { title, fields: format.list(names) })
			: title
	}
	const detailOf = ({ at, by }: AccountEntry) => {
		const when = t('lastLogin.at', { date: format.date(at), time: format.time(at) })
		return by === null ? when : t('history.by', { when, who: by })
	}
	return (
		<Part title={t('history.title')}>
			<Timeline
				entries={entries.map((entry, index) => ({
					id: `${entry.at} ${index}`,
					title: titleOf(entry),
					detail: detailOf(entry),
				}))}
			/>
		</Part>
	)
}

const known = [
	'firstName',
	'lastName',
	'phoneNumber',
	'language',
	'role',
	'rating',
	'companyName',
	'vatNumber',
]
