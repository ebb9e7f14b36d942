// Everything that is kept of a person: a copy of it, and its erasure.
import { Button, ErrorText } from '@gabarit/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../lib/client.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { useSession } from '../../../lib/session.ts'
import { Actions } from '../record/actions.tsx'
import { Part } from '../record/record-page.tsx'
import { useAct } from '../record/use-act.ts'
import { EraseDialog } from './erase-dialog.tsx'

export type Person = { email: string; resellerReference: string; name: string }

/** For who administers all shops. */
export function PersonData({ person }: { person: Person }) {
	const { t } = useTranslation('people')
	const isAdmin = useSession()?.account.isAdmin === true
	const acting = useAct()
	const [asked, setAsked] = useState(false)
	const { email, resellerReference, name } = person
	if (!isAdmin) return null
	const download = () =>
		acting.act({
			ask: async () => {
				const data = await client.backOffice.people.export({ email, resellerReference })
				const text = new TextEncoder().encode(JSON.stringify(data, null, 2))
				saveFile(`${email}.json`, text.buffer, 'application/json')
			},
			done: t('data.exported', { name }),
		})
	return (
		<Part title={t('data.title')}>
			<p>{t('data.hint')}</p>
			<Actions>
				<Button size="small" idle={acting.busy} onClick={download}>
					{t('data.export')}
				</Button>
				<Button size="small" kind="danger" onClick={() => setAsked(true)}>
					{t('data.erase')}
				</Button>
				{acting.problem === null ? null : <ErrorText>{acting.problem}</ErrorText>}
			</Actions>
			{asked ? <EraseDialog person={person} onClose={() => setAsked(false)} /> : null}
		</Part>
	)
}
