import type { GeneratedDocument, MailboxMail } from '@gabarit/contract'
import { Link } from '@gabarit/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../client.ts'
import { useSession } from '../session.ts'
import styles from './attachments.module.css'

type Props = { mail: MailboxMail }

/** The documents of its order that the shop keeps; none for who does not read those. */
function useKept({ reference, tenant, attachments }: MailboxMail): GeneratedDocument[] {
	const reads = useSession()?.sections.some(({ name }) => name === 'documents') === true
	const { data } = useQuery({
		queryKey: ['papers', 'of', tenant, reference],
		queryFn: ({ signal }) =>
			client.backOffice.documents.generated({ reference: reference ?? '', limit: 100 }, { signal }),
		enabled: reads && reference !== null && attachments.length > 0,
	})
	return data?.rows.filter((row) => row.tenant === tenant) ?? []
}

/** What went with a mail; a document that is kept opens. */
export function Attachments({ mail }: Props) {
	const { t } = useTranslation('technical')
	const kept = useKept(mail)
	return (
		<ul className={styles.attachments}>
			{mail.attachments.map(({ fileName }) => {
				const found = sentOf(kept, fileName, mail.at)
				return (
					<li key={fileName}>
						{found === undefined ? (
							fileName
						) : (
							<Link
								tone="ink"
								href={`/api/back-office/documents/${found.id}`}
								target="_blank"
								rel="noopener"
							>
								{fileName}
								<span className="visually-hidden"> {t('mails.newTab')}</span>
							</Link>
						)}
					</li>
				)
			})}
		</ul>
	)
}

/** The newest version that there was when the mail left, else the first one. */
function sentOf(newestFirst: readonly GeneratedDocument[], fileName: string, at: string) {
	const named = newestFirst.filter((row) => row.fileName === fileName)
	return named.find(({ createdAt }) => createdAt <= at) ?? named.at(-1)
}
