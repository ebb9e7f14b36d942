import type { ChosenExport } from '@gabarit/contract'
import { LinkButton, toast } from '@gabarit/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../lib/client.ts'
import { saveFile } from '../../../lib/save-file.ts'

/** The list's own columns and order. */
export type ChosenFile = Omit<ChosenExport, 'references' | 'format'>

const formats = ['csv', 'xlsx'] as const

/** The chosen rows as a file, as the list's own has all of them. */
export function ExportChosen({ file, references }: { file: ChosenFile; references: string[] }) {
	const { t } = useTranslation('back-office')
	const [busy, setBusy] = useState(false)
	const save = async (format: (typeof formats)[number]) => {
		setBusy(true)
		try {
			const { body } = await client.backOffice.exports.chosen({ ...file, format, references })
			saveFile(body.name, await body.arrayBuffer(), body.type)
		} catch {
			toast(t('bulk.notFound'), { icon: 'warning' })
		} finally {
			setBusy(false)
		}
	}
	return formats.map((format) => (
		<LinkButton
			key={format}
			size="small"
			touch
			tone="ink"
			disabled={busy}
			onClick={() => void save(format)}
		>
			{t(`bulk.exportAs.${format}`)}
		</LinkButton>
	))
}
